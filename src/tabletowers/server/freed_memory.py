"""Returns memory that was freed to the system. By itself, the C library keeps most of it for later."""

from __future__ import annotations

import asyncio
import ctypes
import sys
from collections.abc import Callable
from functools import cache


@cache
def _trim() -> Callable[[int], int] | None:
    """Return the function of the C library that does it, or None if there is none (it is glibc's own)."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), "malloc_trim", None)


async def return_freed_memory() -> None:
    """Return memory that was freed to the system, where that is possible, without stopping the event loop."""
    trim = _trim()
    if trim is not None:
        await asyncio.to_thread(trim, 0)
