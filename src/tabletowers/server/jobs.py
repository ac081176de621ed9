"""Bots on other machines: questions go through a queue on Redis (SAQ), any number of workers answer them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from tabletowers.server.bots import TRIES, LocalThinkers

log = logging.getLogger("tabletowers.jobs")

QUEUE = "tabletowers-bots"
#: Seconds beyond a bot's budget after which an answer is given up and asked for again.
PATIENCE = 20.0


def _queue(address: str) -> Any:
    from saq import Queue

    return Queue.from_url(address, name=QUEUE)


class QueueThinkers:
    """Asks whatever workers there are."""

    def __init__(self, address: str) -> None:
        self._queue = _queue(address)

    async def choose(
        self, game: str, options: dict[str, Any], data: bytes, seat: int, level: str, budget: float
    ) -> str:
        """A legal move; asked again if a worker dies or Redis is away."""
        from redis.exceptions import RedisError
        from saq.queue import JobError

        for attempt in range(TRIES):
            try:
                move: str | None = await self._queue.apply(
                    "think",
                    poll_interval=0.05,
                    timeout=round(budget + PATIENCE),
                    retries=3,
                    heartbeat=10,
                    ttl=60,
                    game=game,
                    options=options,
                    data=data.hex(),
                    seat=seat,
                    level=level,
                    budget=budget,
                )
                if move is not None:
                    return move
                log.warning("a bot's answer got lost; asking again", extra={"attempt": attempt})
            except (JobError, RedisError, OSError, TimeoutError) as error:
                log.warning("no bot answered: %s", type(error).__name__, extra={"attempt": attempt})
                await asyncio.sleep(1)
        raise RuntimeError("no bot's worker answers")

    async def close(self) -> None:
        """Leave the queue."""
        await self._queue.disconnect()


async def _think(context: dict[str, Any], *, data: str, **question: Any) -> str:
    """In a worker: one question, in a process of its own so that the worker goes on reporting that it lives."""
    thinkers: LocalThinkers = context["thinkers"]
    job = context["job"]

    async def report() -> None:
        while True:
            await asyncio.sleep(3)
            await job.update()

    reporting = asyncio.create_task(report())
    try:
        return await thinkers.choose(data=bytes.fromhex(data), **question)
    finally:
        reporting.cancel()


async def work(address: str, workers: int) -> None:
    """Answer questions until stopped."""
    from saq import Worker

    async def startup(context: dict[str, Any]) -> None:
        context["thinkers"] = LocalThinkers(workers)

    async def shutdown(context: dict[str, Any]) -> None:
        await context["thinkers"].close()

    worker: Any = Worker(
        _queue(address),
        functions=[("think", _think)],
        concurrency=workers,
        startup=startup,
        shutdown=shutdown,
        timers={"schedule": 1, "worker_info": 10, "sweep": 5, "abort": 1},
    )
    await worker.start()
