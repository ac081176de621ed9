"""How a finished game changes ratings (OpenSkill's Plackett–Luce), for people and bots alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabletowers.table.entries import Chair
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


def why_unrated(table: Table) -> str | None:
    """Why a game counts for nobody's rating, as far as that is certain by now; None: it does.

    A game counts if it was played to its end, or somebody left it, and no two seats are the same person's; one that
    goes on from an open game does not, nor one with help: where hints are allowed (whoever is losing could ask for
    one) or others agreed to an undo. A deal that many people play is ranked by itself.
    """
    created = table.created
    if created.imported is not None:
        return "imported"
    if created.deal is not None:
        return "deal"
    if created.origin is not None:
        return "origin"
    if any(chair.kind == "local" for chair in table.chairs):
        return "local"
    if table.allows_hints():
        return "hints"
    if table.undone_by_all:
        return "undone"
    if table.outcome == "cancelled":
        return "cancelled"
    if table.status == "over" and table.outcome != "finished" and not any(given_up(table)):
        return "stopped"
    people = [chair.person for chair in table.chairs if chair.kind == "person"]
    if table.seats and (not people or len(set(people)) != len(people)):
        return "nobody"
    return None


def given_up(table: Table) -> list[bool]:
    """Which seats have given the game up: they left it, or a bot stood in while they were losing when it was ended."""
    best = max(table.playing().scores(), default=0) if table.outcome == "stopped" and table.state is not None else 0
    return [
        seat.left
        or (table.outcome == "stopped" and seat.stand_in is not None and table.playing().scores()[number] < best)
        for number, seat in enumerate(table.seats)
    ]


def subjects(table: Table) -> list[str] | None:
    """Who is rated on each seat (`person:ID`, `bot:LEVEL`); None where the game counts for nobody."""
    if table.status != "over" or why_unrated(table) is not None:
        return None
    return [subject(seat.chair) or "" for seat in table.seats]


def subject(chair: Chair) -> str | None:
    """Who is rated for what happens on a chair; None for somebody at another's device."""
    if chair.kind == "bot":
        return f"bot:{chair.level}"
    return f"person:{chair.person}" if chair.kind == "person" else None


def places(table: Table) -> list[int]:
    """Every seat's place: 0 for the winners, the rest by points, and last whoever gave up."""
    state = table.playing()
    points, winners, gone = state.scores(), state.winners(), given_up(table)
    worth = [(not gone[number], number in winners, points[number]) for number in range(len(table.seats))]
    order = sorted(set(worth), reverse=True)
    return [order.index(mine) for mine in worth]


def after(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of those for whom the game counts.

    A game that somebody gave up counts only for them. Where a bot stood in for a while or to the end, the result counts
    as that player's own: nobody may spoil it for the others by being absent, nor for the absent by calling a bot.
    """
    named = subjects(table)
    if named is None:
        return {}
    model = _model()
    teams = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in named]
    rated = model.rate(teams, ranks=[float(place) for place in places(table)])
    gone = given_up(table)
    new: dict[str, Rating] = {}
    for left, name, (team,) in zip(gone, named, rated, strict=True):
        if any(gone) and not left:
            continue
        new[name] = Rating(float(team.mu), float(team.sigma), before[name].games + 1)
    return new
