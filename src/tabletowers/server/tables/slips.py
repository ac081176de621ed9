"""Stores the mistakes that reviews find in people's games, as exercises for those people."""

from __future__ import annotations

import asyncio

from tabletowers.host.ports import Person
from tabletowers.host.responses.finished import Review
from tabletowers.host.wall_clock import Clock
from tabletowers.record import Record, states
from tabletowers.store import Store, exercises
from tabletowers.store.exercises import Exercise
from tabletowers.table import Table


class StoredSlips:
    """A store of mistakes (slips) in the database (implements `host.ports.Slips`)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def keep(self, table: Table, person: Person, review: Review) -> None:
        """Store the mistakes that a review found in a person's play, as exercises for that person."""
        slips = await asyncio.to_thread(own_slips, table.id, table.record(), person.id, review, self._clock())
        await self._store.write(exercises.add, person.id, slips)


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
