"""Servers replaced one by one by those of another release, while people play.

Two servers of an earlier release, with one PostgreSQL and one Redis, serve tables of three. Then each is replaced by a
server of this release. The people keep playing as an open page does: when a connection ends, they connect to another
server, subscribe again and repeat the move that was not acknowledged.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import signal
import subprocess
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from benchmarks import ROOT, machine, table
from benchmarks.kill import Acknowledged, Evening, KillableServer, Stubborn, checked, progress
from benchmarks.services import PATIENCE, Postgres, Redis
from benchmarks.websocket_client import WebSocketClient

#: The revision whose servers are replaced unless another one is chosen.
EARLIER = "1d5df2c1"
#: The 99th percentile during the replacement may be this many times that before it.
MOST_SLOWER = 3.0
_API = "/api/v1"
#: Errors after which a page goes on by itself: another player was faster, or the game is over.
_HARMLESS = {"stale_position", "not_asked", "not_running"}


class Shapes:
    """The keys that messages of each type always have, by release."""

    def __init__(self) -> None:
        self._always: dict[tuple[str, str], set[str]] = {}

    def note(self, release: str, message: dict[str, Any]) -> None:
        """Record the keys of a message, and of the state in it."""
        keys = set(message) | {f"state.{key}" for key in message.get("state") or ()}
        of = (release, message["type"])
        self._always[of] = self._always[of] & keys if of in self._always else keys

    def missing(self, earlier: str, later: str) -> list[str]:
        """Return what a page of the earlier release finds in every message, but not in those of the later release."""
        return sorted(
            f"{kind}: {key}"
            for (release, kind), keys in self._always.items()
            if release == earlier and (later, kind) in self._always
            for key in keys - self._always[later, kind]
        )


class Course:
    """The course of the run, for all players."""

    def __init__(self) -> None:
        self.shapes = Shapes()
        #: The release that serves each port.
        self.releases: dict[int, str] = {}
        #: Seconds between two moves of a player.
        self.gap = 0.0
        #: Seconds to the answers since they were last taken.
        self.times: list[float] = []
        self.phase = "beginning"
        #: The moves that had to be repeated at another server, and what a page could not have got over by itself, with
        #: the phase and the release that answered.
        self.repeated = 0
        self.reloads: Counter[str] = Counter()

    def note(self, release: str, what: str) -> None:
        """Record something that a page could not have got over by itself."""
        self.reloads[f"{self.phase}, server of the {release} release: {what}"] += 1

    def take(self) -> list[float]:
        """Return the sorted times to the answers since the last call."""
        times, self.times = sorted(self.times), []
        return times


class Traveller(Stubborn):
    """A player on a websocket, who moves to another server when the connection ends."""

    course: Course

    async def play(self, name: str, going: Callable[[], bool]) -> None:
        """Play at a table until the game is over, or until `going` returns False."""
        visit = _Visit(self, name)
        while going() and not visit.over.is_set():
            port = random.choice(self.ports)
            wire = WebSocketClient(
                f"{_API}/ws", f"127.0.0.1:{port}", {"Authorization": f"Bearer {self.token}"}, visit.hear
            )
            visit.release = self.course.releases[port]
            try:
                await asyncio.get_running_loop().create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
                await wire.opened
            except OSError as error:
                if "HTTP/1.1 4" in str(error):
                    self.course.note(visit.release, f"connecting: {error}")
                await asyncio.sleep(0.05)
                continue
            visit.subscribe(wire)
            over = asyncio.create_task(visit.over.wait())
            while going() and not over.done() and not wire.closed.done():
                await asyncio.wait((over, wire.closed), timeout=1, return_when=asyncio.FIRST_COMPLETED)
            over.cancel()
            wire.close()


class _Visit:
    """A player's time at one table, on as many connections as it takes."""

    def __init__(self, player: Traveller, name: str) -> None:
        self.player = player
        self.name = name
        self.release = ""
        self.over = asyncio.Event()
        self._wire: WebSocketClient
        self._kept = player.acknowledged.setdefault(name, {})
        #: The move that is not acknowledged yet, with its key and the time at which it was first sent.
        self._open: tuple[bytes, str, float] | None = None
        self._thinking = False
        self._state: dict[str, Any] = {}

    def subscribe(self, wire: WebSocketClient) -> None:
        """Subscribe to the table as a page does that was opened by the table's link."""
        message = {"type": "subscribe", "id": "subscribe", "table": self.name, "invite": self.player.invite}
        wire.send(msgspec.json.encode(message))

    def hear(self, wire: WebSocketClient, data: bytes) -> None:
        """Handle a message: play when asked."""
        self._wire = wire
        message = msgspec.json.decode(data)
        course, kind = self.player.course, message["type"]
        course.shapes.note(self.release, message)
        if kind in ("state", "update"):
            self._state = message["state"]
            if self._state["status"] == "over":
                self.over.set()
            elif kind == "state" and message["seat"] is None:
                # This server has not heard yet of what the player did at another one.
                asyncio.get_running_loop().call_later(0.1, self.subscribe, wire)
            elif kind == "state" and self._open is not None:
                course.repeated += 1
                self._wire.send(self._open[0])
            else:
                self._think()
        elif kind == "done" and self._open is not None and message["id"] == self._open[1]:
            self._kept[self._open[1]] = Acknowledged(message["position"], time.time())
            course.times.append(time.perf_counter() - self._open[2])
            self._open = None
            self._think()
        elif kind == "error":
            self._refused(message)

    def _refused(self, message: dict[str, Any]) -> None:
        code = message["error"]["code"]
        if code == "storage" and self._open is not None:
            asyncio.get_running_loop().call_later(0.05, self._wire.send, self._open[0])
            return
        what = "subscribing" if self._open is None or message.get("id") != self._open[1] else "a move"
        self._open = None
        if code not in _HARMLESS:
            self.player.course.note(self.release, f"{what}: {code} ({message['error']['message']})")
        self._think()

    def _think(self) -> None:
        if self._open is None and not self._thinking and self._state.get("legal"):
            self._thinking = True
            gap = self.player.course.gap * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(gap, self._play)

    def _play(self) -> None:
        self._thinking = False
        if self._open is not None or not self._state.get("legal") or self.over.is_set():
            return
        self.player.moves += 1
        key = f"{self.player.seat}-{self.player.moves}"
        move = {"type": "move", "id": key, "table": self.name, "seat": self.player.seat, "key": key}
        move |= {"move": random.choice(self._state["legal"]), "position": self._state["position"]}
        self._open = msgspec.json.encode(move), key, time.perf_counter()
        # If the connection has ended meanwhile, the move is sent as soon as there is another one.
        self._wire.send(self._open[0])


