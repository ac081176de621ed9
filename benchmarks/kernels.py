"""`tabletowers bench kernels`: the speed of the search with every backend, relative to Numba's."""

from __future__ import annotations

import gzip
from typing import Any

from benchmarks import machine, table
from tabletowers.backends.ctypes_runtime import Library
from tabletowers.backends.module import checked
from tabletowers.build import proof_backends
from tabletowers.build.builder import built
from tabletowers.build.checksums import speed
from tabletowers.build.proof_jobs import search_job
from tabletowers.contract import Game
from tabletowers.games import GAMES, game
from tabletowers.platforms import this_machine

#: Plain Python does the iterations divided by this.
_PLAIN = 500


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    results = {name: _speeds(game(name), quick) for name in GAMES}
    rows = []
    for name, found in results.items():
        native = found["iterations_per_second"]["Numba"]
        for make, rate in found["iterations_per_second"].items():
            rows.append([f"{name}, {found['players']} players", make, f"{rate:,.0f}", f"{rate / native:.2f}"])
        size = f"{found['bytes']:,} bytes, {found['compressed']:,} compressed"
        rows.append([f"{name}, {found['players']} players", "Pyodide", size, ""])
    table("Search at the start of a game, one thread", ["game", "backend", "iterations/s", "times Numba"], rows)
    return {"on": machine(), "games": results}


def _speeds(rules: Game, quick: bool) -> dict[str, Any]:
    """The iterations a second of every backend."""
    players = rules.seats[-1] if rules.benchmark is None else rules.benchmark.players
    state = rules.new(players, 1)
    sight = state.sight(state.to_move)
    job = search_job(sight, 1_000 if quick else 20_000, 1)
    few = search_job(sight, max(1, job["iterations"] // _PLAIN), 1)
    page, own = built(rules, "emscripten", this_machine())
    native, plain = proof_backends.here(rules, compiled=True), proof_backends.here(rules, compiled=False)
    library = Library(rules.kernel_spec, checked(own, rules.kernel_spec))
    speeds = {
        "Numba": speed(native, library.records, job),
        "library": speed(library.function, library.records, job),
        "plain Python": speed(plain, library.records, few),
    }
    if not proof_backends.missing_for_pyodide():
        (speeds["Pyodide"],) = proof_backends.in_pyodide(rules, page, [job], "speed")
    content = page.with_suffix(".so").read_bytes()
    return {
        "players": players,
        "iterations_per_second": speeds,
        "bytes": len(content),
        "compressed": len(gzip.compress(content, 9, mtime=0)),
    }
