"""Finds the kernels of a game: in its module `kernels`, in the modules of that package, or derived from its record.

A package `kernels` need not export anything: its modules are searched for the names in `kernel.provided`. What the game
doesn't have at all is made from the source text that comes with its description (`KernelSpec.derived`).
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from tabletowers.backends.spec import KernelSpec
from tabletowers.kernel.generated import generated
from tabletowers.kernel.provided import HOOKS, OPTIONAL, REQUIRED
from tabletowers.kernel.records import record_type
from tabletowers.kernel.sources import Source

#: Every name that the rest of the project looks for.
_NAMES = (*REQUIRED, *OPTIONAL, *HOOKS)


def kernel_set(spec: KernelSpec) -> ModuleType:
    """Return a module with all kernels of a game: its own `kernels` if it has all of them, otherwise one made here."""
    package = import_module(spec.package)
    if all(hasattr(package, name) for name in REQUIRED):
        return package
    found: dict[str, Any] = {}
    modules = [package, *_modules_in(package)]
    for module in modules:
        found = {name: value for name, value in vars(module).items() if not name.startswith("_")} | found
    own = {name: found[name] for name in _NAMES if name in found}
    own.setdefault("DTYPE", record_type(spec.layout))
    lacking = [name for name in spec.derived if name not in own]
    text = spec.derived_head + "".join(spec.derived[name] for name in lacking)
    derived = generated(f"{spec.name}_kernels", text, own, sources(spec))
    whole = ModuleType(package.__name__)
    whole.__file__ = derived.__file__
    whole.__dict__.update({**found, **own, **{name: vars(derived)[name] for name in lacking}})
    whole.__dict__["__origins__"] = tuple(sources(spec))
    return whole


def sources(spec: KernelSpec) -> list[Source]:
    """Return the files on which the kernels of a game depend: its modules of kernels, and its declaration."""
    package = import_module(spec.package)
    modules = [package, *_modules_in(package), import_module(spec.package.rpartition(".")[0])]
    return [(module.__name__, Path(str(module.__file__))) for module in modules]


def _modules_in(package: ModuleType) -> Iterator[ModuleType]:
    """Import and yield the modules of a package, sorted by name; none if it is a single module."""
    for found in sorted(iter_modules(getattr(package, "__path__", ())), key=lambda found: found.name):
        yield import_module(f"{package.__name__}.{found.name}")
