"""A game drawn with letters, as the environments show it."""

from __future__ import annotations

from importlib import import_module

from tabletowers.contract import State
from tabletowers.text import catalogue


def drawn(state: State, seat: int | None) -> str:
    """What a seat (None: a spectator) sees, in English and without colour."""
    terminal = import_module(f"tabletowers.games.{state.game.name}.terminal")
    names = [f"player_{other}" for other in range(state.players)]
    return "".join(f"{line.plain}\n" for line in terminal.draw(state.view(seat), catalogue("en"), names))
