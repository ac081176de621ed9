"""The rules by which a finished game changes the ratings of people and bots (OpenSkill's Plackett–Luce model)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabletowers.table.entries import Chair
from tabletowers.table.table import Table

#: A newcomer's rating.
MU, SIGMA = 25.0, 25.0 / 3


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's strength, the uncertainty of the estimate, and the number of games it is based on."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def display(self) -> int:
        """The rating as it is displayed: a whole number, estimated conservatively. A newcomer has 1000."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def why_unrated(table: Table) -> str | None:
    """Return the reason why a game is unrated or is sure to be, or None if there is no such reason.

    A game is rated if it was played to its end or a player gave up, and if no person has two seats. It is unrated if it
    was imported or continues another game, or if players share a device. It is also unrated if players could get help:
    hints were allowed (a losing player could ask for one), or the other players agreed to an undo. Shared deals, which
    many people play, have their own ranking.
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
    if table.takebacks.by_all:
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
    """Return, for each seat, whether its player gave up.

    A player gave up if they left, or if the game was stopped while a bot stood in for them and they were behind.
    """
    best = max(table.playing().scores(), default=0) if table.outcome == "stopped" and table.state is not None else 0
    return [
        seat.left
        or (table.outcome == "stopped" and seat.stand_in is not None and table.playing().scores()[number] < best)
        for number, seat in enumerate(table.seats)
    ]


def subjects(table: Table) -> list[str] | None:
    """Return the player to rate for each seat (`person:ID` or `bot:LEVEL`), or None if the game is unrated."""
    if table.status != "over" or why_unrated(table) is not None:
        return None
    return [subject(seat.chair) or "" for seat in table.seats]


def subject(chair: Chair) -> str | None:
    """Return the player to rate for a chair, or None for an open chair or another player at the host's device."""
    if chair.kind == "bot":
        return f"bot:{chair.level}"
    return f"person:{chair.person}" if chair.kind == "person" else None


def places(table: Table) -> list[int]:
    """Return the rank of every seat: 0 for the winners, then by points. Players who gave up are ranked last."""
    state = table.playing()
    points, winners, gone = state.scores(), state.winners(), given_up(table)
    worth = [(not gone[number], number in winners, points[number]) for number in range(len(table.seats))]
    order = sorted(set(worth), reverse=True)
    return [order.index(mine) for mine in worth]


def after(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the new ratings of all players for whom the game is rated.

    If players gave up, the game is rated only for them. If a bot stood in for a player, for a while or to the end, the
    result counts as the player's own. So an absent player can't spoil the others' ratings, and the others can't spoil
    the absent player's rating by calling in a bot.
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
