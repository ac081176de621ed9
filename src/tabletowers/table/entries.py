"""What is said at a table, as it is stored: the log of these is the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: open, or taken by a person, by somebody at the host's device (`local`), or by a bot."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None = None
    #: The name of somebody at the host's device; people's own names are not kept in the log.
    name: str | None = None
    level: str | None = None


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each decision."""

    seconds: int


class BankClock(msgspec.Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and some more after each decision."""

    seconds: int
    increment: int = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each decision."""

    days: int


Clock = MoveClock | BankClock | DaysClock


class Orders(msgspec.Struct, frozen=True):
    """Standing orders of a seat: answer where there is no choice; no claims; offer nothing until told otherwise."""

    forced: bool = True
    claims: Literal["done"] | None = None
    offers: Literal["nothing"] | None = None


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """One thing said, with its time in milliseconds."""

    at: int


class Origin(msgspec.Struct, frozen=True):
    """A finished game from one of whose decisions on a table plays: its deal is open, and so are these nonces of it."""

    table: str
    ply: int
    nonces: list[str]
    invite: str | None = None


class Created(Entry, tag="created"):
    """The table is set out. The secret never leaves the log before the end."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    chairs: list[Chair]
    visibility: Literal["private", "lobby"]
    invite: str
    shuffle: bool
    level: str
    secret: str
    clock: Clock | None = None
    hints: bool | None = None
    spectators: bool = True
    chat: bool = True
    origin: Origin | None = None


class Changed(Entry, tag="changed"):
    """The host changed something before the start."""

    chairs: list[Chair] | None = None
    visibility: Literal["private", "lobby"] | None = None
    shuffle: bool | None = None
    clock: Clock | Literal["none"] | None = None


class Joined(Entry, tag="joined"):
    """Somebody sat down."""

    chair: int
    person: str


class Left(Entry, tag="left"):
    """Somebody got up before the start."""

    chair: int


class Nonce(Entry, tag="nonce"):
    """A client's share in the deal."""

    person: str
    nonce: str


class Started(Entry, tag="started"):
    """The game begins; seat i is chair order[i]."""

    order: list[int]


class Moved(Entry, tag="move"):
    """A decision was entered."""

    seat: int
    move: str
    by: Literal["person", "bot", "order", "clock"] = "person"
    person: str | None = None
    key: str | None = None


class Answered(Entry, tag="answered"):
    """A seat answered before its answer could be entered. It may still change it (`moves` are all it has said)."""

    seat: int
    moves: list[str]
    by: Literal["person", "bot", "order", "clock"] = "person"
    person: str | None = None
    key: str | None = None


class Waiting(Entry, tag="waiting"):
    """A seat wants something that has to wait until those before it have answered. Nobody else is told."""

    seat: int
    move: str
    person: str | None = None
    key: str | None = None


class Unsealed(Entry, tag="unsealed"):
    """A seat took its answer back, or it had become impossible."""

    seat: int


class Undone(Entry, tag="undo"):
    """The last decisions were taken back: by their own seat, or by all (seat None)."""

    count: int
    seat: int | None = None
    person: str | None = None


class Ordered(Entry, tag="orders"):
    """A seat's standing orders. Nobody else is told."""

    seat: int
    orders: Orders


class VoteOpened(Entry, tag="vote_opened"):
    """Somebody proposes something to all."""

    vote: Literal["stop", "undo", "stand_in"]
    person: str
    needed: list[str]
    seat: int | None = None
    count: int | None = None


class VoteAgreed(Entry, tag="vote_agreed"):
    """Somebody agrees."""

    person: str


class VoteClosed(Entry, tag="vote_closed"):
    """The vote passed, or was refused, or the game moved on."""

    passed: bool


class StoodIn(Entry, tag="stand_in"):
    """A bot took an absent player's seat; for good if the player left."""

    seat: int
    level: str
    for_good: bool = False


class Returned(Entry, tag="returned"):
    """A player took the seat back."""

    seat: int


class Said(Entry, tag="chat"):
    """Chat."""

    person: str
    text: str
    key: str | None = None


class Over(Entry, tag="over"):
    """The end: by the rules, by agreement, or before it really began."""

    outcome: Literal["finished", "stopped", "cancelled"]


class Rematch(Entry, tag="rematch"):
    """The same players sit down again at another table."""

    table: str


AnyEntry = (
    Created
    | Changed
    | Joined
    | Left
    | Nonce
    | Started
    | Moved
    | Answered
    | Waiting
    | Unsealed
    | Undone
    | Ordered
    | VoteOpened
    | VoteAgreed
    | VoteClosed
    | StoodIn
    | Returned
    | Said
    | Over
    | Rematch
)

#: What only its own seat may know of; it has no number of its own in what the others are told.
PRIVATE = (Waiting, Ordered)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEntry])


def encode(entries: list[AnyEntry]) -> bytes:
    """Entries as they are stored."""
    return _encoder.encode(entries)


def decode(data: bytes) -> list[AnyEntry]:
    """Entries as they were stored."""
    return _decoder.decode(data)
