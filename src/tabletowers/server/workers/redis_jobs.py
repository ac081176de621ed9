"""Bots on other machines: servers put jobs into a queue in Redis (SAQ), and workers run them.

A job computes a bot's move or a coach's answer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Any, TypeVar

from tabletowers.host.ids import new_id
from tabletowers.host.tasks import end
from tabletowers.host.thinkers import Lesson, Question
from tabletowers.server.workers.bot_workers import LocalBotWorkers
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.processes import TRIES

log = logging.getLogger("tabletowers.jobs")

T = TypeVar("T")

QUEUE = "tabletowers-bots"
#: The Redis sets of workers and of servers. Each member is scored by the time of its last sign of life.
WORKERS, SERVERS = "tabletowers:bot-workers", "tabletowers:bot-servers"
#: Seconds between two signs of life, and without one before a worker or server counts as gone.
SIGN, GONE = 3.0, 12.0
#: Seconds beyond a bot's thinking time after which an answer counts as lost and the question is asked again.
PATIENCE = 20.0


def _queue(address: str) -> Any:
    from saq import Queue

    return Queue.from_url(address, name=QUEUE)


def _to_json(question: Question) -> dict[str, Any]:
    return question._asdict() | {"data": question.data.hex()}


def _from_json(value: dict[str, Any]) -> Question:
    # Servers of a later release may send more.
    known = {name: value[name] for name in Question._fields if name in value}
    return Question(**known | {"data": bytes.fromhex(value["data"])})


async def _give_sign(queue: Any, name: str, me: str) -> None:
    """Record in the Redis set `name` that the worker or server with the id `me` is alive."""
    await queue.redis.zadd(name, {me: time.time()})


async def _there(queue: Any, name: str) -> list[str]:
    """Return the members of the Redis set `name` that were recorded as alive recently."""
    await queue.redis.zremrangebyscore(name, "-inf", time.time() - GONE)
    return [member.decode() for member in await queue.redis.zrange(name, 0, -1)]


class QueuedBotWorkers:
    """Workers that take their jobs (a bot's move or a coach's answer) from a queue in Redis.

    The queue is first come, first served. To keep it fair, each server puts only as many jobs into the queue as its
    share of the workers can run at once. Its other jobs wait in the server.
    """

    def __init__(self, address: str) -> None:
        self._queue = _queue(address)
        self._me = new_id("s")
        self._share = 1
        #: How many questions all workers together can take at once, at the last count.
        self.present = 0
        self._counting: asyncio.Task[None] | None = None

    def slots(self) -> int:
        """Return how many jobs this server may have in the queue at the same time."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().create_task(self._count())
        return self._share

    async def _count(self) -> None:
        """Keep counting the workers, and the servers that share them, to update this server's share."""
        from redis.exceptions import RedisError

        while True:
            try:
                await _give_sign(self._queue, SERVERS, self._me)
                self.present = sum(int(name.partition(":")[2]) for name in await _there(self._queue, WORKERS))
                self._share = max(1, self.present // max(1, len(await _there(self._queue, SERVERS))))
            except (RedisError, OSError):
                log.debug("the number of bot workers is unknown")
            await asyncio.sleep(SIGN)

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """Return the legal move that a bot of this level chooses."""
        move: str = await self._ask("think", budget, question, level=level, budget=budget)
        return move

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """Return a coach's answer about a decision in a game, or None while the coach is being compiled."""
        answer: dict[str, Any] = await self._ask("coach", 2, question, lesson=lesson, move=move, other=other)
        return answer or None

    async def _ask(self, job: str, seconds: float, question: Question, **more: Any) -> Any:
        """Put a job into the queue and return its result. Retries if a worker dies or Redis is unavailable."""
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
        """Disconnect from the queue."""
        if self._counting is not None:
            await end([self._counting])
        await self._queue.disconnect()


async def _think(context: dict[str, Any], *, question: dict[str, Any], level: str, budget: float, **_: Any) -> str:
    """Return a bot's move. Workers run this function as a job, and ignore arguments of later releases."""
    bots: LocalBotWorkers = context["bots"]
    return await _reporting(context["job"], bots.choose(_from_json(question), level, budget))


async def _coach(
    context: dict[str, Any],
    *,
    question: dict[str, Any],
    lesson: Lesson,
    move: str | None,
    other: str | None = None,
    **_: Any,
) -> dict[str, Any]:
    """Return a coach's answer, or an empty one while the coach is being compiled.

    Workers run this function as a job, and ignore arguments of later releases. It does not return None, because that
    would mean that the answer was lost.
    """
    bots: LocalBotWorkers = context["bots"]
    return await _reporting(context["job"], bots.coach(_from_json(question), lesson, move, other)) or {}


async def _reporting(job: Any, answer: Awaitable[T]) -> T:
    """Return a job's answer from another process. While waiting, keep telling the queue that the job is alive."""

    async def report() -> None:
        while True:
            await asyncio.sleep(3)
            await job.update()

    reporting = asyncio.create_task(report())
    try:
        return await answer
    finally:
        reporting.cancel()


async def work(address: str, workers: int, heartbeats: Heartbeats) -> None:
    """Run jobs from the queue in a pool of `workers` processes, until stopped."""
    from saq import Worker

    queue = _queue(address)
    # The name contains the number of questions that the worker takes at once.
    me = f"{new_id('w')}:{workers}"

    async def give_signs() -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                await _give_sign(queue, WORKERS, me)
            except (RedisError, OSError):
                log.debug("Redis is unavailable")
            await asyncio.sleep(SIGN)

    async def startup(context: dict[str, Any]) -> None:
        context["bots"] = LocalBotWorkers(workers, heartbeats)
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
