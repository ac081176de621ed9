"""What people's own decisions lost in their games, as far as a coach has judged them at their request."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, func, insert, select, update

from tabletowers.store import deals, schema
from tabletowers.store.results import of_person

_losses, _results = schema.losses, schema.results

#: How many slips had a theme, and what they lost, by theme.
Themes = dict[str, tuple[int, float]]


class Reviewed(NamedTuple):
    """Some decisions of a seat that a coach has judged: where they begin, where to continue, and what they lost."""

    table: str
    seat: int
    ply: int
    #: None at the end of the game.
    next: int | None
    lost: float
    themes: Themes


class Game(NamedTuple):
    """A finished game of a person, and what their decisions lost as far as the review has come."""

    game: str
    table: str
    seat: int
    at: int
    next: int | None
    lost: float
    themes: Themes


def add(connection: Connection, person: str, part: Reviewed) -> None:
    """Add what some decisions lost. Decisions that have been counted, or that come too early, are left out."""
    here = (_losses.c.person == person, _losses.c.table == part.table, _losses.c.seat == part.seat)
    row = connection.execute(select(_losses).where(*here)).first()
    if row is None:
        if part.ply == 0:
            connection.execute(insert(_losses).values(person=person, **_values(part, {}, 0.0)))
    elif row.next == part.ply:
        connection.execute(
            update(_losses).where(*here, _losses.c.next == part.ply).values(**_values(part, row.themes, row.lost))
        )


def _values(part: Reviewed, themes: Themes, lost: float) -> dict[str, object]:
    """Return the columns of a row that has what was known before, and a part."""
    both = dict(themes)
    for theme, (slips, loss) in part.themes.items():
        before = both.get(theme, (0, 0.0))
        both[theme] = (before[0] + slips, before[1] + loss)
    return {"table": part.table, "seat": part.seat, "next": part.next, "lost": lost + part.lost, "themes": both}


def _themes(stored: dict[str, list[Any]]) -> Themes:
    return {theme: (slips, lost) for theme, (slips, lost) in stored.items()}


def latest(connection: Connection, person: str, games: Collection[str], most: int) -> list[Game]:
    """Return up to `most` of a person's latest finished games of each kind, the oldest first.

    Deals that others may still be playing are left out.
    """
    number = func.row_number().over(partition_by=_results.c.game, order_by=_results.c.at.desc()).label("number")
    own = select(_results, number).where(
        _results.c.subject == of_person(person),
        _results.c.outcome == "finished",
        _results.c.game.in_(games),
        _results.c.table.not_in(deals.closed_tables()),
    )
    part = own.subquery()
    here = and_(_losses.c.person == person, _losses.c.table == part.c.table, _losses.c.seat == part.c.seat)
    query = select(part, _losses.c.next, _losses.c.lost, _losses.c.themes).join(_losses, here, isouter=True)
    rows = connection.execute(query.where(part.c.number <= most).order_by(part.c.at, part.c.table))
    return [
        Game(row.game, row.table, row.seat, row.at, 0, 0.0, {})
        if row.lost is None
        else Game(row.game, row.table, row.seat, row.at, row.next, row.lost, _themes(row.themes))
        for row in rows
    ]
