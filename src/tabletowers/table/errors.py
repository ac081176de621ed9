"""What a table refuses, by code."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something that can't be done now; nothing has changed. `code` is for programs, the sentence for developers."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details


class IllegalAtTable(Refused):
    """A move that the game's rules forbid."""

    def __init__(self, move: str, reason: dict[str, Any]) -> None:
        super().__init__("illegal_move", f"the rules don't allow {move!r} now", move=move, reason=reason)


class StalePosition(Refused):
    """A move for a position that is no longer on the table."""

    def __init__(self, position: int) -> None:
        super().__init__("stale_position", f"the table is at position {position} by now", position=position)


class StorageError(Exception):
    """What keeps tables can't write or read now; nothing has changed as far as we know."""
