"""Reminds people of what waits for them and is not a turn: matches that end tomorrow, and games of leagues."""

from __future__ import annotations

import logging

from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.notices import DAY, Notices
from tabletowers.server.tables.leagues import Leagues, Round
from tabletowers.store import Person, Store, leagues, matches

log = logging.getLogger("tabletowers.reminders")

#: Milliseconds between two rounds, and how many leagues are looked at in one query.
ROUND, _BATCH = 600_000, 50


class Reminders:
    """Sends reminders by push, email and webhook.

    A notice that is not sent because the person has had another one that day is tried again in a later round. If
    several servers do so at the same time, one of them sends the notice.
    """

    def __init__(self, store: Store, accounts: Accounts, notices: Notices, leagues: Leagues, clock: Clock) -> None:
        self._store = store
        self._accounts = accounts
        self._notices = notices
        self._leagues = leagues
        self._clock = clock
        self._looked = 0

    async def keep_house(self) -> None:
        """Look for something to remind people of, unless that was done a moment ago."""
        now = self._clock()
        if now - self._looked < ROUND:
            return
        self._looked = now
        await self._of_matches(now)
        after = ""
        while batch := await self._store.read(leagues.going_on, _BATCH, after):
            for league in batch:
                await self._of_league(await self._leagues.look(league), now)
            after = batch[-1].id

    async def _of_matches(self, now: int) -> None:
        """Remind people who have begun a match, but not all of its deals, on its last day.

        As they get no other such notice within a day, each of them gets one.
        """
        ending = await self._store.read(matches.ending, now, now + DAY)
        people = await self._accounts.several([person for _, person in ending])
        for match, person in ending:
            if person in people and not people[person].banned:
                path = f"/matches/{match.id}"
                await self._notices.inform(people[person], "match_ends", match.game, path, match=match.id)

    async def _of_league(self, now: Round, at: int) -> None:
        """Remind the players of a league whose opponents sit at the table, and those whose time is running out."""
        league = now.league
        if now.is_over:
            await self._store.write(leagues.end, league.id, at)
            return
        waiting = [
            fixture
            for fixture, until, stage in zip(now.fixtures, now.until, now.stages, strict=True)
            if stage == "waiting" or (stage == "open" and until - DAY <= at)
        ]
        if not waiting:
            return
        seated = await self._store.read(leagues.seated, [one.table for one in waiting if one.table is not None])
        noticed = await self._store.read(leagues.noticed, league.id)
        people = await self._accounts.several([one.person for one in now.players.values() if one.person is not None])
        for fixture in waiting:
            there = seated.get(fixture.table or "", set()) if now.stages[fixture.number] == "waiting" else set()
            last_day = now.until[fixture.number] - DAY
            for number in fixture.players:
                person = people.get(now.players[number].person or "")
                before = noticed.get((fixture.number, number))
                if person is None or person.id in there or now.players[number].left is not None or person.banned:
                    continue
                if person.away_until is not None and person.away_until > at:
                    continue
                if before is None or before < last_day <= at:
                    await self._remind(now, fixture.number, number, person, at)

    async def _remind(self, now: Round, game: int, number: int, person: Person, at: int) -> None:
        league = now.league
        path = f"/circles/{league.circle}"
        if await self._notices.inform(person, "league_waits", league.game, path, circle=league.circle):
            await self._store.write(leagues.note, league.id, game, number, at)
