"""The types of requests to a table, by which the API validates and describes them."""

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
    # The standing orders depend on what the games declare.
    Orders = wire_type()
    Phrase = Literal[PHRASES]

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
NonceText = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$(?!\n)")]
Visibility = Literal["private", "lobby"]
#: Which player begins: a random one ("lot"), the first as seated, or the one on the chair with this number.
Begins = Literal["lot", "seated"] | Annotated[int, Meta(ge=0, le=7)]
#: Seconds during which optional answers are collected. Null: players are asked one after the other.
Window = Annotated[int, Meta(ge=1, le=60)]


class In(Struct, forbid_unknown_fields=True, gc=False):
    """A request to the server. A request with unknown fields is refused."""


class SeatWish(In):
    """A requested chair: for the host, for anyone who joins, for a bot, or for a player at the host's device."""

    kind: Literal["me", "open", "bot", "local"]
    level: str | None = None
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


Chairs = Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class NewTable(In):
    """A request for a new table."""

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
    """A request to change a table before the start."""

    seats: Chairs | None = None
    visibility: Visibility | None = None
    shuffle: bool | None = None
    clock: Clock | UnsetType | None = UNSET
    begins: Begins | None = None
    window: Window | UnsetType | None = UNSET


class Join(In):
    """A request to sit down. `hints` says whether you agree to hints, which are allowed only if everyone agrees."""

    invite: Annotated[str, Meta(max_length=40)] | None = None
    chair: SeatNumber | None = None
    nonce: NonceText | None = None
    hints: bool = False


class NonceIn(In):
    """A client's nonce (a random string), which is mixed into the deal."""

    nonce: NonceText


class Start(In):
    """A request to start the game. If `fill` is set, bots take the open chairs."""

    fill: bool = False
    nonce: NonceText | None = None


class Leave(In):
    """A request to leave the table. If `for_good` is set, you leave a running game and a bot takes over."""

    for_good: bool = False


class RemoveIn(In):
    """A request to remove the player in a chair before the start."""

    chair: SeatNumber


class MoveIn(In):
    """A move, the position for which it was chosen, and a key that makes it safe to repeat the request."""

    seat: SeatNumber
    move: MoveText
    position: Number
    key: Key


class PointIn(In):
    """Answers that you give in advance to optional decisions. They replace those that you gave before.

    Each is played as soon as the rules ask for it.
    """

    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(max_length=60)]
    key: Key


class SeatIn(In):
    """A request about one of your seats."""

    seat: SeatNumber


class UndoIn(In):
    """A request to take back your last decisions."""

    seat: SeatNumber
    position: Number
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class VoteIn(In):
    """A proposal to stop or cancel the game, to undo decisions, or to let a bot stand in."""

    kind: Literal["stop", "cancel", "undo", "stand_in"]
    seat: SeatNumber | None = None
    count: Annotated[int, Meta(ge=1, le=1000)] | None = None


class AnswerIn(In):
    """Your vote on a proposal."""

    agree: bool


class OrdersIn(In):
    """New standing orders (automatic answers) for your seat."""

    seat: SeatNumber
    orders: Orders


class ChatIn(In):
    """A line of chat, or a predefined phrase that everyone reads in their own language."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    key: Key | None = None
    phrase: Phrase | None = None


class GoOn(In):
    """A request to continue a finished game from a decision, with you in one seat and bots in the others."""

    ply: Number
    seat: SeatNumber
    level: str = "greedy"
    #: Moves after that decision that differ from the game, such as a line of the analysis board.
    line: Annotated[list[MoveText], Meta(max_length=200)] = []
