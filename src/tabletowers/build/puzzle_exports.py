"""The puzzles' kernels, which Old Town's module offers besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletowers.contract import Game
from tabletowers.puzzles.kernels import cases, chains, exact, proof, rows

if TYPE_CHECKING:
    from tabletowers.build.exports import Export

_SHEET = "i8[:] i8[:] i8"
#: The kernels by their module, with their arguments and the kind of their result.
_OFFERED = {
    exact: {
        "find_towns": (f"{_SHEET} i8 i8[:] i8 i8 i1[:,:] i8[:]", ""),
        "own_sets": (f"{_SHEET} i1[:] i8[:]", "i8"),
    },
    proof: {
        "advance": (f"{_SHEET} i8[:] i8 i8[:,:]", "i8"),
        "reaches": (f"{_SHEET} i8[:] i8[:] i8 i8", "b1"),
    },
    chains: {
        "refute": (f"{_SHEET} i8[:] i8[:,:]", "i8"),
        "shortest_chain": (f"{_SHEET} i8[:] i8[:] b1 i8[:] i8[:] i8[:,:]", "i8"),
    },
    cases: {"simplest_cases": (f"{_SHEET} i8[:] i8[:] i8[:]", "i8")},
    rows: {"clear": ("i8[:]", ""), "take": ("i8[:] i8[:] i8[:]", "")},
}


def exports(game: Game) -> list[Export]:
    """What a game's module offers for puzzles: nothing, unless they are its own."""
    from tabletowers.build.exports import Export

    if game.name != "oldtown":
        return []
    return [
        Export(name, getattr(module, name), module, tuple(arguments.split()), result)
        for module, offered in _OFFERED.items()
        for name, (arguments, result) in offered.items()
    ]
