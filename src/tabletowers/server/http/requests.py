"""The JSON that clients send, as types: it is checked against them, and described by them at /api/openapi.json."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tabletowers.table.commands.chatting import PHRASES
from tabletowers.table.entries import Clock
from tabletowers.table.orders import wire_type
from tabletowers.text import LANGUAGES

if TYPE_CHECKING:
    Orders = Struct
    Language = str
    Phrase = str
else:
    # The games say which standing orders there are.
    Orders = wire_type()
    Language = Literal[LANGUAGES]
    Phrase = Literal[PHRASES]

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
NonceText = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]


class In(Struct, forbid_unknown_fields=True, gc=False):
    """Something that is sent to the server. Unknown fields are refused."""


class NewGuest(In):
    """A new person."""

    name: Name
    language: str = "en"
    program: bool = False


class MeChange(In):
    """What a person wants to change about themselves."""

    name: Name | UnsetType = UNSET
    language: str | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=400)] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    webhook_kind: Literal["plain", "discord", "slack"] | UnsetType = UNSET
    notices: bool | UnsetType = UNSET


class Code(In):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class Credentials(In):
    """Login and password."""

    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=400)]


class NewPassword(In):
    """Login and password, and the present password where there is one."""

    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=400)]
    current: Annotated[str, Meta(max_length=400)] | None = None


class Forgotten(In):
    """Who has forgotten a password: their login, or their address."""

    who: Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordByLink(In):
    """The secret of a link, the new password, and a login for whoever has none yet."""

    code: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=400)]
    login: Annotated[str, Meta(max_length=200)] | None = None


class NewPasskey(In):
    """A passkey that a browser has made (`PublicKeyCredential.toJSON`), and what its owner calls it."""

    name: Name
    credential: dict[str, Any]


class ShownPasskey(In):
    """A passkey that a browser shows (`PublicKeyCredential.toJSON`)."""

    credential: dict[str, Any]


class OpenIdBegin(In):
    """Somebody who wants to log in at another site; the language is for whoever is new here."""

    language: Language = "en"


class NoticeTrial(In):
    """By which way a notice should come."""

    way: Literal["push", "mail", "webhook"]


class PushKeys(In):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Push(In):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    keys: PushKeys


class Report(In):
    """A complaint to the people who run the server."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: Annotated[str, Meta(max_length=16)] | None = None
    person: Annotated[str, Meta(max_length=16)] | None = None


class SeatWish(In):
    """Who should sit on a chair."""

    kind: Literal["me", "open", "bot", "local"]
    level: str | None = None
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


Chairs = Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


#: By lot, as seated, or the number of the chair that begins.
Begins = Literal["lot", "seated"] | Annotated[int, Meta(ge=0, le=7)]
#: Seconds for which claims are collected; null: everybody is asked one after the other.
Window = Annotated[int, Meta(ge=1, le=60)]


class NewTable(In):
    """A new table."""

    game: str
    seats: Chairs
    options: dict[str, Any] = {}
    visibility: Literal["private", "lobby"] = "private"
    shuffle: bool = True
    level: str = "greedy"
    clock: Clock | None = None
    hints: bool | None = None
    spectators: bool = True
    chat: bool = True
    begins: Begins | None = None
    window: Window | None = 3


class TableChange(In):
    """What the host wants to change before the start."""

    seats: Chairs | None = None
    visibility: Literal["private", "lobby"] | None = None
    shuffle: bool | None = None
    clock: Clock | UnsetType | None = UNSET
    begins: Begins | None = None
    window: Window | UnsetType | None = UNSET


class Join(In):
    """Sit down. `hints`: you agree to hints, where the host wants them; there are none unless everybody agrees."""

    invite: Annotated[str, Meta(max_length=40)] | None = None
    chair: SeatNumber | None = None
    nonce: NonceText | None = None
    hints: bool = False


class NonceIn(In):
    """A client's share in the deal."""

    nonce: NonceText


class Start(In):
    """Start the game."""

    fill: bool = False
    nonce: NonceText | None = None


class Leave(In):
    """Get up."""

    for_good: bool = False


class RemoveIn(In):
    """The chair of somebody who should get up."""

    chair: SeatNumber


class VacationIn(In):
    """How many days a vacation lasts, from now on."""

    days: Annotated[int, Meta(ge=1, le=30)]


class MoveIn(In):
    """A decision."""

    seat: SeatNumber
    move: MoveText
    position: Number
    key: Key


