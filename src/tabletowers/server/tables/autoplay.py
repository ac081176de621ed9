"""What happens at tables without people: bots' moves, standing orders, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tabletowers.contract import State
from tabletowers.server.clock import Clock
from tabletowers.server.settings import Settings
from tabletowers.server.tables.access import check_own
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tasks import end
from tabletowers.server.workers.bots import MOMENT, BotWorkers, Lesson, Question, longest
from tabletowers.server.workers.shares import Shares, Whose
from tabletowers.table import Refused, StorageError, Table, commands
from tabletowers.table.fairness import below, key_for, words

if TYPE_CHECKING:
    from tabletowers.server.metrics import Metrics
    from tabletowers.store import Person

log = logging.getLogger("tabletowers.autoplay")

#: The part of the pause before a hidden answer that a bot may think.
PART = 0.6
#: The part of a window for answers that a bot may think about each of its moves in it.
SHARE = 0.05
#: How many hints are kept, for those who climb the ladder.
_HINTS = 256

#: Runs a command at a table; True if it was entered.
Run = Callable[[LiveTable, Callable[[Table], bool]], Awaitable[bool]]


def _seed(table: Table, seat: int) -> int | None:
    """Where others play the same deal, its bots always answer alike: their choices follow from the secret."""
    if table.created.deal is None:
        return None
    purpose = f"bot {seat} decision {len(table.plies)}"
    return below(words(key_for(table.secret, table.nonce_list(), purpose)), 1 << 50)


class Autoplay:
    """Finds the answers that no person gives, and enters each when it is due."""

    def __init__(
        self,
        run: Run,
        bots: BotWorkers,
        clock: Clock,
        settings: Settings,
        metrics: Metrics,
        address_of: Callable[[str], str] = str,
    ) -> None:
        """`address_of` tells where a person was last seen, or just who it is."""
        self._run = run
        self.bots = bots
        self.shares = Shares(bots.slots)
        self._address_of = address_of
        self._clock = clock
        self._settings = settings
        self._metrics = metrics
        self._jobs: set[asyncio.Task[Any]] = set()
        #: Hints that were given lately, each with all its rungs.
        self._hints: OrderedDict[tuple[Any, ...], list[dict[str, Any]]] = OrderedDict()
        self._closing = False

    def schedule(self, live: LiveTable) -> None:
        """Start what has to be done without people, and stop what is out of date."""
        wanted = commands.tasks(live.table, self._settings.pace)
        for task in [task for task in live.jobs if task not in wanted]:
            job = live.jobs.pop(task)
            if job is not asyncio.current_task():
                job.cancel()
        if self._closing:
            return
        for task in wanted:
            if task not in live.jobs:
                job = asyncio.create_task(self._perform(live, task))
                live.jobs[task] = job
                self._jobs.add(job)
                job.add_done_callback(self._jobs.discard)

    async def _perform(self, live: LiveTable, task: commands.Task) -> None:
        """Find an answer and enter it when it is due; try again as long as the table waits for it."""
        due = task.due
        if task.begins:
            begins = max(task.begins, live.loaded + self._settings.grace)
            due += begins - task.begins
            await self._wait(live, begins)
        while True:
            try:
                enter, ready = await self._answer_to(live, task)
                await self._wait(live, max(due, ready))
                if await self._run(live, enter):
                    return
                if task not in commands.tasks(live.table, self._settings.pace):
                    return
                log.warning("a bot's answer did not fit; asking again")
            except Refused as refused:
                log.warning("an answer could not be entered: %s", refused.code)
                await asyncio.sleep(1)
            except (RuntimeError, ValueError, OSError, StorageError) as error:
                log.error("no answer: %s", error)
                await asyncio.sleep(1)

    async def _wait(self, live: LiveTable, due: int) -> None:
        """Wait until it is due, by the table's own time if the machine's clock was set back since."""
        await asyncio.sleep(max(0, due - max(self._clock(), live.table.changed)) / 1000)

    async def _answer_to(self, live: LiveTable, task: commands.Task) -> tuple[Callable[[Table], bool], int]:
        """Find the answer: the command that enters it, and a time before which it may not be entered."""
        if task.ahead:
            return partial(self._answer_ahead, task, await self._think_ahead(live, task)), 0
        if task.move is not None:
            return partial(self._answer, task, task.move), 0
        move, ready = await self._think(live, task)
        return partial(self._answer, task, move), ready

    def _answer(self, task: commands.Task, move: str, table: Table) -> bool:
        return commands.answer(table, self._clock(), task, move)

    def _answer_ahead(self, task: commands.Task, moves: list[str], table: Table) -> bool:
        return commands.answer_ahead(table, self._clock(), task, moves)

    async def _think(self, live: LiveTable, task: commands.Task) -> tuple[str, int]:
        """A bot's move, and when a bot of its level that had to think as long as it may would have found one.

        In a hidden decision it has to look as if it had: else everybody sees that it had no choice, or an easy one.
        """
        table, level, pace = live.table, task.level, self._settings.pace
        budget = self._settings.bot_budget
        decision = table.decision
        assert decision is not None
        assert level is not None
        if decision.hidden and decision.interjection:
            # The bot answers in the pause that such a decision always takes; without a pause, in no time.
            budget = min(budget, max(MOMENT, pace.hidden / 1000 * PART))
        began = 0

        async def think(share: float) -> str:
            nonlocal began, budget
            began, budget = self._clock(), max(MOMENT, share)
            return await self.bots.choose(self._question(table, table.playing(), task.seat), level, budget)

        with self._metrics.thinking.time():
            move = await self.shares.give(self._whose(table), budget, think)
        return move, began + round(1000 * longest(level, budget)) if task.hidden and pace.of(decision) else 0

    async def _think_ahead(self, live: LiveTable, task: commands.Task) -> list[str]:
        """What a bot wants to claim as the game stands: moves up to silence. All bots have to answer in one window."""
        table, seat = live.table, task.seat
        window, decision, level = table.collecting, table.decision, task.level
        assert window is not None
        assert decision is not None
        assert decision.silence is not None
        assert level is not None
        budget = min(self._settings.bot_budget, max(MOMENT, SHARE * (window.closes - window.opened) / 1000))
        moves: list[str] = []
        state = table.game.asked_ahead(table.playing(), seat)
        while state is not None and state.to_move == seat and decision.silence not in moves:
            with self._metrics.thinking.time():
                moves.append(await self._ask(self._whose(table), self._question(table, state, seat), level, budget))
            state.play(moves[-1])
        return moves if decision.silence in moves else [*moves, decision.silence]

    async def _ask(self, whose: Whose, question: Question, level: str, budget: float) -> str:
        return await self.shares.give(
            whose, budget, lambda share: self.bots.choose(question, level, max(MOMENT, share))
        )

    def _whose(self, table: Table) -> Whose:
        """On whose account bots think: whoever set the table up."""
        return Whose(self._address_of(table.host), table.host, table.id)

    def _question(self, table: Table, state: State, seat: int) -> Question:
        game, sight = table.game, bytes(state.sight(seat).data)
        return Question(game.name, game.rules_version, table.created.options, sight, seat, _seed(table, seat))

    async def coach(
        self, whose: Whose, question: Question, lesson: Lesson, move: str | None = None, other: str | None = None
    ) -> dict[str, Any]:
        """What a coach says about a decision; Refused while that is being compiled, or if nobody answers."""
        budget = self._settings.bot_budget
        try:
            said = await self.shares.give(whose, budget, lambda share: self.bots.coach(question, lesson, move, other))
        except RuntimeError as error:
            raise Refused("not_ready", "no bot is answering now") from error
        if said is None:
            raise Refused("not_ready", "the bots are being compiled; try again in a moment")
        return said

    def whose(self, person: Person) -> Whose:
        """On whose account bots think for a person who wants advice."""
        return Whose(self._address_of(person.id), person.id)

    async def hint(self, live: LiveTable, person: Person, seat: int, rung: int) -> dict[str, Any]:
        """A coach's hint to a person on their own seat, up to a rung of the ladder."""
        return await self.ladder(self.whose(person), self._helped(live.table, person, seat), rung)

    async def ladder(self, whose: Whose, question: Question, rung: int) -> dict[str, Any]:
        """A coach's hint about a decision, up to a rung of the ladder."""
        key = (question.game, question.rules, repr(question.options), question.data, question.seat)
        if key not in self._hints:
            said = await self.coach(whose, question, "hint")
            self._hints[key] = said["rungs"]
            while len(self._hints) > _HINTS:
                self._hints.popitem(last=False)
        shown: dict[str, Any] = self._hints[key][rung - 1]
        return shown

    def _helped(self, table: Table, person: Person, seat: int) -> Question:
        """The decision of a person who wants help on their own seat; Refused where there is none."""
        check_own(table, person, seat)
        if not table.allows_hints():
            raise Refused("hints_not_allowed", "there are no hints at this table")
        if seat not in table.asked_since:
            raise Refused("not_asked", "you are not asked for a decision now")
        return self._question(table, table.playing(), seat)

    async def advise(self, live: LiveTable, person: Person, seat: int, level: str) -> str:
        """A bot's advice to a person on their own seat."""
        question = self._helped(live.table, person, seat)
        try:
            return await self._ask(self.whose(person), question, level, self._settings.bot_budget)
        except RuntimeError as error:
            raise Refused("not_ready", "no bot is answering now") from error

    async def close(self) -> None:
        """Stop everything that is scheduled; commands that have begun are finished."""
        self._closing = True
        await end(self._jobs)
        await self.shares.close()
