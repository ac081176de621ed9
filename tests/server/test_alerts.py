"""The alerts and the dashboard in `deploy`: what goes wrong with a real server makes the right alerts fire."""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.services import free_port
from tests.server import plain_http
from tests.server.server_process import Guest
from tests.server.services import Redis
from tests.server.test_metrics import BOT, ME, Watched, bots_workers, play
from tests.server.test_notices import wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
RULES, CONFIGURATION = DEPLOY / "prometheus" / "tabletowers.rules.yml", DEPLOY / "prometheus" / "prometheus.yml"
DASHBOARD = DEPLOY / "grafana" / "tabletowers.json"
HERE = 'instance="here:9464", job="tabletowers"'

Scrape = dict[tuple[str, frozenset[tuple[str, str]]], float]


def promtool(*arguments: str) -> None:
    """Check something with Prometheus's own tool."""
    found = shutil.which("promtool")
    if found is None:
        pytest.skip("promtool is not on this machine (Debian: prometheus)")
    done = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module", autouse=True)
def with_promtool() -> None:
    """Nothing is started where nothing can be checked."""
    promtool("--version")


@contextmanager
def watched_server(folder: Path, *more: str) -> Iterator[Watched]:
    """A server with a port for its metrics."""
    where = f"127.0.0.1:{free_port()}"
    watched = Watched(folder, "--metrics-listen", where, "--no-limits", "--quick-bots", *more)
    watched.start()
    yield watched
    watched.stop()


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """A server at which a game has been played."""
    with watched_server(tmp_path_factory.mktemp("alerts")) as opened:
        play(opened)
        yield opened


def scrape(watched: Watched) -> Scrape:
    """What Prometheus would keep of the server: its metrics, and whether it answered."""
    try:
        return watched.scraped() | {("up", frozenset()): 1.0}
    except httpx.TransportError:
        return {("up", frozenset()): 0.0}


def series(scrapes: tuple[Scrape, Scrape, Scrape]) -> Iterator[dict[str, str]]:
    """The time series of a server that was well for five minutes, and then as it was in the last two scrapes.

    A worker that fell silent stays silent.
    """
    for name, labels in sorted({key for scrape in scrapes for key in scrape}, key=str):
        first, second, third = (scrape.get((name, labels)) for scrape in scrapes)
        goes_on = name == "tabletowers_worker_silence_seconds" and (third or 0) > (second or 0) > 4
        parts = [(first, 20, 0), (second, 1, 0), (third, 40, 15 if goes_on else 0)]
        values = " ".join(f"_x{more}" if value is None else f"{value!r}+{step}x{more}" for value, more, step in parts)
        its = ", ".join(f'{label}="{value}"' for label, value in sorted(labels))
        yield {"series": f"{name}{{{its}{', ' if its else ''}{HERE}}}", "values": values}


def check(folder: Path, scrapes: tuple[Scrape, Scrape, Scrape], *firing: str, silent: tuple[str, ...] = ()) -> None:
    """That nearly four minutes later these alerts fire, and those don't."""

    def asked(alert: str, samples: list[dict[str, Any]]) -> dict[str, Any]:
        expression = f'max by (alertname) (ALERTS{{alertname="{alert}", alertstate="firing"}})'
        return {"expr": expression, "eval_time": "9m", "exp_samples": samples}

    asking = [asked(alert, [{"labels": f'{{alertname="{alert}"}}', "value": 1}]) for alert in firing]
    asking += [asked(alert, []) for alert in silent]
    test = {
        "rule_files": [str(RULES)],
        "evaluation_interval": "15s",
        "tests": [{"interval": "15s", "input_series": list(series(scrapes)), "promql_expr_test": asking}],
    }
    # JSON is YAML, too.
    (folder / "test.yml").write_text(json.dumps(test))
    promtool("test", "rules", str(folder / "test.yml"))


def queries() -> list[str]:
    """What the dashboard asks for, with its variables filled in."""
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    return [query.replace("$__rate_interval", "5m").replace("$instance", ".*") for query in asked]


def test_promtool_understands_configuration_alerts_and_dashboard(tmp_path: Path) -> None:
    promtool("check", "config", str(CONFIGURATION))
    rules = [{"record": f"panel:{number}", "expr": query} for number, query in enumerate(queries())]
    (tmp_path / "panels.yml").write_text(json.dumps({"groups": [{"name": "panels", "rules": rules}]}))
    promtool("check", "rules", str(tmp_path / "panels.yml"))


def test_every_metric_of_the_alerts_and_of_the_dashboard_is_one_that_a_server_has(watched: Watched) -> None:
    guest = Guest(watched)
    guest.refused("GET", "/tables/nothing")
    has = {name for name, _ in watched.scraped()}
    used = set(re.findall(r"\b(?:tabletowers|process)_\w+", " ".join([*queries(), RULES.read_text("utf-8")])))
    assert used - has == set()


def test_nothing_fires_while_all_is_well(watched: Watched, tmp_path: Path) -> None:
    before = scrape(watched)
    play(watched)
    during = scrape(watched)
    play(watched)
    alerts = set(re.findall(r"alert: (\w+)", RULES.read_text("utf-8")))
    # A busy machine may be slow indeed.
    alerts -= {"TabletowersMovesSlow", "TabletowersLoopLate", "TabletowersDatabaseSlow", "TabletowersBotsLate"}
    assert len(alerts) == 8
    check(tmp_path, (before, during, scrape(watched)), silent=tuple(alerts))


