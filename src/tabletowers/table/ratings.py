"""How a finished game changes ratings (OpenSkill's Plackett–Luce), for people and bots alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabletowers.table.table import Table

#: Where everybody begins.
MU, SIGMA = 25.0, 25.0 / 3


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is thought to be, and how surely; after so many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def display(self) -> int:
        """The cautious whole number that people see: 1000 for a newcomer."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def subjects(table: Table) -> list[str] | None:
    """Who is rated on each seat (`person:ID`, `bot:LEVEL`); None where the game counts for nobody.

    A game counts if it was played to its end, or somebody left it for good, and no two seats are the same person's;
    one that goes on from an open game does not, nor one with help: where hints are allowed (whoever is losing could
    ask for one) or others agreed to an undo.
    """
    if table.created.origin is not None or table.allows_hints() or table.undone_by_all:
        return None
    if table.outcome != "finished" and not any(seat.left for seat in table.seats):
        return None
    if table.outcome == "cancelled" or any(seat.chair.kind == "local" for seat in table.seats):
        return None
    people = [seat.chair.person for seat in table.seats if seat.chair.person is not None]
    if not people or len(set(people)) != len(people):
        return None
    return [
        f"bot:{seat.chair.level}" if seat.chair.kind == "bot" else f"person:{seat.chair.person}" for seat in table.seats
    ]


def places(table: Table) -> list[int]:
    """Every seat's place: 0 for the winners, the rest by points, and last whoever left."""
    state = table.playing()
    points, winners = state.scores(), state.winners()
    worth = [(not seat.left, number in winners, points[number]) for number, seat in enumerate(table.seats)]
    order = sorted(set(worth), reverse=True)
    return [order.index(mine) for mine in worth]


def after(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of those for whom the game counts.

    A game that somebody left counts only for them. Where a bot stood in for a while or to the end, the result counts as
    that player's own: nobody may spoil it for the others by being absent, nor for the absent by calling a bot.
    """
    named = subjects(table)
    if named is None:
        return {}
    model = _model()
    teams = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in named]
    rated = model.rate(teams, ranks=[float(place) for place in places(table)])
    left = any(seat.left for seat in table.seats)
    new: dict[str, Rating] = {}
    for seat, name, (team,) in zip(table.seats, named, rated, strict=True):
        if left and not seat.left:
            continue
        new[name] = Rating(float(team.mu), float(team.sigma), before[name].games + 1)
    return new
