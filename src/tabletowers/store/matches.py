"""Matches, and the results of their deals. The deals themselves, and people's attempts at them, are in `deals`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, union, update

from tabletowers.host.deals import Attempt, Deal, Result
from tabletowers.host.matches import Entry, Match, Score, number_of
from tabletowers.store import schema

#: A value that changes whenever the standings of a match do.
State = tuple[int | None, ...]


class Unaccounted(NamedTuple):
    """A finished game of a match of which is not known what the cards gave: a person's at a table, or a strength's."""

    player: str
    table: str | None
    moves: tuple[str, ...] | None


_matches, _bots, _deals, _attempts = schema.matches, schema.match_bots, schema.deals, schema.attempts


def find(connection: Connection, name: str) -> Match | None:
    """Return the match with this id, or None."""
    row = connection.execute(select(_matches).where(_matches.c.id == name)).first()
    return None if row is None else Match(*row)


def add(connection: Connection, match: Match, deals: Sequence[Deal]) -> None:
    """Store a new match and its deals. Raises IntegrityError if it already exists."""
    connection.execute(insert(_matches).values(**match._asdict()))
    connection.execute(insert(_deals), [deal._asdict() for deal in deals])


def weekly(connection: Connection, first: int, last: int) -> list[Match]:
    """Return the matches of the weeks that begin from `first` to `last`, the newest first."""
    own = and_(_matches.c.host.is_(None), _matches.c.opens.between(first, last))
    return [Match(*row) for row in connection.execute(select(_matches).where(own).order_by(_matches.c.opens.desc()))]


def of_person(connection: Connection, person: str, limit: int) -> list[Match]:
    """Return up to `limit` private matches that a person made or plays, the newest first."""
    plays = select(_deals.c.match).join(_attempts, _attempts.c.deal == _deals.c.id).where(_attempts.c.person == person)
    mine = or_(_matches.c.host == person, and_(_matches.c.host.is_not(None), _matches.c.id.in_(plays)))
    query = select(_matches).where(mine).order_by(_matches.c.opens.desc(), _matches.c.id).limit(limit)
    return [Match(*row) for row in connection.execute(query)]


def of_circle(connection: Connection, circle: str, limit: int) -> list[Match]:
    """Return up to `limit` matches of a circle, the newest first."""
    query = select(_matches).where(_matches.c.circle == circle).order_by(_matches.c.opens.desc(), _matches.c.id)
    return [Match(*row) for row in connection.execute(query.limit(limit))]


def may_see(connection: Connection, match: str, person: str | None) -> bool:
    """Return whether a person may see a match.

    Everybody with its link may, except that a match of a circle is for its members, and for people who have made or
    played it.
    """
    row = connection.execute(select(_matches.c.circle, _matches.c.host).where(_matches.c.id == match)).first()
    if row is None or row.circle is None or (person is not None and row.host == person):
        return True
    if person is None:
        return False
    members = schema.circle_members.c
    is_in = select(members.person).where(members.circle == row.circle, members.person == person)
    return connection.execute(is_in).first() is not None or bool(attempts(connection, match, person))


def ending(connection: Connection, now: int, until: int) -> list[tuple[Match, str]]:
    """Return the matches that close from `now` to `until`, each with a person who has begun some of its deals."""
    begun = func.count()
    query = select(_matches, _attempts.c.person).join(_deals, _deals.c.match == _matches.c.id)
    query = query.join(_attempts, _attempts.c.deal == _deals.c.id)
    query = query.where(_matches.c.closes > now, _matches.c.closes <= until)
    query = query.group_by(*_matches.c, _attempts.c.person).having(begun < _matches.c.length)
    rows = connection.execute(query.order_by(_matches.c.closes, _matches.c.id, _attempts.c.person))
    return [(Match(*row[:-1]), row[-1]) for row in rows]


def deals(connection: Connection, match: str) -> list[Deal]:
    """Return the deals of a match in their order."""
    found = [Deal(*row) for row in connection.execute(select(_deals).where(_deals.c.match == match))]
    return sorted(found, key=number_of)


def attempts(connection: Connection, match: str, person: str) -> dict[str, Attempt]:
    """Return a person's attempts at the deals of a match, by deal."""
    query = select(_attempts).join(_deals, _deals.c.id == _attempts.c.deal)
    rows = connection.execute(query.where(_deals.c.match == match, _attempts.c.person == person))
    return {row.deal: Attempt(*row) for row in rows}


def open_of(connection: Connection, person: str, now: int) -> int:
    """Return the number of matches that a person made and that are not closed yet."""
    query = select(func.count()).where(_matches.c.host == person, _matches.c.closes > now)
    return connection.execute(query).scalar_one()


def entries(connection: Connection, names: Sequence[str], person: str | None) -> dict[str, Entry]:
    """Return, for each of these matches, whether it is open and how far this person is."""
    own = and_(_attempts.c.deal == _deals.c.id, _attempts.c.person == (person or ""))
    counts = (func.max(_deals.c.opened), func.count(_attempts.c.deal), func.count(_attempts.c.ended))
    query = select(_deals.c.match, *counts).join(_attempts, own, isouter=True)
    rows = connection.execute(query.where(_deals.c.match.in_(names)).group_by(_deals.c.match))
    return {match: Entry(*rest) for match, *rest in rows}


