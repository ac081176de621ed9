"""The commands at a table, which are the same over HTTP and websockets."""

from __future__ import annotations

from functools import partial

from tabletowers.coach.payload_types import Advice
from tabletowers.contract import IllegalMove
from tabletowers.host.limits import RateLimits
from tabletowers.host.ports import Person
from tabletowers.host.requests import AdviceIn, HintIn, Nothing, WhatIfIn
from tabletowers.host.responses.tables import Hint, TableId, WhatIf
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.seats import check_own
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.host.thinkers import levels_and
from tabletowers.host.wall_clock import Clock
from tabletowers.table import Refused, Table, commands
from tabletowers.table.commands import Done
from tabletowers.table.requests import In

#: The commands at a table, each with the type of its body.
COMMANDS: dict[str, type[In]] = {name: request for name, (request, _) in commands.COMMANDS.items()} | {
    "rematch": Nothing,
    "what-if": WhatIfIn,
    "hint": HintIn,
    "advice": AdviceIn,
}
#: The number of rows at which a table's log is full. After that, only moves are added.
MOST_ROWS = 20_000
#: Commands that have limits of their own, and those that remain possible when the log is full.
_FREE, _LAST = (
    frozenset(("move", "chat", "what-if", "hint", "advice")),
    frozenset(("leave", "answer", "vote", "return")),
)


class TableCommands:
    """The commands that people can run at tables."""

    def __init__(self, registry: Registry, hosting: Hosting, clock: Clock, rates: RateLimits) -> None:
        self._registry = registry
        self._hosting = hosting
        self._clock = clock
        self._rates = rates

    async def run(
        self, live: LiveTable, person: Person, name: str, body: In
    ) -> Done | TableId | WhatIf | Hint | Advice:
        """Run a command (one of COMMANDS) for a person, and return the command's result."""
        match body:
            case Nothing():
                return await self.rematch(live, person)
            case WhatIfIn():
                return await self.what_if(live, person, body)
            case HintIn():
                return await self.hint(live, person, body)
            case AdviceIn():
                return await self.advise(live, person, body)
        return await self.act(live, person, name, body)

    async def act(self, live: LiveTable, person: Person, name: str, body: In) -> Done:
        """Run a command that is recorded in the table's log."""
        self._begin(live, person, name)
        if name == "chat" and person.muted_until is not None and person.muted_until > self._clock():
            details = {"until": person.muted_until, "reason": person.mute_reason}
            raise Refused("muted", "you are muted and can't chat", **details)
        command = partial(commands.COMMANDS[name][1], person=person.id, request=body)
        if name == "vote":
            command = partial(command, absent_since=live.absent_since, silent=live.silent)
        return await self._registry.run(live, command)

    async def rematch(self, live: LiveTable, person: Person) -> TableId:
        """Return the id of the table for a rematch of the same players. Creates the table if there is none yet."""
        self._begin(live, person, "rematch")
        return TableId(await self._hosting.rematch(live, person))

    async def what_if(self, live: LiveTable, person: Person, body: WhatIfIn) -> WhatIf:
        """Return what a player's own move would do, or which rule forbids it."""
        self._begin(live, person, "what-if")
        async with self._registry.reading(live):
            return what_if(live.table, person, body.seat, body.move)

    async def hint(self, live: LiveTable, person: Person, body: HintIn) -> Hint:
        """Return the move that a bot would play in the player's place, and the bot's level."""
        self._begin(live, person, "hint")
        self._rates.advice.take(person.id)
        level = body.level or live.table.settings.level
        if level not in (levels := levels_and(level)):
            raise Refused("bad_options", f"unknown bot {level!r}; choose from {', '.join(levels)}")
        return Hint(await self._registry.autoplay.advise(live, person, body.seat, level), level)

    async def advise(self, live: LiveTable, person: Person, body: AdviceIn) -> Advice:
        """Return a coach's hint about the player's decision."""
        self._begin(live, person, "advice")
        self._rates.advice.take(person.id)
        return await self._registry.autoplay.hint(live, person, body.seat, body.rung)

    def _begin(self, live: LiveTable, person: Person, name: str) -> None:
        """Record that a person is about to run a command at a table.

        Raises Refused if the person has run too many commands, or if the table's log is full.
        """
        if name not in _FREE:
            self._rates.rows.take(person.id)
            if live.number >= MOST_ROWS and name not in _LAST:
                raise Refused("too_many", "this table's log is full; only moves are still possible", retry_after=3600)
        live.note(person.id, self._clock())


def what_if(table: Table, person: Person, seat: int, move: str) -> WhatIf:
    """Return the effects of a player's own move that the player can foresee, or the reason why the move is illegal."""
    check_own(table, person, seat)
    if seat not in table.asked_since:
        raise Refused("not_asked", "you are not asked for a decision now")
    state = table.playing()
    reason = state.why_not(move, seat)
    if reason is not None:
        return WhatIf(legal=False, reason=reason.to_json())
    if state.to_move != seat:
        return WhatIf(legal=True, events=[])
    try:
        events = state.preview(move)
    except IllegalMove as error:
        return WhatIf(legal=False, reason=error.reason.to_json())
    return WhatIf(legal=True, events=[event.to_json() for event in events])
