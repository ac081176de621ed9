"""The same deal for everybody: one of each day and game, and challenges; who has begun, who has finished, what is told.

The secret of a deal of the day is drawn a day ahead and its commitment published; it is opened when the day is over and
nobody plays it any more, at the latest a day after that.
"""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Literal

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.bots import own_budget
from tabletowers.server.clock import Clock
from tabletowers.server.ids import new_id
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.tables.hosting import Hosting
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.registry import Registry
from tabletowers.server.workers.compiling import Compiling
from tabletowers.store import Conflict, Person, Store, deals, results
from tabletowers.table import Refused, commands, fairness
from tabletowers.table import entries as e

#: How many play a deal of the day where the game allows it, and how strong the bots are.
PLAYERS, LEVEL = 3, "level4"
#: How many of the best results are shown, how many attempts at a challenge, and of how many days.
SHOWN, FRIENDS, DAYS = 20, 50, 14
_DAY = timedelta(days=1)


def day_of(now: int) -> datetime:
    """The beginning of the day, the same everywhere in the world."""
    return datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def _name(game: str, day: datetime) -> str:
    return f"{day:%Y-%m-%d}-{game}"


def _milliseconds(day: datetime) -> int:
    return round(day.timestamp() * 1000)


def drawn_for(game: str, day: datetime) -> deals.Deal:
    """A new deal for a day: secret, seat and bots."""
    rules, secret = find_game(game), fairness.new_secret()
    players = PLAYERS if PLAYERS in rules.seats else rules.seats[0]
    seat = fairness.below(fairness.words(fairness.key_for(secret, [], "seat")), players)
    return deals.Deal(
        id=_name(game, day),
        game=game,
        rules=rules.rules_version,
        options={},
        levels=[None if number == seat else LEVEL for number in range(players)],
        secret=secret,
        nonces=[],
        opens=_milliseconds(day),
        closes=_milliseconds(day + _DAY),
    )


