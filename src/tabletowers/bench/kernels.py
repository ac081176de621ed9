"""`tabletowers bench kernels`: the search with every make of the kernels, side by side, as a part of Numba's speed."""

from __future__ import annotations

import gzip
import json
import shutil
import time
from collections.abc import Callable
from typing import Any

from tabletowers.bench import machine, table
from tabletowers.build import makes
from tabletowers.build.building import built
from tabletowers.build.proof import Job, search_job
from tabletowers.contract import Game
from tabletowers.games import GAMES, game
from tabletowers.kernel.module import checked, this_machine

_ROUNDS = 3
#: Plain Python does this part of the iterations.
_PLAIN = 500


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print and return."""
    results = {name: _speeds(game(name), quick) for name in GAMES}
    rows = []
    for name, found in results.items():
        native = found["iterations_per_second"]["Numba"]
        for make, speed in found["iterations_per_second"].items():
            rows.append([f"{name}, {found['players']} players", make, f"{speed:,.0f}", f"{speed / native:.2f}"])
        size = f"{found['bytes']:,} bytes, {found['compressed']:,} compressed"
        rows.append(
            [f"{name}, {found['players']} players", "WebAssembly", size, f"compiled in {found['compiled']:.0f} ms"]
        )
    table("Search at the start of a game, one thread", ["game", "make", "iterations/s", "times Numba"], rows)
    return {"on": machine(), "games": results}


def _speeds(rules: Game, quick: bool) -> dict[str, Any]:
    """Iterations a second of every make; the best of a few rounds, so that other work on the machine counts little."""
    players = rules.seats[-1] if rules.benchmark is None else rules.benchmark.players
    state = rules.new(players, 1)
    sight = state.sight(state.to_move)
    job = search_job(sight, 1_000 if quick else 20_000, 1)
    few = search_job(sight, max(1, job["iterations"] // _PLAIN), 1)
    page = built(rules, "wasm32")
    native, plain = makes.here(rules, compiled=True), makes.here(rules, compiled=False)
    library = checked(built(rules, this_machine()), rules)
    speeds = {
        "Numba": _rate(lambda job: list(makes.by_caller(rules, native, [job])), job),
        "library": _rate(lambda job: list(makes.by_library(rules, library, [job])), job),
        "plain Python": _rate(lambda job: list(makes.by_caller(rules, plain, [job])), few),
    }
    compiled = 0.0
    if shutil.which("node") is not None:
        speeds["WebAssembly in Node.js"] = makes.speed_in_node(page, job)["iterations"]
    if shutil.which("chromium") is not None:
        with makes.Browser(page) as browser:
            found = browser.speed(job)
        speeds["WebAssembly in Chromium"], compiled = found["iterations"], found["compiled"]
    content = page.with_name(json.loads(page.read_text("utf-8"))["file"]).read_bytes()
    return {
        "players": players,
        "iterations_per_second": speeds,
        "bytes": len(content),
        "compressed": len(gzip.compress(content, 9, mtime=0)),
        "compiled": compiled,
    }


def _rate(work: Callable[[Job], object], job: Job) -> float:
    work(job)
    best = 0.0
    for _ in range(_ROUNDS):
        started = time.perf_counter()
        work(job)
        best = max(best, job["iterations"] / (time.perf_counter() - started))
    return best
