"""`tabletowers bench batch`: environment steps a second of many games at once, with observations and masks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from benchmarks import Ratio, machine, table
from benchmarks.peergames import TITLES, environment_speeds, fastest
from benchmarks.rules import Measured, measured
from tabletowers.lab.batch import Batch

#: Games stepped at once: enough to hide the cost of a call, few enough to stay in the processor's cache.
_GAMES = 2048
_REPEATS = 5


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    seconds = 0.1 if quick else 1.0
    peers = environment_speeds(seconds)
    rows = []
    results: dict[str, dict[str, Any]] = {}
    for each in measured():
        results[each.name] = {}
        goal = None if (benchmark := each.rules.benchmark) is None else benchmark.batch_goal
        for players in each.rules.seats:
            figures = _measure(each, players, seconds)
            results[each.name][str(players)] = figures
            rows.append(
                [
                    f"{each.name}, {players} players",
                    f"{figures['steps_per_second'] / 1e6:.2f} million",
                    f"{figures['with_choosing'] / 1e6:.2f} million",
                    f"{figures['core_ns_a_step']:.0f}",
                    "-" if goal is None else f"{goal / 1e6:g} million",
                ]
            )
    columns = ["game", "steps/s", "with random actions chosen", "ns of a core a step", "goal (two cores)"]
    table(f"Batches of {_GAMES} games on all cores, observations and masks included", columns, rows)
    rows = [[TITLES[name], peer, f"{speed:,.0f}"] for name, games in peers.items() for peer, speed in games.items()]
    if rows:
        table("Environments of other libraries", ["library", "game", "steps/s"], rows)
    return {"on": machine(), "at_once": _GAMES, "games": results, "peers": peers}


def ratios(figures: dict[str, Any]) -> Iterator[Ratio]:
    """Compare each game, with as many players as in the other benchmarks, with the fastest game of each library."""
    for each in measured():
        ours = figures["games"][each.name][str(each.players)]["steps_per_second"]
        for library in ("open_spiel", "pettingzoo"):
            what = f"steps of a batch, {each.name}, {each.players} players"
            yield Ratio.more(what, "steps/s", ours, *fastest(figures["peers"], library))


def _measure(each: Measured, players: int, seconds: float) -> dict[str, float]:
    """Measure random play of games at all stages, and keep the best of a few rounds."""
    batch = Batch(each.rules.name, _GAMES, players, seed=1, **each.options)
    for _ in range(200):
        batch.step(batch.choose())
    best = {"steps_per_second": 0.0, "with_choosing": 0.0, "core_ns_a_step": float("inf")}
    for _ in range(_REPEATS):
        stepping = choosing = 0.0
        steps = 0
        cores = time.process_time()
        while stepping + choosing < seconds / _REPEATS:
            started = time.perf_counter()
            actions = batch.choose()
            chosen = time.perf_counter()
            batch.step(actions)
            choosing += chosen - started
            stepping += time.perf_counter() - chosen
            steps += _GAMES
        cores = time.process_time() - cores
        best["steps_per_second"] = max(best["steps_per_second"], steps / stepping)
        best["with_choosing"] = max(best["with_choosing"], steps / (stepping + choosing))
        best["core_ns_a_step"] = min(best["core_ns_a_step"], 1e9 * cores / steps)
    return best
