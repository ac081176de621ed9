"""The server's time."""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970 that only go forward: nobody's time runs out because the machine's clock was set."""

    def __init__(self) -> None:
        self._start = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def __call__(self) -> int:
        """Now."""
        return self._start + time.monotonic_ns() // 1_000_000
