"""The standings of matches, which are computed again only when a result has been added."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import NamedTuple

from tabletowers.host.matches import Line, Match, Score, Season, season, standings
from tabletowers.host.ports import MatchStore

#: The number of matches whose results are kept in memory, and of sets of deals whose standings are, for each of them.
_KEPT, _SETS = 16, 8


class Placed(NamedTuple):
    """A player's standing, with its place: 1 plus the number of ranked players who are better."""

    place: int
    line: Line


class Field:
    """All results of a match at one moment, and the standings over those deals for which they were asked."""

    def __init__(self, scores: Sequence[Score]) -> None:
        self._scores = scores
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

    def of_bots(self, deals: Collection[int]) -> int:
        """Return the number of results of the strengths in some deals."""
        return sum(score.is_bot and score.deal in deals for score in self._scores)


class Fields:
    """The results of the matches that people have looked at lately, and the standings over many matches."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._fields: OrderedDict[str, tuple[object, Field]] = OrderedDict()
        #: The standings of matches that are over, by match, and those over all of them.
        self._over: dict[str, tuple[object, list[Line]]] = {}
        self._season: tuple[object, list[Season]] = ((), [])

    async def of(self, match: Match) -> Field:
        """Return the results of a match as they are now."""
        state = (await self._store.states([match.id]))[match.id]
        known = self._fields.get(match.id)
        if known is None or known[0] != state:
            known = (state, Field(await self._store.scores(match)))
            self._fields[match.id] = known
        self._fields.move_to_end(match.id)
        while len(self._fields) > _KEPT:
            self._fields.popitem(last=False)
        return known[1]

    async def over(self, matches: Sequence[Match]) -> list[Season]:
        """Return the standings over several matches, the best first."""
        states = await self._store.states([match.id for match in matches])
        if states != self._season[0]:
            lines = [await self._lines(match, states[match.id]) for match in matches]
            self._season = (states, season(lines))
            self._over = {name: known for name, known in self._over.items() if name in states}
        return self._season[1]

    async def _lines(self, match: Match, state: object) -> list[Line]:
        known = self._over.get(match.id)
        if known is None or known[0] != state:
            scores = await self._store.scores(match)
            known = (state, await asyncio.to_thread(standings, scores, range(1, match.length + 1)))
            self._over[match.id] = known
        return known[1]


def _placed(lines: Sequence[Line]) -> list[Placed]:
    placed, better, place, before = list[Placed](), 0, 1, -1.0
    for line in lines:
        if line.score != before:
            place, before = better + 1, line.score
        placed.append(Placed(place, line))
        better += line.ranked
    return placed
