"""Runs the server in a process of its own, and starts it anew whenever a game has been edited (`serve --reload`).

Tables are in the database, so they survive. The server plays a game in plain Python until its rules are compiled.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from tabletowers.contract.registry import packages

#: The endings of the files that make a game.
ENDINGS = frozenset({".py", ".ftl", ".json", ".svg"})
#: Seconds between two looks at the files, and for which the server may take to stop.
_LOOK, _PATIENCE = 0.3, 5.0

Stamps = dict[Path, tuple[int, int]]


def serve_and_reload(given: Sequence[str]) -> int:
    """Run `serve` with these arguments until it is stopped, and again after every edit. Returns its exit code."""
    folders = [*_folders()]
    server, stamps = _begin(given), _stamps(folders)
    stopping = edited = reported = False

    def stop(number: int, frame: object) -> None:
        nonlocal stopping
        stopping = True

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, stop)
    while not stopping:
        time.sleep(_LOOK)
        if (now := _stamps(folders)) != stamps:
            changed = sorted({file for file, _ in now.items() ^ stamps.items()})
            print(f"tabletowers serve: {_named(changed)} changed; starting again", file=sys.stderr, flush=True)
            _end(server)
            server, stamps = _begin([argument for argument in given if argument != "--open"]), now
            edited, reported = True, False
        elif server.poll() is not None:
            if not edited or server.returncode == 0:
                return server.returncode
            if not reported:
                print("tabletowers serve: stopped by an error, until the next edit", file=sys.stderr, flush=True)
                reported = True
    return _end(server)


def _begin(given: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "tabletowers", "serve", *given])


def _end(server: subprocess.Popen[bytes]) -> int:
    """Stop the server, and return its exit code."""
    server.terminate()
    try:
        return server.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        return server.wait()


def _folders() -> Iterator[Path]:
    """Yield the folders of the packages of all games."""
    for package in packages().values():
        try:
            spec = find_spec(package)
        except Exception:  # of a package around it; the server reports the game
            continue
        yield from map(Path, (spec.submodule_search_locations if spec is not None else None) or ())


def _stamps(folders: Sequence[Path]) -> Stamps:
    """Return when each file of these folders was changed last, and its size."""
    stamps: Stamps = {}
    for folder in folders:
        for file in folder.rglob("*"):
            if file.suffix in ENDINGS:
                try:
                    seen = file.stat()
                except FileNotFoundError:  # just deleted
                    continue
                stamps[file] = seen.st_mtime_ns, seen.st_size
    return stamps


def _named(files: Sequence[Path]) -> str:
    """Return the names of a few files."""
    first = ", ".join(f"{file.parent.name}/{file.name}" for file in files[:3])
    return first if len(files) <= 3 else f"{first} and {len(files) - 3} more files"
