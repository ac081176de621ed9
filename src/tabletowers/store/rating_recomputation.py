"""Computes the ratings among people, and the ladder of bots, anew from the stored games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tabletowers.games import OtherRules
from tabletowers.store import schema
from tabletowers.store.ratings import DAY
from tabletowers.store.results import LADDER
from tabletowers.store.table_log import read_log
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table import rating_rules as rules
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.rating_rules import Rating, RatingLimits

_tables, _results, _standings, _members = schema.tables, schema.results, schema.standings, schema.members


class Met(NamedTuple):
    """A rated game of a person against an opponent."""

    at: int
    opponent: str
    network: str


@dataclass(slots=True)
class Recomputed:
    """The ratings among people as the stored games give them, by game and person, and what each game changed."""

    limits: RatingLimits
    ratings: dict[tuple[str, str], Rating] = field(default_factory=dict)
    #: The changes of ratings and the bot on the ladder that each game counts against, by table.
    changes: dict[str, list[RatingChange]] = field(default_factory=dict)
    ladder: dict[str, str] = field(default_factory=dict)
    #: The tables that this release can't read. Their games are left out.
    unreadable: list[str] = field(default_factory=list)
    _met: dict[tuple[str, str], list[Met]] = field(default_factory=lambda: defaultdict(list))
    _called_off: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, table: Table, at: int, networks: dict[str, str]) -> None:
        """Add a game that ended at the time `at`. Games have to be added in the order in which they ended."""
        if table.state is None:
            return
        if (level := rules.ladder_level(table, LADDER)) is not None:
            self.ladder[table.id] = level
        game, people = table.game.name, table.people()
        before = {person: self.ratings.get((game, person), Rating()) for person in people}
        caller = rules.caller_off(table)
        if caller is not None:
            earlier = self._called_off[caller]
            if sum(then > at - DAY for then in earlier) < self.limits.calls_off:
                earlier.append(at)
                return
            after = {caller: rules.after_calling_off(before, caller)}
        elif rules.counts_among_people(table):
            known = {person: networks.get(person) or person for person in people}
            met = {person: self._counted(game, person, at - self.limits.days * DAY) for person in people}
            after = rules.after(table, before, rules.weights(self.limits, known, met))
            for person in after:
                self._met[game, person] += [Met(at, other, known[other]) for other in people if other != person]
        else:
            return
        self.ratings |= {(game, person): rating for person, rating in after.items()}
        self.changes[table.id] = rules.changes(table, before, after)

    def _counted(self, game: str, person: str, since: int) -> Counter[tuple[str, str]]:
        return Counter((met.opponent, met.network) for met in self._met[game, person] if met.at > since)


def recompute(connection: Connection, limits: RatingLimits) -> Recomputed:
    """Compute the ratings among people from all stored games, in the order in which they ended. Changes nothing."""
    found = Recomputed(limits)
    over = select(_tables.c.id, _tables.c.ended).where(_tables.c.status == "over", _tables.c.ended.is_not(None))
    for name, ended in connection.execute(over.order_by(_tables.c.ended, _tables.c.id)).all():
        try:
            table = Table.load(entry for _, data in read_log(connection, name) for entry in e.decode(data))
        except (msgspec.DecodeError, OtherRules, ValueError):
            found.unreadable.append(name)
            continue
        seated = select(_members.c.person, _members.c.network).where(_members.c.table == name)
        found.add(table, ended, {row.person: row.network for row in connection.execute(seated) if row.network})
    return found


class Difference(NamedTuple):
    """A person's rating in a game before and after computing it anew; None where there is none."""

    game: str
    person: str
    before: Rating | None
    after: Rating | None


def differences(connection: Connection, found: Recomputed) -> Iterator[Difference]:
    """Yield the ratings that computing them anew would change."""
    stored = {
        (row.game, row.person): Rating(row.mu, row.sigma, row.games) for row in connection.execute(select(_standings))
    }
    for game, person in sorted(stored.keys() | found.ratings.keys()):
        before, after = stored.get((game, person)), found.ratings.get((game, person))
        if before != after:
            yield Difference(game, person, before, after)


def replace(connection: Connection, found: Recomputed) -> None:
    """Store ratings that were computed anew. The ratings and results of earlier releases stay as they are.

    A game of an earlier release that counts among people shows its new change in histories; at its own table, it still
    shows the old one.
    """
    connection.execute(delete(_standings))
    rows = [
        {"game": game, "person": person, "mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        for (game, person), rating in found.ratings.items()
    ]
    if rows:
        connection.execute(insert(_standings), rows)
    for table, changes in found.changes.items():
        for change in changes:
            here = (_results.c.table == table, _results.c.seat == change.seat)
            values = {"before": change.before, "after": change.after, "version": 2, "unrated": None}
            connection.execute(update(_results).where(*here).values(**values))
    for table, level in found.ladder.items():
        here = (_results.c.table == table, _results.c.subject.startswith("person:"))
        connection.execute(update(_results).where(*here).values(ladder=level))
