"""Matches on a device: one person's attempts at their deals, compared with those of the strengths.

They are kept as a log in the device's shelf, beside the logs of the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tabletowers.contract.registry import OtherRules
from tabletowers.host.deals import Attempt, Deal, Played, Ranked, Result, Standing, result_of
from tabletowers.host.matches import CONTESTANTS, Entry, Match, Score, number_of
from tabletowers.host.wall_clock import Clock
from tabletowers.offline.device_logs import ShelvedLogs
from tabletowers.offline.log_store import Shelf
from tabletowers.table import Refused, StorageError, Table
from tabletowers.table.errors import Conflict, Unreadable

#: The name of the log, and its entry in the list of tables, which says that it is not a table.
LOG, LINE = "matches", "null"


class Book:
    """The log of a device's matches, and what it says."""

    def __init__(self, shelf: Shelf, logs: ShelvedLogs) -> None:
        self._shelf = shelf
        self._logs = logs
        logs.on_over = self._end
        #: The number of rows that have been read, and the first reading, for which all who ask meanwhile wait.
        self._count = 0
        self._reading: asyncio.Task[None] | None = None
        self.matches: dict[str, Match] = {}
        self.deals: dict[str, Deal] = {}
        self.attempts: dict[str, Attempt] = {}
        #: The strengths' results and moves, by deal and strength.
        self.bots: dict[tuple[str, str], tuple[Result, list[str]]] = {}
        #: The share of the win that the cards gave, by deal and player (the person's id or a strength).
        self.luck: dict[tuple[str, str], float] = {}

    async def read(self) -> Book:
        """Return the book once it has been read, which is done again only if another page has written to it."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._look())
        await asyncio.shield(self._reading)
        return self

    async def _look(self) -> None:
        """Read the log, and look for games that ended when the page was closed before a row said so."""
        try:
            await self._read()
        except BaseException:
            self._reading = None
            raise
        for attempt in [attempt for attempt in self.attempts.values() if attempt.ended is None]:
            # A table that can't be read now, or an end that can't be stored, may be the next time.
            with contextlib.suppress(OtherRules, Unreadable, StorageError):
                loaded = await self._logs.load(attempt.table)
                if loaded is not None and loaded.table.status == "over":
                    await self._note_end(loaded.table)

    async def _read(self) -> None:
        for row in (await self._shelf.rows(LOG) or [])[self._count :]:
            self._apply(*msgspec.json.decode(row))
            self._count += 1

    async def _end(self, table: Table) -> None:
        """Record the end of the attempt at a table, with its result if the game was finished."""
        if table.created.deal is not None:
            await self.read()
            await self._note_end(table)

    async def _note_end(self, table: Table) -> None:
        deal = table.created.deal
        # Of two tables at which a deal was begun at the same time, the first one counts.
        if deal is None or deal.id not in self.attempts or self.attempts[deal.id].table != table.id:
            return
        result = None
        if table.outcome == "finished":
            result = result_of(table.playing().scores(), self.deals[deal.id].seat)
        await self._write("ended", deal.id, table.changed, result)

    async def write(self, kind: str, *values: Any) -> None:
        """Add a row to the log. Raises StorageError if there is not enough space."""
        await self.read()
        await self._write(kind, *values)

    async def _write(self, kind: str, *values: Any) -> None:
        row = msgspec.json.encode([kind, *values]).decode()
        while True:
            known = self._count
            try:
                await self._shelf.append(LOG, known, row, LINE)
            except StorageError:
                # Another page on this device may have written this row.
                await self._read()
                if self._count == known:
                    raise
            else:
                self._apply(*msgspec.json.decode(row))
                self._count = known + 1
                return

    def _apply(self, kind: str, *values: Any) -> None:
        if kind == "match":
            match, deals = values
            self.matches[match[0]] = Match(*match)
            self.deals |= {deal[0]: Deal(*deal) for deal in deals}
        elif kind == "begun":
            (attempt,) = values
            self.attempts.setdefault(attempt[0], Attempt(*attempt))
        elif kind == "ended":
            deal, ended, result = values
            lead, points = result or (None, None)
            self.attempts[deal] = self.attempts[deal]._replace(ended=ended, lead=lead, points=points)
        elif kind == "bot":
            deal, strength, result, moves = values
            self.bots.setdefault((deal, strength), (Result(*result), moves))
        elif kind == "luck":
            deal, player, share = values
            self.luck[deal, player] = share

    def own(self, match: Match) -> dict[str, Attempt]:
        """Return the person's attempts at the deals of a match, by deal."""
        return {deal: self.attempts[deal] for deal in match.deals if deal in self.attempts}

    def opened(self, match: Match, now: int) -> int | None:
        """Return when a match was over: once all its deals have been played, or when it closed."""
        ends = [attempt.ended for attempt in self.own(match).values()]
        finished = [end for end in ends if end is not None]
        if len(finished) == match.length:
            return max(finished)
        return match.closes if match.closes <= now and len(finished) == len(ends) else None


