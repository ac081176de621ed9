"""The responses for your own history and your notes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletowers.table.payload_types import RatingChange


class HistorySeat(Struct):
    """The player in a seat, and the seat's result, which is null if it is unknown or the game is not over."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None
    name: str | None
    level: str | None
    points: int | None
    place: int | None


class HistoryLine(Struct):
    """A table in your history. `rating` is your rating before and after the game.

    `deal` is the id of the shared deal that an unfinished table plays, or null.
    """

    id: str
    game: str
    rules: int
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled", "imported"] | None
    created: int
    ended: int | None
    your_turn: bool
    seats: list[HistorySeat]
    unrated: str | None
    rating: RatingChange | None
    noted: bool
    deal: str | None = None


class History(Struct):
    """A page of your tables, unfinished ones first. `next` is where the next page starts, or null at the end."""

    tables: list[HistoryLine]
    next: str | None


class NoteInfo(Struct):
    """Your note on a table, which only you can see."""

    text: str
    at: int | None
