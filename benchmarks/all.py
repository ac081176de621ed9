"""`tabletowers bench all`: every benchmark beside its peers, and one table of the ratios."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import BENCHES, ROOT, Ratio, machine, table
from benchmarks.peers import PACKAGES, node_version, python_with_peers
from tabletowers import __version__

#: The start and the end of the measured part of a page of the documentation.
_BEGIN, _END = "<!-- measured -->", "<!-- end -->"
_COLUMNS = ("what", "ours", "unit", "peer", "theirs", "times")


def run(quick: bool = False) -> dict[str, Any]:
    """Install the peers, run every benchmark in its own process, print and return the results. Skips failed ones."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    python = python_with_peers(_say)
    figures = {}
    for number, name in enumerate(BENCHES, 1):
        _say(f"bench {name} ({number} of {len(BENCHES)}) …")
        if (measured := _figures(python, name, quick)) is None:
            _say(f"bench {name} failed; the others go on")
        else:
            figures[name] = measured
    compared = [ratio for name, own in figures.items() for ratio in _ratios(name, own)]
    on = {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "tabletowers": __version__,
        "quick": quick,
        "load": busy,
        **machine(),
    }
    on["peers"] = {**_versions(python), "boardgame.io": node_version("boardgame.io")}
    table("Beside our peers", _COLUMNS, [_row(ratio) for ratio in compared])
    print(_where(on))
    return {"on": on, "ratios": [ratio._asdict() for ratio in compared], "figures": figures}


def place_in(path: Path) -> tuple[str, str]:
    """The text of a page before and after the table of a run. If there is no page yet, the text of a new one."""
    page = path.read_text("utf-8") if path.exists() else f"# Benchmarks\n\n{_BEGIN}\n{_END}\n"
    place = re.search(rf"^{_BEGIN}$.*?^{_END}$", page, re.DOTALL | re.MULTILINE)
    if place is None:
        raise ValueError(f"{path}: expected a line {_BEGIN} and a line {_END} around the table")
    return page[: place.start()], page[place.end() :]


def write_page(path: Path, results: dict[str, Any]) -> None:
    """Put the table of a run into a page, replacing the previous one."""
    before, after = place_in(path)
    rows = [_row(Ratio(**ratio)) for ratio in results["ratios"]]
    lines = [
        _where(results["on"]),
        "",
        f"| {' | '.join(_COLUMNS)} |",
        "|---|---:|---|---|---:|---:|",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
    path.write_text(before + "\n".join([_BEGIN, *lines, _END]) + after, "utf-8")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _figures(python: str, name: str, quick: bool) -> dict[str, Any] | None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        command = [python, "-m", "tabletowers", "bench", name, "--json", str(file), *(["--quick"] if quick else [])]
        with subprocess.Popen(command) as bench:
            try:
                failed = bench.wait()
            except KeyboardInterrupt:
                bench.wait(60)  # it was interrupted, too, and cleans up
                raise
        if failed:
            return None
        figures: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return figures


def _ratios(name: str, figures: dict[str, Any]) -> list[Ratio]:
    return list(import_module(f"benchmarks.{name}").ratios(figures))


def _versions(python: str) -> dict[str, str | None]:
    """The versions of the peers in the environment in which they were measured, or None for one that is missing."""
    code = "import json, sys; from benchmarks.peers import version_of; "
    code += "print(json.dumps({name: version_of(name) for name in sys.argv[1:]}))"
    done = subprocess.run([python, "-c", code, *PACKAGES], cwd=ROOT, check=True, capture_output=True, text=True)
    versions: dict[str, str | None] = json.loads(done.stdout)
    return versions


def _row(ratio: Ratio) -> list[str]:
    theirs = "missing" if ratio.theirs is None else _number(ratio.theirs)
    times = ratio.flaw or ("–" if ratio.times is None else _number(ratio.times))
    return [ratio.what, _number(ratio.ours), ratio.unit, ratio.peer, theirs, times]


def _number(value: float) -> str:
    """A number with three significant digits."""
    return f"{float(f'{value:.3g}'):,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _where(on: dict[str, Any]) -> str:
    """Where the figures come from, as a sentence: date, versions and machine."""
    peers = ", ".join(f"{name} {version or 'missing'}" for name, version in on["peers"].items())
    processor = f"{on['processor']}, " if on["processor"] else ""
    how = "a quick run" if on["quick"] else "a whole run"
    busy = "" if on["load"] is None else f" with a load of {on['load']:.1f} before"
    return (
        f"{on['date']}, {how} of tabletowers {on['tabletowers']} on {on['cores']} cores ({processor}{on['machine']}, "
        f"{on['system']}){busy}, Python {on['python']}, NumPy {on['numpy']}, Numba {on['numba']}. Peers: {peers}."
    )
