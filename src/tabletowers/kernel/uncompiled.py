"""Kernels as the plain Python functions they were made from: slow, but there at once while they are being compiled."""

from __future__ import annotations

from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from tabletowers.kernel.compiling import num

_uncompiled: dict[int, dict[str, Any]] = {}


def uncompiled(module: ModuleType) -> SimpleNamespace:
    """A module whose kernels, and all that they call, are plain functions."""
    return SimpleNamespace(**_names(vars(module)))


def function(kernel: Any) -> Any:
    """The plain function that a kernel was made from; it calls other plain functions."""
    source = getattr(kernel, "py_func", kernel)
    return FunctionType(source.__code__, _names(source.__globals__), source.__name__, source.__defaults__)


def _names(names: dict[str, Any]) -> dict[str, Any]:
    """The names of a module, where every kernel is the function it was made from."""
    if id(names) not in _uncompiled:
        plain = _uncompiled[id(names)] = dict(names)
        for name, value in names.items():
            if value is num:
                plain[name] = int
            elif hasattr(value, "py_func"):
                plain[name] = function(value)
    return _uncompiled[id(names)]
