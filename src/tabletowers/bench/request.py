"""A plain HTTP request, for load tests."""

from __future__ import annotations

import asyncio
import json
from typing import Any


async def call(
    port: int, method: str, path: str, body: Any = None, token: str | None = None, address: str | None = None
) -> Any:
    """The JSON answer, asked for from an address of this machine; RuntimeError if the server refuses."""
    own = None if address is None else (address, 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=own)
    data = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", f"Content-Length: {len(data)}"]
    if body is not None:
        head.append("Content-Type: application/json")
    if token is not None:
        head.append(f"Authorization: Bearer {token}")
    writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
    answer = await reader.read()
    writer.close()
    top, _, text = answer.partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1])
    if status >= 300:
        raise RuntimeError(f"{method} {path}: {status} {text[:200]!r}")
    return json.loads(text) if text else None
