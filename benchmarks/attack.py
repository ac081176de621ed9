"""The server under attack: the duration of ordinary moves while one address does the worst it can with one route.

Limits are on. Every route of the API is attacked once, and so is everything else that a server answers: pages, requests
that never end, websockets and their messages. Attackers and players have different addresses of loopback (127.0.0.0/8,
so on Linux only), and attackers yield to the others, as if they were on another machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks import ROOT, load_game, machine, neighbours, table
from benchmarks.http_client import call
from benchmarks.load import Load, Trio
from benchmarks.server import serving
from benchmarks.websocket_client import WebSocketClient
from tabletowers.coach.exercise_catalogue import positions

#: The number of tables of three, and the moves a second they make together.
TABLES, RATE = 12, 60.0
#: The 99th percentile of moves may take this many times as long as usual.
MOST = 3.0


async def _players(port: int, load: Load) -> None:
    """Start tables of three ordinary players, with a different address for each table."""
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"

    async def sit_down(place: int) -> None:
        address = f"127.0.1.{place + 1}"
        guests = [
            (await call(port, "POST", "/api/v1/guests", {"name": f"Seat {seat}"}, address=address))["token"]
            for seat in range(3)
        ]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        new = {"game": load_game(), "seats": seats, "shuffle": False}
        made = await call(port, "POST", "/api/v1/tables", new, guests[0], address=address)
        path = f"/api/v1/tables/{made['id']}"
        for token in guests[1:]:
            await call(port, "POST", f"{path}/join", {"invite": made["invite"]}, token, address=address)
        await call(port, "POST", f"{path}/start", {}, guests[0], address=address)
        trio = Trio(load, place, TABLES / RATE)
        for player, token in zip(trio.players, guests, strict=True):
            player.wire = wire = WebSocketClient("/api/v1/ws", host, {"Authorization": f"Bearer {token}"}, player.hear)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port, local_addr=(address, 0))  # type: ignore[misc]
            await wire.opened
            load.wires.append(wire)
        trio.gather(made["id"].encode())

    for place in range(TABLES):
        await sit_down(place)


class Scene:
    """What the attacks refer to: a finished game, its invitation, an exercise, and the attacker's own tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.finished = ""
        self.invite = ""
        self.exercise = next(positions())
        #: Bodies that refer to something existing.
        self.bodies: dict[str, Any] = {}

    async def prepare(self) -> None:
        """Play a game for two on one device to its end, for the attacks to refer to."""
        address = "127.0.3.1"
        token = (await call(self.port, "POST", "/api/v1/guests", {"name": "Alone"}, address=address))["token"]
        seats = [{"kind": "me"}, {"kind": "local", "name": "Other"}]
        made = await call(
            self.port, "POST", "/api/v1/tables", {"game": load_game(), "seats": seats}, token, address=address
        )
        path = f"/api/v1/tables/{made['id']}"
        await call(self.port, "POST", f"{path}/start", {}, token, address=address)
        count = 0
        while True:
            for seat in (0, 1):
                state = await call(self.port, "GET", f"{path}?seat={seat}", None, token, address=address)
                if state["status"] == "over":
                    self.finished, self.invite = made["id"], made["invite"]
                    record = await call(self.port, "GET", f"{path}/record", None, token, address=address)
                    await self._from(record, address)
                    return
                if state["legal"]:
                    count += 1
                    move = {"seat": seat, "move": state["legal"][0], "position": state["position"], "key": str(count)}
                    await call(self.port, "POST", f"{path}/moves", move, token, address=address)
                await asyncio.sleep(0.04)

    async def _from(self, record: dict[str, Any], address: str) -> None:
        """Prepare the bodies of requests about a finished game."""
        start = await call(self.port, "POST", "/api/v1/analysis/record", {"record": record}, address=address)
        position, legal = start["position"], start["legal"]
        self.bodies = {
            "/records": {"record": record},
            "/analysis/record": {"record": record, "ply": len(record["plies"]) - 1},
            "/analysis": {"position": position, "moves": [ply["move"] for ply in record["plies"]][:200]},
            "/analysis/judge": {"position": position},
            "/analysis/compare": {"position": position, "move": legal[0], "other": legal[-1]},
            "/positions/{position}": {"move": self.exercise.answer},
            "/positions/{position}/why": {"move": self.exercise.answer},
        }

    async def own(self, address: str) -> dict[str, str]:
        """Create a guest at an address, with one table that is running and one that waits for players."""
        token = (await call(self.port, "POST", "/api/v1/guests", {"name": "Worst"}, address=address))["token"]
        found = {"token": token}
        for name, seats in (("running", [{"kind": "me"}, {"kind": "local", "name": "x"}]), ("waiting", None)):
            new = {"game": load_game(), "seats": seats or [{"kind": "me"}, {"kind": "open"}], "visibility": "lobby"}
            made = await call(self.port, "POST", "/api/v1/tables", new, token, address=address)
            found[name] = made["id"]
        await call(self.port, "POST", f"/api/v1/tables/{found['running']}/start", {}, token, address=address)
        return found


