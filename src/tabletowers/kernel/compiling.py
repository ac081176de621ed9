"""`@kernel`: Numba's compiler where it is installed and wanted, the plain Python function elsewhere.

Set `TABLETOWERS_COMPILE=0` to run every rule uncompiled, for a debugger. Compiled code is kept on disk. Numba does
not notice when a function *called* by a compiled one changes in another file, so a kernel's cache folder is named by
a hash of its source and of every module of ours that it imports, directly or not.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = __name__.split(".")[0]


def _compiler() -> Any:
    """Numba, or None when it is absent or switched off."""
    if os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return None
    try:
        import numba
    except ImportError:
        return None
    return numba


_numba = _compiler()

#: Whether kernels are machine code in this process.
COMPILED: bool = _numba is not None


@cache
def cache_root() -> Path:
    """Where compiled kernels are kept; `TABLETOWERS_CACHE` names another folder.

    Where nothing can be written there, it is a temporary folder: slower at the next start, but it works.
    """
    root = Path(os.environ.get("TABLETOWERS_CACHE") or platformdirs.user_cache_dir(PACKAGE)) / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix=f"{PACKAGE}-"))


def forget_old_kernels(days: int = 30) -> None:
    """Remove compiled code of sources that have not been loaded for so long."""
    for folder in cache_root().iterdir():
        if folder.stat().st_mtime < time.time() - days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def _file_of(module: str) -> Path | None:
    """The source file of one of our modules, None if there is no such module."""
    loaded = sys.modules.get(module)
    if loaded is not None and getattr(loaded, "__file__", None):
        return Path(str(loaded.__file__))
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None else None


@cache
def _imports(path: Path) -> frozenset[Path]:
    """Our own files that a source file imports (absolute imports, as everywhere in this project)."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            if name.split(".")[0] == PACKAGE and (file := _file_of(name)) is not None:
                found.add(file)
    return frozenset(found)


def _closure(path: Path) -> set[Path]:
    """A source file, everything of ours that it needs, and the data files beside these."""
    seen: set[Path] = set()
    waiting = [path]
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += _imports(file)
    return seen | {data for file in seen for data in file.parent.glob("*.json")}


@cache
def fingerprint(*paths: Path) -> str:
    """A short hash of these sources, all they import, and the versions that decide what is compiled."""
    files = set().union(*(_closure(path) for path in paths))
    digest = hashlib.sha256()
    versions = (sys.version, np.__version__, getattr(_numba, "__version__", "none"))
    digest.update(repr(versions).encode())
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _cache_folder(module: Any) -> Path:
    """Where the compiled kernels of a module are kept. Specialised modules depend on their game's sources too."""
    sources = [Path(str(module.__file__)), *getattr(module, "__specialised_from__", ())]
    folder = cache_root() / fingerprint(*sources)
    folder.mkdir(exist_ok=True)
    os.utime(folder)
    return folder / str(module.__name__)


def _without_literals(dispatcher: Any) -> Any:
    """Compile a kernel once for all whole numbers, not anew for each constant that another kernel passes to it."""
    template, plain = dispatcher.get_call_template, _numba.types.unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(plain, args)), {name: plain(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def kernel(function: F) -> F:
    """Compile a function of the rules, with its machine code cached on disk.

    Only module-level functions that call other kernels by their global names are cached. The result does not check
    its arguments: an index out of range is not noticed in compiled code.
    """
    if _numba is None:
        return function
    folder = str(_cache_folder(sys.modules[function.__module__]))
    before, _numba.config.CACHE_DIR = _numba.config.CACHE_DIR, folder
    try:
        compiled: F = _without_literals(_numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        _numba.config.CACHE_DIR = before
    return compiled


def _widen(value: Any) -> int:
    return np.int64(value)  # type: ignore[return-value]


#: A field of a record as a whole number that can be calculated with: int64 compiled, Python's own otherwise. NumPy's
#: small integers would wrap around.
num: Callable[[Any], int] = kernel(_widen) if COMPILED else int


def announce(module: Any, what: str) -> None:
    """Say on standard error that a module's kernels are about to be compiled, if none of them is on disk yet."""
    if _numba is None:
        return
    if not any(_cache_folder(module).rglob("*.nbi")):
        print(f"tabletowers: compiling {what}, once on this machine …", file=sys.stderr, flush=True)


def on_disk(module: Any, function: str) -> bool:
    """Whether a kernel of a module has been compiled on this machine before."""
    return any(_cache_folder(module).rglob(f"*.{function}-*.nbi"))
