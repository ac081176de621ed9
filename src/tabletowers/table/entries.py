"""The entries of a table's log: everything that can happen at a table. The log determines the table completely."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tabletowers.table.settings import Settings, SettingsChange


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: open, or taken by a person, a bot, or another player at the host's device."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None = None
    #: The name of a player at the host's device. The log has no names of people with their own identity.
    name: str | None = None
    level: str | None = None


#: The version of the rules for ratings (`rating_rules`) with which new tables are created.
RATING_RULES = 2
#: How a game ended: by the rules, by agreement, or by being cancelled.
Outcome = Literal["finished", "stopped", "cancelled"]
#: Who made a move: a person, a bot, a standing order, a bot for a player whose time was up, or a window for optional
#: answers that closed without one.
By = Literal["person", "bot", "order", "clock", "window"]


# Entries contain no reference cycles, so the garbage collector need not track them.
class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind", gc=False):
    """The base class of all log entries. `at` is the time of the entry in milliseconds."""

    at: int


class Origin(msgspec.Struct, frozen=True):
    """The finished game that a table continues, the ply from which it continues, and the public nonces of its deal."""

    table: str
    ply: int
    nonces: list[str]
    invite: str | None = None


class Deal(msgspec.Struct, frozen=True):
    """A shared deal, which many people play at their own tables, and the nonces that are mixed into it."""

    id: str
    nonces: list[str] = []


class Imported(msgspec.Struct, frozen=True):
    """The parts of an imported record that its table keeps: set-up, reshuffles, and data about the deal."""

    setup: dict[str, Any]
    reshuffles: list[list[Any]]
    extra: dict[str, Any]


class Created(Settings, kw_only=True, tag_field="kind", tag="created", gc=False):
    """The table was created. The secret from which the cards are dealt must not be revealed before the game is over."""

    at: int
    table: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    chairs: list[Chair]
    invite: str
    secret: str
    origin: Origin | None = None
    deal: Deal | None = None
    imported: Imported | None = None
    #: The version of the rules for ratings. Tables of earlier releases, which don't store it, have 1.
    ratings: int = 1
    #: Whether the server seats its players and begins the game, as it does for a league.
    arranged: bool = False


class Changed(SettingsChange, kw_only=True, tag_field="kind", tag="changed", gc=False):
    """The host changed chairs or settings before the start."""

    at: int
    chairs: list[Chair] | None = None


class Joined(Entry, tag="joined"):
    """A person sat down. `hints` says whether they agreed to hints at the table, or is None if they were not asked."""

    chair: int
    person: str
    hints: bool | None = None


class Left(Entry, tag="left"):
    """A player left before the start, or the host removed the player (`removed`)."""

    chair: int
    removed: bool = False


class Nonce(Entry, tag="nonce"):
    """A client sent a nonce (a random string), which is mixed into the deal."""

    person: str
    nonce: str


class Started(Entry, tag="started"):
    """The game began. The player in chair `order[i]` plays in seat `i`."""

    order: list[int]


class Moved(Entry, tag="move"):
    """A decision was made and carried out."""

    seat: int
    move: str
    by: By = "person"
    person: str | None = None
    key: str | None = None


class Answered(Entry, tag="answered"):
    """A seat gave an answer that can't be entered as a move yet and may still be changed.

    `moves` contains the whole answer.
    """

    seat: int
    moves: list[str]
    by: By = "person"
    person: str | None = None
    key: str | None = None


class Pointed(Entry, tag="pointed"):
    """A seat gave optional answers before being asked. Only the seat itself sees them.

    `moves` replaces all optional answers that the seat gave earlier.
    """

    seat: int
    moves: list[str]
    by: By = "person"
    person: str | None = None
    key: str | None = None


class Waiting(Entry, tag="waiting"):
    """A seat made a move that has to wait until other seats have answered. Only the seat itself sees it."""

    seat: int
    move: str
    person: str | None = None
    key: str | None = None


class Unsealed(Entry, tag="unsealed"):
    """A seat's answer was withdrawn, or became impossible, before it was entered as a move."""

    seat: int


class Undone(Entry, tag="undo"):
    """The last decisions were taken back by the seat that made them, or with everyone's consent if `seat` is None."""

    count: int
    seat: int | None = None
    person: str | None = None


class Ordered(Entry, tag="orders"):
    """A seat set its standing orders, in the form of `orders.Orders.to_json`. Only the seat itself sees them."""

    seat: int
    orders: dict[str, Any]


class VoteOpened(Entry, tag="vote_opened"):
    """A player made a proposal."""

    vote: Literal["stop", "undo", "stand_in", "cancel"]
    person: str
    needed: list[str]
    seat: int | None = None
    count: int | None = None


class VoteAgreed(Entry, tag="vote_agreed"):
    """A player agreed to the proposal."""

    person: str


class VoteClosed(Entry, tag="vote_closed"):
    """The proposal passed, was rejected, or lapsed because the game moved on."""

    passed: bool


class StoodIn(Entry, tag="stand_in"):
    """A bot took over a player's seat, permanently if the player left the game."""

    seat: int
    level: str
    for_good: bool = False


class Returned(Entry, tag="returned"):
    """A player took back their seat from the bot that stood in."""

    seat: int


class Away(Entry, tag="away"):
    """A player went on vacation until the time `until`, or came back if `until` is None.

    Clocks that count in days stop during a vacation.
    """

    person: str
    until: int | None = None


class Chatted(Entry, tag="chat"):
    """A person sent a chat message, or a predefined phrase that everyone reads in their own language."""

    person: str
    text: str
    key: str | None = None
    phrase: str | None = None
    #: Why an operator of the server has removed the message. Only the entry in memory says so; see ChatRemoved.
    removed: str | None = None


class ChatRemoved(Entry, tag="chat_removed"):
    """An operator of the server removed a chat message: the entry with the number `line`."""

    line: int
    operator: str
    reason: str


class Over(Entry, tag="over"):
    """The game ended by the rules, by agreement, or because it was cancelled."""

    outcome: Outcome
    #: The person who cancelled it without a vote, and whether it was stopped by a vote.
    person: str | None = None
    agreed: bool = False
    #: The operator of the server who closed the table, and why; "" if it was done on the server's machine.
    operator: str | None = None
    reason: str | None = None


class Rematch(Entry, tag="rematch"):
    """A table for a rematch of the same players was created, because a player wants one."""

    table: str
    #: Who offers the rematch; not known of old tables.
    person: str | None = None


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
    | ChatRemoved
    | Over
    | Rematch
)

#: Entries that only their own seat may see. The numbering of the log that others see skips them.
PRIVATE = (Pointed, Waiting, Ordered)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEntry])


def encode(entries: list[AnyEntry]) -> bytes:
    """Encode entries for storage."""
    return _encoder.encode(entries)


def decode(data: bytes) -> list[AnyEntry]:
    """Decode stored entries."""
    return _decoder.decode(data)