def _request(port: int, method: str, path: str, token: str, body: Any = None) -> str:
    data = "" if body is None else json.dumps(body)
    kind = "" if body is None else "Content-Type: application/json\r\n"
    return (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n{kind}"
        f"Content-Length: {len(data)}\r\n\r\n{data}"
    )


#: The most expensive bodies of routes, "?" for a game; all others get an empty object.
_BODIES: dict[str, Any] = {
    "/guests": {"name": "Flood"},
    "/login": {"login": "nobody", "password": "not this one"},
    "/me/password": {"login": "somebody", "password": "long enough"},
    "/devices": {"code": "AAAAA-AAAAA"},
    "/tables": {"game": "?", "seats": [{"kind": "me"}, {"kind": "bot", "level": "search:60s"}], "visibility": "lobby"},
    "/puzzles": {"level": "expert"},
    "/reports": {"text": "x" * 2000},
    "/tables/{table}/chat": {"text": "x" * 500},
    "/tables/{table}/orders": {"seat": 0, "orders": {"forced": False}},
    "/tables/{table}/what-if": {"seat": 0, "move": "x"},
    "/tables/{table}/advice": {"seat": 0, "rung": 4},
    "/tables/{table}/note": {"text": "x" * 4000},
    "/puzzles/{puzzle}/check": {},
    "/puzzles/{puzzle}/hint": {"rung": 3},
    "/seeks": {"games": ["?"]},
    "/password/forgotten": {"who": "nobody"},
    "/password": {"code": "AAAAA-AAAAA", "password": "long enough"},
    "/tables/{table}/hint": {"seat": 0, "level": "search:60s"},
    "/tables/{table}/continue": {"ply": 30, "seat": 0, "level": "search:60s"},
    "/tables/{table}/review": {"seat": 0},
    "/games/{game}/drawing": {"view": {}},
    "/tables/{table}/votes": {"kind": "undo"},
    "/tables/{table}/moves": {"seat": 0, "move": "x", "position": 0, "key": "x"},
}
_OF_FINISHED = ("record", "verify", "replay", "continue", "review", "rematch", "analysis", "challenge")


def _body(path: str) -> Any:
    return json.loads(json.dumps(_BODIES.get(path, {})).replace('"?"', f'"{load_game()}"'))


