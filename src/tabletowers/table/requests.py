"""Requests to a table, as types that check them and describe them in the API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tabletowers.table.clock import Clock
from tabletowers.table.orders import wire_type

#: Phrases that can be sent with one tap. Everyone reads them in their own language (`web-phrase`).
PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "moment",
    "back",
    "good_game",
    "bye",
)

if TYPE_CHECKING:
    Orders = Struct
    Phrase = str
else:
    # The games declare which standing orders there are.
    Orders = wire_type()
    Phrase = Literal[PHRASES]

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
NonceText = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
Visibility = Literal["private", "lobby"]
#: At random, as seated, or the number of the chair that begins.
Begins = Literal["lot", "seated"] | Annotated[int, Meta(ge=0, le=7)]
#: Seconds for which optional answers are collected. Null: players are asked one after the other.
Window = Annotated[int, Meta(ge=1, le=60)]


class In(Struct, forbid_unknown_fields=True, gc=False):
    """A request to the server. Unknown fields are refused."""


class SeatWish(In):
    """Who should sit on a chair."""

    kind: Literal["me", "open", "bot", "local"]
    level: str | None = None
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


Chairs = Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class NewTable(In):
    """A new table."""

    game: str
    seats: Chairs
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    shuffle: bool = True
    level: str = "greedy"
    clock: Clock | None = None
    hints: bool | None = None
    spectators: bool = True
    chat: bool = True
    begins: Begins | None = None
    window: Window | None = 3


class TableChange(In):
    """The changes that the host asks for before the start."""

    seats: Chairs | None = None
    visibility: Visibility | None = None
    shuffle: bool | None = None
    clock: Clock | UnsetType | None = UNSET
    begins: Begins | None = None
    window: Window | UnsetType | None = UNSET


class Join(In):
    """Sit down. `hints`: you agree to hints if the host wants them. There are none unless everyone agrees."""

    invite: Annotated[str, Meta(max_length=40)] | None = None
    chair: SeatNumber | None = None
    nonce: NonceText | None = None
    hints: bool = False


class NonceIn(In):
    """A client's contribution to the deal."""

    nonce: NonceText


class Start(In):
    """Start the game."""

    fill: bool = False
    nonce: NonceText | None = None


class Leave(In):
    """Get up."""

    for_good: bool = False


class RemoveIn(In):
    """The chair of a player who should be removed."""

    chair: SeatNumber


class MoveIn(In):
    """A decision."""

    seat: SeatNumber
    move: MoveText
    position: Number
    key: Key


class PointIn(In):
    """Your optional answers, entered as soon as the rules ask for them. They replace your earlier ones."""

    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(max_length=60)]
    key: Key


class SeatIn(In):
    """One of your seats."""

    seat: SeatNumber


class UndoIn(In):
    """Take back your last decisions."""

    seat: SeatNumber
    position: Number
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class VoteIn(In):
    """A proposal."""

    kind: Literal["stop", "cancel", "undo", "stand_in"]
    seat: SeatNumber | None = None
    count: Annotated[int, Meta(ge=1, le=1000)] | None = None


class AnswerIn(In):
    """Yes or no to a proposal."""

    agree: bool


class OrdersIn(In):
    """Standing orders of your seat."""

    seat: SeatNumber
    orders: Orders


class ChatIn(In):
    """A line of chat, or a phrase that everyone reads in their own language."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    key: Key | None = None
    phrase: Phrase | None = None


class GoOn(In):
    """Continue a finished game from a decision, on one of its seats, against bots."""

    ply: Number
    seat: SeatNumber
    level: str = "greedy"
    #: Moves after that decision that were not made in the game: a line of the analysis board.
    line: Annotated[list[MoveText], Meta(max_length=200)] = []
