"""What an operator sees of a server: its metrics, on a port of their own."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from benchmarks.services import free_port
from tests.server import plain_http
from tests.server.server_process import Guest, ServerProcess, play_alone
from tests.server.test_notices import wait_for

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}


class Watched(ServerProcess):
    """A server with a port for its metrics."""

    def scraped(self) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
        """All its metrics, by name and labels."""
        text = plain_http.get(f"http://{self.arguments[1]}/metrics").text
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def value(self, name: str, **labels: str) -> float:
        """One of its metrics; 0 if there is none with these labels yet."""
        return self.scraped().get((name, frozenset(labels.items())), 0.0)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """A server that no other test uses."""
    where = f"127.0.0.1:{free_port()}"
    opened = Watched(tmp_path_factory.mktemp("watched"), "--metrics-listen", where, "--no-limits", "--quick-bots")
    opened.start()
    yield opened
    opened.stop()


def play(watched: Watched) -> None:
    """Play a game against a bot."""
    guest = Guest(watched)
    table = guest.new_table(ME, BOT)["id"]
    guest.call("POST", f"/tables/{table}/start")
    with guest.socket() as talk:
        play_alone(talk, table)


def bots_workers(watched: Watched) -> list[int]:
    """Its workers: all its processes but that of the standard library which looks after semaphores."""
    started = [process for process in watched.workers() if Path(f"/proc/{process}/cmdline").exists()]
    return [process for process in started if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()]


def test_metrics_are_on_their_own_port_alone(watched: Watched) -> None:
    assert plain_http.get(f"{watched.url}/metrics").status_code == 403
    there = f"http://{watched.arguments[1]}"
    assert plain_http.get(f"{there}/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")
    for path in ("/", "/api/v1/games", "/ready"):
        assert plain_http.get(there + path).status_code == 404


def test_a_game_is_seen_in_every_histogram(watched: Watched) -> None:
    play(watched)
    shown = watched.scraped()
    counts = {name for (name, labels), value in shown.items() if name.endswith("_seconds_count") and value > 0}
    assert counts >= {
        "tabletowers_request_seconds_count",
        "tabletowers_move_seconds_count",
        "tabletowers_loop_delay_seconds_count",
        "tabletowers_bot_queue_seconds_count",
        "tabletowers_bot_seconds_count",
        "tabletowers_database_seconds_count",
    }
    kinds = {dict(labels)["kind"] for name, labels in shown if name == "tabletowers_database_seconds_count"}
    assert kinds == {"read", "write", "commit"}
    assert watched.value("process_resident_memory_bytes") > 1e6
    assert watched.value("process_cpu_seconds_total") > 0


def test_requests_are_told_apart_by_route_and_not_by_what_is_in_it(watched: Watched) -> None:
    guest = Guest(watched)
    route = {"method": "GET", "route": "/api/v1/tables/{table}"}
    before = watched.value("tabletowers_request_seconds_count", **route)
    for name in ("one", "two", "three"):
        guest.refused("GET", f"/tables/{name}")
    # A request is counted after it has been answered.
    wait_for(lambda: watched.value("tabletowers_request_seconds_count", **route) == before + 3)
    routes = {dict(labels).get("route", "") for _, labels in watched.scraped()}
    assert not any(name in route for route in routes for name in ("/one", "/two", "/three"))


def test_it_is_not_ready_while_the_disk_is_full(watched: Watched) -> None:
    assert watched.process is not None
    process, unlimited = watched.process.pid, resource.RLIM_INFINITY
    # No file may grow any more: as good as a full disk.
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1024, unlimited))
    try:
        wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 503)
        assert watched.value("tabletowers_ready") == 0
        assert watched.value("tabletowers_storage_failures_total") >= 1
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (unlimited, unlimited))
    wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 200)
    assert watched.value("tabletowers_ready") == 1


def test_it_is_not_ready_while_the_database_is_locked(watched: Watched) -> None:
    with closing(sqlite3.connect(watched.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 503)
        assert watched.value("tabletowers_ready") == 0
        assert plain_http.get(f"{watched.url}/health").status_code == 200
        other.execute("ROLLBACK")
        wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 200)
        # Nothing is left of what was stored to find out.
        assert other.execute("""SELECT count(*) FROM log WHERE "table" LIKE '?%'""").fetchone() == (0,)


def test_a_worker_that_hangs_falls_silent_and_one_that_dies_is_counted(watched: Watched) -> None:
    play(watched)
    bots = {"kind": "bots"}
    wait_for(lambda: watched.value("tabletowers_workers", **bots) == 1)
    before = watched.value("tabletowers_worker_deaths_total", **bots)
    workers = bots_workers(watched)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    # Heartbeats come every two seconds.
    wait_for(lambda: watched.value("tabletowers_worker_silence_seconds", **bots) > 4)
    for worker in workers:
        os.kill(worker, signal.SIGCONT)
    wait_for(lambda: watched.value("tabletowers_worker_silence_seconds", **bots) < 4)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    play(watched)
    assert watched.value("tabletowers_worker_deaths_total", **bots) == before + 1
    wait_for(lambda: watched.value("tabletowers_workers", **bots) == 1)
