"""What closed websockets and finished games leave behind: nothing that only the garbage collector would find."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets

from benchmarks.services import free_port
from tabletowers.host.routes import PREFIX
from tabletowers.server import freed_memory
from tabletowers.server.http.app import create_app
from tabletowers.server.realtime.connection import Connection
from tabletowers.server.realtime.websocket_protocol import WebSocketProtocol
from tabletowers.server.settings import Limits, Settings
from tabletowers.server.tables import table_memory


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


async def begin(client: httpx.AsyncClient) -> str:
    """Begin a game of two at one device, and return the table's id."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
    table = (await client.post("/tables", json={"game": "clocktowers", "seats": seats})).json()
    assert (await client.post(f"/tables/{table['id']}/start", json={})).status_code == 200
    return str(table["id"])


async def finish(client: httpx.AsyncClient, table: str) -> None:
    """Play a game to its end."""
    state = (await client.get(f"/tables/{table}")).json()
    while state["status"] != "over":
        seat = state["view"]["asked"][0]
        state = (await client.get(f"/tables/{table}", params={"seat": seat})).json()
        body = {"seat": seat, "move": state["legal"][0], "position": state["position"], "key": str(state["position"])}
        assert (await client.post(f"/tables/{table}/moves", json=body)).status_code == 200
        state = (await client.get(f"/tables/{table}")).json()


def test_finished_games_are_gone_soon_and_without_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trimmed: list[int] = []
    monkeypatch.setattr(table_memory, "OVER", 10**9)  # however long the games take here
    monkeypatch.setattr(freed_memory, "_trim", lambda: trimmed.append)

    async def run() -> None:
        app = create_app(Settings(database=str(tmp_path / "tables.sqlite3"), limits=Limits.none()))

        async def serve(scope: Any, receive: Any, send: Any) -> None:
            await app(scope | {"state": {}}, receive, send)

        transport = httpx.ASGITransport(serve)
        async with (
            app.app.router.lifespan_context(app.app),
            httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1{PREFIX}") as client,
        ):
            guest = (await client.post("/guests", json={"name": "Anna"})).json()
            client.headers["Authorization"] = f"Bearer {guest['token']}"
            gc.collect()
            gc.disable()
            over = [await begin(client) for _ in range(3)]
            running = await begin(client)
            for table in over:
                await finish(client, table)
            tables, memory = app.server.services.registry.tables, app.server._memory
            left = [weakref.ref(part) for table in over for part in (tables[table], tables[table].table)]
            await memory.sweep()
            assert (set(tables), trimmed) == ({*over, running}, [])
            monkeypatch.setattr(table_memory, "OVER", 0.0)
            while not trimmed:  # by this sweep, or by the server's own if that is earlier
                await memory.sweep()
                await asyncio.sleep(0.01)
            assert set(tables) == {running}
            # Tasks that had to do with them end a few rounds of the event loop later.
            for _ in range(500):
                if not any(reference() for reference in left):
                    break
                await asyncio.sleep(0.01)
            assert [reference() for reference in left] == [None] * 6

    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_freed_memory_is_returned_where_the_c_library_can_do_so() -> None:
    asyncio.run(freed_memory.return_freed_memory())
    assert freed_memory._trim.cache_info().currsize == 1
