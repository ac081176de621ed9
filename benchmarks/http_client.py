"""Plain HTTP requests, for load tests."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any


async def ask(
    port: int, method: str, path: str, body: Any = None, token: str | None = None, address: str | None = None
) -> tuple[int, bytes]:
    """Send a request, optionally from another address of this machine, and return the status and the text.

    Raises OSError if there is no answer.
    """
    own = None if address is None else (address, 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=own)
    try:
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
        head.append(f"Content-Length: {len(data)}")
        if body is not None:
            head.append("Content-Type: application/json")
        if token is not None:
            head.append(f"Authorization: Bearer {token}")
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
        answer = await reader.read()
    finally:
        writer.close()
    top, found, text = answer.partition(b"\r\n\r\n")
    size = re.search(rb"(?i)\ncontent-length: *(\d+)", top)
    if not found or (size is not None and len(text) < int(size[1])):
        raise ConnectionError("incomplete answer")
    return int(top.split(b" ", 2)[1]), text


async def call(
    port: int, method: str, path: str, body: Any = None, token: str | None = None, address: str | None = None
) -> Any:
    """Send a request and return the JSON answer. Raises RuntimeError if the server refuses."""
    status, text = await ask(port, method, path, body, token, address)
    if status >= 300:
        raise RuntimeError(f"{method} {path}: {status} {text[:200]!r}")
    return json.loads(text) if text else None
