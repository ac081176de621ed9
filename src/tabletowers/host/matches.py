"""The rules of matches: several deals of one game, each played once, scored by matchpoints. This module does no I/O.

Everybody plays the same deals against the same bots, whenever they have time. A result of a deal is compared with all
others: those of the people who have played it, and those of the bots' eight strengths, which play each deal once in the
person's seat. There is one match for everybody each week, whose game changes from week to week, and anybody can make a
private one, to which its link leads. A match may belong to a circle.

The deals are shared deals (`host.deals`). Their secrets are published together, when the match is over for everybody.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple, TypeVar

from tabletowers import GAMES
from tabletowers.bots import STRENGTHS
from tabletowers.host.deals import DAY, FINISHING, PRIVATE, STRENGTH, Deal, Result, day_of, drawn, milliseconds
from tabletowers.host.ids import new_id

#: Results that can be compared.
R = TypeVar("R", Result, float)

#: The strengths that play every match, the weakest first.
CONTESTANTS = tuple(STRENGTHS)
#: The number of deals of a match.
LENGTH = 6
WEEK = timedelta(days=7)
#: A Monday; the games take turns from week to week.
_FIRST_WEEK = datetime(2026, 1, 5, tzinfo=UTC)
#: What the id of a week's match begins with.
WEEKLY = "w"


class Match(NamedTuple):
    """A match. The fields are in the order of the database's columns."""

    id: str
    game: str
    #: The strength of the bots.
    bot: str
    #: The number of deals.
    length: int
    opens: int
    #: From then on, no deal can be begun any more.
    closes: int
    #: The person who made it; None for the match of a week.
    host: str | None = None
    #: The circle that it belongs to, if any.
    circle: str | None = None

    @property
    def kind(self) -> Literal["week", "private"]:
        """Whether this is the match of a week or a private one."""
        return "week" if self.id.startswith(WEEKLY) else "private"

    @property
    def finish_by(self) -> int:
        """The time by which deals that have been begun have to be finished."""
        return self.closes + FINISHING

    @property
    def deals(self) -> list[str]:
        """The ids of its deals, in their order."""
        return [deal_name(self.id, number) for number in range(1, self.length + 1)]


class Entry(NamedTuple):
    """When the secrets of a match were published, and how far one person is in it."""

    opened: int | None = None
    #: The number of deals that the person has begun and has ended.
    begun: int = 0
    ended: int = 0


class Score(NamedTuple):
    """One result of one deal of a match: of a person or of a strength."""

    #: The number of the deal, from 1.
    deal: int
    #: The person's id or the name of the strength.
    player: str
    is_bot: bool
    #: Whether it has a place in the match of a week, which requires an identity that works on another device.
    ranked: bool
    result: Result
    #: The share of the win that the cards gave; None until it is known.
    luck: float | None = None
    #: The table at which a person played.
    table: str | None = None

    @property
    def skill(self) -> float | None:
        """The share of the win without what the cards gave; a win that may be shared counts as half of one."""
        if self.luck is None:
            return None
        lead = self.result.lead
        return (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0) - self.luck


class Line(NamedTuple):
    """A player's standing over some deals of a match."""

    player: str
    is_bot: bool
    ranked: bool
    #: The mean of the shares of matchpoints, from 0 to 1. A deal without a result counts 0.
    score: float
    #: The share of matchpoints in each deal, and None for a deal without a result.
    shares: tuple[float | None, ...]
    #: The mean share of the win that the cards gave, over the deals for which it is known.
    luck: float | None
    #: The score of the results with that taken out; None unless it is known for all of them.
    adjusted: float | None = None


def deal_name(match: str, number: int) -> str:
    """Return the id of a deal of a match. The deals are numbered from 1."""
    return f"{match}-{number}"


def number_of(deal: Deal) -> int:
    """Return the number of a deal in its match."""
    return int(deal.id.rpartition("-")[2])


def week_of(now: int) -> datetime:
    """Return the start of the week, Monday in UTC, that contains the time `now`."""
    day = day_of(now)
    return day - timedelta(days=day.weekday())


def weekly_name(week: datetime) -> str:
    """Return the id of a week's match."""
    year, number, _ = week.isocalendar()
    return f"{WEEKLY}{year}-{number:02}"


