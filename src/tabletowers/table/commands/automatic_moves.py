"""Automatic answers: bots' moves, standing orders, and moves for players who don't answer in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tabletowers.contract import Decision
from tabletowers.table import entries as e
from tabletowers.table.answers import Window
from tabletowers.table.commands.conditions import By, time_of
from tabletowers.table.commands.moves import decide, settle
from tabletowers.table.pace import Pace, table_may_answer
from tabletowers.table.table import Table


@dataclass(frozen=True, slots=True)
class Task:
    """An automatic answer: either a known `move`, or a move that a bot of this `level` still has to choose.

    `due` is the earliest time at which the answer may be entered. It depends only on public facts.
    """

    seat: int
    position: int
    due: int
    by: By
    level: str | None = None
    move: str | None = None
    #: Whether a bot gives its optional answers before it is asked: several moves, the last of which is silence.
    ahead: bool = False
    #: The earliest time at which a bot may start thinking. For a person who is out of time, that is when the clock ran
    #: out.
    begins: int = 0
    #: Whether the decision is hidden. Such an answer is always entered after the same delay, so that its speed reveals
    #: nothing.
    hidden: bool = False


def tasks(table: Table, pace: Pace) -> list[Task]:
    """Return the pending automatic answers of the table and its bots, each with the time at which it is due."""
    decision = table.decision
    if table.status != "running" or decision is None:
        return []
    if (window := table.collecting) is not None:
        return list(_while_collecting(table, pace, window, decision))
    due_tasks = []
    for seat, since in table.asked_since.items():
        if table.answers.is_given(seat):
            continue
        due = table.asked_at[seat] + pace.of(decision)
        if (bot := table.seats[seat].bot) is not None:
            due_tasks.append(Task(seat, since, due, "bot", level=bot, hidden=decision.hidden))
        elif table_may_answer(decision) and (move := table.own_answer(seat)) is not None:
            due_tasks.append(Task(seat, since, due, "order", move=move))
        elif table.clocks.glasses and (end := table.clocks.glasses[seat].deadline()) is not None:
            due = end + pace.of(decision) if decision.hidden else end
            level = table.settings.level
            due_tasks.append(Task(seat, since, due, "clock", level=level, begins=end, hidden=decision.hidden))
    return due_tasks


def _while_collecting(table: Table, pace: Pace, window: Window, decision: Decision) -> Iterator[Task]:
    """Yield the tasks during the window in which optional answers are collected.

    These are the bots' optional answers. If a person plays the seat that is being asked, there is also a task for that
    seat, with the move of its standing order or with silence.
    """
    first, *later = [*table.asked_since, *table.may_answer_ahead()]
    for seat in (first, *later):
        bot = table.seats[seat].bot
        if bot is not None and seat not in table.answers.pointed:
            due = window.opened + (pace.open if seat == window.seat else 0)
            yield Task(seat, window.position, due, "bot", level=bot, ahead=True)
    if table.seats[first].bot is None:
        since = table.asked_since[first]
        move = table.own_answer(first) if table_may_answer(decision) else None
        if move is not None:
            yield Task(first, since, min(window.opened + pace.open, window.closes), "order", move=move)
        else:
            yield Task(first, since, window.closes, "window", move=decision.silence)


def answer(table: Table, now: int, task: Task, text: str) -> bool:
    """Enter a move as the answer to a task. Returns False if the task is no longer current."""
    if (
        table.status != "running"
        or table.asked_since.get(task.seat) != task.position
        or task.seat in table.answers.ahead
    ):
        return False
    if task.by == "window":
        settle(table, time_of(table, now))
        return table.asked_since.get(task.seat) != task.position
    held = table.seats[task.seat]
    if task.by == "bot" and held.bot is None:
        return False
    if table.playing().why_not(text, task.seat) is not None:
        return False
    decide(table, time_of(table, now), task.seat, text, task.by)
    return True


def answer_ahead(table: Table, now: int, task: Task, moves: Sequence[str]) -> bool:
    """Store the optional answers that a bot gives early. Returns False if they are no longer current."""
    window = table.collecting
    if table.status != "running" or window is None or window.position != task.position:
        return False
    if table.seats[task.seat].bot is None or task.seat in table.answers.pointed:
        return False
    at = time_of(table, now)
    table.add(e.Pointed(at=at, seat=task.seat, moves=list(moves), by="bot"))
    settle(table, at)
    return True
