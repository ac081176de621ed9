"""Loads the kernels of `batch_step` for a game, in the backend that this machine uses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tabletowers.backends import chosen_library
from tabletowers.backends.ctypes_runtime import Table
from tabletowers.contract import Game

STEPPING = "tabletowers.lab.batch_step"


def stepping(game: Game) -> Callable[..., Callable[..., Any]]:
    """Return a function that looks up one of the game's kernels by name and binds its first, constant arguments."""
    library = chosen_library(game.kernel_spec)
    if library is not None:
        return lambda name, *arguments: library.begun(name, *map(_memory, arguments))
    from tabletowers.backends.numba_runtime import native
    from tabletowers.kernel.compiling import announce

    module = native(game.kernel_spec).specialised(STEPPING)
    announce(module, f"batches of {game.name}")
    return lambda name, *arguments: partial(getattr(module, name), *arguments)


def _memory(array: np.ndarray[Any, Any]) -> Any:
    """Convert an array to the form that a compiled library expects."""
    return Table(array, array.shape[1]) if array.ndim == 2 else array
