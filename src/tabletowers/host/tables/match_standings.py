"""The standings of matches, which are computed again only when a result has been added.

Where thousands play, already asking whether one has been added takes a while. There, standings may be a few seconds
old, but the viewer's own results are always among them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tabletowers.host.deals import Attempt
from tabletowers.host.matches import LENGTH, Line, Match, Score, Season, season, standings
from tabletowers.host.ports import MatchStore

#: The number of matches whose results are kept in memory, and of sets of deals whose standings are, for each of them.
_KEPT, _SETS = 16, 8
#: From this number of results on, they may be a few seconds old; those of matches that are over, a minute.
_MANY, _RECENT, _RECENT_OVER = 2000, 3.0, 60.0


class Placed(NamedTuple):
    """A player's standing, with its place: 1 plus the number of ranked players who are better."""

    place: int
    line: Line


class Field:
    """All results of a match at one moment, and the standings over those deals for which they were asked."""

    def __init__(self, scores: Sequence[Score]) -> None:
        self._scores = scores
        self._played = {(score.player, score.deal) for score in scores if not score.is_bot}
        self._standings: OrderedDict[tuple[int, ...], list[Placed]] = OrderedDict()

    def standings(self, deals: tuple[int, ...]) -> list[Placed]:
        """Return the standings over some deals, the best first."""
        if (known := self._standings.get(deals)) is None:
            known = self._standings[deals] = _placed(standings(self._scores, deals))
            while len(self._standings) > _SETS:
                self._standings.popitem(last=False)
        return known

    def scores(self, deal: int) -> dict[tuple[str, bool], Score]:
        """Return the results of a deal, by player and by whether that is a bot."""
        return {(score.player, score.is_bot): score for score in self._scores if score.deal == deal}

    def played(self) -> Counter[str]:
        """Return the number of deals in which each person has a result."""
        return Counter(score.player for score in self._scores if not score.is_bot)

    @property
    def is_large(self) -> bool:
        """Whether there are many results."""
        return len(self._scores) >= _MANY

    def has(self, player: str, deals: Iterable[int]) -> bool:
        """Return whether a person's results in these deals are among the results."""
        return all((player, deal) in self._played for deal in deals)

    def of_bots(self, deals: Collection[int]) -> int:
        """Return the number of results of the strengths in some deals."""
        return sum(score.is_bot and score.deal in deals for score in self._scores)


class _Known(NamedTuple):
    """The results of a match, the state of the match that they belong to, and when that was last confirmed."""

    state: object
    field: Field
    confirmed: float


class _KnownSeason(NamedTuple):
    """The standings over several matches, the states of these, and when they were last confirmed."""

    states: Mapping[str, object]
    lines: list[Season]
    confirmed: float


class Fields:
    """The results of the matches that people have looked at lately, and the standings over many matches."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._fields: OrderedDict[str, _Known] = OrderedDict()
        #: The number of people in large matches, and when they were counted.
        self._people: dict[str, tuple[int, float]] = {}
        #: The standings of matches that are over, by match, and those over all of them.
        self._over: dict[str, tuple[object, list[Line]]] = {}
        self._season = _KnownSeason({}, [], 0.0)

    async def of(self, match: Match, attempts: Mapping[str, Attempt]) -> Field:
        """Return the results of a match as they are now. `attempts` are those of the viewer, by deal."""
        known, now = self._fields.get(match.id), time.monotonic()
        if (
            known is None
            or not known.field.is_large
            or now > known.confirmed + _RECENT
            or _lacks(known.field, match, attempts)
        ):
            state = (await self._store.states([match.id]))[match.id]
            same = known is not None and known.state == state
            field = known.field if known is not None and same else Field(await self._store.scores(match))
            known = self._fields[match.id] = _Known(state, field, now)
        self._fields.move_to_end(match.id)
        while len(self._fields) > _KEPT:
            self._fields.popitem(last=False)
        return known.field

    async def people(self, matches: Collection[str]) -> dict[str, int]:
        """Return the number of people who play each of these matches."""
        now = time.monotonic()
        self._people = {name: known for name, known in self._people.items() if now < known[1] + _RECENT}
        found = {name: self._people[name][0] for name in matches if name in self._people}
        if rest := [name for name in matches if name not in found]:
            counted = await self._store.people(rest)
            self._people |= {name: (count, now) for name, count in counted.items() if count >= _MANY / LENGTH}
            found |= counted
        return found

    async def over(self, matches: Sequence[Match]) -> list[Season]:
        """Return the standings over several matches, the best first."""
        names, now = [match.id for match in matches], time.monotonic()
        known = self._season
        if list(known.states) != names or len(known.lines) < _MANY or now > known.confirmed + _RECENT_OVER:
            states = await self._store.states(names)
            if states != known.states:
                lines = [await self._lines(match, states[match.id]) for match in matches]
                known = known._replace(lines=season(lines))
                self._over = {name: line for name, line in self._over.items() if name in states}
            self._season = known = known._replace(states=states, confirmed=now)
        return known.lines

    async def _lines(self, match: Match, state: object) -> list[Line]:
        known = self._over.get(match.id)
        if known is None or known[0] != state:
            scores = await self._store.scores(match)
            known = (state, await asyncio.to_thread(standings, scores, range(1, match.length + 1)))
            self._over[match.id] = known
        return known[1]


def _lacks(field: Field, match: Match, attempts: Mapping[str, Attempt]) -> bool:
    """Return whether one of these results is missing."""
    numbers = {name: number for number, name in enumerate(match.deals, 1)}
    mine = [attempt for attempt in attempts.values() if attempt.lead is not None]
    return bool(mine) and not field.has(mine[0].person, (numbers[attempt.deal] for attempt in mine))


def _placed(lines: Sequence[Line]) -> list[Placed]:
    placed, better, place, before = list[Placed](), 0, 1, -1.0
    for line in lines:
        if line.score != before:
            place, before = better + 1, line.score
        placed.append(Placed(place, line))
        better += line.ranked
    return placed
