"""Benchmarks: speed measured beside peers in the same run.

Each benchmark is a module with `run(quick)`, which prints tables and returns the figures, and `ratios(figures)`, which
compares them with the peers'. `all` runs every benchmark that has peers.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.peers import version_of
from tabletowers.games import GAMES, game

#: The clone, where a separate process finds this package.
ROOT = Path(__file__).parents[1]

#: The benchmarks with peers.
BENCHES = ("rules", "search", "puzzles", "server", "batch")
#: The benchmarks without a peer, which are not part of `all`.
ALONE = (
    "web",
    "site",
    "kernels",
    "times",
    "soak",
    "memory",
    "kill",
    "restore",
    "upgrade",
    "people",
    "coach",
    "ratings",
    "standings",
    "strengths",
)


class Ratio(NamedTuple):
    """One comparison: our figure, a peer's (None if the peer is missing), and how many times better ours is.

    `times` is None if it is unknown. If it is unknown although there are both figures, `flaw` has the reason.
    """

    what: str
    unit: str
    ours: float
    peer: str
    theirs: float | None
    times: float | None
    flaw: str | None = None

    @classmethod
    def more(cls, what: str, unit: str, ours: float, peer: str, theirs: float | None) -> Ratio:
        """A comparison where more is better."""
        return cls(what, unit, ours, peer, theirs, ours / theirs if theirs else None)

    @classmethod
    def less(cls, what: str, unit: str, ours: float, peer: str, theirs: float | None) -> Ratio:
        """A comparison where less is better."""
        return cls(what, unit, ours, peer, theirs, theirs / ours if theirs else None)


#: The width of a table that is not printed on a terminal.
_WIDE = 140


def load_game() -> str:
    """The game with which servers are measured."""
    return next(name for name in GAMES if (wanted := game(name).benchmark) is not None and wanted.load)


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Measure how many units of work are done in a second.

    `work(n)` does n rounds and returns the units done; n grows until the time is used up.
    """
    work(1)
    rounds = 1
    while True:
        started = time.perf_counter()
        units = work(rounds)
        taken = time.perf_counter() - started
        if taken >= seconds / 4:
            break
        rounds = max(rounds * 2, int(rounds * seconds / 4 / max(taken, 1e-6)))
    best = units / taken
    for _ in range(3):
        started = time.perf_counter()
        units = work(rounds)
        best = max(best, units / (time.perf_counter() - started))
    return best


def machine() -> dict[str, Any]:
    """The machine that measures, and the versions of the software on it."""
    return {
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        **{name: version_of(name) for name in ("numpy", "numba", "open_spiel")},
    }


def _processor() -> str | None:
    """The processor's name, if the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or None
    named = (line.partition(":")[2].strip() for line in lines if line.lower().startswith(("model name", "cpu model")))
    return next(named, None)


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Print a table on standard output."""
    from rich.console import Console
    from rich.table import Table

    grid = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="left" if number == 0 else "right")
    for row in rows:
        grid.add_row(*(f"{cell:,.3g}" if isinstance(cell, float) else str(cell) for cell in row))
    # A file or a pipe has no width that a table must fit.
    Console(width=None if sys.stdout.isatty() else _WIDE).print(grid)
