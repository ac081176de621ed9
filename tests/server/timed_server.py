"""A server with a clock that the test sets."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tests.server.server_process import ServerProcess

HOUR = 3600 * 1000
#: Starts the server with a clock that is as far ahead as a file says, after something else has been done.
AHEAD = """
import sys
from pathlib import Path
{before}
from tabletowers.cli import main
from tabletowers.host.wall_clock import Clock
true, ahead = Clock.__call__, Path({file!r})
Clock.__call__ = lambda clock: true(clock) + int(ahead.read_text())
sys.exit(main(sys.argv[1:]))
"""


class Timed(ServerProcess):
    """A server whose time the test sets."""

    def __init__(self, folder: Path, *more: str, database: str | None = None, before: str = "") -> None:
        """`before` is what the program does first."""
        super().__init__(folder, "--no-limits", "--quick-bots", *more, database=database)
        self.ahead = folder / "ahead"
        self.program = [sys.executable, "-c", AHEAD.format(file=str(self.ahead), before=before)]
        now = time.time_ns() // 1_000_000
        day = 24 * HOUR
        # Noon of tomorrow, wherever the machine's clock stands.
        self.shift = (now // day + 1) * day + 12 * HOUR - now
        self.wait(0)

    def wait(self, hours: int) -> None:
        """Let hours pass."""
        self.shift += hours * HOUR
        aside = self.ahead.with_suffix(".new")
        aside.write_text(str(self.shift))
        aside.replace(self.ahead)
