"""A day's play in an hour: people come and go, play with bots and watch; memory and time per move must stay flat."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from benchmarks import load_game, machine, table
from benchmarks.http_client import ask, call
from benchmarks.server import resident, serving
from benchmarks.websocket_client import WebSocketClient
from tabletowers.games import game

_API = "/api/v1"
#: The number of regulars; half of the people who sit down are new instead.
_REGULARS = 200
#: The probabilities that a player hangs up in the middle of a game and comes back, and that a game has a spectator.
_LEAVES, _WATCHED = 0.3, 0.3
#: Errors that tell a player that another one was faster.
_HARMLESS = {"stale_position", "not_asked", "not_running"}
#: The number of samples of the server.
_SAMPLES = 40
#: Seconds after which a game is given up.
PATIENCE = 300.0


@dataclass
class Sample:
    """What was measured of the server after a number of games."""

    games: int
    moves: int
    megabytes: float
    tables: int
    #: Milliseconds of the server's own time for a move, and from a move to its answer.
    cpu_ms: float
    median_ms: float


@dataclass
class Course:
    """The course of the run: what was played, and the answer times since the last sample."""

    games: int = 0
    moves: int = 0
    given_up: int = 0
    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    import_module("starlette")  # so that it is reported if it is missing
    games, together = (40, 10) if quick else (20_000, 60)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--quick-bots") as (port, pid):
        samples, course = asyncio.run(_soak(port, pid, games, together))
    later = samples[len(samples) // 2 :]
    figures = {
        "machine": machine() | {"load": os.getloadavg()[0]},
        "games": course.games,
        "moves": course.moves,
        "given_up": course.given_up,
        "errors": course.errors[:5],
        "samples": [vars(sample) for sample in samples],
        "kilobytes_a_game": 1024 * _slope([(sample.games, sample.megabytes) for sample in later]),
        "cpu_growth": later[-1].cpu_ms / max(samples[len(samples) // 4].cpu_ms, 1e-9),
    }
    shown = samples[:: max(1, len(samples) // 10)]
    rows = [[s.games, s.moves, s.megabytes, s.tables, s.cpu_ms, s.median_ms] for s in shown]
    table(
        f"{course.games} games, {together} at a time",
        ("games", "moves", "MB", "tables in memory", "server's ms a move", "ms to an answer, median"),
        rows,
    )
    print(f"growth in the second half: {figures['kilobytes_a_game']:.2f} KB a game; given up: {course.given_up}")
    if course.errors:
        raise ValueError(f"{len(course.errors)} answers were errors: {course.errors[0]}")
    return figures


def _slope(points: list[tuple[float, float]]) -> float:
    """The slope of the second number over the first, by least squares."""
    if len(points) < 2:
        return 0.0
    return statistics.linear_regression(*zip(*points, strict=True)).slope


async def _soak(port: int, pid: int, games: int, together: int) -> tuple[list[Sample], Course]:
    """Play `games` games, `together` at a time, and take samples of the server."""
    course, samples = Course(), list[Sample]()
    regulars = [await guest(port) for _ in range(min(_REGULARS, games))]
    waiting = iter(range(games))

    async def play_on() -> None:
        for _ in waiting:
            try:
                await asyncio.wait_for(PlayedGame(port, course, regulars).play(), PATIENCE)
            except TimeoutError:
                course.given_up += 1
            course.games += 1

    playing = asyncio.gather(*(play_on() for _ in range(together)))
    before, moves = _cpu_seconds(pid), 0
    step = max(1, games // _SAMPLES)
    while not playing.done():
        await asyncio.wait({playing}, timeout=0.5)
        if course.games >= step * (len(samples) + 1) and course.moves > moves:
            now = _cpu_seconds(pid)
            cpu = 1000 * (now - before) / (course.moves - moves)
            median = 1000 * statistics.median(course.times)
            kept = await tables_in_memory(port)
            samples.append(Sample(course.games, course.moves, resident(pid), kept, cpu, median))
            before, moves = now, course.moves
            course.times.clear()
    await playing
    return samples, course


async def guest(port: int) -> str:
    """The token of a new guest."""
    made = await call(port, "POST", f"{_API}/guests", {"name": "Somebody"})
    return str(made["token"])


async def tables_in_memory(port: int) -> int:
    """Return the number of tables that the server has in memory."""
    _, text = await ask(port, "GET", "/metrics")
    lines = (line.split() for line in text.decode().splitlines())
    return int(float(next((line[1] for line in lines if line[:1] == ["tabletowers_tables"]), "0")))


def _cpu_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class PlayedGame:
    """One game, from the moment people sit down until they leave."""

    def __init__(self, port: int, course: Course, regulars: list[str], kind: str | None = None) -> None:
        """Initialise the instance. `kind` is None for the game with which servers are measured."""
        self.port = port
        self.game = kind or load_game()
        self.course = course
        self.regulars = regulars
        self.over = asyncio.Event()
        self.name = ""

    async def play(self) -> None:
        """Let one or two people and a bot sit down, play to the end, and leave."""
        least = game(self.game).seats.start - 1
        people = await self._company(random.randint(least, max(2, least)))
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), {"kind": "bot", "level": "random"}]
        new = {"game": self.game, "seats": seats, "visibility": "lobby"}
        made = await call(self.port, "POST", f"{_API}/tables", new, people[0])
        self.name = made["id"]
        for token in people[1:]:
            await call(self.port, "POST", f"{_API}/tables/{self.name}/join", {"invite": made["invite"]}, token)
        await call(self.port, "POST", f"{_API}/tables/{self.name}/start", {}, people[0])
        visits = [self._sit(token) for token in people]
        if random.random() < _WATCHED:
            visits.append(self._watch(await guest(self.port)))
        await asyncio.gather(*visits)

    async def _company(self, count: int) -> list[str]:
        """The tokens of `count` different people, some of them regulars."""
        known = random.sample(self.regulars, count)
        return [one if random.random() < 0.5 else await guest(self.port) for one in known]

    async def _sit(self, token: str) -> None:
        """Play on one connection, or at random disconnect after a while and come back."""
        if random.random() < _LEAVES:
            wire = await self._connect(_Visitor(self, plays=True), token)
            await asyncio.sleep(random.uniform(0.05, 0.5))
            wire.close()
        wire = await self._connect(_Visitor(self, plays=True), token)
        await self.over.wait()
        wire.close()

    async def _watch(self, token: str) -> None:
        wire = await self._connect(_Visitor(self, plays=False), token)
        await self.over.wait()
        wire.close()

    async def _connect(self, visitor: _Visitor, token: str) -> WebSocketClient:
        loop = asyncio.get_running_loop()
        host, head = f"127.0.0.1:{self.port}", {"Authorization": f"Bearer {token}"}
        wire = WebSocketClient(f"{_API}/ws", host, head, visitor.hear)
        await loop.create_connection(lambda: wire, "127.0.0.1", self.port)
        await wire.opened
        wire.send(msgspec.json.encode({"type": "subscribe", "table": self.name}))
        return wire


class _Visitor:
    """A person at a table: plays any legal move, or only watches."""

    def __init__(self, game: PlayedGame, *, plays: bool) -> None:
        self.game = game
        self.plays = plays
        self.sent: dict[str, float] = {}

    def hear(self, wire: WebSocketClient, message: bytes) -> None:
        """Play when asked."""
        heard = msgspec.json.decode(message)
        course = self.game.course
        if heard["type"] == "done" and (since := self.sent.pop(heard.get("id") or "", None)) is not None:
            course.moves += 1
            course.times.append(time.perf_counter() - since)
        elif heard["type"] == "error" and heard["error"]["code"] not in _HARMLESS:
            course.errors.append(str(heard["error"]))
        elif heard["type"] in ("state", "update"):
            state = heard["state"]
            if state.get("status") == "over":
                self.game.over.set()
            elif self.plays and state.get("legal"):
                self._move(wire, heard["seat"], random.choice(state["legal"]), state["position"])

    def _move(self, wire: WebSocketClient, seat: int, move: str, position: int) -> None:
        key = f"{random.getrandbits(60):x}"
        self.sent[key] = time.perf_counter()
        message = {"type": "move", "id": key, "table": self.game.name, "seat": seat, "move": move}
        wire.send(msgspec.json.encode({**message, "position": position, "key": key}))
