"""Worker processes with a lower priority than the server's own process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from tabletowers.host.tasks import end
from tabletowers.server import logs
from tabletowers.server.workers.heartbeats import Heartbeats, beat
from tabletowers.table import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from multiprocessing.connection import Connection

T = TypeVar("T")

#: The number of attempts to get an answer if workers die or are late.
TRIES = 4
#: The priority of workers, unless they were started with a lower one.
_YIELDING = 5


class Pool:
    """A pool of worker processes with a lower priority than the server's, which send heartbeats."""

    def __init__(
        self, heartbeats: Heartbeats, kind: str, workers: int = 1, prepare: Callable[[], None] | None = None
    ) -> None:
        """Create a pool whose workers start when they are first needed. Each calls `prepare` first."""
        # Imported here because a page, which runs some of this code too, has no processes.
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        self._heartbeats, self._kind = heartbeats, kind
        self._number = heartbeats.begin(kind)
        self._executor = ProcessPoolExecutor(
            workers,
            multiprocessing.get_context("spawn"),
            _serve,
            (prepare, heartbeats.sender, self._number),
        )

    def submit(self, function: Callable[..., T], *arguments: Any) -> Future[T]:
        """Run a function in a worker."""
        return self._executor.submit(function, *arguments)

    def give_up(self) -> None:
        """Release a pool of which a worker has died. All others of it end, too."""
        self._heartbeats.end(self._number)
        self._heartbeats.deaths[self._kind] += 1
        self._executor.shutdown(wait=False)

    def stop(self) -> None:
        """Stop the workers immediately and drop the jobs that they have not finished."""
        self._heartbeats.end(self._number)
        for process in list((self._executor._processes or {}).values()):
            # Not only asked to end: the server waits for them, and one that hangs would not listen.
            process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One worker process. It is started when it is first needed, and again if it dies."""

    def __init__(self, heartbeats: Heartbeats, kind: str, prepare: Callable[[], None] | None = None) -> None:
        """Create a worker without starting it. The process calls `prepare` first."""
        self._new_pool = partial(Pool, heartbeats, kind, 1, prepare)
        self._pool: Pool | None = None
        self._starting: asyncio.Task[Pool] | None = None

    def start(self) -> None:
        """Start the process, if it isn't running, because it will be needed shortly."""
        if self._pool is None and self._starting is None:
            self._starting = asyncio.create_task(self._started())

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in the process, in a new one if it dies. Raises Refused if several die one after another."""
        from concurrent.futures import BrokenExecutor

        for _ in range(TRIES):
            pool = self._pool
            if pool is None:
                self.start()
                assert self._starting is not None
                pool = await asyncio.shield(self._starting)
            try:
                return await asyncio.wrap_future(pool.submit(function, *arguments))
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                    pool.give_up()
        raise Refused("not_ready", "no worker is answering now")

    async def _started(self) -> Pool:
        """Start the process with a low priority from the beginning, because its imports alone take a second.

        This works on systems where a process inherits the priority of the thread that starts it.
        """
        from concurrent.futures import ThreadPoolExecutor

        pool = self._new_pool()
        try:
            with ThreadPoolExecutor(1, "starting", initializer=yield_to_others) as thread:
                await asyncio.get_running_loop().run_in_executor(thread, pool.submit, int)
        except BaseException:
            pool.stop()
            raise
        finally:
            self._starting = None
        self._pool = pool
        return pool

    async def stop(self) -> None:
        """Stop the process and drop what it has not finished."""
        if self._starting is not None:
            await end([self._starting])
        if self._pool is not None:
            self._pool.stop()
            self._pool = None


def _serve(prepare: Callable[[], None] | None, sender: Connection, pool: int) -> None:
    """Prepare a worker process: lower its priority, ignore Ctrl-C, and make it end when the server's process ends.

    From then on it sends heartbeats.
    """
    logs.set_up("warning")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(max(0, _YIELDING - os.nice(0)))
    threading.Thread(target=_end_with_the_server, name="server", daemon=True).start()
    threading.Thread(target=beat, args=(sender, pool), name="heartbeats", daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_the_server() -> None:
    import multiprocessing

    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)


def yield_to_others(nice: int = 10) -> None:
    """Lower the priority of this thread alone, where the system supports that."""
    if sys.platform == "linux" and hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
