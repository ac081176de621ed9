"""Which source files a kernel depends on, and their fingerprint: compiled code is kept under it.

Numba does not notice when a function *called* by a compiled one changes in another file. So a kernel's cache folder is
named by a hash of its source and of every module it imports, directly or not, that belongs to this package or to the
kernel's own (a game may be a package of its own).
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np

PACKAGE = __name__.split(".")[0]

#: A module's name and its file.
Source = tuple[str, Path]


def file_of(module: str) -> Path | None:
    """The source file of a module, None if there is no such module."""
    loaded = sys.modules.get(module)
    if loaded is not None and getattr(loaded, "__file__", None):
        return Path(str(loaded.__file__))
    try:
        spec = importlib.util.find_spec(module)
    except (ModuleNotFoundError, ValueError):
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None else None


def _imported(source: Source) -> Iterator[str]:
    """The names that a source file may import modules by; relative imports count from the module's own package."""
    module, path = source
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(
                    [*package.split(".")[: len(package.split(".")) - node.level + 1], *filter(None, [base])]
                )
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


@cache
def _needed(source: Source) -> frozenset[Source]:
    """The files of this package, or of the source's own, that a source file imports."""
    ours = {PACKAGE, source[0].split(".")[0]}
    found = ((name, file_of(name)) for name in _imported(source) if name.split(".")[0] in ours)
    return frozenset((name, file) for name, file in found if file is not None and file.suffix == ".py")


def _closure(source: Source) -> set[Path]:
    """A source file, all it needs, and the data files beside these."""
    seen: set[Source] = set()
    waiting = [source]
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += _needed(file)
    paths = {path for _, path in seen}
    return paths | {data for path in paths for data in path.parent.glob("*.json")}


@cache
def fingerprint(compiler: str, *sources: Source) -> str:
    """A short hash of these sources, all they import, and the versions that decide what is compiled."""
    files = set().union(*(_closure(source) for source in sources))
    digest = hashlib.sha256()
    digest.update(repr((sys.version, np.__version__, compiler)).encode())
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