def people(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """Return, for each of these matches, how many people play it."""
    query = select(_deals.c.match, func.count(_attempts.c.person.distinct()))
    query = query.join(_attempts, _attempts.c.deal == _deals.c.id, isouter=True)
    rows = connection.execute(query.where(_deals.c.match.in_(names)).group_by(_deals.c.match))
    return {row[0]: row[1] for row in rows}


def states(connection: Connection, names: Sequence[str]) -> dict[str, State]:
    """Return, for each of these matches, a value that changes whenever its standings do."""
    people = select(
        _deals.c.match, func.count(_attempts.c.lead), func.max(_attempts.c.ended), func.count(_attempts.c.luck)
    ).join(_attempts, _attempts.c.deal == _deals.c.id)
    bots = select(_deals.c.match, func.count(), func.count(_bots.c.luck)).join(_bots, _bots.c.deal == _deals.c.id)
    found: dict[str, list[int | None]] = {name: [0, None, 0, 0, 0] for name in names}
    for query, first in ((people, 0), (bots, 3)):
        for match, *counts in connection.execute(query.where(_deals.c.match.in_(names)).group_by(_deals.c.match)):
            found[match][first : first + len(counts)] = counts
    return {name: tuple(values) for name, values in found.items()}


def scores(connection: Connection, match: Match) -> list[Score]:
    """Return all results of the deals of a match: those of people and those of the strengths."""
    numbers = {name: number for number, name in enumerate(match.deals, 1)}
    a, b = _attempts.c, _bots.c
    people = select(a.deal, a.person, a.ranked, a.lead, a.points, a.luck, a.table).where(
        a.deal.in_(numbers), a.lead.is_not(None)
    )
    bots = select(b.deal, b.strength, b.lead, b.points, b.luck).where(b.deal.in_(numbers))
    private = match.kind == "private"
    found = [
        Score(numbers[deal], person, False, private or ranked, Result(lead, points), luck, table)
        for deal, person, ranked, lead, points, luck, table in connection.execute(people)
    ]
    found += [
        Score(numbers[deal], strength, True, True, Result(lead, points), luck)
        for deal, strength, lead, points, luck in connection.execute(bots)
    ]
    return found


def add_bot(connection: Connection, deal: str, strength: str, result: Result, moves: Sequence[str]) -> None:
    """Store how a strength played a deal. Raises IntegrityError if it has played it already."""
    connection.execute(insert(_bots).values(deal=deal, strength=strength, moves=list(moves), **result._asdict()))


def bots_moves(connection: Connection, deal: str, strength: str) -> list[str] | None:
    """Return the moves of all seats in the game in which a strength played a deal, or None if there is none."""
    query = select(_bots.c.moves).where(_bots.c.deal == deal, _bots.c.strength == strength)
    return connection.execute(query).scalar()


def without_bots(connection: Connection, strengths: int, since: int) -> list[Match]:
    """Return the matches that close after `since` and in which strengths have deals to play, the oldest first."""
    played: Any = select(func.count()).select_from(_bots.join(_deals, _deals.c.id == _bots.c.deal))
    played = played.where(_deals.c.match == _matches.c.id).scalar_subquery()
    query = select(_matches).where(_matches.c.closes > since, played < strengths * _matches.c.length)
    return [Match(*row) for row in connection.execute(query.order_by(_matches.c.opens, _matches.c.id))]


def deals_without_luck(connection: Connection, since: int) -> list[str]:
    """Return the deals of matches, opened after `since`, with results of which is not known what the cards gave."""
    wanted = (_deals.c.match.is_not(None), _deals.c.opened > since)
    parts = (
        select(_deals.c.id)
        .join(part, part.c.deal == _deals.c.id)
        .where(*wanted, part.c.lead.is_not(None), part.c.luck.is_(None))
        for part in (_attempts, _bots)
    )
    return list(connection.execute(union(*parts)).scalars())


def without_luck(connection: Connection, deal: str) -> list[Unaccounted]:
    """Return the finished games of a deal of which is not known what the cards gave."""
    a, b = _attempts.c, _bots.c
    people = select(a.person, a.table).where(a.deal == deal, a.lead.is_not(None), a.luck.is_(None))
    bots = select(b.strength, b.moves).where(b.deal == deal, b.luck.is_(None))
    found = [Unaccounted(person, table, None) for person, table in connection.execute(people)]
    return found + [Unaccounted(strength, None, tuple(moves)) for strength, moves in connection.execute(bots)]


def note_luck(connection: Connection, deal: str, found: Mapping[Unaccounted, float]) -> None:
    """Store what the cards gave in finished games of a deal."""
    for part, column, is_bot in ((_attempts, _attempts.c.person, False), (_bots, _bots.c.strength, True)):
        rows = [{"who": game.player, "share": luck} for game, luck in found.items() if (game.table is None) == is_bot]
        if rows:
            own = (part.c.deal == deal, column == bindparam("who"))
            connection.execute(update(part).where(*own).values(luck=bindparam("share")), rows)


def remove(connection: Connection, match: Match) -> None:
    """Delete a match with its deals and all results. The tables at which people have played it remain."""
    for part, column in (
        (_matches, _matches.c.id == match.id),
        (_bots, _bots.c.deal.in_(match.deals)),
        (_attempts, _attempts.c.deal.in_(match.deals)),
        (schema.deal_places, schema.deal_places.c.deal.in_(match.deals)),
        (_deals, _deals.c.match == match.id),
    ):
        connection.execute(delete(part).where(column))
