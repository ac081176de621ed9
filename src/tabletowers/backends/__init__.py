"""The backends that run a game's rules: Numba if it is installed, else a compiled library, else plain Python.

Nothing here is specific to one game: a game is described by `spec.KernelSpec`. Import `native`, and everything else
that needs NumPy, from the individual modules.
"""

from __future__ import annotations

import importlib.util
import os
from typing import TYPE_CHECKING

from tabletowers.backends.ctypes_runtime import Library, library
from tabletowers.backends.module import FOLDER, this_machine

if TYPE_CHECKING:
    from tabletowers.backends.numba_runtime import Native
    from tabletowers.backends.spec import KernelSpec


def installed(package: str) -> bool:
    """Whether a package can be imported."""
    try:
        return importlib.util.find_spec(package) is not None
    except ImportError:
        return False


def chosen_library(spec: KernelSpec) -> Library | None:
    """The compiled library to use for a game, or None if Numba or plain Python runs the game's rules.

    A library is used where Numba is not installed, unless `TABLETOWERS_COMPILE=0` requests plain Python.
    """
    if installed("numba") or os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return None
    compiled = library(spec)
    if compiled is None and not installed("numpy"):
        raise ValueError(
            f"the rules of {spec.name} need NumPy, or a library for {this_machine()} in the folder that {FOLDER} names "
            "(tabletowers build kernels)"
        )
    return compiled


def kernels(spec: KernelSpec) -> Library | Native:
    """The kernels (compiled functions) of a game, from a compiled library or from the game's own package."""
    compiled = chosen_library(spec)
    if compiled is not None:
        return compiled
    from tabletowers.backends.numba_runtime import native

    return native(spec)