class ShelvedDeals:
    """The deals of a device's matches (implements `host.ports.DealStore`). There are no others."""

    def __init__(self, book: Book, logs: ShelvedLogs, clock: Clock) -> None:
        self._book = book
        self._logs = logs
        self._clock = clock

    async def find(self, deal: str) -> Deal | None:
        """Return the deal with this id, or None."""
        book = await self._book.read()
        found = book.deals.get(deal)
        if found is None or found.match is None:
            return None
        return found._replace(opened=book.opened(book.matches[found.match], self._clock()))

    async def challenge_of(self, table: str) -> Deal | None:
        """Return None: there are no challenges."""
        return None

    async def between(self, first: str, last: str, person: str | None) -> dict[str, Played]:
        """Return nothing: there are no deals of the day."""
        return {}

    async def add(self, deal: Deal) -> None:
        """Refuse a deal that is not part of a match."""
        raise Refused("online_only", "only a server can do this")

    async def begin(self, table: Table, attempt: Attempt, place: tuple[str, int] | None) -> None:
        """Store a new table and the attempt that is made at it. Raises Conflict if the deal has already been begun."""
        if attempt.deal in (await self._book.read()).attempts:
            raise Conflict("this deal has been begun")
        await self._logs.append(table, 0, table.pending)
        await self._book.write("begun", attempt)
        if self._book.attempts[attempt.deal].table != table.id:
            raise Conflict("this deal has been begun on another page")

    async def begun_from(self, deal: str, place: str) -> int:
        """Return 0: on a device, nothing is counted."""
        return 0

    async def attempt(self, deal: str, person: str) -> Attempt | None:
        """Return the person's attempt at a deal, or None."""
        return (await self._book.read()).attempts.get(deal)

    async def days_played(self, person: str) -> list[int]:
        """Return nothing: there are no deals of the day."""
        return []

    async def count(self, deal: str) -> tuple[int, int]:
        """Return how many people have started a deal, and how many of them are still playing it."""
        attempt = (await self._book.read()).attempts.get(deal)
        return int(attempt is not None), int(attempt is not None and attempt.ended is None)

    async def standing(self, deal: str, result: Result) -> Standing:
        """Return a comparison with nobody."""
        return Standing(0, 0, 0)

    async def ranking(self, deal: str, limit: int) -> list[Ranked]:
        """Return nothing: the results of a deal are compared in its match."""
        return []

    async def side_by_side(self, deal: str, limit: int) -> list[Attempt]:
        """Return nothing: there are no challenges."""
        return []

    async def points_at(self, table: str) -> list[int]:
        """Return nothing: there are no challenges."""
        return []

    async def too_late(self, now: int, limit: int) -> list[str]:
        """Return nothing: on a device, a deal that has been begun may be finished at any time."""
        return []

    async def publish(self, now: int) -> None:
        """Do nothing: whether a match is over follows from its attempts."""

    async def is_closed(self, deal: str) -> bool:
        """Return whether a match is not over, so that its deals stay secret."""
        found = await self.find(deal)
        return found is not None and found.opened is None

    async def may_look(self, deal: str, person: str | None) -> bool:
        """Return True: nothing needs to be hidden from others."""
        return True

    async def is_playing_again(self, table: str, person: str) -> bool:
        """Return False: there are no challenges."""
        return False

    async def has_finished(self, table: str, person: str) -> bool:
        """Return False: there are no challenges."""
        return False


