"""Database implementations of three interfaces from `host.ports`: `LogStore`, `DealStore` and `MatchStore`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from tabletowers.host.deals import Attempt, Deal, Played, Ranked, Result, Standing
from tabletowers.host.matches import CONTESTANTS, Entry, Match, Score
from tabletowers.host.ports import Ratings
from tabletowers.store import Change, Store, deals, matches, ratings, results, table_index
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table.log_replay import Loaded, Row


class StoredLogs:
    """A store of tables' logs in the database (implements `host.ports.LogStore`)."""

    def __init__(self, store: Store, terms: ratings.Terms | None = None) -> None:
        self._store = store
        self._terms = terms or ratings.Terms()

    async def load(self, table: str) -> Loaded | None:
        """Load a table from its snapshot and its log. Returns None if there is no such table."""
        return await self._store.load(table)

    async def entries(self, table: str, after: int) -> list[Row]:
        """Return the rows of a table's log with numbers greater than `after`."""
        return await self._store.entries(table, after)

    async def append(
        self,
        table: Table,
        number: int,
        entries: list[e.AnyEntry],
        beside: Table | None = None,
        also: Iterable[Change] = (),
    ) -> Ratings | None:
        """Store one command's log entries, a new table (`beside`), and other changes (`also`) in one transaction."""
        rated: list[Ratings] = []
        changes = table_index.changes(table, entries, rated.append, self._terms)
        if beside is not None:
            changes += table_index.with_first_row(beside, self._terms)
        await self._store.append(table.id, number, e.encode(entries), [*changes, *also])
        return rated[-1] if rated else None

    async def ratings(self, table: str) -> Ratings | None:
        """Return how a finished game changed the ratings, for each seat, or None if the game is unrated."""
        return await self._store.read(ratings.changes_by, table)


class StoredDeals:
    """A store of shared deals and the attempts at them in the database (implements `host.ports.DealStore`)."""

    def __init__(self, store: Store, logs: StoredLogs) -> None:
        self._store = store
        self._logs = logs

    async def find(self, deal: str) -> Deal | None:
        """Return the shared deal with this id, or None."""
        return await self._store.read(deals.find, deal)

    async def challenge_of(self, table: str) -> Deal | None:
        """Return the challenge that was created from the finished game at this table, or None."""
        return await self._store.read(deals.of_origin, table)

    async def between(self, first: str, last: str, person: str | None) -> dict[str, Played]:
        """Return the shared deals with ids from `first` to `last`, keyed by id, each with the attempt of `person`."""
        return await self._store.read(deals.between, first, last, person)

    async def add(self, deal: Deal) -> None:
        """Store a new shared deal."""
        await self._store.write(deals.add, deal)

    async def begin(self, table: Table, attempt: Attempt, place: tuple[str, int] | None) -> None:
        """Store a new table, the attempt that a person makes at it, and its number among those from a network."""
        also: list[Change] = [partial(deals.begin, attempt=attempt)]
        if place is not None:
            also.append(partial(deals.note_place, deal=attempt.deal, place=place[0], number=place[1]))
        await self._logs.append(table, 0, table.pending, also=also)

    async def begun_from(self, deal: str, place: str) -> int:
        """Return the number of attempts at a shared deal from one network."""
        return await self._store.read(deals.from_place, deal, place)

    async def attempt(self, deal: str, person: str) -> Attempt | None:
        """Return a person's attempt at a shared deal, or None."""
        return await self._store.read(deals.attempt, deal, person)

    async def days_played(self, person: str) -> list[int]:
        """Return the days whose deals (at least one of them) a person has played to the end, as starts of days."""
        return await self._store.read(deals.days_played, person)

    async def count(self, deal: str) -> tuple[int, int]:
        """Return how many people have started a shared deal, and how many of them are still playing it."""
        return await self._store.read(deals.count, deal)

    async def standing(self, deal: str, result: Result) -> Standing:
        """Return how a result compares with the ranked results of a shared deal."""
        return await self._store.read(deals.standing, deal, result.lead, result.points)

    async def ranking(self, deal: str, limit: int) -> list[Ranked]:
        """Return up to `limit` of the best results of a shared deal, the best first."""
        return await self._store.read(deals.ranking, deal, limit)

    async def side_by_side(self, deal: str, limit: int) -> list[Attempt]:
        """Return the first `limit` attempts at a challenge, in the order in which they were started."""
        return await self._store.read(deals.side_by_side, deal, limit)

    async def points_at(self, table: str) -> list[int]:
        """Return the points of all seats in the finished game at this table."""
        return [row.points for row in (await self._store.read(results.at_tables, [table])).get(table, ())]

    async def too_late(self, now: int, limit: int) -> list[str]:
        """Return up to `limit` tables where an attempt at a deal of the day was not finished in time."""
        return await self._store.read(deals.too_late, now, limit)

    async def publish(self, now: int) -> None:
        """Publish the secrets of all deals whose day is over and that no one is still playing."""
        await self._store.write(deals.open_all, now)

    async def is_closed(self, deal: str) -> bool:
        """Return whether a deal of the day must stay hidden because other people may still be playing it."""
        return await self._store.read(deals.is_closed, deal)

    async def may_look(self, deal: str, person: str | None) -> bool:
        """Return whether a person may see how others played a shared deal."""
        return await self._store.read(deals.may_look, deal, person)

    async def is_playing_again(self, table: str, person: str) -> bool:
        """Return whether a person is playing a challenge that was created from the game at this table."""
        return await self._store.read(deals.is_playing_again, table, person)

    async def has_finished(self, table: str, person: str) -> bool:
        """Return whether a person has finished the challenge that was created from the game at this table."""
        return await self._store.read(deals.has_finished, table, person)


