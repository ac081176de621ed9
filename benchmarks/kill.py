"""Servers killed in the middle of play, again and again: every acknowledged move must be stored once, in its place.

First one server on SQLite; then two on PostgreSQL and Redis, which are restarted now and then, too.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import load_game, table
from benchmarks.http_client import ask
from benchmarks.services import PATIENCE, Missing, Postgres, Redis, end, free_port

#: The number of tables, and of people at each.
_TABLES, _PLAYERS = 4, 3
#: The least acknowledged moves between two kills.
_BETWEEN = 8
#: PostgreSQL is restarted in every round with this divisor, and Redis in the one after it.
_SERVICES = 5
_API = "/api/v1"


def run(*, quick: bool) -> dict[str, Any]:
    """Kill servers, check what they stored, print and return the results. Raises ValueError if anything was lost."""
    import_module("starlette")  # so that it is reported if it is missing
    alone, grown = (3, 2) if quick else (100, 50)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures: dict[str, Any] = {"sqlite": _alone(Path(folder), alone)}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            figures["grown"] = _grown(Path(folder), grown)
        except Missing as missing:
            print(f"two servers could not be tried: {missing}", file=sys.stderr)
    rows = [[name, *(found[key] for key in ("rounds", "acknowledged", "tables"))] for name, found in figures.items()]
    table("Killed in the middle of play", ("", "rounds", "moves acknowledged", "tables"), rows)
    wrong = [sentence for found in figures.values() for sentence in found["wrong"]]
    if wrong:
        raise ValueError(f"{len(wrong)} things went wrong: {'; '.join(wrong[:5])}")
    print("every acknowledged move is there, once and in its place")
    return figures


class KillableServer:
    """A server that can be killed."""

    def __init__(self, database: str, *more: str, source: Path | None = None) -> None:
        """Initialise the instance. `source` is the folder with the sources of another release."""
        self.port = free_port()
        self._environment = os.environ | ({} if source is None else {"PYTHONPATH": str(source)})
        self._command = [sys.executable, "-m", "tabletowers", "serve", "--port", str(self.port)]
        self._command += ["--database", database, "--no-limits", "--log-level", "error", *more]
        if source is None:
            self._command.append("--no-weekly-match")
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start the server, and wait until it is ready."""
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            try:
                if (await ask(self.port, "GET", "/ready"))[0] == 200:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server, by default abruptly, as if the machine had failed."""
        if self._process is not None:
            end(self._process, how)


class Acknowledged(NamedTuple):
    """Where an acknowledged move is in the game, and when the answer came."""

    position: int
    at: float


class Stubborn:
    """A player who keeps playing whatever happens, and remembers the acknowledged moves by table and key."""

    def __init__(self, ports: list[int], token: str, seat: int) -> None:
        self.ports = ports
        self.token = token
        self.seat = seat
        self.acknowledged: dict[str, dict[str, Acknowledged]] = {}
        self.wrong: list[str] = []
        self.moves = 0
        #: The secret of the link to the last table.
        self.invite = ""

    async def insist(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Repeat the same request to one server or another until one of them answers."""
        while True:
            try:
                status, text = await ask(random.choice(self.ports), method, _API + path, body, self.token)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            if status != 503:
                try:
                    return status, json.loads(text) if text else None
                except ValueError:
                    self.wrong.append(f"{method} {path}: {status} {text[:80]!r}")
            await asyncio.sleep(0.05)

    async def play(self, name: str, going: Callable[[], bool]) -> None:
        """Play at a table until the game is over, or until `going` returns False."""
        kept = self.acknowledged.setdefault(name, {})
        while going():
            status, state = await self.insist("GET", f"/tables/{name}")
            if status != 200:
                self.wrong.append(f"table {name}: {status} {state}")
                return
            if state["status"] == "over":
                return
            if not state["legal"]:
                await asyncio.sleep(0.02)
                continue
            self.moves += 1
            move = {"seat": self.seat, "move": random.choice(state["legal"]), "position": state["position"]}
            key = f"{self.seat}-{self.moves}"
            status, answer = await self.insist("POST", f"/tables/{name}/moves", {**move, "key": key})
            if status == 200:
                kept[key] = Acknowledged(answer["position"], time.time())
            # The state may come from a server that doesn't know yet what the other one knows.
            elif answer["error"]["code"] not in ("stale_position", "not_running"):
                self.wrong.append(f"table {name}: {answer['error']}")