class Deals:
    """Deals that many people play."""

    def __init__(
        self, registry: Registry, hosting: Hosting, accounts: Accounts, store: Store, clock: Clock, compiling: Compiling
    ) -> None:
        self._registry = registry
        self._hosting = hosting
        self._accounts = accounts
        self._store = store
        self._clock = clock
        self._compiling = compiling

    # Finding

    async def find(self, name: str) -> deals.Deal:
        """A deal that has begun; Refused if there is none."""
        found, now = await self._store.read(deals.find, name), self._clock()
        if found is None or found.opens > now:
            raise Refused("no_such_deal", "there is no such deal")
        if found.opened is None and found.closes is not None and found.closes <= now:
            # Nobody has to wait for the next round of housekeeping.
            await self._open_due(now)
            found = await self._store.read(deals.find, name)
            assert found is not None
        return found

    async def prepare(self) -> None:
        """Draw the deals of today and tomorrow, so that every commitment is known before its day begins.

        Of several servers one draws them.
        """
        today = day_of(self._clock())
        known = await self._between(today, today + _DAY, None)
        for day in (today, today + _DAY):
            for game in GAMES:
                if _name(game, day) not in known:
                    with contextlib.suppress(Conflict):
                        await self._store.write(deals.add, drawn_for(game, day))

    async def _between(self, first: datetime, last: datetime, viewer: Person | None) -> dict[str, deals.Played]:
        """The deals of some days, by name."""
        person = None if viewer is None else viewer.id
        return await self._store.read(deals.between, _name("", first), _name("", last + _DAY), person)

    async def today(self, viewer: Person | None) -> dict[str, Any]:
        """The deals of the day of all games, and those of the last days."""
        now = self._clock()
        today = day_of(now)
        tomorrow, first = today + _DAY, today - DAYS * _DAY
        found = await self._between(first, tomorrow, viewer)
        if not all(_name(game, day) in found for game in GAMES for day in (today, tomorrow)):
            await self.prepare()
            found = await self._between(first, tomorrow, viewer)
        lines = [
            _line(found[_name(game, today)])
            | {"tomorrow": fairness.commitment(found[_name(game, tomorrow)].deal.secret)}
            for game in GAMES
        ]
        earlier = [_line(played) for played in found.values() if played.deal.opens < _milliseconds(today)]
        earlier.sort(key=lambda line: -line["opens"])
        return {"now": now, "deals": lines, "earlier": earlier}

    # Playing

    async def begin(self, person: Person, name: str) -> str:
        """The table of somebody's only attempt, which begins now if it has not begun yet."""
        deal = await self.find(name)
        before = await self._store.read(deals.attempt, name, person.id)
        if before is not None:
            return before.table
        now = self._clock()
        if deal.closes is not None and now >= deal.closes:
            raise Refused("deal_over", "this deal could be begun on its day only")
        if deal.host == person.id:
            raise Refused("deal_over", "you have played this deal already")
        if any(level is not None and self._compiling.is_simple(level, deal.game) for level in deal.levels):
            raise Refused("not_ready", "the bots of this deal are being compiled; try again in a moment")
        await self._hosting.check_room(person)
        table = commands.begin_deal(
            now,
            e.Deal(deal.id, deal.nonces),
            person=person.id,
            game=deal.game,
            version=deal.rules,
            options=deal.options,
            levels=deal.levels,
            secret=deal.secret,
            new=new_id("t"),
        )
        attempt = deals.Attempt(deal.id, person.id, table.id, person.kept, now)
        try:
            await self._registry.add(table, [partial(deals.begin, attempt=attempt)])
        except Conflict:
            # The same person was faster on another device.
            return await self.begin(person, name)
        return table.id

    async def challenge(self, live: LiveTable, person: Person) -> str:
        """A deal by which friends play what somebody has played against bots; the same again for the same game."""
        table = live.table
        own = table.seats_of(person.id)
        bots = [seat.chair.level if seat.chair.kind == "bot" else None for seat in table.seats]
        if table.created.deal is not None:
            await self._check_open(table.created.deal.id)
        if table.outcome != "finished" or table.created.imported is not None or table.created.origin is not None:
            raise Refused("not_possible", "only a game that was played from its deal to its end can be a challenge")
        if len(own) != 1 or bots.count(None) != 1:
            raise Refused("not_possible", "only a game against bots can be a challenge")
        if any(budget is not None and budget.seconds is not None for budget in map(own_budget, filter(None, bots))):
            raise Refused("not_possible", "bots that think for a time play differently every time")
        known = await self._store.read(deals.of_origin, table.id)
        if known is not None:
            return known.id
        self._hosting.take(person)
        deal = deals.Deal(
            id=new_id("c"),
            game=table.game.name,
            rules=table.game.rules_version,
            options=table.created.options,
            levels=bots,
            secret=table.secret,
            nonces=table.nonce_list(),
            opens=self._clock(),
            closes=None,
            host=person.id,
            origin=table.id,
        )
        await self._store.write(deals.add, deal)
        return deal.id

    async def _check_open(self, name: str) -> None:
        """Refuse what would give away a deal that others may be playing."""
        found = await self._store.read(deals.find, name)
        if found is not None and found.closes is not None and found.opened is None:
            raise Refused("deal_closed", "others may still be playing this deal; it is opened after its day")

    async def check_open(self, live: LiveTable) -> None:
        """Refuse what would give away the secret of the deal that was played at a table."""
        if live.table.created.deal is not None:
            await self._check_open(live.table.created.deal.id)

    # What is told

    async def page(self, name: str, viewer: Person | None) -> dict[str, Any]:
        """A deal as somebody may know it: others' results only once they have finished themselves."""
        deal = await self.find(name)
        mine = None if viewer is None else await self._store.read(deals.attempt, name, viewer.id)
        began, playing = await self._store.read(deals.count, name)
        may_look = await self._store.read(deals.may_look, name, None if viewer is None else viewer.id)
        host = None if deal.host is None else await self._accounts.get(deal.host)
        kind: Literal["day", "challenge"] = "challenge" if deal.closes is None else "day"
        page = {
            "id": deal.id,
            "kind": kind,
            "game": deal.game,
            "rules": deal.rules,
            "options": deal.options,
            "levels": deal.levels,
            "seat": deal.seat,
            "commitment": fairness.commitment(deal.secret),
            "opens": deal.opens,
            "closes": deal.closes,
            "finish_by": None if deal.closes is None else deal.closes + deals.FINISHING,
            "opened": deal.opened,
            "secret": None if deal.opened is None else deal.secret,
            "nonces": deal.nonces,
            "host": None if host is None else {"id": host.id, "name": host.name},
            "began": began,
            "playing": playing,
            "attempt": _attempt(mine),
            "counts": viewer is not None and viewer.kept if mine is None else mine.ranked,
            "standing": None,
            "results": None,
        }
        if not may_look:
            return page
        if mine is not None and mine.lead is not None and mine.points is not None:
            page["standing"] = (
                (await self._store.read(deals.standing, name, mine.lead, mine.points))._asdict()
                if kind == "day"
                else None
            )
        return page | {"results": await (self._ranking(name) if kind == "day" else self._side_by_side(deal))}

    async def _ranking(self, name: str) -> list[dict[str, Any]]:
        return [
            {**line._asdict(), "ended": True, "challenger": False}
            for line in await self._store.read(deals.ranking, name, SHOWN)
        ]

    async def _side_by_side(self, deal: deals.Deal) -> list[dict[str, Any]]:
        """The game that the challenge was made of, and every attempt at it."""
        first = (await self._store.read(results.at_tables, [deal.origin or ""])).get(deal.origin or "")
        attempts = await self._store.read(deals.side_by_side, deal.id, FRIENDS)
        host = await self._accounts.get(deal.host or "")
        lines = []
        if first:
            points = [row.points for row in first]
            best = max(score for seat, score in enumerate(points) if seat != deal.seat)
            lines.append(
                {
                    "place": None,
                    "person": None if host is None else host.id,
                    "name": None if host is None else host.name,
                    "table": deal.origin,
                    "lead": points[deal.seat] - best,
                    "points": points[deal.seat],
                    "ended": True,
                    "challenger": True,
                }
            )
        names = await self._accounts.several([found.person for found in attempts])
        for found in attempts:
            person = names.get(found.person)
            lines.append(
                {
                    "place": None,
                    "person": found.person,
                    "name": None if person is None else person.name,
                    "table": found.table,
                    "lead": found.lead,
                    "points": found.points,
                    "ended": found.ended is not None,
                    "challenger": False,
                }
            )
        return lines

    # By itself

    async def keep_house(self) -> None:
        """Draw new deals, end attempts for which the time is over, and open what nobody plays any more."""
        await self.prepare()
        await self._open_due(self._clock())

    async def _open_due(self, now: int) -> None:
        for name in await self._store.read(deals.too_late, now, 100):
            with contextlib.suppress(Refused):
                live = await self._registry.live(name)
                await self._registry.run(
                    live, partial(commands.expire, now=now, idle_since=max(now, live.table.changed))
                )
        await self._store.write(deals.open_all, now)


def _line(played: deals.Played) -> dict[str, Any]:
    deal = played.deal
    return {
        "id": deal.id,
        "game": deal.game,
        "opens": deal.opens,
        "closes": deal.closes,
        "opened": deal.opened,
        "commitment": fairness.commitment(deal.secret),
        "began": played.began,
        "attempt": _attempt(played.mine),
    }


def _attempt(found: deals.Attempt | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {
        "table": found.table,
        "ranked": found.ranked,
        "ended": found.ended,
        "lead": found.lead,
        "points": found.points,
    }