def run(*, quick: bool, earlier: str = EARLIER) -> dict[str, Any]:
    """Replace the servers, check what they stored, print and return the results.

    Raises ValueError if a move was lost, a page would have had to be reloaded, or people had to wait too long.
    """
    import_module("starlette")  # so that it is reported if it is missing
    tables, moves, seconds = (6, 12.0, 5.0) if quick else (60, 120.0, 30.0)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as text:
        folder = Path(text)
        for part in ("postgres", "redis"):
            (folder / part).mkdir()
        source = _check_out(earlier, folder / "earlier")
        with Postgres(folder / "postgres") as postgres, Redis(folder / "redis") as redis:
            database = postgres.new_database()
            arguments = (database, "--redis", redis.url)
            older = [KillableServer(*arguments, source=source) for _ in range(2)]
            newer = [KillableServer(*arguments) for _ in range(2)]
            course = Course()
            course.gap = tables / moves
            phases, evenings = asyncio.run(_replace(course, older, newer, tables, seconds))
            found = checked(database, len(older), evenings)
    usual, during = phases["before"]["p99_ms"], phases["replacement"]["p99_ms"]
    figures = {
        "machine": machine() | {"load": os.getloadavg()[0]},
        "earlier": earlier,
        "phases": phases,
        "slower": during / usual,
        "repeated": course.repeated,
        "reloads": dict(course.reloads),
        "missing": course.shapes.missing("earlier", "later"),
        **found,
    }
    rows = [[name, *phase.values()] for name, phase in phases.items()]
    columns = ("", "moves", "seconds", "median ms", "99th percentile ms", "longest ms")
    table(f"{tables} tables of three, two servers of {earlier} replaced by two of this release", columns, rows)
    print(f"{found['acknowledged']} moves acknowledged at {found['tables']} tables, {course.repeated} of them repeated")
    print(f"99th percentile during the replacement: {figures['slower']:.2f} times the usual")
    missing = (
        f"in every message of the earlier release, not in those of this one: {key}" for key in figures["missing"]
    )
    wrong = reported([*found["wrong"], *course.reloads.elements(), *missing])
    if wrong:
        raise ValueError(wrong)
    print("no move was lost, and no page had to be reloaded")
    if not quick and figures["slower"] > MOST_SLOWER:
        raise ValueError(f"the 99th percentile was {figures['slower']:.1f} times the usual, not {MOST_SLOWER:.0f}")
    return figures


