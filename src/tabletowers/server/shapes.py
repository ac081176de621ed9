"""The JSON that comes in and goes out, as types: they are checked, and described at /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tabletowers.table.entries import Clock, Orders

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
NonceText = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]


class In(Struct, forbid_unknown_fields=True):
    """Something sent to the server; unknown fields are refused."""


# What comes in


class NewGuest(In):
    """A new person."""

    name: Name
    language: str = "en"
    program: bool = False


class MeChange(In):
    """What a person changes about themselves."""

    name: Name | UnsetType = UNSET
    language: str | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=200, pattern="^[^@\\s]+@[^@\\s]+$")] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=500, pattern="^https?://")] | UnsetType | None = UNSET
    notices: bool | UnsetType = UNSET


class Code(In):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class Credentials(In):
    """Login and password."""

    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=400)]


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
    """Who is to sit on a chair."""

    kind: Literal["me", "open", "bot", "local"]
    level: str | None = None
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


Chairs = Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


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


class TableChange(In):
    """What the host changes before the start."""

    seats: Chairs | None = None
    visibility: Literal["private", "lobby"] | None = None
    shuffle: bool | None = None
    clock: Clock | UnsetType | None = UNSET


class Join(In):
    """Sit down."""

    invite: Annotated[str, Meta(max_length=40)] | None = None
    chair: SeatNumber | None = None
    nonce: NonceText | None = None


class NonceIn(In):
    """A client's share in the deal."""

    nonce: NonceText


class Start(In):
    """Begin the game."""

    fill: bool = False
    nonce: NonceText | None = None


class Leave(In):
    """Get up."""

    for_good: bool = False


class MoveIn(In):
    """A decision."""

    seat: SeatNumber
    move: MoveText
    position: Number
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
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key | None = None


class WhatIfIn(In):
    """What would a move do?"""

    seat: SeatNumber
    move: MoveText


class HintIn(In):
    """What would a bot do?"""

    seat: SeatNumber
    level: str | None = None


class PuzzleWish(In):
    """A new puzzle."""

    level: Literal["easy", "medium", "hard", "expert"]
    seed: Annotated[int, Meta(ge=0, le=999_999_999_999_999)] | None = None


class PuzzlePosition(In):
    """What a player has put on the map so far (`entries`, `marks`, `own`)."""

    position: dict[str, Any] | None = None
    language: Literal["en", "it", "fr", "nl", "de"] = "en"


class PuzzleStuck(In):
    """The same, and how much a hint may tell: 1 where to look, 2 what to use, 3 all."""

    position: dict[str, Any] | None = None
    language: Literal["en", "it", "fr", "nl", "de"] = "en"
    rung: Annotated[int, Meta(ge=1, le=3)] = 3


class Nothing(In):
    """An empty object."""


# What goes out


class Me(Struct):
    """What a person is told about themselves."""

    id: str
    name: str
    language: str
    program: bool
    login: str | None
    mail: str | None
    webhook: str | None
    notices: bool
    push: bool
    blocks: list[str]
    muted_until: int | None


class Identity(Struct):
    """A person and the secret of this device."""

    person: Me
    token: str


class DeviceCode(Struct):
    """A code for another device."""

    code: str
    path: str
    expires: int


class Done(Struct):
    """Where the table stands now."""

    seq: int
    position: int


class SeatShown(Struct):
    """Who sits on a seat."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None
    name: str | None
    level: str | None
    stand_in: str | None
    left: bool


class Summary(Struct):
    """A line in a list of tables."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled"] | None
    visibility: Literal["private", "lobby"]
    host: str
    seats: list[SeatShown]
    clock: Clock | None
    created: int
    changed: int
    your_turn: bool
    deadline: int | None
    ply: int


class Summaries(Struct):
    """Tables."""

    tables: list[Summary]


class You(Struct):
    """Who the viewer is at the table."""

    person: str | None
    seat: int | None
    seats: list[int]
    host: bool


class UndoShown(Struct):
    """How many decisions can be taken back: one's own, and with everybody's consent."""

    own: int
    vote: int


class VoteShown(Struct):
    """An open proposal."""

    kind: Literal["stop", "undo", "stand_in"]
    by: str
    seat: int | None
    count: int | None
    agreed: list[str]
    needed: list[str]


class Time(Struct):
    """A seat's time."""

    left: int
    since: int | None


class RatingChange(Struct):
    """What a game did to a seat's rating."""

    seat: int
    before: int
    after: int


class TableState(Struct):
    """All that one viewer may know of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled"] | None
    visibility: Literal["private", "lobby"]
    host: str
    invite: str | None
    spectators: bool
    chat_open: bool
    level: str
    clock: Clock | None
    shuffle: bool
    hints: bool
    created: int
    you: You
    seats: list[SeatShown]
    commitment: str
    secret: str | None
    nonces: list[str] | None
    seq: int
    position: int
    view: dict[str, Any] | None
    legal: list[str]
    answered: list[int]
    ahead: list[str]
    waiting: bool
    undo: UndoShown
    orders: Orders | None
    vote: VoteShown | None
    times: list[Time] | None
    deadline: int | None
    ratings: list[RatingChange] | None
    rematch: str | None


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


class Verified(Struct):
    """The deal, opened and checked."""

    commitment: str
    secret: str
    nonces: list[str]
    deal: bool
    replay: bool


class ReplayView(Struct):
    """A finished game before one of its plies."""

    ply: int
    plies: int
    seat: int | None
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None
    mover: int | None
    move: str | None
    events: list[dict[str, Any]]


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[Any] | None
    default: Any
    free: bool


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    orders: list[str]


class Games(Struct):
    """The games and languages there are."""

    games: list[GameInfo]
    languages: list[str]


class Texts(Struct):
    """The catalogues of a language, as Fluent files."""

    language: str
    files: dict[str, str]


class RatingShown(Struct):
    """Somebody's rating in a game."""

    name: str | None
    person: str | None
    level: str | None
    shown: int
    mu: float
    sigma: float
    games: int


class Ratings(Struct):
    """The best of a game."""

    ratings: list[RatingShown]


class MyRating(Struct):
    """Your rating in a game."""

    game: str
    shown: int
    mu: float
    sigma: float
    games: int


class MyRatings(Struct):
    """Your ratings."""

    ratings: list[MyRating]


class PushKey(Struct):
    """The server's key for web push."""

    key: str


class Puzzles(Struct):
    """The printed puzzles, and the levels of generated ones."""

    official: list[dict[str, Any]]
    levels: list[str]


class ErrorInfo(Struct):
    """What went wrong."""

    code: str
    message: str
    details: dict[str, Any]


class ErrorShown(Struct):
    """An error."""

    error: ErrorInfo
