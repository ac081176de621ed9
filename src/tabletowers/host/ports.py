"""Protocols for the services that a host needs from its environment.

A server implements them with a database and worker processes. A web page without a server has its own implementations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from tabletowers.contract.extras import Extra
from tabletowers.host.deals import Attempt, Deal, Played, Ranked, Result, Standing
from tabletowers.host.fair_queue import Whose
from tabletowers.host.matches import Entry, Match, Score
from tabletowers.host.responses.finished import Review
from tabletowers.host.thinkers import Lesson, Question
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table.log_replay import Loaded, Row
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.requests import SeatWish

#: How a game changed the ratings, seat by seat.
Ratings = list[RatingChange]


class Person(Protocol):
    """A person who plays, with everything that tables need to know about them."""

    @property
    def id(self) -> str:
        """The person's id, as stored in tables' seats."""

    @property
    def name(self) -> str:
        """The name that others see."""

    @property
    def blocks(self) -> Sequence[str]:
        """The ids of the people whom this person has blocked."""

    @property
    def banned(self) -> bool:
        """Whether the person is banned from the server."""

    @property
    def kept(self) -> bool:
        """Whether the person can log in on a new device, so that their results are ranked."""

    @property
    def muted_until(self) -> int | None:
        """When the person may chat again, if they are muted."""

    @property
    def ban_reason(self) -> str | None:
        """Why the person is banned."""

    @property
    def mute_reason(self) -> str | None:
        """Why the person is muted."""


class People(Protocol):
    """A directory of people."""

    async def several(self, ids: list[str], /) -> Mapping[str, Person]:
        """Return the people with these ids, by id. Unknown ids are left out."""


class LogStore(Protocol):
    """A store for the logs of tables."""

    async def load(self, table: str) -> Loaded | None:
        """Return a table restored from its log, or None if it has no log.

        Raises OtherRules if this release does not have the table's rules, Unreadable if the log is damaged, and
        StorageError if the store can't be read at the moment.
        """

    async def entries(self, table: str, after: int) -> list[Row]:
        """Return the rows of a table's log that follow row number `after`.

        Raises Unreadable or StorageError if the rows can't be read.
        """

    async def append(
        self, table: Table, number: int, entries: list[e.AnyEntry], beside: Table | None = None
    ) -> Ratings | None:
        """Store the log entries of one command as row `number`, and wait until they are safely stored.

        If a new table is passed as `beside`, it is stored in the same transaction. Returns the rating changes that the
        entries caused, or None if there are none. Raises Conflict if the row already exists, and StorageError if
        nothing can be written.
        """

    async def ratings(self, table: str) -> Ratings | None:
        """Return how a finished game changed the rating of each seat's player, or None if the game is unrated."""


class SharedDeals(Protocol):
    """The rules for who may see how others played a shared deal (a deal that many people play)."""

    async def is_closed(self, deal: str) -> bool:
        """Return whether a shared deal must stay secret because others may still be playing it."""

    async def may_look(self, deal: str, person: str | None) -> bool:
        """Return whether a person may see how others played a shared deal.

        They may if they have finished the deal or it is public.
        """

    async def is_playing_again(self, table: str, person: str) -> bool:
        """Return whether a person is playing a challenge that was created from the game at this table."""

    async def has_finished(self, table: str, person: str) -> bool:
        """Return whether a person has finished the challenge that was created from the game at this table."""


