"""Every make of a game's kernels as something that does jobs (`proof`): on this machine, emulated, and in a browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np

from tabletowers.build.building import records_of
from tabletowers.build.chromium import launch
from tabletowers.build.driving import Driven
from tabletowers.build.exports import exports
from tabletowers.build.proof import Caller, Job, prove
from tabletowers.contract import Game
from tabletowers.kernel.library import Library
from tabletowers.kernel.module import Module
from tabletowers.kernel.uncompiled import function

_HERE = Path(__file__).parent
#: Jobs that are handed to a browser at once.
_AT_ONCE = 200


@cache
def here(game: Game, *, compiled: bool) -> Caller:
    """The kernels of this process: as Numba compiles them, or as the plain functions they are made from."""
    functions = {}
    for export in exports(game):
        kinds = [(kind.count(":"), _dtype(export.module, kind)) for kind in export.arguments]
        functions[export.name] = _over_arrays(export.kernel if compiled else function(export.kernel), kinds)
    return functions.__getitem__


def _dtype(module: Any, kind: str) -> Any:
    name = kind.partition("[")[0]
    return getattr(module, name) if name.isupper() else np.dtype(name)


def _over_arrays(kernel: Any, kinds: Sequence[tuple[int, Any]]) -> Any:
    def call(*given: Any) -> Any:
        passed = []
        for (axes, dtype), value in zip(kinds, given, strict=True):
            if axes == 0:
                passed.append(bool(value) if dtype == np.bool_ else value)
            elif axes == 1:
                passed.append(np.frombuffer(value, dtype))
            else:
                passed.append(np.frombuffer(value.numbers, dtype).reshape(-1, value.columns))
        return kernel(*passed)

    return call


def by_caller(game: Game, caller: Caller, jobs: Iterable[Job]) -> Iterator[int]:
    """The checksums of a make in this process."""
    records = records_of(exports(game))
    for job in jobs:
        yield prove(caller, records, job)


def by_library(game: Game, module: Module, jobs: Iterable[Job]) -> Iterator[int]:
    """The checksums of a compiled library in this process."""
    library = Library(game, module)
    for job in jobs:
        yield prove(library.function, library.records, job)


def by_node(described: Path, jobs: Iterable[Job]) -> Iterator[int]:
    """The checksums of a WebAssembly module in Node.js."""
    yield from _elsewhere(["node", str(_HERE / "node.mjs"), str(described)], jobs)


def speed_in_node(described: Path, job: Job) -> dict[str, float]:
    """Iterations a second in Node.js, and the milliseconds that it takes to compile the module."""
    (found,) = _elsewhere(["node", str(_HERE / "node.mjs"), str(described), "--speed"], [job])
    return dict(found)


def by_driver(module: Module, command: Sequence[str], jobs: Iterable[Job]) -> Iterator[int]:
    """The checksums of a library for x86-64; the command is the emulator, if it takes one."""
    with Driven(module, command) as driven:
        for job in jobs:
            yield prove(driven.function, driven.records, job)


def _elsewhere(command: Sequence[str], jobs: Iterable[Job]) -> Iterator[Any]:
    """The answers of a program that reads one job from each line."""
    lines = "".join(json.dumps(job) + "\n" for job in jobs)
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{command[0]} failed: {done.stderr.strip()[-2000:]}")
    yield from map(json.loads, done.stdout.splitlines())


class Browser:
    """Chromium with a module loaded in a page; a context manager."""

    def __init__(self, described: Path) -> None:
        self._described = described

    def __enter__(self) -> Browser:
        from playwright.sync_api import sync_playwright

        folder = self._described.parent

        class Pages(SimpleHTTPRequestHandler):
            """Our scripts, and the module beside its description."""

            extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

            def translate_path(self, path: str) -> str:
                """Where a file lies."""
                name = Path(path).name or "page.html"
                return str((_HERE if (_HERE / name).exists() else folder) / name)

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
        Thread(target=self._server.serve_forever, daemon=True).start()
        self._playwright = sync_playwright().start()
        self._chromium = launch(self._playwright)
        self._page = self._chromium.new_page()
        self._page.goto(f"http://127.0.0.1:{self._server.server_port}/page.html")
        self._page.evaluate("(name) => start(name)", self._described.name)
        return self

    def __exit__(self, *_: object) -> None:
        self._chromium.close()
        self._playwright.stop()
        self._server.shutdown()
        self._server.server_close()

    def checksums(self, jobs: Sequence[Job]) -> Iterator[int]:
        """The checksums of these jobs."""
        for start in range(0, len(jobs), _AT_ONCE):
            yield from self._page.evaluate("(jobs) => proveAll(jobs)", jobs[start : start + _AT_ONCE])

    def speed(self, job: Job) -> dict[str, float]:
        """Iterations a second, and the milliseconds that it takes to compile the module."""
        return dict(self._page.evaluate("(job) => measure(job)", job))
