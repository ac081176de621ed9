"""Runs every kernel of the puzzles once, so that all of them are compiled."""

from __future__ import annotations

from tabletowers.games.oldtown.puzzles.explain import explain
from tabletowers.games.oldtown.puzzles.generator import generate
from tabletowers.games.oldtown.puzzles.hints import hint
from tabletowers.games.oldtown.puzzles.model import official


def warm() -> None:
    """Solve and prove a puzzle, find a hint, and generate a puzzle, to compile the kernels."""
    explain(official(7))
    hint(official(7))
    generate("expert", 1)