class PointIn(In):
    """What you want to claim as soon as it comes to that: all of it, instead of what you said before."""

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
    """A line of chat; or a phrase, which everybody reads in their own language."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    key: Key | None = None
    phrase: Phrase | None = None


class WhatIfIn(In):
    """What would a move do?"""

    seat: SeatNumber
    move: MoveText


class HintIn(In):
    """What would a bot do?"""

    seat: SeatNumber
    level: str | None = None


class AdviceIn(In):
    """A hint by a coach, and how much it may give away: 1 where to look, 2 what to consider, 3 the move, 4 why."""

    seat: SeatNumber
    rung: Annotated[int, Meta(ge=1, le=4)] = 4


class GoOn(In):
    """Play on from a decision of a finished game, on one of its seats, against bots."""

    ply: Number
    seat: SeatNumber
    level: str = "greedy"
    #: Moves after that decision that were not made in the game: a line of the analysis board.
    line: Annotated[list[MoveText], Meta(max_length=200)] = []


class ReviewIn(In):
    """Judge the decisions of a seat in a finished game, a few at a time."""

    seat: SeatNumber
    ply: Number = 0


class Seek(In):
    """Play with whoever is there: any of these games, with so many players, by such a clock."""

    games: Annotated[list[str], Meta(min_length=1, max_length=20)]
    players: Annotated[int, Meta(ge=2, le=8)] | None = None
    clock: Clock | UnsetType | None = UNSET
    nonce: NonceText | None = None


class Measure(In):
    """What is done about somebody: out or in again, and silent for so many days or no longer."""

    banned: bool | UnsetType = UNSET
    muted_days: Annotated[int, Meta(ge=1, le=365)] | UnsetType | None = UNSET


class NoteIn(In):
    """What you note about a table; an empty text removes the note."""

    text: Annotated[str, Meta(max_length=4000)]


class RecordIn(In):
    """A record of a game, to look at and to review."""

    record: dict[str, Any]


class LineIn(In):
    """Play a line of a review out: what everybody does in one imagined world, from a decision of a seat on."""

    seat: SeatNumber
    ply: Number
    #: The world's number, and the moves of the line, as the review gave them.
    world: Annotated[str, Meta(pattern="^[0-9]{1,19}$")]
    line: Annotated[list[MoveText], Meta(max_length=600)]


class TriedLine(In):
    """A position as text, and moves from there on."""

    position: Annotated[str, Meta(max_length=20_000)]
    moves: Annotated[list[MoveText], Meta(max_length=200)] = []


class JudgedLine(TriedLine):
    """The same, to be judged with everything open or from what the seat to decide knows."""

    open: bool = False


class PartedLines(TriedLine, kw_only=True):
    """A position after some moves, and two moves to compare there."""

    move: MoveText
    other: MoveText


class RecordPosition(In):
    """A ply of a record."""

    record: dict[str, Any]
    ply: Number = 0


class SetUp(In):
    """How a game begins: which piece lies where. Without a `setup`, it is dealt."""

    game: str
    players: int
    options: dict[str, Any] = {}
    setup: dict[str, Any] | None = None


class Solution(In):
    """An answer to an exercise."""

    move: MoveText


class PuzzleWish(In):
    """A new puzzle."""

    level: Literal["easy", "medium", "hard", "expert"]
    seed: Annotated[int, Meta(ge=0, le=999_999_999_999_999)] | None = None


class PuzzleDraft(In):
    """A puzzle that somebody is making: `A`, `B`, `C`, and `own` or `own_unknown`."""

    puzzle: dict[str, Any]


class PuzzlePosition(In):
    """What a player has put on the map so far (`entries`, `marks`, `own`)."""

    position: dict[str, Any] | None = None
    language: Language = "en"


class PuzzleStuck(In):
    """The same, and how much a hint may give away: 1 where to look, 2 what to use, 3 everything."""

    position: dict[str, Any] | None = None
    language: Language = "en"
    rung: Annotated[int, Meta(ge=1, le=3)] = 3


class PuzzleSolved(In):
    """A solved puzzle, how long it took, and with how many hints."""

    position: dict[str, Any]
    seconds: Annotated[int, Meta(ge=0, le=2_000_000_000)]
    hints: Annotated[int, Meta(ge=0, le=1_000_000)]


class DrawingWish(In):
    """A view that should be drawn with letters, and moves that should be labelled."""

    view: dict[str, Any]
    language: Language = "en"
    #: The names of the seats.
    names: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = []
    moves: Annotated[list[MoveText], Meta(max_length=1000)] = []


class Nothing(In):
    """An empty object."""
