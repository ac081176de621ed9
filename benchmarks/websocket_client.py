"""A lean websocket client for load tests: many connections in one process, none of which blocks."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast


class WebSocketClient(asyncio.Protocol):
    """One connection. The server's frames are cut out of the stream; ours are masked with zeros, which is allowed."""

    def __init__(
        self, path: str, host: str, headers: dict[str, str], heard: Callable[[WebSocketClient, bytes], None]
    ) -> None:
        self._request = (path, host, headers)
        self._heard = heard
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request an upgrade to a websocket."""
        self._transport = cast(asyncio.Transport, transport)
        path, host, headers = self._request
        fields = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self._transport.write(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Cut whole messages out of the stream."""
        held = self._data
        held += data
        if not self.opened.done():
            end = held.find(b"\r\n\r\n")
            if end < 0:
                return
            if not held.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(held[:80]).decode(errors="replace")))
                return
            del held[: end + 4]
            self.opened.set_result(None)
        start = 0
        while len(held) - start >= 2:
            size, body = held[start + 1] & 127, start + 2
            if size == 126:
                if len(held) - start < 4:
                    break
                (size,), body = struct.unpack_from("!H", held, start + 2), start + 4
            elif size == 127:
                if len(held) - start < 10:
                    break
                (size,), body = struct.unpack_from("!Q", held, start + 2), start + 10
            if len(held) < body + size:
                break
            kind = held[start] & 15
            message = bytes(held[body : body + size])
            start = body + size
            if kind in (0, 1, 2):
                self._heard(self, message)
            elif kind == 9:
                self._write(0x8A, message)
            elif kind == 8:
                self.close()
        del held[:start]

    def _write(self, first: int, message: bytes) -> None:
        size = len(message)
        head = struct.pack("!BB", first, 128 | size) if size < 126 else struct.pack("!BBH", first, 254, size)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + message)

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._write(0x81, message)

    def connection_lost(self, error: Exception | None) -> None:
        """Report a connection that was refused, or has ended."""
        self.closed.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()
