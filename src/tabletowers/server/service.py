"""What can be done at a table, the same by HTTP and by websocket."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import UNSET
from sqlalchemy import Connection, func, insert, select

from tabletowers.contract import IllegalMove
from tabletowers.games import GAMES
from tabletowers.server import incoming, index, telling
from tabletowers.server.bots import levels_and
from tabletowers.server.hub import Hub
from tabletowers.server.limits import Buckets
from tabletowers.server.live import Live, check_own
from tabletowers.server.people import People, Person, new_id
from tabletowers.server.riddles import Riddles
from tabletowers.server.settings import Clock, Settings
from tabletowers.store import Store, schema
from tabletowers.table import Refused, Table, commands, showing
from tabletowers.table import entries as e


class Service:
    """A server's parts, and the commands on tables."""

    def __init__(self, hub: Hub, people: People, store: Store, clock: Clock, settings: Settings) -> None:
        self.hub = hub
        self.people = people
        self.store = store
        self.clock = clock
        self.settings = settings
        self.advice = Buckets(settings.limits.advice)
        self.riddles = Riddles()

    # Tables

    async def table_for(self, name: str, person: Person | None, invite: str | None = None) -> Live:
        """A table that somebody may look at; Refused if not."""
        live = await self.hub.live(name)
        table = live.table
        if person is not None and (person.id == table.host or table.seats_of(person.id)):
            return live
        invited = invite is not None and secrets.compare_digest(invite.encode(), table.created.invite.encode())
        if table.visibility != "lobby" and not invited:
            raise Refused("not_invited", "this table is private; you need its link")
        if not table.created.spectators and table.status != "waiting":
            raise Refused("no_spectators", "this table is not to be watched")
        return live

    def seat_for(self, table: Table, person: Person | None, seat: int | None) -> int | None:
        """The seat to show somebody: theirs, the one they ask for if it is theirs, else none."""
        own = table.seats_of(person.id) if person is not None and table.seats else []
        if seat is None:
            return own[0] if own else None
        if seat not in own:
            raise Refused("not_your_seat", f"seat {seat} is not yours")
        return seat

    async def state(self, live: Live, person: Person | None, seat: int | None) -> dict[str, Any]:
        """A table as somebody may see it, from that seat of theirs or from their first."""
        async with self.hub.reading(live):
            return telling.state(live, person, self.seat_for(live.table, person, seat))

    async def create(self, person: Person, wish: incoming.NewTable) -> Live:
        """A new table with this host."""
        if wish.game not in GAMES:
            raise Refused("no_such_game", f"there is {', '.join(GAMES)}")
        await self._check_room(person)
        table = commands.create(
            self.clock(),
            table=new_id("t"),
            host=person.id,
            game=wish.game,
            options=wish.options,
            chairs=chairs(wish.seats, person.id),
            levels=levels_and(wish.level, *(seat.level for seat in wish.seats)),
            visibility=wish.visibility,
            invite=secrets.token_urlsafe(9),
            shuffle=wish.shuffle,
            level=wish.level,
            clock=wish.clock,
            hints=wish.hints,
            spectators=wish.spectators,
            chat=wish.chat,
        )
        return await self.hub.add(table)

    async def _check_room(self, person: Person) -> None:
        """That somebody may open one more table; else Refused."""
        members, tables = schema.members, schema.tables

        def count(connection: Connection) -> int:
            query = select(func.count()).select_from(members.join(tables, members.c.table == tables.c.id))
            here = query.where(members.c.person == person.id, tables.c.status != "over")
            return connection.execute(here).scalar() or 0

        if await self.store.read(count) >= self.settings.limits.tables_per_person:
            raise Refused("too_many", "you sit at too many tables already", retry_after=60)

    async def go_on(self, live: Live, person: Person, wish: incoming.GoOn) -> Live:
        """A new table that plays on from a decision of a finished game."""
        await self._check_room(person)
        table = commands.go_on(
            live.table,
            self.clock(),
            person.id,
            wish.ply,
            wish.seat,
            level=wish.level,
            levels=levels_and(wish.level),
            new=new_id("t"),
            invite=secrets.token_urlsafe(9),
        )
        return await self.hub.add(table)

    async def change(self, live: Live, person: Person, wish: incoming.TableChange) -> None:
        """The host sets the table differently."""
        told: e.Clock | Literal["none"] | None = None
        if wish.clock is not UNSET:
            told = wish.clock if wish.clock is not None else "none"
        await self.hub.run(
            live,
            lambda table: commands.change(
                table,
                self.clock(),
                person.id,
                levels_and(*(seat.level for seat in wish.seats or ())),
                chairs=None if wish.seats is None else chairs(wish.seats, person.id),
                visibility=wish.visibility,
                shuffle=wish.shuffle,
                clock=told,
            ),
        )

    async def join(self, live: Live, person: Person, wish: incoming.Join) -> None:
        """Sit down."""
        host = await self.people.get(live.table.host)
        if host is not None and person.id in host.blocks:
            raise Refused("blocked", "the host does not want to play with you")
        await self.hub.run(live, lambda table: commands.join(table, self.clock(), person.id, wish.chair, wish.nonce))

    async def rematch(self, live: Live, person: Person) -> str:
        """The same players again, at a table that is found or made."""
        made: list[Table] = []

        def again(table: Table) -> str:
            if table.rematch is not None and person.id in table.people():
                return table.rematch
            made[:] = [
                commands.rematch(table, self.clock(), person.id, new=new_id("t"), invite=secrets.token_urlsafe(9))
            ]
            return made[0].id

        def stored() -> list[index.Change]:
            table = made[0]
            data = e.encode(table.pending)

            def change(connection: Connection) -> None:
                connection.execute(insert(schema.log).values(table=table.id, number=0, entries=data))

            return [change, *index.changes(table, table.pending)]

        name = await self.hub.run(live, again, stored)
        if made and made[0].id == name:
            made[0].pending = []
            await self.hub.take_in(made[0])
        return name

    # Commands with a body of their own

    async def command(self, live: Live, person: Person, name: str, body: Any) -> dict[str, Any]:
        """Run one of COMMANDS."""
        return await COMMANDS[name][1](self, live, person, body)

    async def _run(self, live: Live, command: Callable[[Table], commands.Done]) -> dict[str, Any]:
        done = await self.hub.run(live, command)
        return {"seq": done.seq, "position": done.position}

    async def _move(self, live: Live, person: Person, body: incoming.MoveIn) -> dict[str, Any]:
        return await self._run(
            live,
            lambda table: commands.move(table, self.clock(), person.id, body.seat, body.move, body.position, body.key),
        )

    async def _unseal(self, live: Live, person: Person, body: incoming.SeatIn) -> dict[str, Any]:
        return await self._run(live, lambda table: commands.unseal(table, self.clock(), person.id, body.seat))

    async def _undo(self, live: Live, person: Person, body: incoming.UndoIn) -> dict[str, Any]:
        return await self._run(
            live,
            lambda table: commands.undo(table, self.clock(), person.id, body.seat, body.position, body.count),
        )

    async def _vote(self, live: Live, person: Person, body: incoming.VoteIn) -> dict[str, Any]:
        return await self._run(
            live,
            lambda table: commands.propose(
                table,
                self.clock(),
                person.id,
                body.kind,
                seat=body.seat,
                count=body.count,
                present=live.present(),
            ),
        )

    async def _answer(self, live: Live, person: Person, body: incoming.AnswerIn) -> dict[str, Any]:
        return await self._run(live, lambda table: commands.vote(table, self.clock(), person.id, body.agree))

    async def _return(self, live: Live, person: Person, body: incoming.SeatIn) -> dict[str, Any]:
        return await self._run(live, lambda table: commands.come_back(table, self.clock(), person.id, body.seat))

    async def _orders(self, live: Live, person: Person, body: incoming.OrdersIn) -> dict[str, Any]:
        return await self._run(
            live,
            lambda table: commands.give_orders(table, self.clock(), person.id, body.seat, body.orders),
        )

    async def _chat(self, live: Live, person: Person, body: incoming.ChatIn) -> dict[str, Any]:
        if person.muted_until is not None and person.muted_until > self.clock():
            raise Refused("muted", "you can't chat for a while", until=person.muted_until)
        table = live.table
        if not table.seats_of(person.id) and person.id != table.host:
            raise Refused("not_your_seat", "those who watch don't chat")
        return await self._run(live, lambda table: commands.chat(table, self.clock(), person.id, body.text, body.key))

    async def _start(self, live: Live, person: Person, body: incoming.Start) -> dict[str, Any]:
        return await self._run(
            live,
            lambda table: commands.start(table, self.clock(), person.id, fill=body.fill, nonce=body.nonce),
        )

    async def _leave(self, live: Live, person: Person, body: incoming.Leave) -> dict[str, Any]:
        return await self._run(
            live, lambda table: commands.leave(table, self.clock(), person.id, for_good=body.for_good)
        )

    async def _nonce(self, live: Live, person: Person, body: incoming.NonceIn) -> dict[str, Any]:
        return await self._run(live, lambda table: commands.give_nonce(table, self.clock(), person.id, body.nonce))

    async def _rematch(self, live: Live, person: Person, body: incoming.Nothing) -> dict[str, Any]:
        return {"table": await self.rematch(live, person)}

    async def _what_if(self, live: Live, person: Person, body: incoming.WhatIfIn) -> dict[str, Any]:
        async with self.hub.reading(live):
            return what_if(live.table, person, body.seat, body.move)

    async def _hint(self, live: Live, person: Person, body: incoming.HintIn) -> dict[str, Any]:
        self.advice.take(person.id)
        level = body.level or live.table.created.level
        if level not in (levels := levels_and(level)):
            raise Refused("bad_options", f"there is {', '.join(levels)}")
        return {"move": await self.hub.acting.advise(live, person, body.seat, level), "level": level}

    # Lists

    async def summaries(self, person: Person | None, names: list[str]) -> list[dict[str, Any]]:
        """Lines for a list of tables."""
        found = []
        for name in names:
            try:
                live = await self.hub.live(name)
                async with self.hub.reading(live):
                    found.append(showing.summary(live.table, None if person is None else person.id, live.name))
            except Refused:
                continue
        return found

    async def my_tables(self, person: Person, status: str | None) -> list[dict[str, Any]]:
        """A person's tables: those where it is their turn first, then the last changed."""
        members, tables = schema.members, schema.tables

        def query(connection: Connection) -> list[str]:
            mine = select(tables.c.id).join(members, members.c.table == tables.c.id)
            mine = mine.where(members.c.person == person.id, tables.c.game.in_(GAMES))
            if status is not None:
                mine = mine.where(tables.c.status == status)
            return list(connection.execute(mine.order_by(tables.c.created.desc()).limit(100)).scalars())

        lines = await self.summaries(person, await self.store.read(query))
        return sorted(lines, key=lambda line: (not line["your_turn"], line["status"] == "over", -line["changed"]))

    async def lobby(self, person: Person | None, game: str | None = None) -> list[dict[str, Any]]:
        """Open tables with a free chair, and running ones that may be watched."""
        tables = schema.tables

        def query(connection: Connection) -> list[str]:
            found = select(tables.c.id).where(tables.c.visibility == "lobby", tables.c.game.in_(GAMES))
            if game is not None:
                found = found.where(tables.c.game == game)
            waiting = found.where(tables.c.status == "waiting").order_by(tables.c.created.desc()).limit(50)
            running = found.where(tables.c.status == "running", tables.c.spectators)
            running = running.order_by(tables.c.created.desc()).limit(20)
            return [*connection.execute(waiting).scalars(), *connection.execute(running).scalars()]

        return await self.summaries(person, await self.store.read(query))


