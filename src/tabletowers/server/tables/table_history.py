"""A person's history of tables, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from tabletowers.host.tables.table_registry import Registry
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.responses import history as responses
from tabletowers.server.responses.history import HistoryLine, HistorySeat
from tabletowers.store import Person, Store, history, results
from tabletowers.table import Refused, payloads
from tabletowers.table.payload_types import RatingChange

#: The number of tables on a page of the history, and the longest name to search for.
PAGE, LONGEST = 20, 40


class History:
    """The history of the tables at which people have played."""

    def __init__(self, registry: Registry, accounts: Accounts, store: Store) -> None:
        self._registry = registry
        self._accounts = accounts
        self._store = store

    async def page(self, person: Person, wish: history.Wish, after: str | None) -> responses.History:
        """Return the page of a person's history that follows the position `after`.

        Only unfinished tables are loaded.
        """
        try:
            place = None if after is None else history.Place.read(after)
        except ValueError as error:
            raise Refused("bad_request", f"not a position in a history: {str(after)[:60]!r}", path="after") from error
        page = await self._store.read(history.page_with_results, person.id, wish, place, PAGE)
        subjects = {row.subject for rows in page.seats.values() for row in rows if row.subject is not None}
        people = [subject.partition(":")[2] for subject in subjects if subject.startswith("person:")]
        names = {name: known.name for name, known in (await self._accounts.several(people)).items()}
        lines = [
            _finished(line, page.seats.get(line.place.table, ()), names, person)
            if line.status == "over"
            else await self._unfinished(line, person)
            for line in page.lines
        ]
        return responses.History(lines, str(page.lines[-1].place) if page.more else None)

    async def _unfinished(self, line: history.Line, person: Person) -> HistoryLine:
        common = _common(line)
        try:
            live = await self._registry.live(line.place.table)
        except Refused:
            # It can't be read here, but it still belongs to the person.
            return common
        async with self._registry.reading(live):
            summary = payloads.summary(live.table, person.id, live.name)
        common.status, common.your_turn, common.deal = summary.status, summary.your_turn, summary.deal
        common.seats = [
            HistorySeat(seat.kind, seat.person, seat.name, seat.level, points=None, place=None)
            for seat in summary.seats
        ]
        return common


def _common(line: history.Line) -> HistoryLine:
    return HistoryLine(
        id=line.place.table,
        game=line.game,
        rules=line.rules,
        status=line.status,
        outcome=line.outcome,
        created=line.created,
        ended=line.ended,
        your_turn=False,
        seats=[],
        unrated=None,
        rating=None,
        noted=line.noted,
    )


def _finished(line: history.Line, rows: Sequence[results.Seated], names: dict[str, str], person: Person) -> HistoryLine:
    """Return a history line about a finished table, made from its stored results (`rows`) without loading the table."""
    mine = next((row for row in rows if row.subject == results.of_person(person.id)), None)
    common = _common(line)
    common.seats = [_seat(row, names) for row in rows]
    if mine is not None:
        common.unrated = mine.unrated
        if mine.before is not None and mine.after is not None:
            common.rating = RatingChange(mine.seat, mine.before, mine.after)
    return common


def _seat(row: results.Seated, names: dict[str, str]) -> HistorySeat:
    kind, _, name = (row.subject or "").partition(":")
    return HistorySeat(
        kind="bot" if kind == "bot" else "person" if row.name is None else "local",
        person=name if kind == "person" else None,
        name=names.get(name) if kind == "person" else row.name,
        level=name if kind == "bot" else None,
        points=row.points,
        place=row.place,
    )
