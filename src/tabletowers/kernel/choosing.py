"""Which make of a game's kernels is used: Numba's where it is there, else a compiled library, else plain Python."""

from __future__ import annotations

import importlib.util
import os
from typing import TYPE_CHECKING

from tabletowers.kernel.library import Library, library
from tabletowers.kernel.module import FOLDER, this_machine

if TYPE_CHECKING:
    from tabletowers.contract import Game
    from tabletowers.contract.kernels import Kernels


def installed(package: str) -> bool:
    """Whether a package can be imported."""
    try:
        return importlib.util.find_spec(package) is not None
    except ImportError:
        return False


def chosen_library(game: Game) -> Library | None:
    """The compiled library of a game, if that is what is used: where there is no Numba, but such a library.

    Whoever sets `TABLETOWERS_COMPILE=0` wants plain Python.
    """
    if installed("numba") or os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return None
    found = library(game)
    if found is None and not installed("numpy"):
        raise ValueError(
            f"the rules of {game.name} need NumPy, or a library for {this_machine()} in the folder that {FOLDER} names "
            "(tabletowers build kernels)"
        )
    return found


def kernels(game: Game) -> Kernels:
    """The kernels of a game."""
    found = chosen_library(game)
    if found is not None:
        return found
    from tabletowers.kernel.native import native

    return native(game)
