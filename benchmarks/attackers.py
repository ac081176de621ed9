"""One attacking address, in its own process, that sends as many requests, connections or messages as it can.

The attack is read from standard input as JSON. It prints a line when it begins, and the amount of work done at the end.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

#: The numbers of connections that send requests, stay half open, send an endless head, or hold a websocket.
SENDERS, HALF_OPEN, ENDLESS, SOCKETS = 50, 1500, 10, 110
#: Seconds to wait for an answer.
_PATIENCE = 15.0

_UPGRADE = (
    "GET /api/v1/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Authorization: Bearer {token}\r\n\r\n"
)


class Attack:
    """One attack: its kind, its target and when it ends."""

    def __init__(self, wish: dict[str, Any]) -> None:
        self.port: int = wish["port"]
        self.address: str = wish["address"]
        self.token: str = wish.get("token", "")
        self.requests: list[bytes] = [text.encode("latin-1") for text in wish.get("requests", [])]
        self.messages: list[str] = wish.get("messages", [])
        self.until: float = time.monotonic() + wish["seconds"]
        self.done = 0

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from the attacker's address."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def open_socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Open a websocket. Returns None if it is refused."""
        reader, writer = await self.connect()
        writer.write(_UPGRADE.format(host=f"127.0.0.1:{self.port}", token=self.token).encode())
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _PATIENCE)
        if head.startswith(b"HTTP/1.1 101"):
            return reader, writer
        writer.close()
        return None


async def send_requests(attack: Attack, number: int) -> None:
    """Send one request after the other on a connection, as fast as they are answered."""
    reader = writer = None
    while attack.goes_on:
        try:
            if writer is None or reader is None:
                reader, writer = await attack.connect()
            number += 1
            writer.write(attack.requests[number % len(attack.requests)])
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _PATIENCE)
            attack.done += 1
            lower = head.lower()
            if b"content-length:" in lower:
                size = int(lower.split(b"content-length:")[1].split(b"\r\n")[0])
                await asyncio.wait_for(reader.readexactly(size), _PATIENCE)
            elif b" 204 " not in head[:20] and b" 304 " not in head[:20]:
                writer.close()
                writer = None
            if writer is not None and b"connection: close" in lower:
                writer.close()
                writer = None
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            writer = None
            await asyncio.sleep(0.01)


async def stay_half_open(attack: Attack, number: int) -> None:
    """Send requests that never end."""
    while attack.goes_on:
        try:
            reader, writer = await attack.connect()
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            attack.done += 1
            await asyncio.wait_for(reader.read(), max(0.01, attack.until - time.monotonic()))
            writer.close()
        except (OSError, TimeoutError):
            pass
        await asyncio.sleep(0.05)


async def send_endless_heads(attack: Attack, number: int) -> None:
    """Send endless heads of requests: half of them one long line, half of them many lines."""
    while attack.goes_on:
        try:
            _, writer = await attack.connect()
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (b"" if number % 2 else b"X: "))
            attack.done += 1
            while (left := attack.until - time.monotonic()) > 0:
                writer.write(b"Xx: aa\r\n" * 8192 if number % 2 else b"a" * 65_536)
                await asyncio.wait_for(writer.drain(), left)
            writer.transport.abort()
        except (OSError, TimeoutError):
            pass


async def open_and_close(attack: Attack, number: int) -> None:
    """Open websockets and close them at once."""
    while attack.goes_on:
        try:
            opened = await attack.open_socket()
            attack.done += 1
            if opened is not None:
                opened[1].transport.abort()
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            await asyncio.sleep(0.01)


async def send_messages(attack: Attack, number: int) -> None:
    """Send one message after the other on a websocket, without waiting for answers."""
    while attack.goes_on:
        try:
            opened = await attack.open_socket()
            if opened is None:
                await asyncio.sleep(0.5)
                continue
            reader, writer = opened
            reading = asyncio.create_task(_drain(reader))
            while attack.goes_on and not reading.done():
                for text in attack.messages:
                    data = text.replace("@", str(attack.done)).encode()
                    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
                    writer.write(b"\x81" + size + b"\0\0\0\0" + data)
                    attack.done += 1
                await writer.drain()
                await asyncio.sleep(0.001)
            reading.cancel()
            writer.transport.abort()
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            await asyncio.sleep(0.05)


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


#: The kinds of attacks, and the number of connections of each.
KINDS = {
    "requests": (send_requests, SENDERS),
    "half": (stay_half_open, HALF_OPEN),
    "endless": (send_endless_heads, ENDLESS),
    "sockets": (open_and_close, SENDERS),
    "messages": (send_messages, SOCKETS),
}


async def _attack(wish: dict[str, Any]) -> int:
    print("begun", flush=True)
    attack = Attack(wish)
    work, count = KINDS[wish["kind"]]
    await asyncio.gather(*(work(attack, number) for number in range(count)))
    return attack.done


if __name__ == "__main__":
    print(asyncio.run(_attack(json.load(sys.stdin))))
