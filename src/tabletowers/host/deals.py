"""The rules of shared deals, which many people play at their own tables. This module does no I/O.

A shared deal is the deal of the day (one for each day and game), part of a match (`host.matches`), or a challenge
created by a person. The secret of a deal determines how its cards are shuffled. That of a deal of the day is drawn a
day ahead, and a commitment to it (a hash) is published. The secret itself is published when the day is over and nobody
is still playing the deal, and at the latest a day later. The same holds for a match and all its deals together.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from tabletowers.bots import own_budget
from tabletowers.contract.registry import game as find_game
from tabletowers.host.ids import new_id
from tabletowers.table import Refused, Table, fairness

#: The number of players of a deal of the day if the game allows it, the strength of the bots, and the first day on
#: which they have it. Before that day, the bots had a level.
PLAYERS, STRENGTH, LEVEL = 3, "seasoned", "level4"
STRENGTHS_BEGIN = datetime(2026, 12, 1, tzinfo=UTC)
DAY = timedelta(days=1)
#: What the id of a private match begins with.
PRIVATE = "m"
#: How long after the end of its day an attempt at a deal may still be finished, in milliseconds.
FINISHING = 24 * 3600 * 1000


class Deal(NamedTuple):
    """A shared deal, which many people play at their own tables.

    The fields are in the order of the database's columns.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    #: The level of the bot on each seat; None for the seat of the player.
    levels: list[str | None]
    secret: str
    nonces: list[str]
    opens: int
    #: None for a challenge, which has no end.
    closes: int | None
    opened: int | None = None
    host: str | None = None
    origin: str | None = None
    #: The match that the deal is part of.
    match: str | None = None

    @property
    def seat(self) -> int:
        """The number of the seat that the person plays. Bots play all other seats."""
        return self.levels.index(None)

    @property
    def commitment(self) -> str:
        """The commitment to the deal's secret: a hash that is published in advance."""
        return fairness.commitment(self.secret)

    @property
    def finish_by(self) -> int | None:
        """The time by which attempts at a deal of the day have to be finished, or None for a challenge."""
        return None if self.closes is None else self.closes + FINISHING

    @property
    def is_for_everybody(self) -> bool:
        """Whether this is a deal of the day or of the match of a week."""
        return self.closes is not None and not (self.match or "").startswith(PRIVATE)

    def check_beginning(self, person: str, now: int) -> None:
        """Raise Refused if a person may not begin to play this shared deal now."""
        if self.opened is not None or (self.closes is not None and now >= self.closes):
            raise Refused("deal_over", "this deal can't be begun any more; its day is over")
        if self.host == person:
            raise Refused("deal_over", "you have played this deal already")

    def place_key(self, place: str) -> str:
        """Return a key for a network, used to count attempts without revealing the network."""
        return fairness.key_for(self.secret, [], f"place {place}").hex()[:32]


class Attempt(NamedTuple):
    """A person's attempt at a shared deal. Each person has only one.

    The fields are in the order of the database's columns.
    """

    deal: str
    person: str
    table: str
    ranked: bool
    began: int
    ended: int | None = None
    lead: int | None = None
    points: int | None = None
    #: The share of the win that the cards gave; None until it is known.
    luck: float | None = None


class Played(NamedTuple):
    """A shared deal, the number of people who have started it, and one person's attempt (if any)."""

    deal: Deal
    began: int
    mine: Attempt | None


class Ranked(NamedTuple):
    """A person's result in the ranking of a shared deal, with its place (1 is the best)."""

    place: int
    person: str
    name: str | None
    table: str
    lead: int
    points: int


class Standing(NamedTuple):
    """A comparison of a result with the ranked results: how many there are, and how many are better or equal."""

    results: int
    better: int
    equal: int


class Result(NamedTuple):
    """The result of a finished attempt: the points, and the lead over the highest-scoring other seat."""

    lead: int
    points: int


def day_of(now: int) -> datetime:
    """Return the start of the day, in UTC, that contains the time `now`."""
    return datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def name_of(game: str, day: datetime) -> str:
    """Return the id of a game's deal of the day."""
    return f"{day:%Y-%m-%d}-{game}"


def milliseconds(day: datetime) -> int:
    """Return the start of a day as a Unix timestamp in milliseconds."""
    return round(day.timestamp() * 1000)


def drawn_for(game: str, day: datetime) -> Deal:
    """Return a new deal of the day for a game."""
    bot = STRENGTH if day >= STRENGTHS_BEGIN else LEVEL
    return drawn(name_of(game, day), game, bot, milliseconds(day), milliseconds(day + DAY))


def drawn(
    name: str, game: str, bot: str, opens: int, closes: int, match: str | None = None, secret: str | None = None
) -> Deal:
    """Return a new deal: a secret (by default a random one), the person's seat, and the same bot on all other seats."""
    rules, secret = find_game(game), secret or fairness.new_secret()
    players = PLAYERS if PLAYERS in rules.seats else rules.seats[0]
    seat = fairness.below(fairness.words(fairness.key_for(secret, [], "seat")), players)
    return Deal(
        id=name,
        game=game,
        rules=rules.rules_version,
        options={},
        levels=[None if number == seat else bot for number in range(players)],
        secret=secret,
        nonces=[],
        opens=opens,
        closes=closes,
        match=match,
    )


def challenge_from(table: Table, person: str, now: int) -> Deal:
    """Return a challenge created from a person's game against bots. Raises Refused if the game is unsuitable."""
    bots = [seat.chair.level if seat.chair.kind == "bot" else None for seat in table.seats]
    if table.outcome != "finished" or table.created.imported is not None or table.created.origin is not None:
        raise Refused("not_possible", "only a game that was played from its deal to its end can be a challenge")
    if len(table.seats_of(person)) != 1 or bots.count(None) != 1:
        raise Refused("not_possible", "only a game against bots can be a challenge")
    if any(budget is not None and budget.seconds is not None for budget in map(own_budget, filter(None, bots))):
        raise Refused(
            "not_possible",
            "bots with a time limit play differently every time, so friends would not play the same game",
        )
    return Deal(
        id=new_id("c"),
        game=table.game.name,
        rules=table.game.rules_version,
        options=table.created.options,
        levels=bots,
        secret=table.secret,
        nonces=table.nonce_list(),
        opens=now,
        closes=None,
        host=person,
        origin=table.id,
    )


def result_of(points: Sequence[int], seat: int) -> Result:
    """Return the result of one seat, given the points of all seats."""
    best = max(score for number, score in enumerate(points) if number != seat)
    return Result(points[seat] - best, points[seat])


def may_look(deal: Deal | None, attempt: Attempt | None, person: str | None) -> bool:
    """Return whether a person may see others' results in a shared deal.

    They may if they have finished the deal, if its secret has been published, or if they created the challenge.
    """
    if deal is not None and (deal.opened is not None or (person is not None and deal.host == person)):
        return True
    return attempt is not None and attempt.ended is not None
