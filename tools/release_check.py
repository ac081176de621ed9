"""Measures a wheel in a new environment: its size, how soon it plays and serves, and what it writes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: What a measurement may be at most.
LIMITS = {"MB": 60.0, "MB with [server]": 110.0, "s until --help": 0.3, "s until a move": 3.0, "s until a page": 5.0}
#: Seconds to wait for a server, and its port.
_PATIENCE, _PORT = 60, 8431


def check(wheel: Path) -> int:
    """Print all measurements. Returns 1 if one is above its limit."""
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as place:
        found = dict(_measured(wheel, Path(place)))
    for what, value in found.items():
        print(f"{value:8.2f} {what} (at most {LIMITS[what]:g})")
    return int(any(value > LIMITS[what] for what, value in found.items()))


def _measured(wheel: Path, folder: Path) -> Iterator[tuple[str, float]]:
    from tabletowers.games import GAMES

    venv.create(folder / "env", with_pip=False)
    program = str(folder / "env" / "bin" / "tabletowers")
    # Nothing of this environment, and a home that can't be written.
    surroundings = {"PATH": os.defpath, "LANG": "C", "HOME": "/dev/null/nobody"}
    _install(str(wheel), folder)
    yield "MB", _size(folder / "env")
    for what, command, sign in (
        ("s until --help", [program, "--help"], "play in the terminal"),
        ("s until a move", [program, "play", GAMES[0], "--seed", "1"], "Your move"),
    ):
        # The second time counts: the first reads the files.
        for _ in range(2):
            started = time.monotonic()
            done = subprocess.run(command, env=surroundings, input="", capture_output=True, text=True, check=False)
            seconds = time.monotonic() - started
        if sign not in done.stdout:
            raise SystemExit(f"{' '.join(command)} failed: {done.stderr}")
        yield what, seconds
    _install(f"{wheel}[server]", folder)
    yield "MB with [server]", _size(folder / "env")
    command = [program, "serve", "--port", str(_PORT), "--database", str(folder / "tables.db"), "--log-level", "error"]
    started = time.monotonic()
    with _running(command, surroundings):
        _fetch("/ready")
        _fetch("/")
        yield "s until a page", time.monotonic() - started


def _install(what: str, folder: Path) -> None:
    python = str(folder / "env" / "bin" / "python")
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", "--quiet", what], check=True)


def _size(folder: Path) -> float:
    """The megabytes of all files."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


@contextmanager
def _running(command: list[str], surroundings: dict[str, str]) -> Iterator[None]:
    server = subprocess.Popen(command, env=surroundings)
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def _fetch(path: str) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{_PORT}{path}", timeout=5).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
