"""The server under load, beside boardgame.io's with FlatFile storage, driven the same way in the same run.

Both servers and the load run on this machine, each in a process of its own. Figures on a busy machine are lower.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import ROOT, Ratio, load_game, machine, table
from benchmarks.peers import node_folder
from benchmarks.services import end, free_port


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    import_module("starlette")  # so that it is reported if it is missing
    tables, seconds, rounds = (60, 4.0, 1) if quick else (200, 10.0, 3)
    ours, peers = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, _pid):
            ours.append(_load(port, tables, seconds, 0.0))
        peers.append(_peer(tables, seconds))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, _pid):
        steady = _load(port, tables, seconds, 300.0 if quick else 1000.0)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, pid):
        idle = asyncio.run(_spectators(port, pid, 200 if quick else 2000))
    loading = _loading()
    theirs = [result for result in peers if result is not None]
    figures = {
        "machine": machine() | {"load": os.getloadavg()[0]},
        "tables": tables,
        "ours": ours,
        "boardgame.io": theirs,
        "steady": steady,
        "spectators": idle,
        "load_200_moves_ms": loading,
    }
    rows: list[list[Any]] = [_row("tabletowers, as fast as it goes", ours)]
    if theirs:
        rows.append(_row("boardgame.io with FlatFile, as fast as it goes", theirs))
    rows.append(_row("tabletowers, steady", [steady]))
    columns = ["", "moves a second", "median ms", "99th percentile ms", "tables still playing"]
    table(f"{tables} tables of three", columns, rows)
    print(f"{idle['count']} idle spectators: the server uses {idle['megabytes']:.0f} MB")
    print(f"a table of 200 moves loads in {loading['snapshot']:.1f} ms, from its log alone in {loading['log']:.1f} ms")
    return figures


def ratios(figures: dict[str, Any]) -> Iterator[Ratio]:
    """Compare our server with boardgame.io's, both at full speed. A load that stalled at some tables is not valid."""

    def middle(results: list[dict[str, Any]], key: str) -> float | None:
        return statistics.median(result[key] for result in results) if results else None

    ours, theirs, peer = figures["ours"], figures["boardgame.io"], "boardgame.io with FlatFile"
    what = f"server, {figures['tables']} tables of three"
    stalled = [result for result in (*ours, *theirs) if result["playing"] < result["tables"]]
    for key, unit, compared in (
        ("moves_per_second", "moves/s", Ratio.more),
        ("median_ms", "ms to an answer, median", Ratio.less),
        ("p99_ms", "ms to an answer, 99th percentile", Ratio.less),
    ):
        ratio = compared(what, unit, middle(ours, key) or 0.0, peer, middle(theirs, key))
        if stalled:
            why = f"not valid: {stalled[0]['playing']} of {stalled[0]['tables']} tables played to the end"
            ratio = ratio._replace(times=None, flaw=why)
        yield ratio


def _row(name: str, results: list[dict[str, Any]]) -> list[Any]:
    return [
        name,
        *(statistics.median(result[key] for result in results) for key in ("moves_per_second", "median_ms", "p99_ms")),
        min(result["playing"] for result in results),
    ]


def _wait(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"no answer from {address}")


