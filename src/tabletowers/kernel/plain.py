"""Kernels as the plain Python functions they were made from: slow, but there at once while they are being compiled."""

from __future__ import annotations

from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from tabletowers.kernel.compiling import F, num

_in_a_hurry = False
_plain: dict[int, dict[str, Any]] = {}


def hurry(begins: bool) -> None:
    """From now on, do without what is compiled; or do so no longer."""
    global _in_a_hurry
    _in_a_hurry = begins


def at_once(kernel: F) -> F:
    """A kernel as Python code calls it: the compiled one, or in a hurry the plain function."""
    return _function(kernel) if _in_a_hurry else kernel


def in_plain_python(module: ModuleType) -> SimpleNamespace:
    """A module whose kernels, and all that they call, are not compiled."""
    return SimpleNamespace(**_names(vars(module)))


def _names(names: dict[str, Any]) -> dict[str, Any]:
    """The names of a module, where every kernel is the function it was made from."""
    if id(names) not in _plain:
        plain = _plain[id(names)] = dict(names)
        for name, value in names.items():
            if value is num:
                plain[name] = int
            elif hasattr(value, "py_func"):
                plain[name] = _function(value)
    return _plain[id(names)]


def _function(kernel: Any) -> Any:
    source = getattr(kernel, "py_func", kernel)
    return FunctionType(source.__code__, _names(source.__globals__), source.__name__, source.__defaults__)