class StoredMatches:
    """A store of matches in the database (implements `host.ports.MatchStore`)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, match: str) -> Match | None:
        """Return the match with this id, or None."""
        return await self._store.read(matches.find, match)

    async def add(self, match: Match, deals: Sequence[Deal]) -> None:
        """Store a new match and its deals."""
        await self._store.write(matches.add, match, deals)

    async def deals(self, match: str) -> list[Deal]:
        """Return the deals of a match in their order."""
        return await self._store.read(matches.deals, match)

    async def weekly(self, first: int, last: int) -> list[Match]:
        """Return the matches of the weeks that begin from `first` to `last`, the newest first."""
        return await self._store.read(matches.weekly, first, last)

    async def of_person(self, person: str, limit: int) -> list[Match]:
        """Return up to `limit` private matches that a person made or plays, the newest first."""
        return await self._store.read(matches.of_person, person, limit)

    async def of_circle(self, circle: str, limit: int) -> list[Match]:
        """Return up to `limit` matches of a circle, the newest first."""
        return await self._store.read(matches.of_circle, circle, limit)

    async def entries(self, names: Sequence[str], person: str | None) -> dict[str, Entry]:
        """Return, for each of these matches, whether it is open and how far this person is."""
        return await self._store.read(matches.entries, names, person)

    async def people(self, names: Sequence[str]) -> dict[str, int]:
        """Return, for each of these matches, how many people play it."""
        return await self._store.read(matches.people, names)

    async def attempts(self, match: str, person: str) -> dict[str, Attempt]:
        """Return a person's attempts at the deals of a match, by deal."""
        return await self._store.read(matches.attempts, match, person)

    async def states(self, names: Sequence[str]) -> dict[str, matches.State]:
        """Return, for each of these matches, a value that changes whenever its standings do."""
        return await self._store.read(matches.states, names)

    async def scores(self, match: Match) -> list[Score]:
        """Return all results of the deals of a match: those of people and those of the strengths."""
        return await self._store.read(matches.scores, match)

    async def add_bot(self, deal: str, strength: str, result: Result, moves: Sequence[str]) -> None:
        """Store how a strength played a deal: its result and all moves."""
        await self._store.write(matches.add_bot, deal, strength, result, moves)

    async def bots_moves(self, deal: str, strength: str) -> list[str] | None:
        """Return the moves of all seats in the game in which a strength played a deal, or None if there is none."""
        return await self._store.read(matches.bots_moves, deal, strength)

    async def without_bots(self, since: int) -> list[Match]:
        """Return the matches that close after `since` and in which strengths have deals to play, the oldest first."""
        return await self._store.read(matches.without_bots, len(CONTESTANTS), since)

    async def remove(self, match: Match) -> None:
        """Delete a match with its deals and all results."""
        await self._store.write(matches.remove, match)