class ShelvedMatches:
    """The matches of a device (implements `host.ports.MatchStore`)."""

    def __init__(self, book: Book, clock: Clock) -> None:
        self._book = book
        self._clock = clock

    async def find(self, match: str) -> Match | None:
        """Return the match with this id, or None."""
        return (await self._book.read()).matches.get(match)

    async def add(self, match: Match, deals: Sequence[Deal]) -> None:
        """Store a new match and its deals."""
        await self._book.write("match", match, deals)

    async def deals(self, match: str) -> list[Deal]:
        """Return the deals of a match in their order."""
        book = await self._book.read()
        opened = book.opened(book.matches[match], self._clock())
        return [book.deals[name]._replace(opened=opened) for name in book.matches[match].deals]

    async def weekly(self, first: int, last: int) -> list[Match]:
        """Return nothing: the matches of weeks are for everybody."""
        return []

    async def of_person(self, person: str, limit: int) -> list[Match]:
        """Return up to `limit` matches of the device, the newest first."""
        return list((await self._book.read()).matches.values())[::-1][:limit]

    async def of_circle(self, circle: str, limit: int) -> list[Match]:
        """Return nothing: circles are for several people."""
        return []

    async def entries(self, matches: Sequence[str], person: str | None) -> dict[str, Entry]:
        """Return, for each of these matches, whether it is over and how far the person is in it."""
        book, found = await self._book.read(), {}
        for match in (book.matches[name] for name in matches):
            own = book.own(match).values()
            ended = sum(attempt.ended is not None for attempt in own)
            found[match.id] = Entry(book.opened(match, self._clock()), len(own), ended)
        return found

    async def people(self, matches: Sequence[str]) -> dict[str, int]:
        """Return, for each of these matches, whether the person plays it."""
        book = await self._book.read()
        return {name: int(bool(book.own(book.matches[name]))) for name in matches}

    async def attempts(self, match: str, person: str) -> Mapping[str, Attempt]:
        """Return the person's attempts at the deals of a match, by deal."""
        book = await self._book.read()
        return book.own(book.matches[match])

    async def states(self, matches: Sequence[str]) -> dict[str, object]:
        """Return, for each of these matches, a value that changes whenever its standings do."""
        book, found = await self._book.read(), dict[str, object]()
        for name in matches:
            scores = await self.scores(book.matches[name])
            found[name] = len(scores), sum(score.luck is not None for score in scores)
        return found

    async def scores(self, match: Match) -> list[Score]:
        """Return all results of the deals of a match: those of the person and those of the strengths."""
        book, scores = await self._book.read(), []
        for attempt in book.own(match).values():
            if attempt.lead is not None and attempt.points is not None:
                result, number = Result(attempt.lead, attempt.points), number_of(book.deals[attempt.deal])
                luck = book.luck.get((attempt.deal, attempt.person))
                scores.append(Score(number, attempt.person, False, True, result, luck, attempt.table))
        for number, deal in enumerate(match.deals, 1):
            for strength in CONTESTANTS:
                if (deal, strength) in book.bots:
                    luck = book.luck.get((deal, strength))
                    scores.append(Score(number, strength, True, True, book.bots[deal, strength][0], luck))
        return scores

    async def add_bot(self, deal: str, strength: str, result: Result, moves: Sequence[str]) -> None:
        """Store how a strength played a deal: its result and all moves."""
        if (deal, strength) in (await self._book.read()).bots:
            raise Conflict("this strength has played this deal")
        await self._book.write("bot", deal, strength, result, moves)

    async def bots_moves(self, deal: str, strength: str) -> list[str] | None:
        """Return the moves of all seats in the game in which a strength played a deal, or None if there is none."""
        found = (await self._book.read()).bots.get((deal, strength))
        return None if found is None else found[1]

    async def without_bots(self, since: int) -> list[Match]:
        """Return the matches that close after `since` and in which strengths have deals to play, the oldest first."""
        book = await self._book.read()
        return [
            match
            for match in book.matches.values()
            if match.closes > since and any((deal, one) not in book.bots for deal in match.deals for one in CONTESTANTS)
        ]

    async def remove(self, match: Match) -> None:
        """Refuse to delete a match."""
        raise Refused("online_only", "only a server can do this")
