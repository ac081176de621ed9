"""Workers that run jobs for games' extras, one for each extra.

An extra is something that a game offers besides play at a table (see `contract.extras`). Until the kernels of an extra
are compiled, its worker runs them in plain Python.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from tabletowers.contract.extras import Extra
from tabletowers.contract.registry import extras
from tabletowers.host.fair_queue import Shares, Whose
from tabletowers.server.workers.background_compiler import Compiling
from tabletowers.server.workers.processes import TRIES, started_pool, stop
from tabletowers.table import Refused


class ExtraWorkers:
    """The workers of all extras, one for each."""

    def __init__(self, compiling: Compiling) -> None:
        self._workers = {extra: _Worker(extra, compiling) for extra in extras()}

    def is_compiled(self, extra: Extra) -> bool:
        """Return whether an extra's kernels are compiled."""
        return self._workers[extra].is_compiled

    async def work(self, extra: Extra, whose: Whose, job: str, *arguments: Any) -> Any:
        """Wait for this client's turn, then run one of an extra's jobs in its worker and return the result."""
        calls = extra.load("calls")
        assert calls is not None
        return await self._workers[extra].ask(whose, calls.JOBS[job], *arguments)

    async def close(self) -> None:
        """Stop the workers."""
        for worker in self._workers.values():
            await worker.close()


class _Worker:
    """The worker process of one extra."""

    def __init__(self, extra: Extra, compiling: Compiling) -> None:
        self._stage = extra.stage
        self._compiling = compiling
        self._plain = False
        self._pool: ProcessPoolExecutor | None = None
        self._shares = Shares(lambda: 1)

    @property
    def is_compiled(self) -> bool:
        """Whether the extra's kernels are compiled."""
        return self._compiling.is_compiled(self._stage)

    async def ask(self, whose: Whose, function: Any, *arguments: Any) -> Any:
        """Wait for this client's turn, then run a function in the worker and return its result."""
        return await self._shares.give(whose, 1.0, lambda share: self._work(function, *arguments))

    async def _work(self, function: Any, *arguments: Any) -> Any:
        """Run a function in the worker process, and run it again in a new one if the worker dies."""
        for _ in range(TRIES):
            if self._plain and self.is_compiled:
                self._end()
            if self._pool is None:
                self._plain = not self.is_compiled
                self._pool = await started_pool(_compile_nothing if self._plain else None)
            try:
                return await asyncio.wrap_future(self._pool.submit(function, *arguments))
            except BrokenExecutor:
                self._pool = None
        raise Refused("not_ready", "no worker is answering now")

    def _end(self) -> None:
        if self._pool is not None:
            stop(self._pool)
            self._pool = None

    async def close(self) -> None:
        """Stop the worker."""
        await self._shares.close()
        self._end()


def _compile_nothing() -> None:
    """Turn off compilation in a worker before it loads any kernels."""
    os.environ["TABLETOWERS_COMPILE"] = "0"
