"""The load of many tables at once, a process of its own: every seat moves as soon as it is answered, or at a rate."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tabletowers.bench.wire import Wire


class _State(msgspec.Struct):
    status: str | None = None
    position: int | None = None
    legal: list[str] = []


class _Heard(msgspec.Struct):
    type: str
    table: str = ""
    seat: int | None = None
    state: _State | None = None
    error: Any = None


_heard = msgspec.json.Decoder(_Heard)


class Load:
    """What was sent and when it was answered. A move is answered when the mover hears that it is done."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.moves = 0
        self.games = 0
        self.errors: list[str] = []
        self.running = True


class Player:
    """A seat at our server: plays any legal move."""

    def __init__(
        self, load: Load, table: str, seat: int, again: Callable[[str], None], pause: Callable[[], float]
    ) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.again = again
        self.pause = pause
        self.sent: dict[bytes, float] = {}
        self.count = 0
        self.wire: Wire

    def hear(self, wire: Wire, message: bytes) -> None:
        """Play when asked."""
        if message.startswith(b'{"type":"done","id":'):
            sent = self.sent.pop(message[20 : message.index(b",", 20)], None)
            if sent is not None:
                self.load.times.append(time.perf_counter() - sent)
                self.load.moves += 1
            return
        if message.startswith((b'{"type":"presence"', b'{"type":"hello"', b'{"type":"notice"')):
            return
        told = _heard.decode(message)
        if told.error is not None:
            self.load.errors.append(str(told.error)[:200])
            return
        state = told.state
        if state is None:
            return
        if state.status == "over":
            if self.seat == 0:
                self.load.games += 1
                self.again(self.table)
        elif state.legal and self.load.running:
            wait = self.pause()
            move = state.legal[random.randrange(len(state.legal))]
            if wait > 0:
                asyncio.get_running_loop().call_later(wait, self.play, move, state.position)
            else:
                self.play(move, state.position)

    def play(self, move: str, position: int | None) -> None:
        """Send a move."""
        self.count += 1
        self.sent[str(self.count).encode()] = time.perf_counter()
        told = {
            "type": "move",
            "id": self.count,
            "table": self.table,
            "seat": self.seat,
            "move": move,
            "position": position,
            "key": f"{self.seat}-{self.count}",
        }
        self.wire.send(msgspec.json.encode(told))


async def drive(port: int, tables: int, seconds: float, rate: float | None, warm: float) -> dict[str, Any]:
    """Play at that many tables of three for so long; moves a second and the times to an answer."""
    from tabletowers.bench.request import call

    load = Load()
    host = f"127.0.0.1:{port}"
    loop = asyncio.get_running_loop()
    people = [(await call(port, "POST", "/api/v1/guests", {"name": f"Seat {n}"}))["token"] for n in range(3)]
    pending: set[asyncio.Task[None]] = set()
    wires: list[Wire] = []
    # At a steady rate each table moves in turn: so long after its last move, spread evenly.
    gap = 0.0 if rate is None else tables / rate

    async def sit_down() -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        new = {"game": "clocktowers", "seats": seats, "shuffle": False, "visibility": "private"}
        made = await call(port, "POST", "/api/v1/tables", new, people[0])
        name = made["id"]
        for token in people[1:]:
            await call(port, "POST", f"/api/v1/tables/{name}/join", {"invite": made["invite"]}, token)
        await call(port, "POST", f"/api/v1/tables/{name}/start", {}, people[0])
        here = []
        for seat, token in enumerate(people):
            player = Player(load, name, seat, again, pause)
            headers = {"Authorization": f"Bearer {token}"}
            wire = Wire("/api/v1/ws", host, headers, player.hear)
            player.wire = wire
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
            await wire.opened
            here.append(wire)
        wires.extend(here)
        for wire in here:
            wire.send(msgspec.json.encode({"type": "subscribe", "table": name}))

    def again(table: str) -> None:
        if load.running:
            task = loop.create_task(sit_down())
            pending.add(task)
            task.add_done_callback(pending.discard)

    def pause() -> float:
        return 0.0 if not gap else random.uniform(0.5, 1.5) * gap

    for start in range(0, tables, 20):
        await asyncio.gather(*(sit_down() for _ in range(min(20, tables - start))))
    await asyncio.sleep(warm)
    load.times.clear()
    load.moves = load.games = 0
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    moves, times = load.moves, sorted(load.times)
    load.running = False
    for wire in wires:
        wire.close()
    return {
        "moves_per_second": moves / taken,
        "median_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "games": load.games,
        "errors": load.errors[:5],
        "error_count": len(load.errors),
    }


def main() -> None:
    """Arguments: port, tables, seconds, rate (0: as fast as it goes), warm-up seconds; prints JSON."""
    port, tables, seconds, rate, warm = (float(text) for text in sys.argv[1:6])
    try:
        import uvloop

        uvloop.install()
    except ImportError:
        pass
    print(json.dumps(asyncio.run(drive(int(port), int(tables), seconds, rate or None, warm))))


if __name__ == "__main__":
    main()
