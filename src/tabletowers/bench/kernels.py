"""`tabletowers bench kernels`: the search with every make of the kernels, side by side, as a part of Numba's speed."""

from __future__ import annotations

import gzip
import json
import shutil
import time
from collections.abc import Callable, Mapping
from typing import Any

from tabletowers.bench import machine, table
from tabletowers.build import makes
from tabletowers.build.building import built
from tabletowers.build.chromium import find_chromium
from tabletowers.build.proof import Caller, Job, prove, search_job
from tabletowers.contract import Game
from tabletowers.games import GAMES, game
from tabletowers.kernel.library import Library
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
    page, own = built(rules, "wasm32", this_machine())
    native, plain = makes.here(rules, compiled=True), makes.here(rules, compiled=False)
    library = Library(rules, checked(own, rules))
    speeds = {
        "Numba": _rate(native, library.records, job),
        "library": _rate(library.function, library.records, job),
        "plain Python": _rate(plain, library.records, few),
    }
    compiled = 0.0
    if shutil.which("node") is not None:
        speeds["WebAssembly in Node.js"] = makes.speed_in_node(page, job)["iterations"]
    if find_chromium() is not None:
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


def _rate(caller: Caller, records: Mapping[str, Any], job: Job) -> float:
    """Iterations a second of a make in this process: the time of the search alone, after a round to warm up."""
    spent: list[float] = []

    def timed(name: str) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            started = time.perf_counter()
            answer = caller(name)(*given)
            spent.append(time.perf_counter() - started)
            return answer

        return call

    for _ in range(1 + _ROUNDS):
        prove(timed, records, job)
    return float(job["iterations"] / min(spent))
