"""The way of a move from an HTTP request to the rules is short: docs/journey-of-a-move.md."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import tabletowers
from tabletowers.games import game
from tabletowers.host.routes import PREFIX
from tabletowers.server.http.app import create_app
from tabletowers.server.settings import Limits, Settings

PACKAGE = str(Path(tabletowers.__file__).parent)
#: Functions that no frame shows: `data_received`, which starts the task that serves a request, and two compiled ones,
#: the kernels' `carry_out` and the game's own `apply`.
UNSEEN = 3
MOST = 16


async def way_of_a_move(database: Path) -> None:
    """Set up a table over HTTP and make a move at it."""
    app = create_app(Settings(database=str(database), limits=Limits.none()))

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        await app(scope | {"state": {}}, receive, send)

    transport = httpx.ASGITransport(serve)
    async with (
        app.app.router.lifespan_context(app.app),
        httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1{PREFIX}") as client,
    ):
        guest = (await client.post("/guests", json={"name": "Anna"})).json()
        client.headers["Authorization"] = f"Bearer {guest['token']}"
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
        table = (await client.post("/tables", json={"game": "clocktowers", "seats": seats})).json()
        assert (await client.post(f"/tables/{table['id']}/start", json={})).status_code == 200
        state = (await client.get(f"/tables/{table['id']}")).json()
        mover = state["view"]["asked"][0]
        state = (await client.get(f"/tables/{table['id']}", params={"seat": mover})).json()
        body = {"seat": mover, "move": state["legal"][0], "position": 0, "key": "first"}
        assert (await client.post(f"/tables/{table['id']}/moves", json=body)).json()["position"] == 1


def test_a_move_passes_few_functions_on_its_way_to_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[list[str]] = []
    kernels: Any = type(game("clocktowers").kernels)
    apply = kernels.apply

    def noted(self: Any, data: Any, action: int) -> Any:
        names = [apply.__qualname__]
        frame = sys._getframe().f_back
        while frame is not None:
            if frame.f_code.co_filename.startswith(PACKAGE):
                names.append(frame.f_code.co_qualname)
            frame = frame.f_back
        ways.append(names)
        return apply(self, data, action)

    monkeypatch.setattr(kernels, "apply", noted)
    asyncio.run(way_of_a_move(tmp_path / "tables.sqlite3"))
    (way,) = ways
    assert way[-1] == "Guard.__call__"
    assert len(way) + UNSEEN <= MOST, way
