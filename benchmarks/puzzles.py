"""`tabletowers bench puzzles`: solving puzzles beside OR-Tools CP-SAT, generating them, and hints."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks import Ratio, machine, table
from benchmarks.peers import version_of
from tabletowers.games.oldtown.puzzles.model import OFFICIAL
from tabletowers.puzzles import LEVELS, Puzzle, explain, generate, hint, official, solve


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print the results and return the figures. Everything is compiled before the first clock starts."""
    explain(official(7))
    generate("expert", 1)
    return {
        "on": {**machine(), "ortools": version_of("ortools")},
        "solving": _solving(20 if quick else 200, 1 if quick else 5),
        "generating": _generating(5 if quick else 40),
        "hints": _hints(),
    }


def ratios(figures: dict[str, Any]) -> Iterator[Ratio]:
    """Compare solving with CP-SAT: on average, and for the puzzle where CP-SAT comes closest."""
    solving = figures["solving"]
    peer = "OR-Tools CP-SAT"
    yield Ratio.less("solving a puzzle, mean of eight", "ms", solving["mean_ms"], peer, solving["cpsat_mean_ms"])
    if solving["cpsat_mean_ms"] is not None:
        puzzles = solving["puzzles"]
        number = min(puzzles, key=lambda key: puzzles[key]["cpsat_ms"] / puzzles[key]["ms"])
        closest = puzzles[number]
        yield Ratio.less(f"solving puzzle {number}, the closest", "ms", closest["ms"], peer, closest["cpsat_ms"])


def _solving(rounds: int, peer_rounds: int) -> dict[str, Any]:
    """Measure solving the eight corrected puzzles, with proof that each solution is unique."""
    with_peer = version_of("ortools") is not None
    rows: list[list[str]] = []
    results: dict[int, dict[str, Any]] = {}
    for number in range(1, OFFICIAL + 1):
        puzzle = official(number)
        assert solve(puzzle).unique
        ours = min(_seconds(lambda p=puzzle: solve(p), rounds) for _ in range(3))  # type: ignore[misc]
        peer = min(_peer(puzzle) for _ in range(peer_rounds)) if with_peer else None
        results[number] = {"ms": ours * 1e3, "cpsat_ms": None if peer is None else peer * 1e3}
        rows.append([f"puzzle {number}", f"{ours * 1e3:.3f}", *_compared(ours, peer)])
    mean = sum(result["ms"] for result in results.values()) / OFFICIAL
    peer_mean = sum(result["cpsat_ms"] for result in results.values()) / OFFICIAL if with_peer else None
    rows.append(["mean", f"{mean:.3f}", *_compared(mean / 1e3, None if peer_mean is None else peer_mean / 1e3)])
    table("Solving with proof of uniqueness, one core", ["", "ms", "CP-SAT ms", "times faster"], rows)
    if not with_peer:
        print("OR-Tools is not installed here; for the comparison: tabletowers bench all")
    times = None if peer_mean is None else peer_mean / mean
    return {"puzzles": results, "mean_ms": mean, "cpsat_mean_ms": peer_mean, "times_cpsat": times}


def _compared(ours: float, peer: float | None) -> list[str]:
    return ["-", "-"] if peer is None else [f"{peer * 1e3:.1f}", f"{peer / ours:,.0f}"]


def _peer(puzzle: Puzzle) -> float:
    """The seconds that CP-SAT itself takes to find the town and to prove that there is no other."""
    from tabletowers.games.oldtown.puzzles.cpsat import solve_with_cpsat

    towns, complete, seconds = solve_with_cpsat(puzzle, 2)
    assert complete
    assert len(towns) == 1
    return seconds


def _generating(count: int) -> dict[str, Any]:
    """Measure generating new puzzles of each level."""
    rows, results = [], {}
    for level in LEVELS:
        for minimal in (False, True):
            times = []
            for seed in range(count):
                started = time.perf_counter()
                generate(level, seed, minimal=minimal)
                times.append(time.perf_counter() - started)
            name = f"{level}, minimal" if minimal else level
            results[name] = {"per_second": count / sum(times), "longest_s": max(times)}
            rows.append([name, f"{count / sum(times):.1f}", f"{max(times):.2f}"])
    table("Generating, one core", ["level", "a second", "longest, s"], rows)
    return results


def _hints() -> dict[str, Any]:
    """Measure every hint on the way through the eight puzzles and one expert puzzle, without pencil marks."""
    rows, results = [], {}
    puzzles = [(f"puzzle {number}", official(number)) for number in range(1, OFFICIAL + 1)]
    puzzles.append(("an expert puzzle", generate("expert", 1).puzzle))
    for name, puzzle in puzzles:
        assert puzzle.solution is not None
        times = []
        for entered in range(len(puzzle.solution)):
            at = {"entries": dict(enumerate(puzzle.solution[:entered], 1))}
            times.append(_seconds(lambda p=puzzle, a=at: hint(p, a), 1))  # type: ignore[misc]
        results[name] = {"mean_ms": 1e3 * sum(times) / len(times), "longest_ms": 1e3 * max(times)}
        rows.append([name, f"{1e3 * sum(times) / len(times):.1f}", f"{1e3 * max(times):.1f}"])
    table("Hints, one core", ["", "mean ms", "longest ms"], rows)
    return results


def _seconds(work: Callable[[], object], rounds: int) -> float:
    """The seconds that one round of the work takes."""
    started = time.perf_counter()
    for _ in range(rounds):
        work()
    return (time.perf_counter() - started) / rounds