class DealStore(SharedDeals, Protocol):
    """A store for shared deals and the attempts at them."""

    async def find(self, deal: str) -> Deal | None:
        """Return the shared deal with this id, or None."""

    async def challenge_of(self, table: str) -> Deal | None:
        """Return the challenge that was created from the finished game at this table, or None."""

    async def between(self, first: str, last: str, person: str | None) -> Mapping[str, Played]:
        """Return the shared deals with ids from `first` to `last`, keyed by id, each with the attempt of `person`."""

    async def add(self, deal: Deal) -> None:
        """Store a new shared deal. Raises Conflict if it already exists."""

    async def begin(self, table: Table, attempt: Attempt, place: tuple[str, int] | None) -> None:
        """Store a new table and the attempt that a person makes at it.

        `place` is the key of the person's network and the number of earlier attempts from it. Raises Conflict if the
        person has already begun, or if another attempt from the network came first.
        """

    async def begun_from(self, deal: str, place: str) -> int:
        """Return the number of attempts at a shared deal from the network with this key."""

    async def attempt(self, deal: str, person: str) -> Attempt | None:
        """Return a person's attempt at a shared deal, or None."""

    async def days_played(self, person: str) -> Sequence[int]:
        """Return the days whose deals (at least one of them) a person has played to the end, as starts of days."""

    async def count(self, deal: str) -> tuple[int, int]:
        """Return how many people have started a shared deal, and how many of them are still playing it."""

    async def standing(self, deal: str, result: Result) -> Standing:
        """Return how a result compares with the ranked results of a shared deal."""

    async def ranking(self, deal: str, limit: int) -> Sequence[Ranked]:
        """Return up to `limit` of the best results of a shared deal, the best first."""

    async def side_by_side(self, deal: str, limit: int) -> Sequence[Attempt]:
        """Return the first `limit` attempts at a challenge, in the order in which they were started."""

    async def points_at(self, table: str) -> Sequence[int]:
        """Return the points of all seats in the finished game at this table, or nothing if they are not known."""

    async def too_late(self, now: int, limit: int) -> Sequence[str]:
        """Return up to `limit` tables where an attempt at a deal of the day was not finished in time."""

    async def publish(self, now: int) -> None:
        """Publish the secrets of all deals whose day is over and that no one is still playing."""


class MatchStore(Protocol):
    """A store for matches. Their deals, and the attempts at them, are in a `DealStore`."""

    async def find(self, match: str) -> Match | None:
        """Return the match with this id, or None."""

    async def add(self, match: Match, deals: Sequence[Deal]) -> None:
        """Store a new match and its deals. Raises Conflict if it already exists."""

    async def deals(self, match: str) -> Sequence[Deal]:
        """Return the deals of a match in their order."""

    async def weekly(self, first: int, last: int) -> Sequence[Match]:
        """Return the matches of the weeks that begin from `first` to `last`, the newest first."""

    async def of_person(self, person: str, limit: int) -> Sequence[Match]:
        """Return up to `limit` private matches that a person made or plays, the newest first."""

    async def of_circle(self, circle: str, limit: int) -> Sequence[Match]:
        """Return up to `limit` matches of a circle, the newest first."""

    async def entries(self, matches: Sequence[str], person: str | None) -> Mapping[str, Entry]:
        """Return, for each of these matches, whether it is open and how far this person is."""

    async def people(self, matches: Sequence[str]) -> Mapping[str, int]:
        """Return, for each of these matches, how many people play it."""

    async def attempts(self, match: str, person: str) -> Mapping[str, Attempt]:
        """Return a person's attempts at the deals of a match, by deal."""

    async def states(self, matches: Sequence[str]) -> Mapping[str, object]:
        """Return, for each of these matches, a value that changes whenever its standings do."""

    async def scores(self, match: Match) -> Sequence[Score]:
        """Return all results of the deals of a match: those of people and those of the strengths."""

    async def add_bot(self, deal: str, strength: str, result: Result, moves: Sequence[str]) -> None:
        """Store how a strength played a deal: its result and all moves. Raises Conflict if that is stored already."""

    async def bots_moves(self, deal: str, strength: str) -> Sequence[str] | None:
        """Return the moves of all seats in the game in which a strength played a deal, or None if there is none."""

    async def without_bots(self, since: int) -> Sequence[Match]:
        """Return the matches that close after `since` and in which strengths have deals to play, the oldest first."""

    async def remove(self, match: Match) -> None:
        """Delete a match with its deals and all results."""


