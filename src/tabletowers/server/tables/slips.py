"""Stores the mistakes that reviews find in people's games: as exercises for those people, and what they lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tabletowers.coach.payload_types import Judged
from tabletowers.host.ports import Person
from tabletowers.host.responses.finished import Review
from tabletowers.host.wall_clock import Clock
from tabletowers.record import Record, states
from tabletowers.store import Store, exercises, losses
from tabletowers.store.exercises import Exercise
from tabletowers.store.losses import Reviewed, Themes
from tabletowers.table import Table
from tabletowers.table.errors import Conflict

#: What a decision loses counts from here on, in shares of the win. Less is within the coach's own errors.
_NOTICEABLE = 0.04


class StoredSlips:
    """A store of mistakes (slips) in the database (implements `host.ports.Slips`)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def keep(self, table: Table, person: Person, review: Review, ply: int) -> None:
        """Store the mistakes that a review found in a person's play, as exercises for that person, and what they lost.

        `ply` is the number of the decision at which the review began.
        """
        slips = await asyncio.to_thread(own_slips, table.id, table.record(), person.id, review, self._clock())
        await self._store.write(exercises.add, person.id, slips)
        # Asked for twice at once, the other answer has been counted.
        with suppress(Conflict):
            await self._store.write(losses.add, person.id, lost_in(table.id, review, ply))


def own_slips(table: str, record: Record, person: str, review: Review, now: int) -> list[Exercise]:
    """Return exercises for the mistakes that a review found in a person's play. They are due immediately."""
    slips = {judged.ply: judged for judged in review.judged if judged.mark == "slip"}
    return [
        Exercise(
            person,
            f"{table}-{number}-{review.seat}",
            record.game,
            state.view(review.seat),
            slips[number],
            0,
            now,
        )
        for number, state in enumerate(states(record))
        if number in slips
    ]


def lost_in(table: str, review: Review, ply: int) -> Reviewed:
    """Return what the decisions in a review lost: all of them, and the slips by theme."""
    themes: Themes = {}
    for judged in review.judged:
        points = () if judged.explanation is None else judged.explanation.points
        for point in points[:1]:
            slips, lost = themes.get(point.theme, (0, 0.0))
            themes[point.theme] = (slips + 1, lost + _loss(judged))
    return Reviewed(table, review.seat, ply, review.next, sum(map(_loss, review.judged)), themes)


def _loss(judged: Judged) -> float:
    loss = 0.0 if judged.wins is None else judged.best_wins - judged.wins
    return loss if loss > _NOTICEABLE else 0.0
