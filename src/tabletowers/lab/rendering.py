"""A game drawn with letters, as the environments show it."""

from __future__ import annotations

from importlib import import_module
from io import StringIO

from rich.console import Console

from tabletowers.contract import State
from tabletowers.text import catalogue

_WIDTH = 100


def drawn(state: State, seat: int | None) -> str:
    """What a seat (None: a spectator) sees, in English and without colour."""
    terminal = import_module(f"tabletowers.games.{state.game.name}.terminal")
    page = Console(file=StringIO(), width=_WIDTH, color_system=None, highlight=False)
    names = [f"player_{other}" for other in range(state.players)]
    for line in terminal.draw(state.view(seat), catalogue("en"), names):
        page.print(line)
    text = page.file.getvalue()  # type: ignore[attr-defined]
    return str(text)
