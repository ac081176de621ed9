"""Bots on other machines: questions go through a queue on Redis (SAQ), and any number of workers answer them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Any, TypeVar

from tabletowers.server.ids import new_id
from tabletowers.server.tasks import end
from tabletowers.server.workers.bots import Lesson, LocalBotWorkers, Question
from tabletowers.server.workers.processes import TRIES

log = logging.getLogger("tabletowers.jobs")

T = TypeVar("T")

QUEUE = "tabletowers-bots"
#: Sets in Redis of those who think and of those who ask, each with the time of its last sign of life.
WORKERS, SERVERS = "tabletowers:bot-workers", "tabletowers:bot-servers"
#: Seconds between two signs of life, and without one after which somebody is taken for gone.
SIGN, GONE = 3.0, 12.0
#: Seconds beyond a bot's budget after which its answer is given up on and the question asked again.
PATIENCE = 20.0


def _queue(address: str) -> Any:
    from saq import Queue

    return Queue.from_url(address, name=QUEUE)


def _to_json(question: Question) -> dict[str, Any]:
    return question._asdict() | {"data": question.data.hex()}


def _from_json(value: dict[str, Any]) -> Question:
    return Question(**value | {"data": bytes.fromhex(value["data"])})


async def _give_sign(queue: Any, name: str, me: str) -> None:
    """Say that one is there, in a set of one's kind."""
    await queue.redis.zadd(name, {me: time.time()})


async def _there(queue: Any, name: str) -> list[str]:
    """Who of a kind is there."""
    await queue.redis.zremrangebyscore(name, "-inf", time.time() - GONE)
    return [member.decode() for member in await queue.redis.zrange(name, 0, -1)]


class QueuedBotWorkers:
    """Asks whatever workers take jobs from the queue.

    The queue is first come, first served, so a fair order is kept by never putting more into it than is thought about
    at once: each server uses its share of the workers, and keeps the rest of its questions to itself.
    """

    def __init__(self, address: str) -> None:
        self._queue = _queue(address)
        self._me = new_id("s")
        self._share = 1
        self._counting: asyncio.Task[None] | None = None

    def slots(self) -> int:
        """How many questions this server may have in the queue at the same time."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().create_task(self._count())
        return self._share

    async def _count(self) -> None:
        """Keep track of how many workers there are, and how many servers share them."""
        from redis.exceptions import RedisError

        while True:
            try:
                await _give_sign(self._queue, SERVERS, self._me)
                workers = sum(int(name.partition(":")[2]) for name in await _there(self._queue, WORKERS))
                self._share = max(1, workers // max(1, len(await _there(self._queue, SERVERS))))
            except (RedisError, OSError):
                log.debug("nobody knows how many bot workers there are")
            await asyncio.sleep(SIGN)

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """A legal move."""
        move: str = await self._ask("think", budget, question, level=level, budget=budget)
        return move

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """What a coach says about a decision."""
        said: dict[str, Any] = await self._ask("coach", 2, question, lesson=lesson, move=move, other=other)
        return said or None

    async def _ask(self, job: str, seconds: float, question: Question, **more: Any) -> Any:
        """Ask a question, and again if a worker dies or Redis is away."""
        from redis.exceptions import RedisError
        from saq.queue import JobError

        for attempt in range(TRIES):
            try:
                answer = await self._queue.apply(
                    job,
                    poll_interval=0.05,
                    timeout=round(seconds + PATIENCE),
                    retries=3,
                    heartbeat=10,
                    ttl=60,
                    question=_to_json(question),
                    **more,
                )
                if answer is not None:
                    return answer
                log.warning("a bot's answer got lost; asking again", extra={"attempt": attempt})
            except (JobError, RedisError, OSError, TimeoutError) as error:
                log.warning("no bot answered: %s", type(error).__name__, extra={"attempt": attempt})
                await asyncio.sleep(1)
        raise RuntimeError("no bot worker answers")

    async def close(self) -> None:
        """Leave the queue."""
        if self._counting is not None:
            await end([self._counting])
        await self._queue.disconnect()


async def _think(context: dict[str, Any], *, question: dict[str, Any], level: str, budget: float) -> str:
    """In a worker: a bot's move."""
    bots: LocalBotWorkers = context["bots"]
    return await _reporting(context["job"], bots.choose(_from_json(question), level, budget))


async def _coach(
    context: dict[str, Any], *, question: dict[str, Any], lesson: Lesson, move: str | None, other: str | None = None
) -> dict[str, Any]:
    """In a worker: what a coach says; empty while that is being compiled (a lost answer is None)."""
    bots: LocalBotWorkers = context["bots"]
    return await _reporting(context["job"], bots.coach(_from_json(question), lesson, move, other)) or {}


async def _reporting(job: Any, answer: Awaitable[T]) -> T:
    """Wait for an answer from another process, and meanwhile keep reporting that this worker is alive."""

    async def report() -> None:
        while True:
            await asyncio.sleep(3)
            await job.update()

    reporting = asyncio.create_task(report())
    try:
        return await answer
    finally:
        reporting.cancel()


async def work(address: str, workers: int) -> None:
    """Answer questions until stopped."""
    from saq import Worker

    queue = _queue(address)
    # How many questions it takes at once is part of the name.
    me = f"{new_id('w')}:{workers}"

    async def give_signs() -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                await _give_sign(queue, WORKERS, me)
            except (RedisError, OSError):
                log.debug("Redis is away")
            await asyncio.sleep(SIGN)

    async def startup(context: dict[str, Any]) -> None:
        context["bots"] = LocalBotWorkers(workers)
        context["signs"] = asyncio.create_task(give_signs())

    async def shutdown(context: dict[str, Any]) -> None:
        await end([context["signs"]])
        await context["bots"].close()

    worker: Any = Worker(
        queue,
        functions=[("think", _think), ("coach", _coach)],
        concurrency=workers,
        startup=startup,
        shutdown=shutdown,
        timers={"schedule": 1, "worker_info": 10, "sweep": 5, "abort": 1},
    )
    await worker.start()
