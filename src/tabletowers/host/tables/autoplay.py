"""Automatic play: bots' moves, standing orders, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from tabletowers.coach.payload_types import Advice
from tabletowers.contract import State
from tabletowers.host.deal_play import bot_seed
from tabletowers.host.fair_queue import Shares, Whose
from tabletowers.host.ports import Counters, Person, Thinkers
from tabletowers.host.settings import Settings
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.seats import check_own
from tabletowers.host.tasks import end
from tabletowers.host.thinkers import MOMENT, Lesson, Question, longest
from tabletowers.host.wall_clock import Clock
from tabletowers.table import Refused, StorageError, Table, commands

log = logging.getLogger("tabletowers.autoplay")
T = TypeVar("T")

#: The fraction of the pause before a hidden answer that a bot may use for thinking.
PART = 0.6
#: The fraction of the window for optional answers that a bot may use for each of its moves.
SHARE = 0.05
#: After how many failures in a row a bot counts as silent, and the most seconds between two questions to it.
FAILURES, PAUSE = 2, 60.0
#: The bot that answers for a person if the table's own bot for that gives no answer.
_SUBSTITUTE = "greedy"
#: The number of hints kept in memory for players who ask for the next rung.
_HINTS = 256

#: A function that runs a command at a table. It returns True if the command was entered.
Run = Callable[[LiveTable, Callable[[Table, int], bool]], Awaitable[bool]]


def _seed(table: Table, seat: int) -> int | None:
    """Return the seed for a bot's decision in a shared deal, or None at any other table.

    The seed makes bots play the same way for everyone.
    """
    if table.created.deal is None:
        return None
    return bot_seed(table.secret, table.nonce_list(), seat, len(table.plies))


class Autoplay:
    """A scheduler for automatic answers to decisions, which enters each answer when it is due.

    Automatic answers come from bots, from standing orders, and from clocks that run out.
    """

    def __init__(
        self,
        run: Run,
        bots: Thinkers,
        clock: Clock,
        settings: Settings,
        counters: Counters,
        address_of: Callable[[str], str] = str,
        on_silence: Callable[[LiveTable], None] = lambda live: None,
    ) -> None:
        """Create the scheduler, with no answers scheduled yet.

        `address_of` returns a person's last known address, or their id if there is none. `on_silence` is called when a
        bot gives no answer, and when it answers again.
        """
        self._run = run
        self._on_silence = on_silence
        self.bots = bots
        self.shares = Shares(bots.slots, counters.queueing.time)
        self.address_of = address_of
        self._clock = clock
        self._settings = settings
        self._counters = counters
        self._jobs: set[asyncio.Task[Any]] = set()
        #: Recent hints, each with all rungs of its ladder.
        self._hints: OrderedDict[tuple[Any, ...], list[Advice]] = OrderedDict()
        self._closing = False

    def schedule(self, live: LiveTable) -> None:
        """Start working on the automatic answers that are needed now, and cancel those that are out of date."""
        wanted = commands.tasks(live.table, self._settings.pace)
        for task in [task for task in live.jobs if task not in wanted]:
            job = live.jobs.pop(task)
            self._note_silence(live, task, silent=False)
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
        """Determine the automatic answer that a task describes, and enter it when it is due.

        After an error, try again as long as the answer is still needed.
        """
        due = task.due
        if task.begins:
            begins = max(task.begins, live.loaded + self._settings.grace)
            due += begins - task.begins
            await self._wait(live, begins)
        while True:
            try:
                enter, ready = await self._insist(live, task)
                await self._wait(live, max(due, ready))
                if await self._run(live, enter):
                    return
                if task not in commands.tasks(live.table, self._settings.pace):
                    return
                log.warning("a bot's answer was not legal any more; asking again")
            except Refused as refused:
                log.warning("an answer could not be entered: %s", refused.code)
                await asyncio.sleep(1)
            except (RuntimeError, ValueError, OSError, StorageError) as error:
                log.error("an answer could not be entered: %s", error)
                await asyncio.sleep(1)

    async def _insist(self, live: LiveTable, task: commands.Task) -> tuple[Callable[[Table, int], bool], int]:
        """Return what `_answer_to` returns, asking a bot that fails again and again, with longer and longer pauses.

        The operator may no longer offer the bot. If it answers for a person, or already replaces a bot, another bot
        does so; otherwise it counts as silent, and the people at the table can replace it.
        """
        failures, seat = 0, live.table.seats[task.seat]
        while True:
            try:
                answer = await self._answer_to(live, task)
            except (RuntimeError, ValueError, OSError) as error:
                failures += 1
                if task.level not in live.failed:
                    log.error("table %s: the bot %s gave no answer: %s", live.table.id, task.level, error)
                    live.failed.add(task.level)
                if seat.chair.kind != "bot" or seat.stand_in is not None:
                    task = replace(task, level=_SUBSTITUTE)
                elif failures == FAILURES:
                    self._note_silence(live, task, silent=True)
                await asyncio.sleep(min(2 ** (failures - 1), PAUSE))
            else:
                self._note_silence(live, task, silent=False)
                return answer

    def _note_silence(self, live: LiveTable, task: commands.Task, *, silent: bool) -> None:
        """Record whether the bot that has to answer is silent."""
        if silent == (task.seat in live.silent):
            return
        if silent:
            live.silent.add(task.seat)
        else:
            live.silent.remove(task.seat)
        self._on_silence(live)

    async def _wait(self, live: LiveTable, due: int) -> None:
        """Wait until the time `due`.

        If the system clock was set back, the time of the table's last entry is used as the current time.
        """
        await asyncio.sleep(max(0, due - max(self._clock(), live.table.changed)) / 1000)

    async def _answer_to(self, live: LiveTable, task: commands.Task) -> tuple[Callable[[Table, int], bool], int]:
        """Return the command that enters the answer to a task, and the earliest time at which to run it."""
        if task.ahead:
            return partial(commands.answer_ahead, task=task, moves=await self._think_ahead(live, task)), 0
        if task.move is not None:
            return partial(commands.answer, task=task, text=task.move), 0
        move, ready = await self._think(live, task)
        return partial(commands.answer, task=task, text=move), ready

    async def _think(self, live: LiveTable, task: commands.Task) -> tuple[str, int]:
        """Return a bot's move, and the earliest time at which it may be entered (0 for immediately).

        A hidden answer is entered only after the bot's full thinking time. Otherwise everyone would see that the choice
        was easy, or that there was only one move.
        """
        table, level, pace = live.table, task.level, self._settings.pace
        budget = self._settings.bot_budget
        decision = table.decision
        assert decision is not None
        assert level is not None
        if decision.hidden and decision.interjection:
            # The bot answers within the pause that such a decision always takes. Without a pause, it answers at once.
            budget = min(budget, max(MOMENT, pace.hidden / 1000 * PART))
        began = 0

        async def think(share: float) -> str:
            nonlocal began, budget
            began, budget = self._clock(), max(MOMENT, share)
            return await self.bots.choose(self._question(table, table.playing(), task.seat), level, budget)

        with self._counters.thinking.time():
            move = await self.shares.give(self._whose(table), budget, think)
        return move, began + round(1000 * longest(level, budget)) if task.hidden and pace.of(decision) else 0

    async def _think_ahead(self, live: LiveTable, task: commands.Task) -> list[str]:
        """Return the moves with which a bot answers optional decisions in the current position.

        The last of them is silence, the move that means saying nothing.
        """
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
            with self._counters.thinking.time():
                moves.append(await self.answer(self._whose(table), self._question(table, state, seat), level, budget))
            state.play(moves[-1])
        return moves if decision.silence in moves else [*moves, decision.silence]

    async def answer(self, whose: Whose, question: Question, level: str, budget: float) -> str:
        """Return the move that a bot chooses, once a worker is free for it."""
        return await self.shares.give(
            whose, budget, lambda share: self.bots.choose(question, level, max(MOMENT, share))
        )

    def _whose(self, table: Table) -> Whose:
        """Return the account to which the bots' thinking time at a table is charged: that of the table's host."""
        return Whose(self.address_of(table.host), table.host, table.id)

    def _question(self, table: Table, state: State, seat: int) -> Question:
        game, sight = table.game, bytes(state.sight(seat).data)
        return Question(game.name, game.rules_version, table.created.options, sight, seat, _seed(table, seat))

    async def coach(
        self,
        kind: type[T],
        whose: Whose,
        question: Question,
        lesson: Lesson,
        move: str | None = None,
        other: str | None = None,
    ) -> T:
        """Return a coach's answer about a decision. `kind` is the type to which the answer is converted.

        Raises Refused while the coach is being compiled, or if no worker answers.
        """
        budget = self._settings.bot_budget
        try:
            answer = await self.shares.give(whose, budget, lambda share: self.bots.coach(question, lesson, move, other))
        except RuntimeError as error:
            raise Refused("not_ready", "no bot is answering now") from error
        if answer is None:
            raise Refused("not_ready", "the bots are being compiled; try again in a moment")
        return msgspec.convert(answer, kind)

    def whose(self, person: Person) -> Whose:
        """Return the account to which the workers' time for a person's requests is charged."""
        return Whose(self.address_of(person.id), person.id)

    async def hint(self, live: LiveTable, person: Person, seat: int, rung: int) -> Advice:
        """Return a coach's hint for a person's own seat, as precise as the hint level `rung` allows."""
        return await self.ladder(self.whose(person), self._helped(live.table, person, seat), rung)

    async def ladder(self, whose: Whose, question: Question, rung: int) -> Advice:
        """Return a coach's hint about a decision, as precise as the hint level `rung` allows."""
        key = (question.game, question.rules, repr(question.options), question.data, question.seat)
        if key not in self._hints:
            self._hints[key] = (await self.coach(dict[str, list[Advice]], whose, question, "hint"))["rungs"]
            while len(self._hints) > _HINTS:
                self._hints.popitem(last=False)
        return self._hints[key][rung - 1]

    def _helped(self, table: Table, person: Person, seat: int) -> Question:
        """Return the pending decision of a person's own seat, as a question for a bot or a coach.

        Raises Refused if hints are not allowed or the seat has nothing to decide.
        """
        check_own(table, person, seat)
        if not table.allows_hints():
            raise Refused("hints_not_allowed", "there are no hints at this table")
        if seat not in table.asked_since:
            raise Refused("not_asked", "you are not asked for a decision now")
        return self._question(table, table.playing(), seat)

    async def advise(self, live: LiveTable, person: Person, seat: int, level: str) -> str:
        """Return the move that a bot of this level would make in a person's own seat."""
        question = self._helped(live.table, person, seat)
        try:
            return await self.answer(self.whose(person), question, level, self._settings.bot_budget)
        except RuntimeError as error:
            raise Refused("not_ready", "no bot is answering now") from error

    async def close(self) -> None:
        """Cancel everything that is scheduled. Commands that have begun are completed."""
        self._closing = True
        await end(self._jobs)
        await self.shares.close()
