"""Runs kernels as the plain Python functions behind them: slow, but usable while the kernels are being compiled."""

from __future__ import annotations

from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from tabletowers.kernel.compiling import num

_uncompiled: dict[int, dict[str, Any]] = {}


def uncompiled(module: ModuleType) -> SimpleNamespace:
    """Return a namespace with a module's contents, in which plain functions replace all kernels.

    The kernels that these functions call are replaced, too.
    """
    return SimpleNamespace(**_names(vars(module)))


def function(kernel: Any) -> Any:
    """Return the plain function behind a kernel. The kernels that it calls are replaced by plain functions, too."""
    source = getattr(kernel, "py_func", kernel)
    return FunctionType(source.__code__, _names(source.__globals__), source.__name__, source.__defaults__)


def _names(names: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of a module's globals in which every kernel is replaced by its plain function."""
    if id(names) not in _uncompiled:
        plain = _uncompiled[id(names)] = dict(names)
        for name, value in names.items():
            if value is num:
                plain[name] = int
            elif hasattr(value, "py_func"):
                plain[name] = function(value)
            elif isinstance(value, ModuleType) and "__specialised_from__" in vars(value):
                plain[name] = uncompiled(value)
    return _uncompiled[id(names)]
