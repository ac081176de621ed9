"""The outbox, which makes connections send their queued messages once in each iteration of the event loop."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("tabletowers.connection")


class Sender(Protocol):
    """A connection with queued messages."""

    def flush(self) -> None:
        """Send the queued messages."""


class Outbox:
    """The connections that have messages to send at the end of the current event loop iteration."""

    def __init__(self) -> None:
        self._full: list[Sender] = []

    def add(self, connection: Sender) -> None:
        """Make a connection send its queued messages at the end of the current event loop iteration."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self._flush)
        self._full.append(connection)

    def _flush(self) -> None:
        full, self._full = self._full, []
        for connection in full:
            try:
                connection.flush()
            except Exception:
                log.exception("a connection could not send")
