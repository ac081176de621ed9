"""How Numba compiles kernels and where it keeps them. Imported only where Numba is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator


class Cache(FunctionCache):
    """Compiled kernels in a folder that the caller names after their sources, so that a moved checkout finds them."""

    def __init__(self, function: Callable[..., Any], folder: str) -> None:
        class Place(UserProvidedCacheLocator):
            @classmethod
            def from_function(cls, py_func: Any, py_file: str) -> Any:
                place = cls(py_func, py_file)
                place._cache_path = folder
                place.ensure_cache_path()
                return place

        class Content(CompileResultCacheImpl):
            _locator_classes = [Place]  # noqa: RUF012

        self._impl_class = Content
        super().__init__(function)


def compiled(function: Callable[..., Any], folder: str) -> Any:
    """The dispatcher that compiles a function on demand, and keeps the result in a folder."""
    dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher._cache = Cache(function, folder)
    return dispatcher
