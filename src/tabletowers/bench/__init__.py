"""Speed, measured beside peers in the same run.

Each benchmark is a module with `run(quick)`, which prints tables and returns the figures, and `ratios(figures)`: how
they compare with the peers'. `all` runs every one of them that has peers.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tabletowers.bench.peers import version_of
from tabletowers.games import GAMES, game

#: The benchmarks there are.
BENCHES = ("rules", "search", "puzzles", "server", "batch")
#: Those that have no peer, and are not part of `all`.
ALONE = ("web", "site", "kernels", "times", "soak", "kill", "people", "coach")


class Ratio(NamedTuple):
    """One comparison: ours and a peer's figure (None: it is missing), and how many times better we are.

    `times` is None where that can't be said, for a reason in `flaw` if there are both figures.
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
        """More is better."""
        return cls(what, unit, ours, peer, theirs, ours / theirs if theirs else None)

    @classmethod
    def less(cls, what: str, unit: str, ours: float, peer: str, theirs: float | None) -> Ratio:
        """Less is better."""
        return cls(what, unit, ours, peer, theirs, theirs / ours if theirs else None)


#: Columns of a table that is not shown on a terminal.
_WIDE = 140


def load_game() -> str:
    """The game with which servers are measured."""
    return next(name for name in GAMES if (wanted := game(name).benchmark) is not None and wanted.load)


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second: `work(n)` does n rounds and returns the units done. Grows n until time is used up."""
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
    """What this was measured on."""
    return {
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        **{name: version_of(name) for name in ("numpy", "numba", "open_spiel")},
    }


def _processor() -> str | None:
    """The processor's own name, where the system tells it."""
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
    # A file or a pipe has no width that a table must fit into.
    Console(width=None if sys.stdout.isatty() else _WIDE).print(grid)