def refused(watched: Watched, guest: Guest, table: str) -> Scrape:
    """The metrics after a command has been refused, and the server has noticed that it isn't ready."""
    failed = watched.value("tabletowers_requests_total", status="503")
    assert guest.send("POST", f"/tables/{table}/start", {}).status_code == 503
    wait_for(lambda: watched.value("tabletowers_requests_total", status="503") > failed)
    wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 503)
    return scrape(watched)


def test_a_full_disk(watched: Watched, tmp_path: Path) -> None:
    guest = Guest(watched)
    table = guest.new_table(ME, BOT)["id"]
    before = scrape(watched)
    assert watched.process is not None
    process, unlimited = watched.process.pid, resource.RLIM_INFINITY
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1024, unlimited))
    try:
        scrapes = [refused(watched, guest, table) for _ in range(2)]
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (unlimited, unlimited))
    firing = ("TabletowersNotReady", "TabletowersStorageFails", "TabletowersErrors")
    check(tmp_path, (before, scrapes[0], scrapes[1]), *firing, silent=("TabletowersDown",))
    wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 200)


def test_a_locked_database(watched: Watched, tmp_path: Path) -> None:
    guest = Guest(watched)
    table = guest.new_table(ME, BOT)["id"]
    guest.call("POST", f"/tables/{table}/start", {})
    state = guest.call("GET", f"/tables/{table}")
    move = {"seat": 0, "move": state["legal"][0], "position": state["position"], "key": "locked"}
    before = scrape(watched)
    with closing(sqlite3.connect(watched.database, isolation_level=None)) as other, ThreadPoolExecutor() as threads:
        other.execute("BEGIN IMMEDIATE")
        sent = threads.submit(guest.call, "POST", f"/tables/{table}/moves", move)
        wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 503)
        locked = scrape(watched)
        other.execute("ROLLBACK")
        sent.result()
    check(tmp_path, (before, locked, locked), "TabletowersNotReady")
    after = scrape(watched)
    check(tmp_path, (before, after, after), "TabletowersMovesSlow", "TabletowersDatabaseSlow")
    wait_for(lambda: plain_http.get(f"{watched.url}/ready").status_code == 200)


def delays(watched: Watched, before: float = 0) -> float:
    """How often the event loop was more than half a second late, beyond what was known before."""
    name = "tabletowers_loop_delay_seconds"
    shown = watched.scraped()
    return shown[f"{name}_count", frozenset()] - shown[f"{name}_bucket", frozenset({("le", "0.5")})] - before


def test_an_event_loop_that_is_held_up(watched: Watched, tmp_path: Path) -> None:
    assert watched.process is not None
    before = scrape(watched)
    for _ in range(3):
        more = partial(delays, watched, delays(watched))
        watched.process.send_signal(signal.SIGSTOP)
        time.sleep(1)
        watched.process.send_signal(signal.SIGCONT)
        wait_for(more)
    after = scrape(watched)
    check(tmp_path, (before, after, after), "TabletowersLoopLate")


def test_workers_that_hang_and_die(watched: Watched, tmp_path: Path) -> None:
    play(watched)
    before = scrape(watched)
    workers = bots_workers(watched)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    guest = Guest(watched)
    for _ in range(2):
        table = guest.new_table(BOT, ME)["id"]
        guest.call("POST", f"/tables/{table}/start", {})
    wait_for(lambda: watched.value("tabletowers_bot_queue") == 1)
    # So long does the second question wait at least.
    time.sleep(5.5)
    silent = scrape(watched)
    wait_for(lambda: watched.value("tabletowers_worker_silence_seconds", kind="bots") > 8)
    check(tmp_path, (before, silent, scrape(watched)), "TabletowersWorkerSilent", silent=("TabletowersWorkersDie",))
    for worker in workers:
        os.kill(worker, signal.SIGCONT)
    wait_for(lambda: watched.value("tabletowers_bot_queue") == 0)
    after = scrape(watched)
    check(tmp_path, (before, after, after), "TabletowersBotsLate", silent=("TabletowersWorkerSilent",))
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    play(watched)
    after = scrape(watched)
    check(tmp_path, (before, after, after), "TabletowersWorkersDie")


def test_files_that_run_out(watched: Watched, tmp_path: Path) -> None:
    assert watched.process is not None
    process, before = watched.process.pid, scrape(watched)
    limits = resource.prlimit(process, resource.RLIMIT_NOFILE)
    few = round(watched.value("process_open_fds")) + 5
    resource.prlimit(process, resource.RLIMIT_NOFILE, (few, limits[1]))
    after = scrape(watched)
    resource.prlimit(process, resource.RLIMIT_NOFILE, limits)
    check(tmp_path, (before, after, after), "TabletowersFilesRunOut")


def test_no_bot_worker_at_redis(tmp_path: Path) -> None:
    with Redis(tmp_path) as redis, watched_server(tmp_path, "--redis", redis.url) as lonely:
        alone = scrape(lonely)
        check(tmp_path, (alone, alone, alone), "TabletowersNoBots")


def test_a_server_that_is_gone(watched: Watched, tmp_path: Path) -> None:
    before = scrape(watched)
    watched.kill()
    gone = scrape(watched)
    check(tmp_path, (before, gone, gone), "TabletowersDown")
    watched.start()
