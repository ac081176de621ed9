"""Worker processes with a lower priority than the server's own process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any, TypeVar

from tabletowers.host.tasks import end
from tabletowers.table import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ProcessPoolExecutor

T = TypeVar("T")

#: The number of attempts to get an answer if workers die or are late.
TRIES = 4
#: The priority of workers, unless they were started with a lower one.
_YIELDING = 5


def new_pool(workers: int, prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return a pool of worker processes with a lower priority than the server's.

    Each worker first calls `prepare`.
    """
    # Imported here because a page, which runs some of this code too, has no processes.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _serve, (prepare,))


class Worker:
    """One worker process. It is started when it is first needed, and again if it dies."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        """Create a worker without starting it. The process calls `prepare` first."""
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._starting: asyncio.Task[ProcessPoolExecutor] | None = None

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
        raise Refused("not_ready", "no worker is answering now")

    async def _started(self) -> ProcessPoolExecutor:
        """Start the process with a low priority from the beginning, because its imports alone take a second.

        This works on systems where a process inherits the priority of the thread that starts it.
        """
        from concurrent.futures import ThreadPoolExecutor

        pool = new_pool(1, self._prepare)
        try:
            with ThreadPoolExecutor(1, "starting", initializer=yield_to_others) as thread:
                await asyncio.get_running_loop().run_in_executor(thread, pool.submit, int)
        except BaseException:
            stop(pool)
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
            stop(self._pool)
            self._pool = None


def _serve(prepare: Callable[[], None] | None) -> None:
    """Prepare a worker process: lower its priority, ignore Ctrl-C, and make it end when the server's process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(max(0, _YIELDING - os.nice(0)))
    threading.Thread(target=_end_with_the_server, name="server", daemon=True).start()
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


def stop(pool: ProcessPoolExecutor) -> None:
    """Stop a pool's workers immediately and drop the jobs that they have not finished."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
