"""Compilation of all puzzle kernels, by running each once."""

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
