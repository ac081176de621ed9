"""Leagues of circles: made, joined, begun, played at tables of their own, and shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tabletowers import GAMES
from tabletowers.host.ids import new_id
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.requests import NewLeague
from tabletowers.server.responses.circles import LeagueGame, LeagueInfo, LeagueLine, LeaguePlayer
from tabletowers.server.settings import Limits
from tabletowers.server.tables import league_rules as rules
from tabletowers.server.tables.circles import Circles, no_such_circle
from tabletowers.server.tables.league_rules import Stage
from tabletowers.server.tables.matchmaking import Seeking
from tabletowers.store import Circle, Person, Store, circles, leagues, vacations
from tabletowers.store.leagues import Fixture, League, Player
from tabletowers.table import Refused, Table, commands, requests
from tabletowers.table.clock import DaysClock
from tabletowers.table.errors import Conflict

log = logging.getLogger("tabletowers.leagues")

#: What the id of a league begins with, and the number of leagues of a circle that are shown.
MARK, SHOWN = "l", 8
#: The strength of the bot that sits in for a player who has left the league, and how often something is tried again.
STAND_IN, TRIES = "seasoned", 4


class Round(NamedTuple):
    """A league at one moment: its players and games.

    For each game, `until` is the time by which it has to begin, and `stages` how far it is.
    """

    league: League
    players: Mapping[int, Player]
    fixtures: Sequence[Fixture]
    until: Sequence[int]
    stages: Sequence[Stage]

    @property
    def is_over(self) -> bool:
        """Whether nothing can change any more."""
        return self.league.began is not None and not {"open", "waiting", "running"} & set(self.stages)


class Leagues:
    """Makes leagues, seats their players at tables, and shows how they stand."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        circles: Circles,
        registry: Registry,
        hosting: Hosting,
        seeking: Seeking,
        limits: Limits,
        clock: Clock,
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._circles = circles
        self._registry = registry
        self._hosting = hosting
        self._seeking = seeking
        self._limits = limits
        self._clock = clock

    # Before it begins

    async def make(self, circle: Circle, person: Person, wish: NewLeague) -> str:
        """Make a league that members of a circle can join, and return its id."""
        if wish.game not in GAMES:
            raise Refused("no_such_game", f"unknown game {wish.game[:40]!r}; choose from {', '.join(GAMES)}")
        self._circles.count(person)
        if await self._store.read(leagues.count_unfinished, circle.id) >= self._limits.leagues_per_circle:
            raise Refused("too_many", "too many leagues of this circle are not over yet", retry_after=3600)
        league = League(new_id(MARK), circle.id, wish.game, wish.days, person.id, self._clock())

        def add(connection: Any) -> None:
            if not circles.hold_for(connection, circle.id, person.id):
                raise no_such_circle()
            leagues.add(connection, league)

        await self._store.write(add)
        return league.id

    async def _find(self, circle: Circle, name: str) -> League:
        league = await self._store.read(leagues.find, name)
        if league is None or league.circle != circle.id:
            raise Refused("no_such_league", "there is no such league in this circle")
        return league

    async def join(self, circle: Circle, name: str, person: Person) -> None:
        """Add a member of a circle to a league that has not begun."""
        league = await self._find(circle, name)
        most = rules.most_players(league.game)

        def join(connection: Any) -> bool:
            if not circles.hold_for(connection, circle.id, person.id):
                raise no_such_circle()
            return leagues.join(connection, league.id, person.id, most)

        try:
            joined = await self._store.write(join)
        except Conflict:
            # Two people have taken the same number.
            joined = await self._store.write(join)
        if not joined:
            raise Refused("league_closed", "this league has begun or is full")

    async def leave(self, circle: Circle, name: str, person: Person) -> None:
        """Take a member of a circle out of a league. Their games that have not begun are not played.

        A league that is over remains as it is.
        """
        await self._take_out(await self._find(circle, name), person.id)

    async def leave_all(self, circle: Circle, person: str) -> None:
        """Take a person who is about to leave a circle out of its leagues that are not over."""
        for league in await self._store.read(leagues.played_by, circle.id, person):
            await self._take_out(league, person)

    async def _take_out(self, league: League, person: str) -> None:
        now = await self.look(league)
        if now.is_over:
            await self._store.write(leagues.end, league.id, self._clock())
            return
        mine = next((player for player in now.players.values() if player.person == person), None)
        if mine is None or mine.left is not None:
            return
        await self._store.write(leagues.leave, league.id, person, self._clock())
        after = await self.look(league)
        for fixture, stage in zip(after.fixtures, after.stages, strict=True):
            if stage == "waiting" and mine.number in fixture.players:
                await self._settle(fixture, partial(_give_up_chair, person=person))

    async def remove(self, circle: Circle, name: str, person: Person) -> None:
        """Delete a league that has not begun. Its host may do that, and the owner of the circle."""
        league = await self._find(circle, name)
        if person.id not in (league.host, circle.owner):
            raise Refused("not_host", "the league is deleted by the person who made it")
        if not await self._store.write(leagues.remove_unbegun, league.id):
            raise Refused("league_closed", "this league has begun")

    async def begin(self, circle: Circle, name: str, person: Person) -> None:
        """Begin a league: draw up who plays whom until when. Its host may do that, and the owner of the circle."""
        league, now = await self._find(circle, name), self._clock()
        if person.id not in (league.host, circle.owner):
            raise Refused("not_host", "the league is begun by the person who made it")
        players = await self._store.read(leagues.players, league.id)
        least = rules.size_of(league.game)
        if len(players) < least:
            raise Refused("too_few", f"this league needs at least {least} players", least=least)
        plan = rules.plan([player.number for player in players], league.game, league.days, now)
        if not await self._store.write(leagues.begin, league.id, now, players, plan):
            raise Refused("league_closed", "this league has begun, or its players have just changed")

    # While it is played

    async def play(self, circle: Circle, name: str, number: int, person: Person, nonce: str | None) -> str:
        """Return the table of a league's game at which a player sits.

        The first of its players opens the table, the others sit down there, and the game begins when all are there.
        Raises Refused if the person does not play in this game, or if it can't be begun any more.
        """
        league = await self._find(circle, name)
        for _ in range(TRIES):
            now = await self.look(league)
            if not 0 <= number < len(now.fixtures):
                raise Refused("no_such_table", "there is no such game in this league")
            fixture, stage = now.fixtures[number], now.stages[number]
            if not any(now.players[player].person == person.id for player in fixture.players):
                raise Refused("not_possible", "you don't play in this game")
            if stage == "over" or (stage == "running" and await self._sits(fixture, person)):
                assert fixture.table is not None
                return fixture.table
            if stage in ("running", "missed", "off") or self._has_left(now, fixture, person):
                raise Refused("too_late", "this game can't be begun any more")
            table = await self._sit_down(now, fixture, stage, person, nonce)
            if table is not None:
                return table
        raise Refused("storage", "others were faster; try again")

    def _has_left(self, now: Round, fixture: Fixture, person: Person) -> bool:
        own = (now.players[player] for player in fixture.players)
        return any(player.person == person.id and player.left is not None for player in own)

    async def _sits(self, fixture: Fixture, person: Person) -> bool:
        """Return whether a person sits at the table of a game. Otherwise it has begun without them."""
        assert fixture.table is not None
        live = await self._registry.live(fixture.table)
        await self._registry.catch_up(live)
        return person.id in live.table.people()

    async def _sit_down(
        self, now: Round, fixture: Fixture, stage: Stage, person: Person, nonce: str | None
    ) -> str | None:
        """Seat a player at a game's table, which is opened if there is none, and return the table.

        Returns None if something has changed meanwhile.
        """
        if stage == "open":
            return await self._open(now, fixture, person, nonce)
        assert fixture.table is not None
        live = await self._registry.live(fixture.table)
        await self._registry.catch_up(live)
        if live.table.status != "waiting":
            return None
        if person.id not in live.table.people():
            await self._seeking.seat_arranged(live, person, requests.Join(nonce=nonce))
        return fixture.table

    async def _open(self, now: Round, fixture: Fixture, person: Person, nonce: str | None) -> str | None:
        league = now.league
        seats = [requests.SeatWish("me")]
        for player in (now.players[number] for number in fixture.players):
            if player.left is not None:
                seats.append(requests.SeatWish("bot", level=STAND_IN))
            elif player.person != person.id:
                seats.append(requests.SeatWish("open"))
        clock = DaysClock(2 if league.days > 3 else 1)
        wish = requests.NewTable(game=league.game, seats=seats, clock=clock, hints=False, level=STAND_IN)
        live = await self._hosting.create(person, wish, arranged=True)
        if nonce is not None:
            share = partial(commands.give_nonce, person=person.id, request=requests.NonceIn(nonce))
            await self._registry.run(live, share)
        if await self._store.write(leagues.set_table, league.id, fixture.number, fixture.table, live.table.id):
            return live.table.id
        # Another player was faster.
        await self._registry.run(live, partial(commands.leave, person=person.id, request=requests.Leave()))
        return None

    # Looking

    async def look(self, league: League) -> Round:
        """Return a league as it is now.

        A table that still waits when its time is up is closed. If two players sit there, a bot takes the third chair.
        """
        now = await self._read(league)
        late = [
            (fixture, _begin_or_close if stage == "missed" else _close)
            for fixture, stage in zip(now.fixtures, now.stages, strict=True)
            if fixture.status == "waiting" and stage in ("missed", "off")
        ]
        for fixture, command in late:
            await self._settle(fixture, command)
        return await self._read(league) if late else now

    async def _settle(self, fixture: Fixture, command: Callable[[Table, int], object]) -> None:
        """Run a command at the table of a game that waits for players, and begin the game if no chair is open then."""
        assert fixture.table is not None
        try:
            live = await self._registry.live(fixture.table)
            await self._registry.run(live, command)
            await self._seeking.begin_if_full(live)
        except Refused as refused:
            log.debug("a table of a league can't be settled: %s", refused.code)

    async def _read(self, league: League) -> Round:
        players = {player.number: player for player in await self._store.read(leagues.players, league.id)}
        fixtures = await self._store.read(leagues.fixtures, league.id)
        known = {player.person: number for number, player in players.items() if player.person is not None}
        away = await self._store.read(vacations.of_several, list(known), league.began or league.created)
        by_number = {known[person]: found for person, found in away.items()}
        until = [rules.closes(fixture, league.days, by_number) for fixture in fixtures]
        now = self._clock()
        stages = [rules.stage(fixture, closes, players, now) for fixture, closes in zip(fixtures, until, strict=True)]
        return Round(league, players, fixtures, until, stages)

    async def listed(self, circle: Circle, person: Person) -> list[LeagueInfo]:
        """Return the leagues of a circle, as one of its members sees them."""
        stored = await self._store.read(leagues.of_circle, circle.id, SHOWN)
        found = [league for league in stored if league.game in GAMES]
        rounds = [await self.look(league) for league in found]
        people = {player.person for one in rounds for player in one.players.values() if player.person is not None}
        names = await self._accounts.several(list(people))
        return [_info(one, names, person) for one in rounds]


