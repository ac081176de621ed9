"""The types of the JSON data that viewers of a table receive.

`payloads` creates the data, and the API's description is derived from these types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, defstruct, structs

from tabletowers.table.clock import Clock
from tabletowers.table.entries import Outcome
from tabletowers.table.orders import wire_type
from tabletowers.table.settings import ShownSettings
from tabletowers.table.table import Status

if TYPE_CHECKING:
    Orders = Struct
else:
    # The standing orders depend on what the games declare.
    Orders = wire_type()


class SeatInfo(Struct):
    """The player in a seat."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None
    name: str | None
    level: str | None
    stand_in: str | None
    left: bool
    #: When the person's current or last vacation ends.
    away: int | None = None


class Summary(Struct):
    """A table's summary, as it appears in a list of tables."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    outcome: Outcome | None
    visibility: Literal["private", "lobby"]
    host: str
    seats: list[SeatInfo]
    clock: Clock | None
    created: int
    changed: int
    your_turn: bool
    deadline: int | None
    ply: int
    #: The id of the deal, if others play it as well.
    deal: str | None = None


class You(Struct):
    """The viewer's role at the table."""

    person: str | None
    seat: int | None
    seats: list[int]
    host: bool


class UndoCounts(Struct):
    """The number of decisions that a player can take back alone, and with everyone's consent."""

    own: int
    vote: int


class Proposal(Struct):
    """An open proposal, with the people who have agreed and those whose consent is needed."""

    kind: Literal["stop", "undo", "stand_in", "cancel"]
    by: str
    seat: int | None
    count: int | None
    agreed: list[str]
    needed: list[str]


class Patience(Struct):
    """How long, in milliseconds, a player may be absent before a bot may stand in, or the others may cancel."""

    stand_in: int
    cancel: int


class Time(Struct):
    """A seat's clock: the milliseconds left and, if it is running, its start time."""

    left: int
    since: int | None


class RatingChange(Struct):
    """A seat's rating before and after a game."""

    seat: int
    before: int
    after: int


class Collecting(Struct):
    """The period in which optional answers are collected, and the seats that may still give one."""

    opened: int
    closes: int
    seats: list[int]


class OriginInfo(Struct):
    """The finished game that a table continues, the ply at which it starts, and, for players, an invitation to it."""

    table: str
    ply: int
    invite: str | None


class TableInfo(Struct):
    """The part of a table's state that moves don't change, such as its options, seats and invitation."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    invite: str | None
    #: Whether the server seats the players and begins the game, as it does for a league.
    arranged: bool
    #: Whether hints may be requested, and the players who have not agreed to them. If there are any, there are no
    #: hints.
    hints: bool
    hints_declined: list[str | None]
    created: int
    patience: Patience
    you: You
    seats: list[SeatInfo]
    commitment: str
    secret: str | None
    nonces: list[str] | None
    orders: Orders | None
    ratings: list[RatingChange] | None
    rematch: str | None
    origin: OriginInfo | None
    #: The id of the deal, if others play it as well.
    deal: str | None
    #: Whether the table was imported from a record.
    imported: bool
    #: Why the game is or will certainly be unrated.
    unrated: str | None


class GamePart(Struct):
    """The part of a table's state that moves change, such as the view of the game, legal moves and clocks."""

    status: Status
    outcome: Outcome | None
    seq: int
    position: int
    view: dict[str, Any] | None
    earned: list[dict[str, int]]
    legal: list[str]
    answered: list[int]
    ahead: list[str]
    suggested: str | None
    collecting: Collecting | None
    pointable: list[str]
    after_silence: list[str]
    waiting: bool
    undo: UndoCounts
    vote: Proposal | None
    times: list[Time] | None
    deadline: int | None
    #: Whether the game has just begun, so that any player may cancel it.
    young: bool


if TYPE_CHECKING:

    class TableState(TableInfo, ShownSettings, GamePart):
        """Everything that one viewer may know about a table."""

else:
    # A msgspec struct can't have several base classes with fields.
    _PARTS = (TableInfo, ShownSettings, GamePart)
    TableState = defstruct(
        "TableState",
        [(field.name, field.type) for part in _PARTS for field in structs.fields(part)],
        module=__name__,
        namespace={"__doc__": "Everything that one viewer may know about a table."},
    )
