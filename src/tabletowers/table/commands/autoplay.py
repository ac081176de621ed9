"""Answers that no person gives: bots' moves, standing orders, and moves for those whose time is up."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.contract import Decision
from tabletowers.table.commands.conditions import By, time_of
from tabletowers.table.commands.moves import decide
from tabletowers.table.pace import Pace, table_may_answer
from tabletowers.table.table import Table


@dataclass(frozen=True, slots=True)
class Task:
    """An answer that no person gives: a move that is known already, or one that a bot of a level has to find.

    `due` is the time from which it may be entered. It depends on public facts alone.
    """

    seat: int
    position: int
    due: int
    by: By
    level: str | None = None
    move: str | None = None


def tasks(table: Table, pace: Pace) -> list[Task]:
    """The answers that are due without people now."""
    decision = table.decision
    if table.status != "running" or decision is None:
        return []
    found = []
    for seat, since in table.asked_since.items():
        if seat in table.ahead or seat in table.waiting:
            continue
        due = table.asked_at[seat] + pace.of(decision)
        if (bot := table.seats[seat].bot) is not None:
            found.append(Task(seat, since, due, "bot", level=bot))
        elif (move := _own_answer(table, seat, decision)) is not None:
            if not decision.simultaneous or _people_answered(table, decision):
                found.append(Task(seat, since, due, "order", move=move))
        elif table.glasses and (end := table.glasses[seat].deadline()) is not None:
            found.append(Task(seat, since, end, "clock", level=table.created.level))
    return found


def _own_answer(table: Table, seat: int, decision: Decision) -> str | None:
    """What the table answers for a seat: by a standing order, or the only legal move where that tells nothing."""
    if not table_may_answer(decision):
        return None
    orders, legal = table.seats[seat].orders, table.legal(seat)
    for standing in decision.standing:
        if orders.answers.get(standing.name) == standing.value:
            for move in standing.moves:
                if move in legal:
                    return move
    return legal[0] if orders.forced and len(legal) == 1 else None


def _people_answered(table: Table, decision: Decision) -> bool:
    """Whether every person who has to think has answered. Only then does the table answer for the others."""
    return all(
        seat in table.ahead or table.seats[seat].bot is not None or _own_answer(table, seat, decision) is not None
        for seat in table.asked_since
    )


def answer(table: Table, now: int, task: Task, text: str) -> bool:
    """Enter the answer to a task; False if the table has moved on since."""
    if table.status != "running" or table.asked_since.get(task.seat) != task.position or task.seat in table.ahead:
        return False
    held = table.seats[task.seat]
    if task.by == "bot" and held.bot is None:
        return False
    if table.playing().why_not(text, task.seat) is not None:
        return False
    decide(table, time_of(table, now), task.seat, text, task.by)
    return True
