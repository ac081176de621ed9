"""Finds the source files that a kernel depends on, and hashes them to name the folder of its compiled code.

Numba does not notice when a function *called* by a compiled one changes in another file. So a kernel's cache folder is
named by a hash of its source and of all modules that it imports, directly or indirectly. Only modules of this package
and of the kernel's own package are included (a game may be a separate package).
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from pathlib import Path

PACKAGE = __name__.split(".")[0]

_HASH_LENGTH = 16

#: A module's name and its file.
Source = tuple[str, Path]


def file_of(module: str) -> Path | None:
    """Return the source file of a module, or None if there is no such module. The module is not imported."""
    loaded = sys.modules.get(module)
    if loaded is not None and getattr(loaded, "__file__", None):
        return Path(str(loaded.__file__))
    top, *inner = module.split(".")
    try:
        spec = importlib.util.find_spec(top)
    except ValueError:
        return None
    if spec is None or spec.origin is None:
        return None
    if not inner:
        return Path(spec.origin)
    place = Path(spec.origin).parent.joinpath(*inner)
    candidates = (place / "__init__.py", place.with_name(f"{place.name}.py"))
    return next((file for file in candidates if file.is_file()), None)


def _imported(source: Source) -> Iterator[tuple[str, ...]]:
    """Yield what a source file imports, each as the names of modules of which the first that exists is meant.

    Imports for the type checker alone are left out, because no code depends on them. Relative imports start at the
    module's own package. What is imported from a package is a module in it, or else is defined by the package itself.
    """
    module, path = source
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from ((alias.name,) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(
                    [*package.split(".")[: len(package.split(".")) - node.level + 1], *filter(None, [base])]
                )
            yield from ((f"{base}.{alias.name}", base) for alias in node.names)
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            waiting += node.orelse
        else:
            waiting += ast.iter_child_nodes(node)


@cache
def _needed(source: Source) -> frozenset[Source]:
    """Return the files that a source file imports, limited to this package and the source file's own package."""
    ours = {PACKAGE, source[0].split(".")[0]}
    needed: set[Source] = set()
    for names in _imported(source):
        if names[0].split(".")[0] in ours:
            files = ((name, file) for name in names if (file := file_of(name)) is not None)
            needed.update(one for one in islice(files, 1) if one[1].suffix == ".py")
    return frozenset(needed)


def _closure(source: Source) -> set[Path]:
    """Return a source file, all files that it imports directly or indirectly, and the JSON files in their folders."""
    seen: set[Source] = set()
    waiting = [source]
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += _needed(file)
    paths = {path for _, path in seen}
    return paths | {data for path in paths for data in path.parent.glob("*.json")}


def source_files(*sources: Source) -> list[Path]:
    """Return these source files and all files that they import, directly or indirectly, sorted by path."""
    return sorted(set().union(*(_closure(source) for source in sources)))


def hash_of(files: Iterable[Path]) -> str:
    """Return a short hash of the names and contents of files. Raises OSError if a file can't be read."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:_HASH_LENGTH]


def source_hash(*sources: Source) -> str:
    """Return a short hash of these sources and of everything they import."""
    return hash_of(source_files(*sources))


@cache
def fingerprint(compiler: str, *sources: Source) -> str:
    """Return a hash like `source_hash` that also includes the versions of Python, NumPy and the compiler."""
    try:
        numpy = version("numpy")
    except PackageNotFoundError:
        numpy = "none"
    versions = repr((sys.version, numpy, compiler))
    return hashlib.sha256((versions + source_hash(*sources)).encode()).hexdigest()[:_HASH_LENGTH]
