"""A game goes as it went when its golden playthroughs were reviewed (`tabletowers check NAME --write-goldens`)."""

from __future__ import annotations

import pytest

from tabletowers.testing.cases import SETTINGS, Case, golden_cases, names
from tabletowers.testing.playthrough import playthrough


def test_the_playthrough_is_the_reviewed_one(golden: Case) -> None:
    if not (SETTINGS.goldens.is_dir() or SETTINGS.write_goldens):
        pytest.skip(f"there are no golden playthroughs in {SETTINGS.goldens}; --write-goldens writes them")
    file = SETTINGS.goldens / f"{golden}.txt"
    if SETTINGS.write_goldens:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(playthrough(golden), "utf-8")
    assert playthrough(golden) == file.read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    # Other games may have theirs in the same folder.
    patterns = [f"{name}-*.txt" for name in names()] if SETTINGS.games else ["*.txt"]
    there = {file.name for pattern in patterns for file in SETTINGS.goldens.glob(pattern)}
    left = there - {f"{case}.txt" for case in golden_cases()}
    if SETTINGS.write_goldens:
        for name in left:
            (SETTINGS.goldens / name).unlink()
    else:
        assert left == set()
