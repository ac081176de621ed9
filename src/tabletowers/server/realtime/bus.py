"""The bus that carries messages (news) between server processes, through Redis.

A single process doesn't need it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from tabletowers.host.ids import new_id
from tabletowers.host.ports import News
from tabletowers.host.tasks import end

log = logging.getLogger("tabletowers.bus")

CHANNEL = "tabletowers:news"

#: A function that is called with news from another process, or with None after the connection was lost and news may
#: have been missed.
Listener = Callable[[dict[str, Any] | None], Awaitable[None]]


class Bus(News, Protocol):
    """A channel for messages (news) between server processes."""

    async def start(self, listener: Listener) -> None:
        """Start receiving news from other processes, and pass it to `listener`."""

    async def check(self) -> bool:
        """Return whether news can reach the other processes."""

    async def close(self) -> None:
        """Stop receiving news."""


class NoBus:
    """The bus used without Redis: it sends nothing to other processes."""

    alone = True

    async def start(self, listener: Listener) -> None:
        """Do nothing: no news can arrive."""

    def publish(self, news: dict[str, Any]) -> None:
        """Do nothing: there is no other process to send it to."""

    async def check(self) -> bool:
        """Return True: a bus within one process is always available."""
        return True

    async def close(self) -> None:
        """Do nothing: no connection was opened."""


class RedisBus:
    """A bus that uses a Redis channel.

    A message says only that something has changed; the data is in the database.
    """

    alone = False

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(address, socket_connect_timeout=5, health_check_interval=15)
        self._me = new_id("s")
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        """Start receiving news from other processes, and pass it to `listener`."""
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._send())]

    def publish(self, news: dict[str, Any]) -> None:
        """Send a message to the other processes."""
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
                    await self._pass_on(None, listener)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = msgspec.json.decode(message["data"])
                            if news["from"] != self._me:
                                await self._pass_on(news, listener)
            except (RedisError, OSError) as error:
                log.warning("Redis is unavailable: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    @staticmethod
    async def _pass_on(news: dict[str, Any] | None, listener: Listener) -> None:
        """Pass news to the listener. News that it can't handle, as from another release, does not end the listening."""
        try:
            await listener(news)
        except Exception:
            log.exception("news could not be handled")

    async def check(self) -> bool:
        """Return whether Redis responds."""
        from redis.exceptions import RedisError

        try:
            await asyncio.wait_for(self._redis.ping(), 3)
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Stop receiving news."""
        await end(self._tasks)
        await self._redis.aclose()
