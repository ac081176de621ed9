"""A queue that shares the workers' time fairly among addresses, people at an address, and a person's tables.

A question is a request to a bot or a coach. Questions from those who have used the least of the workers' time come
first. So a person who asks many questions delays only their own, not other people's. The times are virtual: a newcomer
starts not at 0 but with the lowest time among those who have open questions.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from tabletowers.host.tasks import end

T = TypeVar("T")

#: The number of questions that one address may have open with full thinking time. If it has more, they share this time.
AT_ONCE = 4
#: How many accounts without an open question are remembered.
_REMEMBERED = 10_000
#: Seconds between checks of the number of workers while questions wait.
_LOOK_AGAIN = 1.0


class Whose(NamedTuple):
    """The account to which the workers' time for a question is charged: an address, a person and a table."""

    address: str
    person: str
    table: str = ""

    def names(self) -> tuple[str, str, str]:
        """Return the names of the accounts to charge, from the broadest to the narrowest."""
        return f"address {self.address}", f"person {self.person}", f"table {self.person} {self.table}"


@dataclass(eq=False, slots=True)
class _Waiting:
    """A question that is waiting for a worker."""

    names: tuple[str, ...]
    number: int
    turn: asyncio.Future[None] = field(repr=False)


class Shares:
    """A queue of questions to bots and coaches that shares the workers' time fairly."""

    def __init__(
        self, slots: Callable[[], int], queueing: Callable[[], AbstractContextManager[object]] = nullcontext
    ) -> None:
        """Create an empty queue.

        `slots` returns how many questions the workers can answer at the same time. Each question waits inside a context
        that `queueing` returns, which may measure how long.
        """
        self._slots = slots
        self._queueing = queueing
        self._waiting: list[_Waiting] = []
        self._running: set[asyncio.Task[object]] = set()
        #: The virtual seconds that each account has used, and the number of its open questions.
        self._used: dict[str, float] = {}
        self._open: Counter[str] = Counter()
        self._count = 0
        #: The number of questions whose turn has come but that have not started.
        self._called = 0
        self._look_again: asyncio.TimerHandle | None = None

    async def give(self, whose: Whose, budget: float, think: Callable[[float], Awaitable[T]]) -> T:
        """Wait for a question's turn, then call `think` with the time that it may take, and return the result.

        The time is at most `budget`. If an address has more than `AT_ONCE` open questions, they share the time of
        `AT_ONCE` questions. If the caller is cancelled, the worker still finishes, and only then does the next question
        get its turn.
        """
        names = whose.names()
        self._enter(names)
        try:
            with self._queueing():
                await self._turn(names)
        except BaseException:
            self._leave(names)
            raise
        share = budget * min(1.0, AT_ONCE / self._open[names[0]])
        task = asyncio.create_task(self._think(names, think(share)))
        self._called -= 1
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a worker."""
        return len(self._waiting)

    def _enter(self, names: tuple[str, ...]) -> None:
        for level, name in enumerate(names):
            if not self._open[name]:
                others = (self._used[other] for other in self._open_at(level) if other in self._used)
                self._used[name] = max(self._used.get(name, 0.0), min(others, default=0.0))
            self._open[name] += 1

    def _open_at(self, level: int) -> list[str]:
        kind = ("address ", "person ", "table ")[level]
        return [name for name, count in self._open.items() if count and name.startswith(kind)]

    def _leave(self, names: tuple[str, ...]) -> None:
        for name in names:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]
        if not self._open:
            self._used.clear()
        elif len(self._used) > len(self._open) + _REMEMBERED:
            self._forget()

    def _forget(self) -> None:
        """Among the accounts without open questions, delete the half that has used the least time."""
        silent = sorted((name for name in self._used if name not in self._open), key=self._used.__getitem__)
        for name in silent[: len(silent) // 2]:
            del self._used[name]

    async def _turn(self, names: tuple[str, ...]) -> None:
        """Wait until a worker is free and no other question comes first."""
        self._count += 1
        waiting = _Waiting(names, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self._called -= 1
                self._call()
            raise

    def _call(self) -> None:
        """Start the next waiting questions while there are free workers."""
        while self._waiting and len(self._running) + self._called < max(1, self._slots()):
            first = min(self._waiting, key=lambda one: (*(self._used[name] for name in one.names), one.number))
            self._waiting.remove(first)
            if not first.turn.cancelled():  # False if the caller was cancelled just now
                self._called += 1
                first.turn.set_result(None)
        if self._waiting and self._look_again is None:
            self._look_again = asyncio.get_running_loop().call_later(_LOOK_AGAIN, self._called_again)

    def _called_again(self) -> None:
        self._look_again = None
        self._call()

    async def _think(self, names: tuple[str, ...], work: Awaitable[T]) -> T:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await work
        finally:
            took = loop.time() - began
            for name in names:
                self._used[name] += took
            self._leave(names)

    async def close(self) -> None:
        """Cancel all waiting and running questions."""
        if self._look_again is not None:
            self._look_again.cancel()
        for waiting in self._waiting:
            waiting.turn.cancel()
        self._waiting.clear()
        await end(self._running)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved even if the caller was cancelled, so that asyncio doesn't complain
        self._call()