class Room(Protocol):
    """The checks that a new or changed table must pass. Each method raises Refused if its check fails."""

    def take(self, person: Person) -> None:
        """Count a new table towards a person's limit."""

    async def check_table(self, person: Person) -> None:
        """Check that a person may have one more table, and count it towards the person's limit."""

    async def check_lobby(self, person: Person) -> None:
        """Check that a person may have one more table in the public lobby."""

    async def check_match(self, person: Person) -> None:
        """Check that a person may make one more match, and count it towards the person's limit."""

    async def may_see(self, match: str, person: Person | None) -> bool:
        """Return whether a person may see a match. A match of a circle is for its members."""

    def check_seats(self, seats: Sequence[SeatWish]) -> None:
        """Check that this host can provide players for these seats."""


class Thinkers(Protocol):
    """Workers that compute bots' moves and coaches' advice."""

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """Return the legal move that a bot chooses."""

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """Return a coach's answer about a decision (`thinkers.teach`), or None while the coach is being compiled."""

    def slots(self) -> int:
        """Return how many questions the workers can answer at the same time."""


class ExtraThinkers(Protocol):
    """Workers that run jobs for the games' extras."""

    def is_compiled(self, extra: Extra) -> bool:
        """Return whether the compute kernels of an extra are compiled."""

    async def work(self, extra: Extra, whose: Whose, job: str, *arguments: Any) -> Any:
        """Wait for a free worker, then have it run one of an extra's jobs, and return the result."""


class Slips(Protocol):
    """A store for the mistakes that reviews have identified."""

    async def keep(self, table: Table, person: Person, review: Review, ply: int) -> None:
        """Store the mistakes from a review of a person's own seat, to be used as exercises, and what they lost.

        `ply` is the number of the decision at which the review began.
        """


class News(Protocol):
    """A channel for notifying the other processes that serve the same tables."""

    @property
    def alone(self) -> bool:
        """Whether this is the only process that serves the tables."""

    def publish(self, news: dict[str, Any]) -> None:
        """Notify the other processes. Never waits and never raises an exception."""


class Counter(Protocol):
    """A count of how often something happens."""

    def inc(self, amount: int = 1, /) -> None:
        """Increase the count."""


class CounterByName(Protocol):
    """Counts of how often something happens, by name."""

    def labels(self, name: str, /) -> Counter:
        """Return the counter with this name."""


class Stopwatch(Protocol):
    """A metric that records how long something takes."""

    def time(self) -> AbstractContextManager[object]:
        """Return a context manager that measures how long its `with` block takes."""


class Meter(Protocol):
    """A metric that records durations."""

    def observe(self, seconds: float, /) -> None:
        """Add one duration."""


class Counters(Protocol):
    """The metrics that operators see."""

    @property
    def messages(self) -> Counter:
        """The number of messages received over connections."""

    @property
    def moves(self) -> Counter:
        """The number of moves made."""

    @property
    def moving(self) -> Meter:
        """The time from a move's arrival until it is stored and announced."""

    @property
    def refused(self) -> CounterByName:
        """The number of refused requests, by error code."""

    @property
    def loading(self) -> Stopwatch:
        """The time that it takes to load a table."""

    @property
    def thinking(self) -> Stopwatch:
        """The time that a table waits for a bot."""

    @property
    def queueing(self) -> Stopwatch:
        """The time that a question to a bot or a coach waits for a free worker."""


class Transport(Protocol):
    """A connection's channel for messages."""

    #: Called with each message as it arrives.
    on_message: Callable[[bytes], None] | None

    def send_texts(self, messages: Iterable[bytes]) -> int:
        """Send messages. Returns how many bytes are waiting to be sent."""

    def set_reading(self, on: bool) -> None:
        """Resume or pause reading messages."""

    def abort(self) -> None:
        """Close the connection immediately."""
