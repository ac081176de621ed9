"""Prepares shared deals, which many people play, and starts attempts at them. Their rules are in `host.deals`."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial

from msgspec import structs

from tabletowers import GAMES
from tabletowers.host.deals import (
    DAY,
    Attempt,
    Deal,
    Played,
    Result,
    challenge_from,
    day_of,
    drawn_for,
    milliseconds,
    name_of,
    result_of,
)
from tabletowers.host.ids import new_id
from tabletowers.host.ports import DealStore, People, Person, Room
from tabletowers.host.responses import deals as responses
from tabletowers.host.responses.deals import (
    AttemptInfo,
    DealLine,
    DealOfToday,
    DealPage,
    DealResult,
    PersonName,
    StandingInfo,
)
from tabletowers.host.tables.access import check_open
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.wall_clock import Clock
from tabletowers.table import Refused, commands
from tabletowers.table import entries as e
from tabletowers.table.errors import Conflict

#: The number of best results shown, of attempts at a challenge shown, and of days shown.
SHOWN, FRIENDS, DAYS = 20, 50, 14


class Deals:
    """Prepares, returns and publishes shared deals (which many people play), and starts attempts at them."""

    def __init__(
        self,
        registry: Registry,
        room: Room,
        people: People,
        store: DealStore,
        clock: Clock,
        is_simple: Callable[[str, str], bool],
        attempts: int | None,
        *,
        daily: bool = True,
        mark: str = "t",
    ) -> None:
        """Initialise the instance.

        `is_simple` tells whether a bot is not at its full strength in a game yet, and `attempts` is the maximum number
        of attempts at a deal of the day or of a match from one network, or None for no limit. `daily` tells whether
        there are deals of the day and challenges, and `mark` is the prefix of the ids of new tables.
        """
        self._registry = registry
        self._room = room
        self._people = people
        self._store = store
        self._clock = clock
        self._is_simple = is_simple
        self._attempts = attempts
        self._daily = daily
        self._mark = mark

    # Finding

    async def find(self, name: str) -> Deal:
        """Return the shared deal with this id. Raises Refused if there is none, or if its day has not begun yet."""
        deal, now = await self._store.find(name), self._clock()
        if deal is None:
            self._check_daily()
        if deal is None or deal.opens > now:
            raise Refused("no_such_deal", "there is no such deal")
        if deal.opened is None and deal.closes is not None and deal.closes <= now:
            # This is done now instead of waiting for the next round of housekeeping.
            await self.open_due(now)
            deal = await self._store.find(name)
            assert deal is not None
        return deal

    async def _find_for(self, name: str, viewer: Person | None) -> Deal:
        """Return the shared deal with this id. Raises Refused if there is none that `viewer` may see."""
        deal = await self.find(name)
        if deal.match is not None and not await self._room.may_see(deal.match, viewer):
            raise Refused("no_such_deal", "there is no such deal")
        return deal

    async def prepare(self) -> None:
        """Draw the deals for today and tomorrow that don't exist yet.

        This way, the commitment to each deal's secret is published before the deal's day begins. If several servers
        draw the same deal, the first one counts.
        """
        today = day_of(self._clock())
        known = await self._between(today, today + DAY, None)
        for day in (today, today + DAY):
            for game in GAMES:
                if name_of(game, day) not in known:
                    with contextlib.suppress(Conflict):
                        await self._store.add(drawn_for(game, day))

    async def _between(self, first: datetime, last: datetime, viewer: Person | None) -> Mapping[str, Played]:
        """Return the deals for the days from `first` to `last`, keyed by id, each with the viewer's attempt."""
        person = None if viewer is None else viewer.id
        return await self._store.between(name_of("", first), name_of("", last + DAY), person)

    async def today(self, viewer: Person | None) -> responses.Deals:
        """Return today's deals for all games, and those of recent days."""
        self._check_daily()
        now = self._clock()
        today = day_of(now)
        tomorrow, first = today + DAY, today - DAYS * DAY
        drawn = await self._between(first, tomorrow, viewer)
        if not all(name_of(game, day) in drawn for game in GAMES for day in (today, tomorrow)):
            await self.prepare()
            drawn = await self._between(first, tomorrow, viewer)
        lines = [
            DealOfToday(
                **structs.asdict(_line(drawn[name_of(game, today)])),
                tomorrow=drawn[name_of(game, tomorrow)].deal.commitment,
            )
            for game in GAMES
        ]
        earlier = [_line(played) for played in drawn.values() if played.deal.opens < milliseconds(today)]
        earlier.sort(key=lambda line: -line.opens)
        days = [] if viewer is None else await self._store.days_played(viewer.id)
        return responses.Deals(now, lines, earlier, [f"{day_of(day):%Y-%m-%d}" for day in days])

    def _check_daily(self) -> None:
        if not self._daily:
            raise Refused("online_only", "only a server can do this")

    # Playing

    async def begin(self, person: Person, name: str, place: str) -> str:
        """Return the id of the table for a person's only attempt at a shared deal, starting the attempt if necessary.

        Raises Refused if too many attempts at this deal have been started from the same network.
        """
        deal = await self._find_for(name, person)
        before = await self._store.attempt(name, person.id)
        if before is not None:
            return before.table
        now = self._clock()
        deal.check_beginning(person.id, now)
        if any(level is not None and self._is_simple(level, deal.game) for level in deal.levels):
            raise Refused("not_ready", "the bots of this deal are being compiled; try again in a moment")
        number = await self._from_place(deal, place)
        await self._room.check_table(person)
        table = commands.begin_deal(
            now,
            e.Deal(deal.id, deal.nonces),
            person=person.id,
            game=deal.game,
            version=deal.rules,
            options=deal.options,
            levels=deal.levels,
            secret=deal.secret,
            new=new_id(self._mark),
        )
        attempt = Attempt(deal.id, person.id, table.id, person.kept, now)
        try:
            await self._store.begin(table, attempt, number)
        except Conflict:
            # The same person was faster on another device, or another person in the same network.
            return await self.begin(person, name, place)
        table.pending = []
        await self._registry.take_in(table)
        return table.id

    async def _from_place(self, deal: Deal, place: str) -> tuple[str, int] | None:
        """Return the key of a network (`place`) and the number of attempts at a deal from it.

        Returns None if they are not limited. Raises Refused if there have been too many.
        """
        if deal.closes is None or self._attempts is None:
            return None
        key = deal.place_key(place)
        number = await self._store.begun_from(deal.id, key)
        if number >= self._attempts:
            raise Refused("deal_used_up", "this deal has been begun too often from your network", most=self._attempts)
        return key, number

    async def challenge(self, live: LiveTable, person: Person) -> str:
        """Create a challenge for friends to play the deal of a finished game against bots, and return its id.

        Only one challenge is created for each game.
        """
        self._check_daily()
        table = live.table
        await check_open(self._registry.deals, table)
        deal = challenge_from(table, person.id, self._clock())
        known = await self._store.challenge_of(table.id)
        if known is not None:
            return known.id
        self._room.take(person)
        await self._store.add(deal)
        return deal.id

    # Deals as viewers see them

    async def page(self, name: str, viewer: Person | None) -> DealPage:
        """Return a shared deal, limited to what `viewer` may see.

        Other people's results are included only if `viewer` may see them.
        """
        deal = await self._find_for(name, viewer)
        mine = None if viewer is None else await self._store.attempt(name, viewer.id)
        began, playing = await self._store.count(name)
        may_look = await self._store.may_look(name, None if viewer is None else viewer.id)
        host = await self._host_of(deal)
        page = DealPage(
            id=deal.id,
            kind="match" if deal.match is not None else "challenge" if deal.closes is None else "day",
            match=deal.match,
            game=deal.game,
            rules=deal.rules,
            options=deal.options,
            levels=deal.levels,
            seat=deal.seat,
            commitment=deal.commitment,
            opens=deal.opens,
            closes=deal.closes,
            finish_by=deal.finish_by,
            opened=deal.opened,
            secret=None if deal.opened is None else deal.secret,
            nonces=deal.nonces,
            host=None if host is None else PersonName(host.id, host.name),
            began=began,
            playing=playing,
            attempt=attempt_info(mine),
            counts=viewer is not None and viewer.kept if mine is None else mine.ranked,
            standing=None,
            results=None,
        )
        if not may_look or page.kind == "match":
            return page
        if page.kind == "challenge":
            page.results = await self._side_by_side(deal)
            return page
        if mine is not None and mine.lead is not None and mine.points is not None:
            page.standing = StandingInfo(*await self._store.standing(name, Result(mine.lead, mine.points)))
        page.results = await self._ranking(name)
        return page

    async def _host_of(self, deal: Deal) -> Person | None:
        """Return the person who created a challenge."""
        return None if deal.host is None else (await self._people.several([deal.host])).get(deal.host)

    async def _ranking(self, name: str) -> list[DealResult]:
        return [DealResult(*line, ended=True, challenger=False) for line in await self._store.ranking(name, SHOWN)]

    async def _side_by_side(self, deal: Deal) -> list[DealResult]:
        """Return the results of a challenge: the result of the original game, and those of all attempts."""
        points = await self._store.points_at(deal.origin or "")
        attempts = await self._store.side_by_side(deal.id, FRIENDS)
        host = await self._host_of(deal)
        lines = []
        if points:
            result = result_of(points, deal.seat)
            lines.append(
                DealResult(
                    place=None,
                    person=None if host is None else host.id,
                    name=None if host is None else host.name,
                    table=deal.origin,
                    lead=result.lead,
                    points=result.points,
                    ended=True,
                    challenger=True,
                )
            )
        names = await self._people.several([attempt.person for attempt in attempts])
        for attempt in attempts:
            person = names.get(attempt.person)
            lines.append(
                DealResult(
                    place=None,
                    person=attempt.person,
                    name=None if person is None else person.name,
                    table=attempt.table,
                    lead=attempt.lead,
                    points=attempt.points,
                    ended=attempt.ended is not None,
                    challenger=False,
                )
            )
        return lines

    # In the background

    async def keep_house(self) -> None:
        """Draw new deals, end attempts whose time is up, and publish the secrets of deals that are over."""
        await self.prepare()
        await self.open_due(self._clock())

    async def open_due(self, now: int) -> None:
        """End attempts whose time is up, and publish the secrets of deals that are over."""
        for name in await self._store.too_late(now, 100):
            with contextlib.suppress(Refused):
                live = await self._registry.live(name)
                await self._registry.run(live, partial(commands.expire, idle_since=max(now, live.table.changed)))
        await self._store.publish(now)


def _line(played: Played) -> DealLine:
    deal = played.deal
    return DealLine(
        id=deal.id,
        game=deal.game,
        opens=deal.opens,
        closes=deal.closes,
        opened=deal.opened,
        commitment=deal.commitment,
        began=played.began,
        attempt=attempt_info(played.mine),
    )


def attempt_info(attempt: Attempt | None) -> AttemptInfo | None:
    """Return an attempt as it is shown to the person who made it."""
    if attempt is None:
        return None
    return AttemptInfo(attempt.table, attempt.ranked, attempt.ended, attempt.lead, attempt.points)
