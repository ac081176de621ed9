"""Lets the bots' eight strengths play the deals of matches, each once, in the same workers as all other bots."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from functools import partial

from tabletowers.contract.registry import OtherRules
from tabletowers.host.deal_play import choices
from tabletowers.host.deals import Deal, result_of
from tabletowers.host.fair_queue import Whose
from tabletowers.host.matches import WEEK, Match, number_of, strengths_missing
from tabletowers.host.ports import MatchStore, News
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.tasks import end
from tabletowers.host.thinkers import Question
from tabletowers.host.wall_clock import Clock
from tabletowers.record import Record
from tabletowers.table import StorageError
from tabletowers.table.errors import Conflict

log = logging.getLogger("tabletowers.matches")

#: The most matches that the strengths play at the same time, each made in another network. A match has at most one
#: question open.
_AT_ONCE = 4
#: The account to which the workers' time is charged: a single place, whose people are those who made the matches.
_PLACE = "matches"


class MatchBots:
    """Lets the strengths play in the background. After a restart, they go on with the deals that are missing."""

    def __init__(
        self,
        store: MatchStore,
        autoplay: Autoplay,
        news: News,
        clock: Clock,
        budget: float,
        is_simple: Callable[[str, str], bool],
    ) -> None:
        """Initialise the instance.

        `budget` is the time of a bot in seconds, and `is_simple` tells whether a bot is not at its full strength in a
        game yet.
        """
        self._store = store
        self._autoplay = autoplay
        self._news = news
        self._clock = clock
        self._budget = budget
        self._is_simple = is_simple
        #: The matches that are being played, each with the network in which it was made, and those that failed.
        self.playing: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._failed: set[str] = set()

    async def begin(self) -> None:
        """Begin to play the matches in which strengths have deals to play, one match of each network at a time.

        The matches of weeks come first, those that could not be played last, and otherwise the oldest.
        """
        since = self._clock() - round(1000 * WEEK.total_seconds())
        waiting = await self._store.without_bots(since)
        self._failed.intersection_update(match.id for match in waiting)
        for match in sorted(waiting, key=lambda match: (match.id in self._failed, match.host is not None)):
            place = "" if match.host is None else self._autoplay.address_of(match.host)
            busy = match.id in self.playing or any(place == other for other, _ in self.playing.values())
            if not busy and len(self.playing) < _AT_ONCE:
                task = asyncio.create_task(self._play(match))
                self.playing[match.id] = place, task
                task.add_done_callback(partial(self._done, match.id))

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        del self.playing[name]

    async def _play(self, match: Match) -> None:
        """Let each strength play each deal of a match that it has not played yet, unless an operator deletes the match.

        An error is logged, and the rest is played after the next round of housekeeping.
        """
        try:
            while deals := {number_of(deal): deal for deal in await self._store.deals(match.id)}:
                missing = [
                    one
                    for one in strengths_missing(match, await self._store.scores(match))
                    if not any(self._is_simple(bot, match.game) for bot in (one[1], match.bot))
                ]
                if not missing:
                    return
                # Several servers play at the same time, so each begins elsewhere.
                number, strength = missing[0] if self._news.alone else random.choice(missing)
                await self._play_deal(match, deals[number], strength)
        except (RuntimeError, ValueError, OSError, StorageError, OtherRules, KeyError) as error:
            self._failed.add(match.id)
            log.error("a strength could not play a match: %s", error, extra={"match": match.id})
        except Exception:
            # A game of another package may fail in any way, which must not hold up other matches.
            self._failed.add(match.id)
            log.exception("a strength could not play a match", extra={"match": match.id})

    async def _play_deal(self, match: Match, deal: Deal, strength: str) -> None:
        """Let a strength play a deal in the person's seat, and store the result unless another server was faster.

        It isn't stored either if the deal has been deleted meanwhile, or drawn again for the same week.
        """
        whose = Whose(_PLACE, match.host or "", match.id)
        playing = choices(deal)
        move: str | None = None
        while True:
            try:
                state, seat, seed = next(playing) if move is None else playing.send(move)
            except StopIteration as over:
                record: Record = over.value
                break
            level = deal.levels[seat] or strength
            question = Question(deal.game, deal.rules, deal.options, bytes(state.sight(seat).data), seat, seed)
            move = await self._autoplay.answer(whose, question, level, self._budget)
        assert record.scores is not None
        if all(one.secret != deal.secret for one in await self._store.deals(match.id)):
            return
        try:
            result = result_of(record.scores, deal.seat)
            await self._store.add_bot(deal.id, strength, result, [ply.move for ply in record.plies])
        except Conflict:
            log.info("another server has played this deal", extra={"deal": deal.id})

    async def close(self) -> None:
        """Stop playing."""
        await end([task for _, task in self.playing.values()])
