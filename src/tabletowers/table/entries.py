"""Everything that can happen at a table, as it is stored: the log of these entries is the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: open, or taken by a person, by somebody at the host's device (`local`), or by a bot."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None = None
    #: The name of somebody at the host's device. The names of people with an identity of their own are not in the log.
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

#: Who made a move: a person, a bot, a standing order, the bot of somebody whose time was up, or the window for answers
#: that closed before anything was said.
By = Literal["person", "bot", "order", "clock", "window"]


# Nothing in an entry leads back to it, so the collector of garbage need not look at them.
class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind", gc=False):
    """One line of the log, with its time in milliseconds."""

    at: int


class Origin(msgspec.Struct, frozen=True):
    """The finished game that a table plays on from, and from which decision. Its deal is open, nonces included."""

    table: str
    ply: int
    nonces: list[str]
    invite: str | None = None


class Deal(msgspec.Struct, frozen=True):
    """A deal that many people play, each at a table of their own, and the nonces that are mixed into it."""

    id: str
    nonces: list[str] = []


class Imported(msgspec.Struct, frozen=True):
    """A record that somebody has brought along: what can't be dealt again, and what it says of its own deal."""

    setup: dict[str, Any]
    reshuffles: list[list[Any]]
    extra: dict[str, Any]


class Created(Entry, tag="created"):
    """The table was set up. The secret never leaves the log before the end."""

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
    #: The chair that begins; None: the first in the order of the seats.
    begins: int | None = None
    #: So many seconds answers are collected where a decision knows silence; None: everybody is asked.
    window: int | None = None
    clock: Clock | None = None
    hints: bool | None = None
    spectators: bool = True
    chat: bool = True
    origin: Origin | None = None
    deal: Deal | None = None
    imported: Imported | None = None


class Changed(Entry, tag="changed"):
    """The host changed something before the start."""

    chairs: list[Chair] | None = None
    visibility: Literal["private", "lobby"] | None = None
    shuffle: bool | None = None
    clock: Clock | Literal["none"] | None = None
    begins: int | Literal["none"] | None = None
    window: int | Literal["none"] | None = None


class Joined(Entry, tag="joined"):
    """Somebody sat down. `hints`: whether they agreed to hints at the table; None where nobody was asked yet."""

    chair: int
    person: str
    hints: bool | None = None


class Left(Entry, tag="left"):
    """Somebody got up before the start, or was asked to by the host (`removed`)."""

    chair: int
    removed: bool = False


class Nonce(Entry, tag="nonce"):
    """A client's share in the deal."""

    person: str
    nonce: str


class Started(Entry, tag="started"):
    """The game began; seat i is chair order[i]."""

    order: list[int]


class Moved(Entry, tag="move"):
    """A decision was entered."""

    seat: int
    move: str
    by: By = "person"
    person: str | None = None
    key: str | None = None


class Answered(Entry, tag="answered"):
    """A seat answered before its answer could be entered, and may still change it. `moves` is the whole answer."""

    seat: int
    moves: list[str]
    by: By = "person"
    person: str | None = None
    key: str | None = None


class Pointed(Entry, tag="pointed"):
    """A seat said what it wants to claim when it comes to that. `moves` is all of it. Nobody else learns of it."""

    seat: int
    moves: list[str]
    by: By = "person"
    person: str | None = None
    key: str | None = None


class Waiting(Entry, tag="waiting"):
    """A seat wants to make a move that has to wait until those before it have answered. Nobody else learns of it."""

    seat: int
    move: str
    person: str | None = None
    key: str | None = None


class Unsealed(Entry, tag="unsealed"):
    """A seat took its answer back, or the answer had become impossible."""

    seat: int


class Undone(Entry, tag="undo"):
    """The last decisions were taken back: by their own seat, or by all (seat None)."""

    count: int
    seat: int | None = None
    person: str | None = None


class Ordered(Entry, tag="orders"):
    """A seat gave standing orders (`orders.Orders.to_json`). Nobody else learns of it."""

    seat: int
    orders: dict[str, Any]


class VoteOpened(Entry, tag="vote_opened"):
    """Somebody made a proposal to all."""

    vote: Literal["stop", "undo", "stand_in", "cancel"]
    person: str
    needed: list[str]
    seat: int | None = None
    count: int | None = None


class VoteAgreed(Entry, tag="vote_agreed"):
    """Somebody agreed."""

    person: str


class VoteClosed(Entry, tag="vote_closed"):
    """The proposal passed, was turned down, or the game moved on."""

    passed: bool


class StoodIn(Entry, tag="stand_in"):
    """A bot took an absent player's seat; for good if the player left."""

    seat: int
    level: str
    for_good: bool = False


class Returned(Entry, tag="returned"):
    """A player took the seat back."""

    seat: int


class Away(Entry, tag="away"):
    """Somebody is on vacation until a time, in which their clock by days stands still; None: they are back."""

    person: str
    until: int | None = None


class Chatted(Entry, tag="chat"):
    """Somebody wrote a line of chat, or chose a phrase that everybody reads in their own language."""

    person: str
    text: str
    key: str | None = None
    phrase: str | None = None


class Over(Entry, tag="over"):
    """The game ended: by the rules, by agreement, or before it had really begun."""

    outcome: Literal["finished", "stopped", "cancelled"]


class Rematch(Entry, tag="rematch"):
    """The same players sat down again at another table."""

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
    | Pointed
    | Waiting
    | Unsealed
    | Undone
    | Ordered
    | VoteOpened
    | VoteAgreed
    | VoteClosed
    | StoodIn
    | Returned
    | Away
    | Chatted
    | Over
    | Rematch
)

#: Entries that only their own seat may know of. They have no number of their own in the log that others see.
PRIVATE = (Pointed, Waiting, Ordered)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEntry])


def encode(entries: list[AnyEntry]) -> bytes:
    """Write entries as they are stored."""
    return _encoder.encode(entries)


def decode(data: bytes) -> list[AnyEntry]:
    """Read stored entries."""
    return _decoder.decode(data)
