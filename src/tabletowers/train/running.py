"""A training run with its files: weights to go on from, a log, and a page of plots."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from tabletowers.contract import Game
from tabletowers.train.learning import Learner
from tabletowers.train.recipe import Recipe


def run(
    game: Game,
    folder: Path,
    recipe: Recipe,
    *,
    minutes: float,
    total: float | None = None,
    lessons: int = 0,
    seed: int = 1,
    threads: int | None = None,
    start: Path | None = None,
    say: Callable[[str], None] = print,
) -> Learner:
    """Train a net of a game for so many minutes of `total` in all, going on where the folder's last run ended.

    The folder gets GAME.weights.pt and GAME.rest.pt, to go on from (or `start`, a folder with both), and GAME.log.
    """
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(game, recipe, seed, threads)
    begin = next((place for place in (folder, start) if place is not None and _weights(place, game).exists()), None)
    if begin is not None:
        learner.go_on_from(_load(_weights(begin, game)), _load(_rest(begin, game)))
    with (folder / f"{game.name}.log").open("a", encoding="utf-8") as log:

        def both(line: str) -> None:
            say(line)
            log.write(line + "\n")
            log.flush()

        both(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {recipe}")
        if begin is not None:
            both(f"going on after {learner.progress.minutes:.1f} minutes")
        planned = total or learner.progress.minutes + minutes
        learner.run(minutes, planned, both, lambda: keep(learner, folder), lessons)
    return learner


def keep(learner: Learner, folder: Path) -> None:
    """Write the files to go on from, each whole or not at all."""
    for place, content in zip((_weights, _rest), learner.state(), strict=True):
        file = place(folder, learner.game)
        torch.save(content, file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)


def _weights(folder: Path, game: Game) -> Path:
    return folder / f"{game.name}.weights.pt"


def _rest(folder: Path, game: Game) -> Path:
    return folder / f"{game.name}.rest.pt"


def _load(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=True)
    return content
