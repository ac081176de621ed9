"""The standings of matches, which are computed again only when a result has been added."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from tabletowers.host.matches import Line, Match, Score, Season, season, standings
from tabletowers.host.ports import MatchStore

#: The number of matches whose results are kept in memory.
_KEPT = 16


class Placed(NamedTuple):
    """A player's standing, with its place: 1 plus the number of ranked players who are better."""

    place: int
    line: Line


class Field:
    """All results of a match at one moment, and the standings over those deals for which they were asked."""

    def __init__(self, scores: Sequence[Score]) -> None:
        self._scores = scores
        self._standings: dict[tuple[int, ...], list[Placed]] = {}

    def standings(self, deals: tuple[int, ...]) -> list[Placed]:
        """Return the standings over some deals, the best first."""
        if deals not in self._standings:
            self._standings[deals] = _placed(standings(self._scores, deals))
        return self._standings[deals]

    def scores(self, deal: int) -> dict[tuple[str, bool], Score]:
        """Return the results of a deal, by player and by whether that is a bot."""
        return {(score.player, score.is_bot): score for score in self._scores if score.deal == deal}

    @property
    def of_bots(self) -> int:
        """The number of results of the strengths."""
        return sum(score.is_bot for score in self._scores)


class Fields:
    """The results of the matches that people have looked at lately, and the standings over many matches."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._fields: OrderedDict[str, tuple[object, Field]] = OrderedDict()
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
            self._season = (states, await self._computed(matches))
        return self._season[1]

    async def _computed(self, matches: Sequence[Match]) -> list[Season]:
        lines = []
        for match in matches:
            scores = await self._store.scores(match)
            lines.append(await asyncio.to_thread(standings, scores, range(1, match.length + 1)))
        return season(lines)


def _placed(lines: Sequence[Line]) -> list[Placed]:
    placed, better, place, before = list[Placed](), 0, 1, -1.0
    for line in lines:
        if line.score != before:
            place, before = better + 1, line.score
        placed.append(Placed(place, line))
        better += line.ranked
    return placed
