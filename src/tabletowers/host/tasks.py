"""Ends background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

#: Seconds before a task that is still running is cancelled again.
_AGAIN = 1.0


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, repeatedly until they have ended.

    Once is not enough: a library that is cancelled just when its answer arrives may return the answer instead (the
    client for Redis does so now and then), and the task would go on for ever.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN)
