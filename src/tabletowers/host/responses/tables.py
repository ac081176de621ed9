"""The answers about tables: the results of commands."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class TableId(Struct):
    """A table's id."""

    table: str


class Entries(Struct):
    """The log as one viewer may see it."""

    entries: list[dict[str, Any]]
    seq: int


class WhatIf(Struct):
    """What a move would do as far as can be foreseen, or the rule that forbids it."""

    legal: bool
    events: list[dict[str, Any]] | None = None
    reason: dict[str, Any] | None = None


class Hint(Struct):
    """A bot's advice."""

    move: str
    level: str


class PastView(Struct):
    """A running game before one of its decisions, as your seat saw it. `first` is the earliest decision you may see."""

    ply: int
    plies: int
    first: int
    seat: int
    view: dict[str, Any]
