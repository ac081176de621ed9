"""The clock from which tables take all their times."""

from __future__ import annotations

import time


class Clock:
    """A clock that counts milliseconds since 1970.

    It never goes backwards, and ignores changes to the system clock.
    """

    def __init__(self) -> None:
        self._start = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def __call__(self) -> int:
        """Return the current time."""
        return self._start + time.monotonic_ns() // 1_000_000
