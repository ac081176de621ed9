"""A device without a server, behind the same calls and messages as a server: what guests do at one, they do at both."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx

from tabletowers.host.routes import PREFIX
from tabletowers.host.settings import Limits, Settings
from tabletowers.offline.local_host import LocalConnection, LocalHost, Owner
from tabletowers.offline.local_jobs import work
from tabletowers.offline.log_store import InMemory
from tabletowers.offline.routes import answer
from tabletowers.table import Pace
from tests.server.server_process import PATIENCE, Guest

T = TypeVar("T")


async def _aside(job: str, arguments: str) -> str:
    """A worker that doesn't hold up the tables."""
    return await asyncio.to_thread(work, job, arguments)


class Device:
    """One device, whose tables run in a thread of their own."""

    url = "http://device"

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.house = self.do(self._open())

    async def _open(self) -> LocalHost:
        settings = Settings(limits=Limits.none(), pace=Pace(0, 0))
        return LocalHost(InMemory(), _aside, Owner("you", "Anna"), settings)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the thread of the tables."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def transport(self, address: str) -> httpx.BaseTransport:
        """What carries calls to the tables; `address` is for tests of limits, which a device doesn't have."""
        return _Calls(self)

    @contextmanager
    def opened(self, guest: Guest) -> Iterator[Socket]:
        """A connection for live messages."""
        heard: queue.SimpleQueue[str] = queue.SimpleQueue()

        async def connect() -> LocalConnection:
            return self.house.connect(heard.put)

        wire = self.do(connect())
        try:
            yield Socket(self, wire, heard)
        finally:
            self.do(wire.close())

    def stop(self) -> None:
        """Stop the tables."""
        for guest in self.guests:
            guest.http.close()
        self.do(self.house.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Socket:
    """A connection as a client sees it."""

    def __init__(self, device: Device, wire: LocalConnection, heard: queue.SimpleQueue[str]) -> None:
        self._device = device
        self._wire = wire
        self._heard = heard

    def send(self, message: str) -> None:
        """Send a message."""

        async def say() -> None:
            self._wire.say(message)

        self._device.do(say())

    def recv(self, timeout: float) -> str:
        """The next message; TimeoutError if none comes."""
        try:
            return self._heard.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None


class _Calls(httpx.BaseTransport):
    """Carries HTTP to the tables without a network."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        address = request.url.raw_path.decode().removeprefix(PREFIX)
        response = self._device.do(answer(self._device.house, request.method, address, request.read().decode()))
        headers = {} if response.media is None else {"content-type": response.media}
        return httpx.Response(response.status, headers=headers, content=response.body)