@contextmanager
def serving(folder: Path, *more: str, limits: bool = False) -> Iterator[tuple[int, int]]:
    """Run one server process with durable SQLite storage. Yields its port and process id."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "tabletowers",
        "serve",
        "--port",
        str(port),
        "--database",
        str(folder / "t.sqlite3"),
        "--no-weekly-match",
    ]
    if not limits:
        command.append("--no-limits")
    process = subprocess.Popen([*command, "--log-level", "error", *more], stderr=subprocess.DEVNULL)
    try:
        _wait(f"http://127.0.0.1:{port}/ready", process)
        yield port, process.pid
    finally:
        end(process)


def _measured(module: str, *arguments: float) -> dict[str, Any]:
    command = [sys.executable, "-m", f"benchmarks.{module}", *map(str, arguments)]
    result: dict[str, Any] = json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    return result


def _load(port: int, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    return _measured("load", port, tables, seconds, rate, 2.0)


def _peer(tables: int, seconds: float) -> dict[str, Any] | None:
    """Measure the peer, installed into the cache when first needed. Returns None where that is not possible."""
    try:
        home = node_folder()
    except OSError as error:
        print(f"boardgame.io is missing: {error}", file=sys.stderr)
        return None
    script = home / "peer.cjs"
    script.write_text((Path(__file__).parent / "peer.cjs").read_text("utf-8"), "utf-8")
    port, lobby = free_port(), free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = ["node", str(script), str(port), str(lobby), folder]
        process = subprocess.Popen(
            command,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait(f"http://127.0.0.1:{port}/", process)
            return _measured("peerload", port, lobby, tables, seconds, 2.0)
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"boardgame.io could not be measured: {error}", file=sys.stderr)
            return None
        finally:
            process.kill()
            process.wait()


async def _spectators(port: int, pid: int, count: int) -> dict[str, Any]:
    """Measure the server's memory with `count` spectators at one table."""
    from benchmarks.http_client import call
    from benchmarks.websocket_client import WebSocketClient

    token = (await call(port, "POST", "/api/v1/guests", {"name": "Host"}))["token"]
    seats = [{"kind": "me"}, {"kind": "local", "name": "Other"}]
    made = await call(
        port, "POST", "/api/v1/tables", {"game": load_game(), "seats": seats, "visibility": "lobby"}, token
    )
    await call(port, "POST", f"/api/v1/tables/{made['id']}/start", {}, token)
    loop, wires = asyncio.get_running_loop(), []
    heard = 0

    def hear(wire: WebSocketClient, message: bytes) -> None:
        nonlocal heard
        heard += message.startswith(b'{"type":"state"')

    for _ in range(count):
        wire = WebSocketClient("/api/v1/ws", f"127.0.0.1:{port}", {}, hear)
        await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
        await wire.opened
        wires.append(wire)
        wire.send(json.dumps({"type": "subscribe", "table": made["id"]}).encode())
    while heard < count:
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    megabytes = resident(pid)
    for wire in wires:
        wire.close()
    return {"count": count, "megabytes": megabytes}


def resident(pid: int) -> float:
    """Return the megabytes of memory that a process occupies."""
    if sys.platform == "linux":
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    out = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True).stdout
    return int(out) / 1024


def _loading() -> dict[str, float]:
    """The milliseconds to load a table of 200 moves: from its snapshot, and from its log alone."""
    from tabletowers.table import Table, commands, requests, snapshot
    from tabletowers.table import entries as e

    seats = [requests.SeatWish("me"), *[requests.SeatWish("local", name="x")] * 3]
    made = commands.create(0, "p0", requests.NewTable(load_game(), seats, shuffle=False), ("greedy",), table="t")
    commands.start(made, 0, "p0", requests.Start())
    moves = 0
    while moves < 200:
        seat = made.playing().to_move
        if seat is None:
            break
        commands.move(made, moves, "p0", requests.MoveIn(seat, made.legal(seat)[0], made.position, str(moves)))
        if made.own_undo(seat) and moves % 3 == 0 and made.status == "running":
            commands.undo(made, moves, "p0", requests.UndoIn(seat, made.position))
        moves += 1
    log, kept = e.encode(made.pending), snapshot.take(made)

    def milliseconds(load: Callable[[], object]) -> float:
        times = []
        for _ in range(7):
            began = time.perf_counter()
            load()
            times.append(time.perf_counter() - began)
        return 1000 * statistics.median(times) * 200 / max(moves, 1)

    return {
        "snapshot": milliseconds(lambda: snapshot.restore(kept)),
        "log": milliseconds(lambda: Table.load(e.decode(log))),
    }
