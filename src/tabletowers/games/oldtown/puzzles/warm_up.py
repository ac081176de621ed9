"""Compiles all puzzle kernels in advance, by running each of them once."""

from __future__ import annotations

from tabletowers.games.oldtown.puzzles.explain import explain
from tabletowers.games.oldtown.puzzles.generator import generate
from tabletowers.games.oldtown.puzzles.hints import hint
from tabletowers.games.oldtown.puzzles.model import official


def warm() -> None:
    """Compile the puzzle kernels by solving and proving a puzzle, finding a hint, and generating a puzzle."""
    explain(official(7))
    hint(official(7))
    generate("expert", 1)