class Evening:
    """Three people who play one game after the other."""

    def __init__(self, players: list[Stubborn]) -> None:
        self.players = players
        self.going = True

    @classmethod
    async def begin(cls, ports: list[int], kind: type[Stubborn] = Stubborn) -> Evening:
        """Create three people, who have not played yet."""
        players = []
        for seat in range(_PLAYERS):
            player = kind(ports, "", seat)
            _, told = await player.insist("POST", "/guests", {"name": f"Seat {seat}"})
            player.token = told["token"]
            players.append(player)
        return cls(players)

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged moves."""
        return sum(len(keys) for player in self.players for keys in player.acknowledged.values())

    async def play(self) -> None:
        """Play game after game, until it is time to stop."""
        host, *others = self.players
        new = {"game": load_game(), "shuffle": False, "seats": [{"kind": "me"}] + [{"kind": "open"}] * len(others)}
        while self.going:
            _, made = await host.insist("POST", "/tables", new)
            for player in self.players:
                player.invite = made["invite"]
            for player in others:
                await player.insist("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
            await host.insist("POST", f"/tables/{made['id']}/start", {})
            await asyncio.gather(*(player.play(made["id"], lambda: self.going) for player in self.players))


async def _rounds(houses: list[KillableServer], rounds: int, between: Callable[[int], None]) -> list[Evening]:
    """Kill one of the servers `rounds` times while people play. Returns the people, who remember their moves."""
    try:
        for house in houses:
            await house.start()
        evenings = [await Evening.begin([house.port for house in houses]) for _ in range(_TABLES)]
        playing = asyncio.gather(*(evening.play() for evening in evenings))
        for number in range(1, rounds + 1):
            await progress(evenings)
            await asyncio.sleep(random.uniform(0.0, 0.5))
            house = random.choice(houses)
            house.stop()
            await asyncio.to_thread(between, number)
            await house.start()
        await progress(evenings)
        for evening in evenings:
            evening.going = False
        await asyncio.wait_for(playing, PATIENCE)
    finally:
        for house in houses:
            house.stop(signal.SIGTERM)
    return evenings


async def progress(evenings: list[Evening], more: int = _BETWEEN) -> None:
    """Wait until `more` moves have been acknowledged."""
    before = sum(evening.acknowledged for evening in evenings)
    until = time.monotonic() + PATIENCE
    while sum(evening.acknowledged for evening in evenings) < before + more:
        if time.monotonic() > until:
            raise RuntimeError("no more moves are acknowledged")
        await asyncio.sleep(0.05)


def _alone(folder: Path, rounds: int) -> dict[str, Any]:
    database = str(folder / "tables.sqlite3")
    evenings = asyncio.run(_rounds([KillableServer(database)], rounds, lambda number: None))
    return checked(database, rounds, evenings)


def _grown(folder: Path, rounds: int) -> dict[str, Any]:
    for part in ("postgres", "redis"):
        (folder / part).mkdir()
    with Postgres(folder / "postgres") as postgres, Redis(folder / "redis") as redis:

        def between(number: int) -> None:
            if number % _SERVICES == 0:
                postgres.stop()
                postgres.start()
            elif number % _SERVICES == 1:
                redis.stop()
                redis.start()

        database = postgres.new_database()
        houses = [KillableServer(database, "--redis", redis.url) for _ in range(2)]
        return checked(database, rounds, asyncio.run(_rounds(houses, rounds, between)))


def checked(database: str, rounds: int, evenings: list[Evening]) -> dict[str, Any]:
    """Compare what is stored with what was acknowledged."""
    from tabletowers.store import open_database
    from tabletowers.store.verification import verify_all

    wrong: list[str] = []
    engine = open_database(database)
    wrong += [f"table {one.table}: {one.wrong}" for one in verify_all(engine) if one.wrong is not None]
    players = [player for evening in evenings for player in evening.players]
    wrong += [sentence for player in players for sentence in player.wrong]
    with engine.connect() as connection:
        wrong += [f"table {name}: a move is there twice" for name in stored_twice(connection, players)]
        for name, key, move in missing(connection, players):
            wrong.append(f"table {name}: move {key} is not at {move.position}")
    engine.dispose()
    return {
        "rounds": rounds,
        "acknowledged": sum(evening.acknowledged for evening in evenings),
        "tables": len({name for player in players for name in player.acknowledged}),
        "wrong": wrong,
    }


def missing(connection: Any, players: Iterable[Stubborn]) -> Iterator[tuple[str, str, Acknowledged]]:
    """Yield the acknowledged moves that are not stored in their place, each with its table and key."""
    for player in players:
        for name, kept in player.acknowledged.items():
            keys = _keys(connection, name)
            yield from (
                (name, key, move) for key, move in kept.items() if keys[move.position - 1 : move.position] != [key]
            )


def stored_twice(connection: Any, players: Iterable[Stubborn]) -> set[str]:
    """Return the tables at which a move is stored more than once."""
    twice = set()
    for name in {name for player in players for name in player.acknowledged}:
        # The table's own answers have no key.
        own = [key for key in _keys(connection, name) if key is not None]
        if len(set(own)) != len(own):
            twice.add(name)
    return twice


def _keys(connection: Any, name: str) -> list[str | None]:
    """Return the key of each move in a table's log."""
    from tabletowers.store.table_log import read_log
    from tabletowers.table import entries as e

    rows = [entry for _, data in read_log(connection, name) for entry in e.decode(data)]
    return [entry.key for entry in rows if isinstance(entry, e.Moved)]