def of_week(week: datetime) -> Match:
    """Return the match of a week. The games take turns."""
    game = list(GAMES)[(week - _FIRST_WEEK) // WEEK % len(GAMES)]
    return Match(weekly_name(week), game, STRENGTH, LENGTH, milliseconds(week), milliseconds(week + WEEK))


def private(game: str, bot: str, days: int, now: int, host: str, circle: str | None = None) -> Match:
    """Return a new private match, which is open for some days from now on."""
    closes = now + days * DAY // timedelta(milliseconds=1)
    return Match(new_id(PRIVATE), game, bot, LENGTH, now, closes, host, circle)


def deals_of(match: Match) -> list[Deal]:
    """Draw the deals of a new match."""
    return [drawn(name, match.game, match.bot, match.opens, match.closes, match.id) for name in match.deals]


def matchpoints(results: Iterable[R]) -> dict[R, float]:
    """Return the share of matchpoints that each result of a deal gets.

    It is the share of the other results that it beats, where an equal one counts half. A single result gets a half.
    """
    counts = Counter(results)
    others = counts.total() - 1
    shares, below = {}, 0
    for result in sorted(counts):
        equal = counts[result] - 1
        shares[result] = (below + equal / 2) / others if others else 0.5
        below += equal + 1
    return shares


def standings(scores: Iterable[Score], deals: Sequence[int]) -> list[Line]:
    """Return the standings over some deals of a match, the best first."""
    wanted = set(deals)
    played: defaultdict[tuple[str, bool], dict[int, Score]] = defaultdict(dict)
    results: defaultdict[int, list[Result]] = defaultdict(list)
    skills: defaultdict[int, list[float]] = defaultdict(list)
    for score in scores:
        if score.deal in wanted:
            played[score.player, score.is_bot][score.deal] = score
            results[score.deal].append(score.result)
            if score.skill is not None:
                skills[score.deal].append(score.skill)
    points = {deal: matchpoints(found) for deal, found in results.items()}
    without_luck = {deal: matchpoints(found) for deal, found in skills.items()}
    lines = []
    for (player, is_bot), own in played.items():
        shares = tuple(points[deal][own[deal].result] if deal in own else None for deal in deals)
        known = [(deal, score.luck, score.skill) for deal, score in own.items()]
        lucks = [luck for _, luck, _ in known if luck is not None]
        adjusted = [without_luck[deal][skill] for deal, _, skill in known if skill is not None]
        lines.append(
            Line(
                player,
                is_bot,
                all(score.ranked for score in own.values()),
                _mean((share for share in shares if share is not None), len(deals)),
                shares,
                _mean(lucks, len(lucks)) if lucks else None,
                _mean(adjusted, len(deals)) if len(adjusted) == len(own) else None,
            )
        )
    lines.sort(key=lambda line: (-line.score, line.is_bot, line.player))
    return lines


def _mean(values: Iterable[float], count: int) -> float:
    """Return a sum divided by `count`, rounded so that sums of the same numbers in another order are equal."""
    return round(sum(values) / count, 9)


class Season(NamedTuple):
    """A player's standing over several matches: how many were played, and the sum of the scores."""

    player: str
    is_bot: bool
    matches: int
    total: float


def season(matches: Iterable[Iterable[Line]]) -> list[Season]:
    """Return the standings over several matches, the best first. Only ranked players are counted."""
    totals: defaultdict[tuple[str, bool], list[float]] = defaultdict(list)
    for lines in matches:
        for line in lines:
            if line.ranked:
                totals[line.player, line.is_bot].append(line.score)
    table = [Season(player, is_bot, len(scores), sum(scores)) for (player, is_bot), scores in totals.items()]
    return sorted(table, key=lambda line: (-line.total, line.is_bot, line.player))


def strengths_missing(match: Match, scores: Iterable[Score]) -> list[tuple[int, str]]:
    """Return the deals, by number, that strengths still have to play, the weakest strength first."""
    played = {(score.deal, score.player) for score in scores if score.is_bot}
    wanted = [(number, strength) for strength in CONTESTANTS for number in range(1, match.length + 1)]
    return [one for one in wanted if one not in played]
