"""Replays of finished games, to verify them and to show their positions. They run in a thread and are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tabletowers.contract import State
from tabletowers.host.responses.finished import PlayedMove, ReplayView
from tabletowers.record import Disagreement, Record, replay, states
from tabletowers.scene.views import with_scene
from tabletowers.table import Refused, Table, fairness

T = TypeVar("T")

#: The number of games whose positions are cached, and of games whose verification is cached.
_GAMES, _CHECKED = 16, 1000


class Replays:
    """A service that replays finished games in a thread and caches the latest results."""

    def __init__(self) -> None:
        # The thread doesn't run at a lower priority: while waiting for a processor, it could keep the interpreter
        # locked.
        self._thread = ThreadPoolExecutor(1, "replays")
        self._positions: OrderedDict[str, asyncio.Future[list[State]]] = OrderedDict()
        self._checked: OrderedDict[str, asyncio.Future[tuple[bool, bool]]] = OrderedDict()

    async def check(self, table: Table) -> tuple[bool, bool]:
        """Return whether a finished game's deal follows from its secret, and whether its record can be replayed."""
        return await self._once(self._checked, table, _check, _CHECKED)

    async def view(self, table: Table, ply: int, seat: int | None, *, everything: bool) -> ReplayView:
        """Return the position before decision number `ply` of a finished game.

        The position is shown as a seat saw it or, if `everything` is set, with nothing hidden.
        """
        record = table.record()
        positions = await self._once(self._positions, table, _positions, _GAMES)
        before = positions[min(ply, len(record.plies))]
        return await self._run(lambda: _view(record, before.copy(), min(ply, len(record.plies)), seat, everything))

    async def moves(self, table: Table) -> list[PlayedMove]:
        """Return all moves of a finished game, each with what happened."""
        record = table.record()
        before = (await self._once(self._positions, table, _positions, _GAMES))[:-1]
        return await self._run(lambda: [_played(record, state.copy(), ply) for ply, state in enumerate(before)])

    async def _once(
        self, kept: OrderedDict[str, asyncio.Future[T]], table: Table, work: Callable[[Record], T], most: int
    ) -> T:
        """Return the result of `work` on a game's record, which is computed only once for all callers.

        `kept` caches the latest results, at most `most` of them.
        """
        if (result := kept.get(table.id)) is None:
            result = kept[table.id] = asyncio.ensure_future(self._run(work, table.record()))
            while len(kept) > most:
                kept.popitem(last=False)
        kept.move_to_end(table.id)
        try:
            return await asyncio.shield(result)
        except Refused:
            kept.pop(table.id, None)
            raise

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def close(self) -> None:
        """Stop all replays."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _check(record: Record) -> tuple[bool, bool]:
    fair, agrees = True, True
    try:
        fairness.check_deal(record)
    except fairness.Unfair:
        fair = False
    try:
        replay(record)
    except Disagreement:
        agrees = False
    return fair, agrees


def _positions(record: Record) -> list[State]:
    try:
        return [state.copy() for state in states(record)]
    except Disagreement as error:
        raise Refused("not_possible", f"this game does not replay: {error}") from error


def _view(record: Record, before: State, ply: int, seat: int | None, everything: bool) -> ReplayView:
    seats = range(record.players) if everything else [seat]
    shown = [with_scene(before.game, view) for view in before.views(seats)]
    views, view = (shown, None) if everything else (None, shown[0])
    plies = len(record.plies)
    if ply == plies:
        return ReplayView(ply, plies, seat, view, views, mover=None, move=None, events=[])
    played = _played(record, before, ply)
    return ReplayView(ply, plies, seat, view, views, played.seat, played.move, played.events)


def _played(record: Record, before: State, ply: int) -> PlayedMove:
    """Make the move number `ply` of a game in the position before it."""
    played = record.plies[ply]
    events = before.play(played.move, shuffle=lambda pile: played.reshuffled or pile)
    return PlayedMove(played.seat, played.move, [event.to_json() for event in events])