def reported(wrong: Iterable[str]) -> str:
    """Return what went wrong, each kind on a line of its own with its number, the most frequent first."""
    kinds = Counter(wrong)
    lines = [f"{count} × {what}" for what, count in kinds.most_common()]
    return "\n".join([f"{kinds.total()} things went wrong:", *lines]) if lines else ""


def _check_out(revision: str, folder: Path) -> Path:
    """Write the sources of a revision into a folder, and return the folder that Python imports them from."""
    command = ["git", "-C", str(ROOT), "archive", revision, "src"]
    done = subprocess.run(command, check=False, capture_output=True)
    if done.returncode:
        raise ValueError(f"{revision} can't be checked out: {done.stderr.decode(errors='replace').strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


async def _replace(
    course: Course, older: list[KillableServer], newer: list[KillableServer], tables: int, seconds: float
) -> tuple[dict[str, dict[str, float]], list[Evening]]:
    """Replace one server after the other while people play. Returns the figures of each phase, and the people."""
    course.releases = {house.port: "earlier" for house in older} | {house.port: "later" for house in newer}
    ports: list[int] = []
    phases = {}

    class Guest(Traveller):
        pass

    Guest.course = course

    async def phase(name: str, work: Callable[[], Awaitable[None]]) -> None:
        course.phase = name
        course.take()
        began = time.perf_counter()
        await work()
        took, times = time.perf_counter() - began, course.take()
        phases[name] = {
            "moves": len(times),
            "seconds": took,
            "median_ms": 1000 * times[len(times) // 2],
            "p99_ms": 1000 * times[int(len(times) * 0.99)],
            "longest_ms": 1000 * times[-1],
        }

    async def replace() -> None:
        for old, new in zip(older, newer, strict=True):
            await new.start()
            ports.append(new.port)
            ports.remove(old.port)
            await asyncio.to_thread(old.stop, signal.SIGTERM)
            await asyncio.sleep(seconds / 3)

    try:
        for house in older:
            await house.start()
            ports.append(house.port)
        evenings = [await Evening.begin(ports, Guest) for _ in range(tables)]
        playing = asyncio.gather(*(evening.play() for evening in evenings))
        await progress(evenings)
        await asyncio.sleep(seconds / 2)
        await phase("before", lambda: asyncio.sleep(seconds))
        await phase("replacement", replace)
        await phase("after", lambda: asyncio.sleep(seconds))
        course.phase = "end"
        for evening in evenings:
            evening.going = False
        await asyncio.wait_for(playing, PATIENCE)
    finally:
        for house in (*older, *newer):
            house.stop(signal.SIGTERM)
    return phases, evenings
