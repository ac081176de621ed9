"""News between several server processes: through Redis, or none at all when there is only one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from tabletowers.server.ids import new_id
from tabletowers.server.tasks import end

log = logging.getLogger("tabletowers.bus")

CHANNEL = "tabletowers:news"

#: Called with news from another process, and with None after the connection was lost (anything may have been missed).
Listener = Callable[[dict[str, Any] | None], Awaitable[None]]


class Bus(Protocol):
    """Carries news between processes."""

    async def start(self, listener: Listener) -> None:
        """Start listening."""

    def publish(self, news: dict[str, Any]) -> None:
        """Send news to the others; never waits, never fails."""

    async def check(self) -> bool:
        """Whether news gets through."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """One process alone."""

    async def start(self, listener: Listener) -> None:
        """There is nothing to listen to."""

    def publish(self, news: dict[str, Any]) -> None:
        """There is nobody to send it to."""

    async def check(self) -> bool:
        """It always does."""
        return True

    async def close(self) -> None:
        """There is nothing to stop."""


class RedisBus:
    """News through a Redis channel. The truth is in the database; news only says where to look."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(address, socket_connect_timeout=5, health_check_interval=15)
        self._me = new_id("s")
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        """Start listening."""
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._send())]

    def publish(self, news: dict[str, Any]) -> None:
        """Send news to the others."""
        try:
            self._outgoing.put_nowait(msgspec.json.encode({"from": self._me, **news}))
        except asyncio.QueueFull:
            log.warning("news dropped: Redis does not keep up")

    async def _send(self) -> None:
        from redis.exceptions import RedisError

        while True:
            news = await self._outgoing.get()
            while True:
                try:
                    await self._redis.publish(CHANNEL, news)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(0.5)

    async def _listen(self, listener: Listener) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await listener(None)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = msgspec.json.decode(message["data"])
                            if news["from"] != self._me:
                                await listener(news)
            except (RedisError, OSError) as error:
                log.warning("Redis is away: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def check(self) -> bool:
        """Whether Redis answers."""
        from redis.exceptions import RedisError

        try:
            await asyncio.wait_for(self._redis.ping(), 3)
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Stop listening."""
        await end(self._tasks)
        await self._redis.aclose()