def chairs(wishes: list[incoming.SeatWish], host: str) -> list[e.Chair]:
    """Chairs as the host wishes them."""
    made = []
    for wish in wishes:
        match wish.kind:
            case "me":
                made.append(e.Chair("person", host))
            case "open":
                made.append(e.Chair("open"))
            case "bot":
                made.append(e.Chair("bot", level=wish.level))
            case "local":
                made.append(e.Chair("local", host, wish.name))
    return made


def what_if(table: Table, person: Person, seat: int, move: str) -> dict[str, Any]:
    """What a move of one's own would do as far as one can foresee, or why it can't be made."""
    check_own(table, person, seat)
    if seat not in table.asked_since:
        raise Refused("not_asked", "it is not your decision now")
    state = table.playing()
    reason = state.why_not(move, seat)
    if reason is not None:
        return {"legal": False, "events": None, "reason": reason.to_json()}
    if state.to_move != seat:
        return {"legal": True, "events": [], "reason": None}
    try:
        events = state.preview(move)
    except IllegalMove as error:
        return {"legal": False, "events": None, "reason": error.reason.to_json()}
    return {"legal": True, "events": [event.to_json() for event in events], "reason": None}


Command = Callable[[Service, Live, Person, Any], Awaitable[dict[str, Any]]]

#: The commands at a table: the type of their body, and what they do.
COMMANDS: dict[str, tuple[type, Command]] = {
    "move": (incoming.MoveIn, Service._move),
    "unseal": (incoming.SeatIn, Service._unseal),
    "undo": (incoming.UndoIn, Service._undo),
    "vote": (incoming.VoteIn, Service._vote),
    "answer": (incoming.AnswerIn, Service._answer),
    "return": (incoming.SeatIn, Service._return),
    "orders": (incoming.OrdersIn, Service._orders),
    "chat": (incoming.ChatIn, Service._chat),
    "start": (incoming.Start, Service._start),
    "leave": (incoming.Leave, Service._leave),
    "nonce": (incoming.NonceIn, Service._nonce),
    "rematch": (incoming.Nothing, Service._rematch),
    "what-if": (incoming.WhatIfIn, Service._what_if),
    "hint": (incoming.HintIn, Service._hint),
}
