"""What a closed websocket leaves behind: nothing that only the garbage collector would find."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import uvicorn
import websockets

from benchmarks.services import free_port
from tabletowers.server.realtime.connection import Connection
from tabletowers.server.realtime.websocket_protocol import WebSocketProtocol


def test_a_closed_websocket_is_gone_without_the_garbage_collector() -> None:
    opened: list[weakref.ref[Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        protocol = scope["state"]["websocket"]
        nothing: Any = None
        connection = Connection(nothing, None, "here", None, receive, send, protocol, nothing, nothing)
        protocol.on_message = connection.hear
        opened.extend((weakref.ref(protocol), weakref.ref(connection)))
        await connection._ended()
        protocol.on_message = None

    async def run() -> None:
        port = free_port()
        server = uvicorn.Server(
            uvicorn.Config(app, port=port, lifespan="off", log_config=None, ws=WebSocketProtocol, timeout_keep_alive=1)
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                async with websockets.connect(f"ws://127.0.0.1:{port}/") as socket:
                    await socket.ping()
            # They are released a few rounds of the event loop later.
            for _ in range(500):
                if not any(reference() for reference in opened):
                    break
                await asyncio.sleep(0.01)
            assert [reference() for reference in opened] == [None] * 6
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    asyncio.run(run())
