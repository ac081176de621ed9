"""The backends that run a game's rules: a matching compiled library, else Numba, else plain Python.

Nothing here is specific to one game: a game is described by `spec.KernelSpec`. Import `native`, and everything else
that needs NumPy, from the individual modules.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from functools import cache
from typing import TYPE_CHECKING

from tabletowers.backends.ctypes_runtime import Library, library
from tabletowers.backends.module import FOLDER, SHIPPED, find
from tabletowers.backends.processor import missing_features
from tabletowers.platforms import install, this_machine

if TYPE_CHECKING:
    from tabletowers.backends.numba_runtime import Native
    from tabletowers.backends.spec import KernelSpec


def installed(package: str) -> bool:
    """Return whether a package can be imported."""
    try:
        return importlib.util.find_spec(package) is not None
    except ImportError:
        return False


def chosen_library(spec: KernelSpec) -> Library | None:
    """Return the compiled library to use for a game, or None if Numba or plain Python runs the game's rules.

    A library in the folder named by `TABLETOWERS_KERNELS` is preferred, then the library that came with the package, if
    it was built from the current sources. `TABLETOWERS_COMPILE=0` requests plain Python. Raises a ValueError that says
    what to do if no backend can run the game.
    """
    if os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return None
    return library(spec) or _shipped(spec)


@cache
def _shipped(spec: KernelSpec) -> Library | None:
    """Return the package's own compiled library for a game, or None if Numba or plain Python has to be used.

    Raises ValueError if there is no usable library and neither Numba nor NumPy is installed.
    """
    try:
        found = _fitting(spec)
        trouble = f"no compiled rules of {spec.title} came with this package" if found is None else ""
    except ValueError as refusal:
        found, trouble = None, f"the compiled rules of {spec.title} can't be used ({refusal})"
    if found is not None or installed("numba"):
        return found
    if not installed("numpy"):
        raise ValueError(
            f"{trouble}, and there is neither Numba nor NumPy: {install('study')}, or name a folder with a library for "
            f"{this_machine()} by {FOLDER} (tabletowers build kernels)"
        )
    print(
        f"tabletowers: {trouble}, so they run in plain Python, a thousand times slower; {install('study')} compiles "
        "them",
        file=sys.stderr,
    )
    return None


def _fitting(spec: KernelSpec) -> Library | None:
    """Return the package's own compiled library for a game, or None if there is none.

    Raises ValueError if the library is unusable.
    """
    module = find(spec, folder=SHIPPED)
    if module is None:
        return None
    if lacking := missing_features(this_machine()):
        raise ValueError(f"this processor lacks {', '.join(lacking)}")
    return Library(spec, module)


def kernels(spec: KernelSpec) -> Library | Native:
    """Return the kernels (compiled functions) of a game, from a compiled library or from the game's own package."""
    compiled = chosen_library(spec)
    if compiled is not None:
        return compiled
    from tabletowers.backends.numba_runtime import native

    return native(spec)