def _give_up_chair(table: Table, now: int, person: str) -> None:
    """Let a bot take the chair of a player who has left the league. A host who leaves ends the table."""
    if table.host == person:
        commands.close(table, now)
    else:
        commands.give_to_bot(table, now, person)


def _begin_or_close(table: Table, now: int) -> None:
    """Begin the game, with bots on the open chairs, if two people sit at a waiting table. Otherwise close it."""
    if table.status == "waiting" and len(table.people()) >= 2:
        commands.begin(table, now, requests.Start(fill=True))
    else:
        _close(table, now)


def _close(table: Table, now: int) -> None:
    """Close a table that waits for players."""
    if table.status == "waiting":
        commands.close(table, now)


def _info(now: Round, names: Mapping[str, Person], viewer: Person) -> LeagueInfo:
    league = now.league
    mine = next((player.number for player in now.players.values() if player.person == viewer.id), None)
    return LeagueInfo(
        id=league.id,
        game=league.game,
        days=league.days,
        host=league.host,
        created=league.created,
        began=league.began,
        over=now.is_over,
        size=rules.size_of(league.game),
        most=rules.most_players(league.game),
        mine=mine,
        players=[
            LeaguePlayer(
                number=player.number,
                person=player.person,
                name=None if (person := names.get(player.person or "")) is None else person.name,
                left=player.left is not None,
            )
            for player in now.players.values()
        ],
        games=[
            LeagueGame(
                number=fixture.number,
                round=fixture.round,
                until=closes,
                players=list(fixture.players),
                stage=stage,
                table=fixture.table if mine in fixture.players and stage in ("waiting", "running", "over") else None,
                places=None if fixture.places is None else list(fixture.places),
            )
            for fixture, closes, stage in zip(now.fixtures, now.until, now.stages, strict=True)
        ],
        table=[
            LeagueLine(line.place, line.player, line.won, line.drawn, line.lost, line.points)
            for line in rules.table(list(now.players), now.fixtures)
        ],
    )
