"""What can be done at a table, the same by HTTP and by websocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tabletowers.contract import IllegalMove
from tabletowers.server.clock import Clock
from tabletowers.server.http import requests
from tabletowers.server.tables.access import check_own
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.workers.bots import levels_and
from tabletowers.table import Refused, Table, commands
from tabletowers.table.orders import Orders

if TYPE_CHECKING:
    from tabletowers.server.limits import RateLimits
    from tabletowers.server.tables.hosting import Hosting
    from tabletowers.server.tables.registry import Registry
    from tabletowers.store import Person

#: The rows of a table's log after which only moves are added to it.
MOST_ROWS = 20_000
#: Commands that have limits of their own, and those that are possible when the log is full.
_FREE, _LAST = (
    frozenset(("move", "chat", "what-if", "hint", "advice")),
    frozenset(("leave", "answer", "vote", "return")),
)


class TableCommands:
    """Runs the commands at tables."""

    def __init__(self, registry: Registry, hosting: Hosting, clock: Clock, rates: RateLimits) -> None:
        self._registry = registry
        self._hosting = hosting
        self._clock = clock
        self._rates = rates

    async def run(self, live: LiveTable, person: Person, name: str, body: Any) -> dict[str, Any]:
        """Run one of COMMANDS."""
        if name not in _FREE:
            self._rates.rows.take(person.id)
            if live.number >= MOST_ROWS and name not in _LAST:
                raise Refused("too_many", "this table's log is full; only the game can be played on", retry_after=3600)
        live.note(person.id, self._clock())
        return await COMMANDS[name][1](self, live, person, body)

    async def _enter(self, live: LiveTable, command: Callable[[Table], commands.Done]) -> dict[str, Any]:
        done = await self._registry.run(live, command)
        return {"seq": done.seq, "position": done.position}

    async def _move(self, live: LiveTable, person: Person, body: requests.MoveIn) -> dict[str, Any]:
        return await self._enter(
            live,
            lambda table: commands.move(table, self._clock(), person.id, body.seat, body.move, body.position, body.key),
        )

    async def _point(self, live: LiveTable, person: Person, body: requests.PointIn) -> dict[str, Any]:
        return await self._enter(
            live, lambda table: commands.point(table, self._clock(), person.id, body.seat, body.moves, body.key)
        )

    async def _unseal(self, live: LiveTable, person: Person, body: requests.SeatIn) -> dict[str, Any]:
        return await self._enter(live, lambda table: commands.unseal(table, self._clock(), person.id, body.seat))

    async def _undo(self, live: LiveTable, person: Person, body: requests.UndoIn) -> dict[str, Any]:
        return await self._enter(
            live,
            lambda table: commands.undo(table, self._clock(), person.id, body.seat, body.position, body.count),
        )

    async def _vote(self, live: LiveTable, person: Person, body: requests.VoteIn) -> dict[str, Any]:
        return await self._enter(
            live,
            lambda table: commands.propose(
                table,
                self._clock(),
                person.id,
                body.kind,
                seat=body.seat,
                count=body.count,
                absent_since=live.absent_since,
            ),
        )

    async def _answer(self, live: LiveTable, person: Person, body: requests.AnswerIn) -> dict[str, Any]:
        return await self._enter(live, lambda table: commands.vote(table, self._clock(), person.id, body.agree))

    async def _return(self, live: LiveTable, person: Person, body: requests.SeatIn) -> dict[str, Any]:
        return await self._enter(live, lambda table: commands.come_back(table, self._clock(), person.id, body.seat))

    async def _orders(self, live: LiveTable, person: Person, body: requests.OrdersIn) -> dict[str, Any]:
        orders = Orders.from_json(msgspec.to_builtins(body.orders))
        return await self._enter(
            live, lambda table: commands.give_orders(table, self._clock(), person.id, body.seat, orders)
        )

    async def _chat(self, live: LiveTable, person: Person, body: requests.ChatIn) -> dict[str, Any]:
        if person.muted_until is not None and person.muted_until > self._clock():
            raise Refused("muted", "you may not chat for a while", until=person.muted_until)
        table = live.table
        if not table.seats_of(person.id) and person.id != table.host:
            raise Refused("not_your_seat", "spectators can't chat")
        return await self._enter(
            live, lambda table: commands.chat(table, self._clock(), person.id, body.text, body.key, body.phrase)
        )

    async def _start(self, live: LiveTable, person: Person, body: requests.Start) -> dict[str, Any]:
        return await self._enter(
            live,
            lambda table: commands.start(table, self._clock(), person.id, fill=body.fill, nonce=body.nonce),
        )

    async def _leave(self, live: LiveTable, person: Person, body: requests.Leave) -> dict[str, Any]:
        return await self._enter(
            live, lambda table: commands.leave(table, self._clock(), person.id, for_good=body.for_good)
        )

    async def _remove(self, live: LiveTable, person: Person, body: requests.RemoveIn) -> dict[str, Any]:
        return await self._enter(live, lambda table: commands.remove(table, self._clock(), person.id, body.chair))

    async def _nonce(self, live: LiveTable, person: Person, body: requests.NonceIn) -> dict[str, Any]:
        return await self._enter(live, lambda table: commands.give_nonce(table, self._clock(), person.id, body.nonce))

    async def _rematch(self, live: LiveTable, person: Person, body: requests.Nothing) -> dict[str, Any]:
        return {"table": await self._hosting.rematch(live, person)}

    async def _what_if(self, live: LiveTable, person: Person, body: requests.WhatIfIn) -> dict[str, Any]:
        async with self._registry.reading(live):
            return what_if(live.table, person, body.seat, body.move)

    async def _hint(self, live: LiveTable, person: Person, body: requests.HintIn) -> dict[str, Any]:
        self._rates.advice.take(person.id)
        level = body.level or live.table.created.level
        if level not in (levels := levels_and(level)):
            raise Refused("bad_options", f"unknown bot {level!r}; choose from {', '.join(levels)}")
        return {"move": await self._registry.autoplay.advise(live, person, body.seat, level), "level": level}

    async def _advice(self, live: LiveTable, person: Person, body: requests.AdviceIn) -> dict[str, Any]:
        self._rates.advice.take(person.id)
        return await self._registry.autoplay.hint(live, person, body.seat, body.rung)


def what_if(table: Table, person: Person, seat: int, move: str) -> dict[str, Any]:
    """What a move of one's own would do as far as one can foresee, or why it can't be made."""
    check_own(table, person, seat)
    if seat not in table.asked_since:
        raise Refused("not_asked", "you are not asked for a decision now")
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


Command = Callable[[TableCommands, LiveTable, "Person", Any], Awaitable[dict[str, Any]]]

#: The commands at a table: the type of the body of each, and what carries it out.
COMMANDS: dict[str, tuple[type, Command]] = {
    "move": (requests.MoveIn, TableCommands._move),
    "point": (requests.PointIn, TableCommands._point),
    "unseal": (requests.SeatIn, TableCommands._unseal),
    "undo": (requests.UndoIn, TableCommands._undo),
    "vote": (requests.VoteIn, TableCommands._vote),
    "answer": (requests.AnswerIn, TableCommands._answer),
    "return": (requests.SeatIn, TableCommands._return),
    "orders": (requests.OrdersIn, TableCommands._orders),
    "chat": (requests.ChatIn, TableCommands._chat),
    "start": (requests.Start, TableCommands._start),
    "leave": (requests.Leave, TableCommands._leave),
    "remove": (requests.RemoveIn, TableCommands._remove),
    "nonce": (requests.NonceIn, TableCommands._nonce),
    "rematch": (requests.Nothing, TableCommands._rematch),
    "what-if": (requests.WhatIfIn, TableCommands._what_if),
    "hint": (requests.HintIn, TableCommands._hint),
    "advice": (requests.AdviceIn, TableCommands._advice),
}
