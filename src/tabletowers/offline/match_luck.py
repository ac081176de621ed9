"""Works out what the cards gave in the games of a device's matches that are over, in the device's workers.

Until then nothing is known of it: the account of a game would give away cards that the person has not seen.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from tabletowers.contract.registry import OtherRules
from tabletowers.host.deal_play import recorded
from tabletowers.host.deals import Deal
from tabletowers.host.fair_queue import Whose
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.tables.luck import luck
from tabletowers.host.tasks import end
from tabletowers.host.wall_clock import Clock
from tabletowers.offline.device_logs import ShelvedLogs
from tabletowers.offline.device_matches import Book
from tabletowers.record import Record
from tabletowers.table import Refused, StorageError
from tabletowers.table.errors import Unreadable

#: The account to which the workers' time is charged.
_WHOSE = Whose("matches", "luck")


class MatchLuck:
    """Works in the background, from when the person looks at matches until nothing is missing."""

    def __init__(self, book: Book, logs: ShelvedLogs, autoplay: Autoplay, clock: Clock) -> None:
        self._book = book
        self._logs = logs
        self._autoplay = autoplay
        self._clock = clock
        self._working: asyncio.Task[None] | None = None
        #: The games that have no account. They are not tried again before the page is opened anew.
        self._impossible: set[tuple[str, str]] = set()

    async def begin(self) -> None:
        """Begin with the games that are missing, unless this is going on already."""
        await self._book.read()
        if self._working is None and next(self._missing(), None) is not None:
            self._working = asyncio.create_task(self._work())

    def _missing(self) -> Iterator[tuple[Deal, str]]:
        """Yield the finished games of matches that are over of which is not known what the cards gave."""
        book = self._book
        for match in book.matches.values():
            if book.opened(match, self._clock()) is not None:
                for name in match.deals:
                    attempt = book.attempts.get(name)
                    people = [] if attempt is None or attempt.lead is None else [attempt.person]
                    for player in (*people, *(strength for deal, strength in book.bots if deal == name)):
                        if (name, player) not in book.luck and (name, player) not in self._impossible:
                            yield book.deals[name], player

    async def _work(self) -> None:
        try:
            # What can't be stored or worked out now may be the next time that the person looks.
            with contextlib.suppress(StorageError, Refused):
                while (game := next(self._missing(), None)) is not None:
                    await self._account(*game)
        finally:
            self._working = None

    async def _account(self, deal: Deal, player: str) -> None:
        try:
            account = await luck(self._autoplay, _WHOSE, await self._record(deal, player))
        except (OtherRules, Unreadable, ValueError):
            self._impossible.add((deal.id, player))
            return
        seat = account.seats[deal.seat]
        await self._book.write("luck", deal.id, player, seat.deal + seat.draws + seat.lots)

    async def _record(self, deal: Deal, player: str) -> Record:
        """Return the record of a game. Raises OtherRules, Unreadable or ValueError if it can't be read or replayed."""
        if (deal.id, player) in self._book.bots:
            return recorded(deal, self._book.bots[deal.id, player][1])
        loaded = await self._logs.load(self._book.attempts[deal.id].table)
        if loaded is None:
            raise ValueError("the table has been thrown away")
        return loaded.table.record()

    async def close(self) -> None:
        """Stop working."""
        if self._working is not None:
            await end([self._working])
