"""Loads the kernels of `batch_step` for a game, in the backend that this machine uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from tabletowers.backends import chosen_library
from tabletowers.backends.ctypes_runtime import Table
from tabletowers.contract import Game

STEPPING = "tabletowers.lab.batch_step"


def stepping(game: Game) -> Callable[..., Callable[..., Any]]:
    """Return a function that looks up one of the game's kernels by name and binds its first, constant arguments."""
    library = chosen_library(game.kernel_spec)
    if library is not None:
        return lambda name, *arguments: library.begun(name, *memory_of(arguments))
    from tabletowers.backends.numba_runtime import native
    from tabletowers.kernel.compiling import announce

    module = native(game.kernel_spec).specialised(STEPPING)
    announce(module, f"batches of {game.name}")
    return lambda name, *arguments: partial(getattr(module, name), *arguments)


def memory_of(arguments: Iterable[Any]) -> Iterator[Any]:
    """Yield arrays, and those in records of arrays one by one, in the form that a compiled library expects."""
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from memory_of(argument)
        else:
            yield Table(argument, argument.shape[1]) if argument.ndim == 2 else argument