def _attacks(port: int, scene: Scene, own: dict[str, str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All attacks, each with its name and the description that `attackers` reads."""
    from tabletowers.server.http.handlers import api

    token = own["token"]
    for path in ("/", "/api/docs", "/api/openapi.json", "/health", "/ready", "/metrics", "/nowhere", "/t/x"):
        yield path, {"kind": "requests", "requests": [_request(port, "GET", path, token)]}
    for route in api.routes:
        if route.path == "/me" and route.method == "DELETE":
            continue
        finished = route.path.rpartition("/")[2] in _OF_FINISHED
        body = None
        if route.body is not None:
            body = scene.bodies.get(route.path) or _body(route.path)
        path = "/api/v1" + route.path
        for part, value in (
            ("{table}", scene.finished if finished else own["running"]),
            ("{game}", load_game()),
            ("{language}", "en"),
            ("{file}", "common.ftl"),
            ("{person}", "p" + "2" * 12),
            ("{puzzle}", "official-1"),
            ("{position}", scene.exercise.id),
        ):
            path = path.replace(part, value)
        query = f"?invite={scene.invite}&seat=all&ply=9" if route.path.endswith("/replay") else ""
        if finished and not query:
            query = f"?invite={scene.invite}"
        yield (
            f"{route.method} {route.path}",
            {"kind": "requests", "requests": [_request(port, route.method, path + query, token, body)]},
        )
    yield "requests that never end", {"kind": "half"}
    yield "heads that never end", {"kind": "endless"}
    yield "websockets opened and closed", {"kind": "sockets"}
    for name, messages in (
        ("the lobby", [{"type": "lobby", "on": True}]),
        ("ping", [{"type": "ping"}]),
        ("subscribe", [{"type": "subscribe", "table": own["running"], "after": 0}]),
        ("orders", [
            {"type": "orders", "table": own["running"], "seat": 0, "orders": {"forced": forced}}
            for forced in (False, True)
        ]),
        ("what-if", [{"type": "what-if", "table": own["running"], "seat": 0, "move": "x"}]),
        ("chat", [{"type": "chat", "table": own["running"], "text": "x", "key": "@"}]),
    ):  # fmt: skip
        yield f"websocket: {name}", {"kind": "messages", "messages": [json.dumps(message) for message in messages]}


async def _while(load: Load, seconds: float) -> float:
    """The 99th percentile of the answer times of moves in the next `seconds` seconds, in milliseconds."""
    load.times.clear()
    await asyncio.sleep(seconds)
    times = sorted(load.times)
    return 1000 * times[int(len(times) * 0.99)] if times else float("inf")


async def _measure(port: int, seconds: float, every: int) -> dict[str, Any]:
    load, scene = Load(TABLES), Scene(port)
    await scene.prepare()
    await _players(port, load)
    await asyncio.sleep(2)
    usual = [await _while(load, 3 * seconds)]
    found: dict[str, dict[str, float]] = {}
    names = [name for name, _ in _attacks(port, scene, {"token": "", "running": "", "waiting": ""})][::every]
    for number, name in enumerate(names):
        address = f"127.0.{10 + number // 200}.{number % 200 + 1}"
        own = await scene.own(address)
        wish = dict(_attacks(port, scene, own))[name]
        wish |= {"port": port, "address": address, "token": own["token"], "seconds": seconds + 1}
        command = ["nice", "-n", "10", sys.executable, "-m", "benchmarks.attackers"]
        attacker = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        attacker.stdin.write(json.dumps(wish).encode())
        attacker.stdin.write_eof()
        await attacker.stdout.readline()
        await asyncio.sleep(1.0)
        p99 = await _while(load, seconds)
        done = await attacker.stdout.read()
        found[name] = {"p99_ms": p99, "done": float(done or 0)}
        if number % 10 == 9:
            await asyncio.sleep(1)
            usual.append(await _while(load, 2 * seconds))
    load.running = False
    for wire in load.wires:
        wire.close()
    normal = statistics.median(usual)
    return {
        "usual_p99_ms": normal,
        "attacks": {name: told | {"times": told["p99_ms"] / normal} for name, told in found.items()},
        "errors": load.errors[:5],
    }


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), limits=True) as (port, _pid):
        figures = asyncio.run(_measure(port, 1.5 if quick else 4.0, 8 if quick else 1))
    figures["machine"] = machine() | {"load": os.getloadavg()[0]}
    rows: list[list[Any]] = [["nobody attacks", "", figures["usual_p99_ms"], 1.0]]
    for name, told in sorted(figures["attacks"].items(), key=lambda item: -item[1]["times"]):
        rows.append([name, f"{told['done']:.0f}", told["p99_ms"], told["times"]])
    columns = ["attacked", "requests or messages", "99th percentile of moves, ms", "times the usual"]
    table(f"{TABLES} tables of three, {RATE:.0f} moves a second, while one address does its worst", columns, rows)
    over = [name for name, told in figures["attacks"].items() if told["times"] > MOST]
    print(f"over {MOST:.0f} times the usual: {', '.join(over) if over else 'none'}")
    figures["neighbours"] = neighbours.run(quick=quick)
    return figures
