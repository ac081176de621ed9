"""Trains a net and writes its files: a checkpoint, a log, and a page of plots."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from tabletowers.contract import Game
from tabletowers.train import quantization, training_report
from tabletowers.train.ppo import Trainer
from tabletowers.train.recipe import Recipe

#: The number of decisions in which an exported file is compared with the trained net.
_COMPARED = 500


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
) -> Trainer:
    """Train a game's net for `minutes` minutes as part of a run of `total` minutes.

    Resumes the last run in the folder. If the folder has no checkpoint yet, training starts from the checkpoint in the
    folder `start`, if one is passed. The checkpoint (GAME.weights.pt and GAME.rest.pt), GAME.log and GAME.html are
    written to the folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    learner = Trainer(game, recipe, seed, threads)
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


def keep(learner: Trainer, folder: Path) -> None:
    """Write the checkpoint and the page of plots. Each file is written completely or not at all."""
    for place, content in zip((_weights, _rest), learner.state(), strict=True):
        file = place(folder, learner.game)
        torch.save(content, file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)
    page = training_report.html(learner.game, learner.recipe, learner.progress)
    (folder / f"{learner.game.name}.html").write_text(page, "utf-8")


def ship(game: Game, folder: Path, say: Callable[[str], None] = print) -> Path:
    """Export the checkpoint in a folder to the file that bots use. Returns the path of that file."""
    weights = _load(_weights(folder, game))
    net = quantization.net_from(game, weights, _load(_rest(folder, game)))
    progress = weights["progress"]
    facts = {name: progress[name] for name in ("minutes", "decisions", "games", "lessons", "seed")}
    seen = quantization.samples(game, net)
    file = quantization.ship(game, net, seen, {"recipe": weights["recipe"], "trained": facts}, folder)
    some = quantization.Samples(*(part[:: max(1, len(part) // _COMPARED)].contiguous() for part in seen))
    same, apart = quantization.agreement(game, net, some, file)
    say(
        f"{file}: {file.stat().st_size} bytes; prefers the same move as the trained net in {100 * same:.1f}% of "
        f"{len(some.counts)} decisions; mean difference of expected results: {apart:.3f}"
    )
    return file


def _weights(folder: Path, game: Game) -> Path:
    return folder / f"{game.name}.weights.pt"


def _rest(folder: Path, game: Game) -> Path:
    return folder / f"{game.name}.rest.pt"


def _load(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=True)
    return content
