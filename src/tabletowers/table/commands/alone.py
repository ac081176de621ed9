"""What the table and bots do by themselves: bots' moves, standing orders, time that is up."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.table import entries as e
from tabletowers.table import pace
from tabletowers.table.commands.moving import decide
from tabletowers.table.commands.shared import By, Done, done, needs_own, time_of
from tabletowers.table.pace import Pace
from tabletowers.table.table import Table


def give_orders(table: Table, now: int, person: str, seat: int, orders: e.Orders) -> Done:
    """Standing orders, known to their seat alone."""
    needs_own(table, person, seat)
    table.say(e.Ordered(at=time_of(table, now), seat=seat, orders=orders))
    return done(table)


@dataclass(frozen=True, slots=True)
class Task:
    """An answer that no person gives: by a bot of a level (it may think until then), or a certain move.

    `due` is the time from which it may be entered; it depends on public facts only.
    """

    seat: int
    position: int
    due: int
    by: By
    level: str | None = None
    move: str | None = None


def tasks(table: Table, rhythm: Pace) -> list[Task]:
    """What has to be done without people now."""
    if table.status != "running":
        return []
    decision = table.decision()
    hidden = pace.is_hidden(table.game.name, decision)
    found = []
    for seat, since in table.asked_since.items():
        if seat in table.ahead or seat in table.waiting:
            continue
        held = table.seats[seat]
        due = table.asked_at[seat] + (rhythm.hidden if hidden else rhythm.open)
        if held.bot is not None:
            found.append(Task(seat, since, due, "bot", level=held.bot))
            continue
        if (certain := _certain(table, seat, decision)) is not None:
            if decision != "offer" or _people_answered(table, decision):
                found.append(Task(seat, since, due, "order", move=certain))
            continue
        if table.glasses and (end := table.glasses[seat].deadline()) is not None:
            found.append(Task(seat, since, end, "clock", level=table.created.level))
    return found


def _certain(table: Table, seat: int, decision: str | None) -> str | None:
    """What the table answers for a seat: its standing order, or the only legal move where that tells nothing."""
    orders = table.seats[seat].orders
    name = table.game.name
    if not (pace.is_hidden(name, decision) or pace.is_public(name, decision)):
        return None
    legal = table.legal(seat)
    if orders.claims == "done" and decision == "claim" and "done" in legal:
        return "done"
    if orders.offers == "nothing" and decision == "offer":
        return next(text for text in legal if text in ("offer 0", "offer 0/0"))
    return legal[0] if orders.forced and len(legal) == 1 else None


def _people_answered(table: Table, decision: str | None) -> bool:
    """Whether every person who has to think has answered: only then the table answers for the others."""
    return all(
        seat in table.ahead or table.seats[seat].bot is not None or _certain(table, seat, decision) is not None
        for seat in table.asked_since
    )


def answer(table: Table, now: int, task: Task, text: str) -> bool:
    """Enter what a task found; False if the table has moved on since."""
    if table.status != "running" or table.asked_since.get(task.seat) != task.position or task.seat in table.ahead:
        return False
    held = table.seats[task.seat]
    if task.by == "bot" and held.bot is None:
        return False
    if table.playing().why_not(text, task.seat) is not None:
        return False
    decide(table, time_of(table, now), task.seat, text, task.by)
    return True
