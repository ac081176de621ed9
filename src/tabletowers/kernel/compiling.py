"""The decorator `@kernel`, which compiles a function with Numba unless Numba is missing or switched off.

Set `TABLETOWERS_COMPILE=0` to run every rule uncompiled, for a debugger. Compiled code is cached on disk, in folders
named by a hash of the sources (`sources`), so that an edited rule always takes effect.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tabletowers.kernel.cache_folder import cache_root
from tabletowers.kernel.sources import fingerprint

F = TypeVar("F", bound=Callable[..., Any])


def _compiler() -> Any:
    """Return the module `numba`, or None if Numba is not installed or is switched off."""
    if os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return None
    try:
        import numba
    except ImportError:
        return None
    return numba


_numba = _compiler()

#: Whether kernels run as machine code in this process.
COMPILED: bool = _numba is not None


def _cache_folder(module: Any) -> Path:
    """Return the folder of a module's compiled kernels.

    For generic code, which is compiled for each game, the folder also depends on the game's sources.
    """
    own = getattr(module, "__generic__", module.__name__), Path(str(module.__file__))
    compiler = str(getattr(_numba, "__version__", "none"))
    folder = cache_root() / fingerprint(compiler, own, *getattr(module, "__specialised_from__", ()))
    with suppress(OSError):  # a cache that can only be read
        folder.mkdir(exist_ok=True)
        os.utime(folder)
    return folder / str(module.__name__)


def kernel(function: F) -> F:
    """Compile a function with Numba, if available, and cache its machine code on disk.

    Only module-level functions that call other kernels by their global names are cached. The compiled function does not
    check its arguments: an index out of range goes undetected.
    """
    if _numba is None:
        return function
    from tabletowers.kernel import numba_backend

    folder = str(_cache_folder(sys.modules[function.__module__]))
    compiled: F = numba_backend.compiled(function, folder)
    return compiled


def unit(compiled: Any) -> Any:
    """Return a form of a kernel that is compiled only once: generic code calls it by a symbol instead of inlining it.

    Anything that is not a compiled kernel is returned unchanged.
    """
    if not hasattr(compiled, "py_func"):
        return compiled
    from tabletowers.kernel import numba_backend

    return numba_backend.unit(compiled)


def _widen(value: Any) -> int:
    return np.int64(value)  # type: ignore[return-value]


#: Converts a record's field to an integer to calculate with: int64 in compiled code, else Python's `int`. NumPy's small
#: integer types would wrap around.
num: Callable[[Any], int] = kernel(_widen) if COMPILED else int


def announce(module: Any, what: str) -> None:
    """Report on standard error that a module's kernels are about to be compiled, unless some are cached.

    `what` is the name by which the message refers to them.
    """
    if _numba is None:
        return
    if not any(_cache_folder(module).rglob("*.nbi")):
        print(f"tabletowers: compiling {what}, once on this machine …", file=sys.stderr, flush=True)


def on_disk(module: Any, function: str) -> bool:
    """Return whether the compiled code of a module's kernel is already in this machine's cache."""
    return any(_cache_folder(module).rglob(f"*.{function}-*.nbi"))
