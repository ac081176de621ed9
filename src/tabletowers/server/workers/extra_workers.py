"""Workers that run jobs for games' extras, one for each extra.

An extra is something that a game offers besides play at a table (see `contract.extras`). Until the kernels of an extra
are compiled, its worker runs them in plain Python.
"""

from __future__ import annotations

import os
from typing import Any

from tabletowers.contract.extras import Extra
from tabletowers.contract.registry import extras
from tabletowers.host.fair_queue import Shares, Whose
from tabletowers.server.workers.background_compiler import Compiling
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.processes import Worker


class ExtraWorkers:
    """The workers of all extras, one for each."""

    def __init__(self, compiling: Compiling, heartbeats: Heartbeats) -> None:
        self._workers = {extra: _ExtraWorker(extra, compiling, heartbeats) for extra in extras()}

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


class _ExtraWorker:
    """The worker process of one extra."""

    def __init__(self, extra: Extra, compiling: Compiling, heartbeats: Heartbeats) -> None:
        self._stage = extra.stage
        self._compiling = compiling
        self._plain = Worker(heartbeats, "extras", _compile_nothing)
        self._compiled = Worker(heartbeats, "extras")
        self._shares = Shares(lambda: 1)

    @property
    def is_compiled(self) -> bool:
        """Whether the extra's kernels are compiled."""
        return self._compiling.is_compiled(self._stage)

    async def ask(self, whose: Whose, function: Any, *arguments: Any) -> Any:
        """Wait for this client's turn, then run a function in the worker and return its result."""
        return await self._shares.give(whose, 1.0, lambda share: self._work(function, *arguments))

    async def _work(self, function: Any, *arguments: Any) -> Any:
        if not self.is_compiled:
            return await self._plain.run(function, *arguments)
        await self._plain.stop()
        return await self._compiled.run(function, *arguments)

    async def close(self) -> None:
        """Stop the worker."""
        await self._shares.close()
        await self._plain.stop()
        await self._compiled.stop()


def _compile_nothing() -> None:
    """Turn off compilation in a worker before it loads any kernels."""
    os.environ["TABLETOWERS_COMPILE"] = "0"
