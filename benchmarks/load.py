"""The load of many tables, in a process of its own: every seat moves as soon as it can, or at a given rate."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import deque
from typing import Any

import msgspec

from benchmarks import load_game
from benchmarks.websocket_client import WebSocketClient

#: The parts of a message that players look for, and nothing else, so that the load costs the machine little.
_LEGAL, _POSITION, _SEAT, _OVER = b'"legal":["', b'"position":', b'"seat":', b'"status":"over"'
#: Seconds in which a table that still plays gets an answer.
_PATIENCE = 10


def _number(message: bytes, after: bytes) -> int:
    """The integer in a message after the text `after`."""
    start = message.index(after) + len(after)
    stop = start
    while message[stop] in b"0123456789":
        stop += 1
    return int(message[start:stop])


class Load:
    """The moves sent and their answer times. A move is answered when the mover receives the message that it is done."""

    def __init__(self, tables: int) -> None:
        self.wires: list[WebSocketClient] = []
        self.times: list[float] = []
        #: The number of answered moves at each table.
        self.answers = [0] * tables
        self.games = 0
        self.errors: list[str] = []
        self.running = True

    def answered(self, table: int, sent: float) -> None:
        """Record the answer to a move that was sent at this time."""
        self.times.append(time.perf_counter() - sent)
        self.answers[table] += 1


async def measure(load: Load, seconds: float, warm: float) -> dict[str, Any]:
    """Measure the load after a warm-up, then close the connections. Used for our server and for a peer's.

    At the end every table gets some time for one more answer. A table without one has stopped playing, and then the
    load is not valid, because fewer tables played than it claims.
    """
    await asyncio.sleep(warm)
    load.times.clear()
    load.games = 0
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    times, games, before = sorted(load.times), load.games, list(load.answers)
    for _ in range(_PATIENCE * 10):
        playing = sum(now > then for now, then in zip(load.answers, before, strict=True))
        if playing == len(before):
            break
        await asyncio.sleep(0.1)
    load.running = False
    for wire in load.wires:
        wire.close()
    if not times:
        raise RuntimeError(f"no move was answered; errors: {load.errors[:5]}")
    return {
        "tables": len(before),
        "playing": playing,
        "moves_per_second": len(times) / taken,
        "median_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "games": games,
        "errors": load.errors[:5],
        "error_count": len(load.errors),
    }


class Trio:
    """Three people who play one game after the other, each on a connection of their own."""

    def __init__(self, load: Load, place: int, gap: float) -> None:
        self.load = load
        self.place = place
        #: At a steady rate: the average number of seconds between two moves at the table.
        self.gap = gap
        self.table = b""
        self.over = False
        self.players = [Player(self, number) for number in range(3)]

    def gather(self, table: bytes) -> None:
        """Let all three subscribe to a table that has begun."""
        old, self.table, self.over = self.table, table, False
        for player in self.players:
            if old:
                player.wire.send(b'{"type":"unsubscribe","table":"%b"}' % old)
            player.wire.send(b'{"type":"subscribe","table":"%b"}' % table)


class Player:
    """One of the three, who plays any legal move as soon as there is one."""

    def __init__(self, trio: Trio, number: int) -> None:
        self.trio = trio
        self.number = number
        self.seat = number
        self.count = 0
        #: The times of moves that are not answered yet: an update may come before the answer to a player's own move.
        self.sent: deque[float] = deque()
        self.wire: WebSocketClient

    def hear(self, wire: WebSocketClient, message: bytes) -> None:
        """Play when asked."""
        if message.startswith(b'{"type":"update"'):
            self._look(message)
        elif message.startswith(b'{"type":"done","id":"move"'):
            self.trio.load.answered(self.trio.place, self.sent.popleft())
        elif message.startswith(b'{"type":"state"'):
            self.seat = _number(message, _SEAT)
            self._look(message)
        elif message.startswith(b'{"type":"done","id":"rematch"'):
            table = msgspec.json.decode(message)["table"].encode()
            wire.send(b'{"type":"start","id":"start %b","table":"%b"}' % (table, table))
        elif message.startswith(b'{"type":"done","id":"start'):
            self.trio.gather(msgspec.json.decode(message)["id"].split()[1].encode())
        elif message.startswith(b'{"type":"error"'):
            self.trio.load.errors.append(message.decode()[:200])
            if message.startswith(b'{"type":"error","id":"move"'):
                self.sent.popleft()

    def _look(self, message: bytes) -> None:
        load = self.trio.load
        if not load.running:
            return
        start = message.find(_LEGAL)
        if start >= 0:
            moves = message[start + len(_LEGAL) : message.index(b'"]', start)].split(b'","')
            move, position = moves[random.randrange(len(moves))], _number(message, _POSITION)
            if self.trio.gap:
                wait = random.uniform(0.5, 1.5) * self.trio.gap
                asyncio.get_running_loop().call_later(wait, self._play, move, position)
            else:
                self._play(move, position)
        elif _OVER in message and not self.trio.over:
            self.trio.over = True
            load.games += 1
            self.wire.send(b'{"type":"rematch","id":"rematch","table":"%b"}' % self.trio.table)

    def _play(self, move: bytes, position: int) -> None:
        self.count += 1
        self.sent.append(time.perf_counter())
        values = (self.trio.table, self.seat, move, position, self.number, self.count)
        self.wire.send(
            b'{"type":"move","id":"move","table":"%b","seat":%d,"move":"%b","position":%d,"key":"%d-%d"}' % values
        )


async def drive(port: int, tables: int, seconds: float, rate: float | None, warm: float) -> dict[str, Any]:
    """Play at `tables` tables of three for `seconds`. Returns the moves a second and the answer times."""
    from benchmarks.http_client import call

    load = Load(tables)
    host = f"127.0.0.1:{port}"
    loop = asyncio.get_running_loop()
    people = [(await call(port, "POST", "/api/v1/guests", {"name": f"Seat {n}"}))["token"] for n in range(3)]

    async def sit_down(place: int) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        new = {"game": load_game(), "seats": seats, "shuffle": False, "visibility": "private"}
        made = await call(port, "POST", "/api/v1/tables", new, people[0])
        name = made["id"]
        for token in people[1:]:
            await call(port, "POST", f"/api/v1/tables/{name}/join", {"invite": made["invite"]}, token)
        await call(port, "POST", f"/api/v1/tables/{name}/start", {}, people[0])
        trio = Trio(load, place, 0.0 if rate is None else tables / rate)
        for player, token in zip(trio.players, people, strict=True):
            player.wire = wire = WebSocketClient("/api/v1/ws", host, {"Authorization": f"Bearer {token}"}, player.hear)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
            await wire.opened
            load.wires.append(wire)
        trio.gather(name.encode())

    for start in range(0, tables, 20):
        await asyncio.gather(*(sit_down(place) for place in range(start, min(start + 20, tables))))
    return await measure(load, seconds, warm)


def main() -> None:
    """Read the arguments port, tables, seconds, rate (0: as fast as possible) and warm-up seconds; print JSON."""
    port, tables, seconds, rate, warm = (float(text) for text in sys.argv[1:6])
    try:
        import uvloop

        uvloop.install()
    except ImportError:
        pass
    print(json.dumps(asyncio.run(drive(int(port), int(tables), seconds, rate or None, warm))))


if __name__ == "__main__":
    main()
