"""Training in small, on a processor: a net learns, goes on where it stopped, and becomes a file that plays the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletowers
from tabletowers.nets import net_file

pytest.importorskip("torch", reason="training needs PyTorch")


def test_a_small_net_learns_goes_on_and_becomes_a_file(tmp_path: Path) -> None:
    from tabletowers.train import training_run
    from tabletowers.train.recipe import SMALL

    game = tabletowers.game("clocktowers")
    told: list[str] = []
    first = training_run.run(game, tmp_path, SMALL, minutes=10, lessons=2, threads=2, say=told.append)
    assert first.progress.lessons == 2
    assert first.progress.decisions == 2 * SMALL.games * SMALL.horizon
    second = training_run.run(game, tmp_path, SMALL, minutes=10, lessons=1, threads=2, say=told.append)
    assert second.progress.lessons == 3
    assert any(line.startswith("going on after") for line in told)
    assert (tmp_path / "clocktowers.log").read_text("utf-8").splitlines() == told
    file = training_run.ship(game, tmp_path, told.append)
    assert net_file.read(file, game).facts["trained"]["lessons"] == 3
    # In how many decisions the file likes the same move best as the net.
    assert float(told[-1].partition("trained net in ")[2].partition("%")[0]) > 95
