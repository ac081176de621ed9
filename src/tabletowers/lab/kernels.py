"""The kernels of `stepping` for a game, in whichever make there is: Numba's, a compiled library's, or plain Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tabletowers.contract import Game
from tabletowers.kernel.choosing import chosen_library
from tabletowers.kernel.library import Table

STEPPING = "tabletowers.lab.stepping"


def stepping(game: Game) -> Callable[..., Callable[..., Any]]:
    """Gives a kernel of a game by its name, together with its first arguments, which stay the same."""
    library = chosen_library(game)
    if library is not None:
        return lambda name, *given: library.begun(name, *map(_memory, given))
    from tabletowers.kernel.compiling import announce
    from tabletowers.kernel.native import native

    module = native(game).specialised(STEPPING)
    announce(module, f"batches of {game.name}")
    return lambda name, *given: partial(getattr(module, name), *given)


def _memory(array: np.ndarray[Any, Any]) -> Any:
    """An array as a library takes it."""
    return Table(array, array.shape[1]) if array.ndim == 2 else array
