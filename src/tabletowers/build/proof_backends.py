"""Runs test jobs (`checksums`) with every backend of a game: in this process, in an emulator, and in Pyodide."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tabletowers.backends.ctypes_runtime import Library
from tabletowers.backends.module import Module
from tabletowers.backends.python_runtime import function
from tabletowers.build.builder import records_of
from tabletowers.build.checksums import Caller, Job, Proven, prove
from tabletowers.build.exports import Export, exports
from tabletowers.build.library_driver import Driven
from tabletowers.build.site import PYODIDE
from tabletowers.contract import Game

_HERE = Path(__file__).parent


@cache
def here(game: Game, *, compiled: bool) -> Caller:
    """Return the kernels in this process, either compiled by Numba or as plain Python functions."""
    functions = {}
    for export in exports(game):
        kinds = [(kind.count(":"), _dtype(export.module, kind)) for kind in export.arguments]
        functions[export.name] = _over_arrays(export, export.kernel if compiled else function(export.kernel), kinds)
    return functions.__getitem__


def _dtype(module: Any, kind: str) -> Any:
    name = kind.partition("[")[0]
    return getattr(module, name) if name.isupper() else np.dtype(name)


def _over_arrays(export: Export, kernel: Any, kinds: Sequence[tuple[int, Any]]) -> Any:
    def call(*given: Any) -> Any:
        passed = []
        for (axes, dtype), value in zip(kinds, given, strict=True):
            if axes == 0:
                passed.append(bool(value) if dtype == np.bool_ else value)
            elif axes == 1:
                passed.append(np.frombuffer(value, dtype))
            else:
                passed.append(np.frombuffer(value.numbers, dtype).reshape(-1, value.columns))
        return kernel(*export.grouped(passed, lambda record, arrays: record(*arrays)))

    return call


def by_caller(game: Game, caller: Caller, jobs: Iterable[Job]) -> Iterator[int]:
    """Yield the checksums of jobs that the backend `caller` runs in this process."""
    records = records_of(exports(game))
    for job in jobs:
        yield prove(caller, records, job)


def by_library(game: Game, module: Module, jobs: Iterable[Job]) -> Iterator[int]:
    """Yield the checksums of jobs that a compiled library runs in this process."""
    library = Library(game.kernel_spec, module)
    for job in jobs:
        yield prove(library.function, library.records, job)


def in_pyodide(game: Game, described: Path, jobs: Sequence[Job], task: str = "prove") -> list[Any]:
    """Run a function of `checksums` (by default `prove`) on each job, with a WebAssembly library in Pyodide.

    `described` is the path of the library's description. Returns the result of each job.
    """
    command = ["node", str(_HERE / "pyodide.mjs"), str(PYODIDE), str(_HERE.parents[1]), str(described)]
    lines = "".join(json.dumps(job) + "\n" for job in jobs)
    done = subprocess.run([*command, game.package, task], input=lines, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"Pyodide failed: {done.stderr.strip()[-2000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def missing_for_pyodide() -> str:
    """Return a sentence that says what is missing to run Pyodide, or "" if nothing is."""
    if shutil.which("node") is None:
        return "Node.js is not installed"
    return "" if PYODIDE.exists() else "Pyodide is not installed: run npm ci --prefix web in a checkout"


def offered_by(described: Path, proven: Iterable[Proven]) -> list[Proven]:
    """Return the jobs that a library can run. Libraries for browsers lack kernels for random play and batches."""
    offered = json.loads(described.read_text("utf-8"))["exports"]
    return [one for one in proven if all(name in offered for name, *_ in one[0].get("calls", ()))]


def by_driver(module: Module, command: Sequence[str], jobs: Iterable[Job]) -> Iterator[int]:
    """Yield the checksums of jobs that a library for any machine runs through the driver program.

    `command` starts the emulator, and is empty if none is needed.
    """
    with Driven(module, command) as driven:
        for job in jobs:
            yield prove(driven.function, driven.records, job)
