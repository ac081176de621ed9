"""The same load as `load`, on boardgame.io's server: every seat moves as soon as it is told."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

import msgspec

from tabletowers.bench.load import Load
from tabletowers.bench.wire import Wire

_NAME = b"/clocktowers,"
#: Seconds between the seats of a new match: whoever comes while it is being made would make it again, and the first
#: move would be lost.
_APART = 0.2


class _Ctx(msgspec.Struct):
    gameover: Any = None


class _Cards(msgspec.Struct):
    piles: dict[str, Any]
    seat: int
    drawing: bool


class _State(msgspec.Struct):
    G: _Cards
    ctx: _Ctx
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, Any])
_sync = msgspec.json.Decoder(tuple[str, str, _Sync])


class Player:
    """A seat at the peer's server."""

    def __init__(self, load: Load, number: int, seat: int) -> None:
        self.load = load
        self.number = number
        self.game = 0
        self.seat = seat
        self.sent = 0.0
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, wire: Wire, message: bytes) -> None:
        """Socket.io's handshake, its pings, and the game."""
        if message[:1] == b"0":
            wire.send(b"40" + _NAME)
        elif message[:1] == b"2":
            wire.send(b"3")
        elif message.startswith(b"40"):
            self._sit_down(wire)
        elif message.startswith(b"42"):
            self._play(wire, message[2 + len(_NAME) :])

    @property
    def match(self) -> str:
        """The match it plays: one after the other on the same connection."""
        return f"match-{self.number}-{self.game}"

    def _sit_down(self, wire: Wire) -> None:
        told = ["sync", self.match, str(self.seat), None, 3]
        wire.send(b"42" + _NAME + json.dumps(told).encode())

    def _play(self, wire: Wire, text: bytes) -> None:
        if text.startswith(b'["sync"'):
            state = _sync.decode(text)[2].state
            if not self.seated.done():
                self.seated.set_result(None)
        elif text.startswith(b'["update"'):
            _, match, state, _ = _update.decode(text)
            if match != self.match:
                return
        else:
            return
        if self.sent:
            self.load.times.append(time.perf_counter() - self.sent)
            self.load.moves += 1
            self.sent = 0.0
        if state.ctx.gameover is not None:
            self.load.games += self.seat == 0
            self.game += 1
            asyncio.get_running_loop().call_later(_APART * self.seat, self._sit_down, wire)
            return
        if state.G.seat != self.seat or not self.load.running:
            return
        if state.G.drawing:
            pile = next(name for name, (left, *_) in state.G.piles.items() if left)
            payload: dict[str, Any] = {"type": "draw", "args": [pile], "playerID": str(self.seat)}
        else:
            payload = {"type": "build", "args": [0], "playerID": str(self.seat)}
        told = ["update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, str(self.seat)]
        self.sent = time.perf_counter()
        wire.send(b"42" + _NAME + json.dumps(told).encode())


async def drive(port: int, tables: int, seconds: float, warm: float) -> dict[str, Any]:
    """Play at that many tables of three for so long."""
    load = Load()
    loop = asyncio.get_running_loop()
    wires: list[Wire] = []

    async def sit_down(number: int) -> None:
        for seat in range(3):
            player = Player(load, number, seat)
            wire = Wire("/socket.io/?EIO=4&transport=websocket", f"127.0.0.1:{port}", {}, player.hear)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
            await wire.opened
            await player.seated
            wires.append(wire)

    for start in range(0, tables, 20):
        await asyncio.gather(*(sit_down(number) for number in range(start, min(start + 20, tables))))
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
    }


def main() -> None:
    """Arguments: port, tables, seconds, warm-up seconds; prints JSON."""
    import uvloop

    port, tables, seconds, warm = (float(text) for text in sys.argv[1:5])
    uvloop.install()
    print(json.dumps(asyncio.run(drive(int(port), int(tables), seconds, warm))))


if __name__ == "__main__":
    main()
