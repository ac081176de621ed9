"""Worker processes with a lower priority than the server's own process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ProcessPoolExecutor

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


async def started_pool(prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Start and return a pool of one worker, which has a low priority even while it imports modules.

    This works on systems where a process inherits the priority of the thread that starts it.
    """
    from concurrent.futures import ThreadPoolExecutor

    pool = new_pool(1, prepare)
    with ThreadPoolExecutor(1, "starting", initializer=yield_to_others) as thread:
        await asyncio.get_running_loop().run_in_executor(thread, pool.submit, int)
    return pool


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
