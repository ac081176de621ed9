"""Speed, measured beside peers in the same run. Each module has `run(quick)`, which prints a table and returns it."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from importlib import metadata
from typing import Any

#: The benchmarks there are.
BENCHES = ("rules", "search", "puzzles", "server")


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


def version_of(package: str) -> str | None:
    """The installed version of a package, None if it is missing."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def machine() -> dict[str, Any]:
    """What this was measured on."""
    return {
        "machine": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        **{name: version_of(name) for name in ("numpy", "numba", "open_spiel")},
    }


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Print a table on standard output."""
    from rich.console import Console
    from rich.table import Table

    grid = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="left" if number == 0 else "right")
    for row in rows:
        grid.add_row(*(f"{cell:,.3g}" if isinstance(cell, float) else str(cell) for cell in row))
    Console().print(grid)
