"""A function that cancels background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

#: Seconds before a task that is still running is cancelled again.
_AGAIN = 1.0


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, repeatedly, until they have ended.

    Cancelling once is not enough: if a call to a library is cancelled just as its result arrives, the library may
    return the result instead (the Redis client sometimes does), and the task would run forever.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN)
