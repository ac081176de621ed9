"""The same load as `load`, on boardgame.io's server: every seat moves as soon as it gets an update."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

import msgspec

from benchmarks.http_client import call
from benchmarks.load import Load, measure
from benchmarks.websocket_client import WebSocketClient

_NAME = b"/towers,"


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


class Trio:
    """Three people who play one match after the other, each on a connection of their own."""

    def __init__(self, load: Load, number: int, port: int, lobby: int) -> None:
        self.load = load
        self.number = number
        self.lobby = lobby
        self.match = ""
        self.gathering: asyncio.Task[None] | None = None
        self.players = [Player(self, seat, port) for seat in range(3)]

    async def gather(self) -> None:
        """Let all three join a new match. It is created first, because simultaneous requests would create it twice."""
        made = await call(self.lobby, "POST", "/games/towers/create", {"numPlayers": 3, "unlisted": True})
        self.match = made["matchID"]
        for player in self.players:
            player.sit_down()

    def begin(self) -> None:
        """Start playing when the last player has joined.

        The server reads a match for a seat's `sync` before it adds the seat, which its `matchData` shows. A move in
        between would never reach that seat.
        """
        if all(player.seated for player in self.players):
            for player in self.players:
                player.look()

    def end(self) -> None:
        """Count a finished match and start another one."""
        self.load.games += 1
        self.gathering = asyncio.ensure_future(self.gather())


class Player:
    """One of the three people at a table."""

    def __init__(self, trio: Trio, seat: int, port: int) -> None:
        self.trio = trio
        self.seat = seat
        self.sent = 0.0
        self.seated = False
        self.state: _State | None = None
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wire = WebSocketClient("/socket.io/?EIO=4&transport=websocket", f"127.0.0.1:{port}", {}, self.hear)

    def hear(self, wire: WebSocketClient, message: bytes) -> None:
        """Handle socket.io's handshake, its pings, and the game."""
        if message[:1] == b"0":
            wire.send(b"40" + _NAME)
        elif message[:1] == b"2":
            wire.send(b"3")
        elif message.startswith(b"40"):
            self.connected.set_result(None)
        elif message.startswith(b"42"):
            self._read(message[2 + len(_NAME) :])

    def sit_down(self) -> None:
        """Request the current match, and updates of it."""
        self.seated, self.state = False, None
        self._emit("sync", self.trio.match, str(self.seat), None, 3)

    def _read(self, text: bytes) -> None:
        if text.startswith(b'["update"'):
            self.state = _update.decode(text)[2]
            if self.sent:
                self.trio.load.answered(self.trio.number, self.sent)
                self.sent = 0.0
            self.look()
        elif text.startswith(b'["sync"'):
            self.state = _sync.decode(text)[2].state
        elif text.startswith(b'["matchData"') and self.state is not None and not self.seated:
            self.seated = True
            self.trio.begin()

    def look(self) -> None:
        """Play when it is this seat's turn."""
        state = self.state
        if state is None:
            return
        if state.ctx.gameover is not None:
            self.state = None
            if self.seat == 0:
                self.trio.end()
        elif state.G.seat == self.seat and self.trio.load.running:
            payload: dict[str, Any] = {"type": "build", "args": [0], "playerID": str(self.seat)}
            if state.G.drawing:
                pile = next(name for name, (left, *_) in state.G.piles.items() if left)
                payload |= {"type": "draw", "args": [pile]}
            self.sent = time.perf_counter()
            move = {"type": "MAKE_MOVE", "payload": payload}
            self._emit("update", move, state.number, self.trio.match, str(self.seat))

    def _emit(self, *message: Any) -> None:
        self.wire.send(b"42" + _NAME + json.dumps(message).encode())


async def drive(port: int, lobby: int, tables: int, seconds: float, warm: float) -> dict[str, Any]:
    """Play at `tables` tables of three for `seconds`."""
    load = Load(tables)
    loop = asyncio.get_running_loop()

    async def sit_down(number: int) -> None:
        trio = Trio(load, number, port, lobby)
        for player in trio.players:
            await loop.create_connection(lambda wire=player.wire: wire, "127.0.0.1", port)  # type: ignore[misc]
            await player.connected
            load.wires.append(player.wire)
        await trio.gather()

    for start in range(0, tables, 20):
        await asyncio.gather(*(sit_down(number) for number in range(start, min(start + 20, tables))))
    return await measure(load, seconds, warm)


def main() -> None:
    """Read the arguments port, port of the lobby, tables, seconds and warm-up seconds; print JSON."""
    import uvloop

    port, lobby, tables, seconds, warm = (float(text) for text in sys.argv[1:6])
    uvloop.install()
    print(json.dumps(asyncio.run(drive(int(port), int(lobby), int(tables), seconds, warm))))


if __name__ == "__main__":
    main()
