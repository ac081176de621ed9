"""The board of a circle: what its members have done this week, limited to what the viewer may see of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta

from tabletowers import GAMES
from tabletowers.host.deals import DAY, day_of, name_of
from tabletowers.host.matches import week_of
from tabletowers.host.tables.matches import Matches
from tabletowers.host.wall_clock import Clock
from tabletowers.server.responses.circles import Board, BoardDeal, BoardLine
from tabletowers.store import Person, Store, circles
from tabletowers.table import Refused
from tabletowers.table.rating_rules import Rating


class CircleBoard:
    """Shows what the members of circles have done this week."""

    def __init__(self, store: Store, matches: Matches, clock: Clock) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock

    async def look(self, members: Sequence[str], viewer: Person) -> Board:
        """Return the board of some people for this week.

        A result in a deal of the day is shown once the viewer has played that deal, or when it is open for everybody.
        """
        now = self._clock()
        monday, today = week_of(now), day_of(now)
        days = [monday + number * DAY for number in range((today - monday) // timedelta(days=1) + 1)]
        named = {name_of(game, day): (f"{day:%Y-%m-%d}", game) for day in days for game in GAMES}
        tasks = {f"daily-{day:%Y-%m-%d}": f"{day:%Y-%m-%d}" for day in days}
        attempts = await self._store.read(circles.attempts, members, list(named))
        solved = await self._store.read(circles.solved, members, list(tasks))
        ratings: defaultdict[str, dict[str, int]] = defaultdict(dict)
        for line in await self._store.read(circles.ratings, members):
            if line.game in GAMES:
                ratings[line.person][line.game] = Rating(line.mu, line.sigma, line.games).display
        finished = {one.deal for one in attempts if one.person == viewer.id and one.ended}
        match, length, scores = await self._of_match(members, viewer)
        lines = []
        for person in members:
            kinds: defaultdict[str, list[str]] = defaultdict(list)
            for kind, task in sorted(solved.get(person, ())):
                kinds[kind].append(tasks[task])
            lines.append(
                BoardLine(
                    person=person,
                    solved=dict(kinds),
                    deals=[
                        BoardDeal(*named[one.deal], one.ended, one.lead if one.opened or one.deal in finished else None)
                        for one in sorted(attempts, key=lambda one: one.deal)
                        if one.person == person
                    ],
                    match=scores.get(person, (0, None))[0],
                    score=scores.get(person, (0, None))[1],
                    ratings=ratings[person],
                )
            )
        return Board([f"{day:%Y-%m-%d}" for day in days], match, length, lines)

    async def _of_match(
        self, members: Sequence[str], viewer: Person
    ) -> tuple[str | None, int, dict[str, tuple[int, float | None]]]:
        """Return the match of this week, its length, and how far the members are, or nothing if there is none."""
        try:
            match, scores = await self._matches.of_week(viewer, members)
        except Refused:
            return None, 0, {}
        return match.id, match.length, scores
