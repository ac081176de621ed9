"""The responses for tables: the results of commands."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class TableId(Struct):
    """A table's id."""

    table: str


class Entries(Struct):
    """A table's log, limited to what one viewer may see."""

    entries: list[dict[str, Any]]
    seq: int


class WhatIf(Struct):
    """The foreseeable effects of a move, or the rule that forbids the move."""

    legal: bool
    events: list[dict[str, Any]] | None = None
    reason: dict[str, Any] | None = None


class Hint(Struct):
    """The move that a bot suggests, and the bot's level."""

    move: str
    level: str


class PastView(Struct):
    """The position before a decision of a running game, as your seat saw it.

    `first` is the earliest decision to which you may look back.
    """

    ply: int
    plies: int
    first: int
    seat: int
    view: dict[str, Any]
