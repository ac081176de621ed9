"""Exceptions raised by tables and by their storage."""

from __future__ import annotations

from typing import Any

from tabletowers.contract.refusal import Refused as Refused


class IllegalAtTable(Refused):
    """Raised for a move that the game's rules forbid."""

    def __init__(self, move: str, reason: dict[str, Any]) -> None:
        super().__init__("illegal_move", f"the rules don't allow {move!r} now", move=move, reason=reason)


class StalePosition(Refused):
    """Raised for a move that was chosen for an earlier position of the table."""

    def __init__(self, position: int, seat: int) -> None:
        super().__init__("stale_position", f"the table has moved on to position {position}", position=position)
        self.seat = seat


class StorageError(Exception):
    """Raised if a table can't be read or written now. If writing failed, the change may still have been stored."""


class Conflict(Exception):
    """Raised if a row with this number or name already exists.

    Either another process stored the row first, or the name is taken.
    """


class Unreadable(Exception):
    """Raised if a stored table can't be read: its log is damaged or in an unknown format."""
