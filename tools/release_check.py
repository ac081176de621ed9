"""Measures a release in new environments: its files, its sizes, how soon it plays and serves, and where it does."""

from __future__ import annotations

import hashlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

#: Seconds to wait for a server, and its port.
_PATIENCE, _PORT = 60, 8431
#: What a source archive that is installed by itself answers when it is to play.
_NEITHER = "there is neither Numba nor NumPy"


class Row(NamedTuple):
    """A line of the table: what was looked at, what it may be at most, what it was, and the processor's seconds."""

    what: str
    most: str
    measured: str
    processor: str = ""
    is_fine: bool = True


def check(folder: Path, pythons: Sequence[str], *, only_hosting: bool = False) -> int:
    """Print a table of all measurements of the release in a folder. Returns 1 if one is not as it should be."""
    fine = True
    print("| what | at most | measured | processor |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as name:
        place = Path(name)
        for row in _hosting(folder, place) if only_hosting else _rows(folder, place, pythons):
            fine = fine and row.is_fine
            print(
                f"| {row.what} | {row.most} | {row.measured}{'' if row.is_fine else ' !'} | {row.processor} |",
                flush=True,
            )
    return int(not fine)


def _rows(release: Path, place: Path, pythons: Sequence[str]) -> Iterator[Row]:
    from tabletowers.games import GAMES
    from tabletowers.platforms import TAGS, this_machine, wheel

    yield _sums(release)
    for target in TAGS:
        yield _libraries(release / wheel(target), target)
    own = release / wheel(this_machine())
    first = Environment(place / "first", sys.executable)
    first.install(str(own))
    yield _most("installed", 60, first.size(), "MB")
    yield first.timed("`tabletowers --help`", 0.3, ["--help"], "play in the terminal")
    play = ["play", GAMES[0], "--seed", "1"]
    yield first.timed(f"`tabletowers play {GAMES[0]}` until it asks for a move", 3, play, "Your move")
    yield first.plays_alone(play)
    first.install(f"{own}[server]")
    yield _most("installed with `[server]`, on SQLite", 110, first.size(), "MB")
    yield from _served(first, place, GAMES[0])
    for number, python in enumerate(pythons):
        other = Environment(place / f"python{number}", python)
        other.install(str(own))
        yield other.timed(f"the same with {other.version()}", 3, play, "Your move")
    for target in TAGS:
        if target != this_machine():
            yield _refused(first, release / wheel(target), target)
            break
    for archive in sorted(release.glob("*.tar.gz")):
        source = Environment(place / "source", sys.executable)
        source.install(str(archive))
        yield source.timed("the source archive without the extra `study`: a sentence", 3, play, _NEITHER)
    yield from _hosting(release, place)


def _hosting(release: Path, place: Path) -> Iterator[Row]:
    """Whether everything that hosting.md tells an operator to do can be done."""
    from tools.hosting_check import whole

    for result in whole(release, place):
        yield Row(result.what, "", result.remark or ("yes" if result.is_fine else "no"), is_fine=result.is_fine)


def _most(what: str, most: float, value: float, unit: str, processor: str = "") -> Row:
    return Row(what, f"{most:g} {unit}", f"{value:.2f} {unit}", processor, value <= most)


def _sums(release: Path) -> Row:
    """Whether every file has the checksum that is written down."""
    lines = (release / "SHA256SUMS").read_text("utf-8").splitlines()
    wrong = [
        name
        for digest, name in (line.split() for line in lines)
        if hashlib.sha256((release / name).read_bytes()).hexdigest() != digest
    ]
    return Row("files with their checksums", "", f"{len(lines) - len(wrong)} of {len(lines)}", is_fine=not wrong)


def _libraries(wheel: Path, target: str) -> Row:
    """Whether each library in a wheel is for its machine, and has the functions that its description promises."""
    from tabletowers.build.library_format import read

    count, fine = 0, 0
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.startswith("tabletowers/libraries/") and name.endswith(".json"):
                described = json.loads(packed.read(name))
                content = packed.read(f"{name.rpartition('/')[0]}/{described['file']}")
                count += 1
                same = hashlib.sha256(content).hexdigest() == described["sha256"] and described["target"] == target
                if content[:4] == b"\x7fELF":
                    machine = int.from_bytes(content[18:20], "little")
                    fine += same and machine == {"x86_64": 62, "aarch64": 183}[target]
                else:
                    found = read(content)
                    fine += same and target.startswith(found.machine) and found.exports == set(described["exports"])
    return Row(f"libraries for {target} in their format", "", f"{fine} of {count}", is_fine=fine == count > 0)


def _refused(environment: Environment, wheel: Path, target: str) -> Row:
    """Whether a wheel for another machine is refused with a sentence."""
    done = environment.pip("install", "--no-deps", str(wheel))
    is_said = done.returncode != 0 and "is not a supported wheel on this platform" in done.stderr
    return Row(f"the wheel for {target}: refused, with a sentence", "", "yes" if is_said else "no", is_fine=is_said)


def _served(environment: Environment, place: Path, game: str) -> Iterator[Row]:
    """How soon a server with a new database shows its page, and how soon after its start there is a board."""
    database = ["--database", str(place / "tables.db")]
    started = time.monotonic()
    with environment.running("serve", "--port", str(_PORT), "--log-level", "error", *database) as server:
        _fetch("/ready")
        _fetch("/")
        yield _most("`tabletowers serve` until it shows its page", 5, time.monotonic() - started, "s", _used(server))
        token = _call("/guests", {"name": "Anna"})["token"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = _call("/tables", {"game": game, "seats": seats}, token)["id"]
        _call(f"/tables/{table}/start", {"fill": True}, token)
        yield _most("… and until a game has begun on its board", 5, time.monotonic() - started, "s", _used(server))


def _used(server: subprocess.Popen[bytes]) -> str:
    """The processor's seconds of a running process."""
    numbers = Path(f"/proc/{server.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return f"{(int(numbers[11]) + int(numbers[12])) / os.sysconf('SC_CLK_TCK'):.2f} s"


def _call(path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"http://127.0.0.1:{_PORT}/api/v1{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
        return json.loads(answer.read() or b"null")


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


class Environment:
    """A new environment of a Python, and what is installed in it, used with a home that can't be written."""

    def __init__(self, folder: Path, python: str) -> None:
        self._folder = folder
        self._python = folder / "bin" / "python"
        self._program = folder / "bin" / "tabletowers"
        # No compiler and no Node.js either: the one folder on the path holds this environment.
        self._surroundings = {"PATH": str(folder / "bin"), "LANG": "C", "HOME": "/dev/null/nobody"}
        subprocess.run([python, "-m", "venv", "--without-pip", str(folder)], check=True)

    def pip(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run pip for this environment."""
        command = [sys.executable, "-m", "pip", "--python", str(self._python), "--disable-pip-version-check"]
        return subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)

    def install(self, what: str) -> None:
        """Install a wheel or a source archive, perhaps with extras."""
        done = self.pip("install", "--quiet", what)
        if done.returncode:
            raise SystemExit(f"{what} can't be installed: {done.stderr}")

    def size(self) -> float:
        """The megabytes of all files."""
        files = (file for file in self._folder.rglob("*") if file.is_file() and not file.is_symlink())
        return sum(file.stat().st_size for file in files) / 1e6

    def version(self) -> str:
        """The name and version of its Python."""
        done = subprocess.run([self._python, "--version"], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def timed(self, what: str, most: float, arguments: Sequence[str], sign: str) -> Row:
        """Measure the command until it has ended, the second time: the first reads the files."""
        for _ in range(2):
            started, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
            done = self._call([str(self._program), *arguments])
            seconds, after = time.monotonic() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if sign not in done.stdout + done.stderr:
            raise SystemExit(f"tabletowers {' '.join(arguments)} failed: {done.stderr}")
        return _most(what, most, seconds, "s", f"{used:.2f} s")

    def plays_alone(self, arguments: Sequence[str]) -> Row:
        """Whether it plays without a network, and writes nothing into its own folder."""
        before = self._written()
        alone = ["/usr/bin/unshare", "--map-root-user", "--net"]
        apart = not subprocess.run([*alone, "/bin/true"], capture_output=True, check=False).returncode
        done = self._call([*(alone if apart else ()), str(self._program), *arguments])
        fine = "Your move" in done.stdout and self._written() == before
        what = "without home, compiler, Node.js" + (" and network" if apart else "") + ": plays and writes nothing"
        return Row(what, "", "yes" if fine else "no", is_fine=fine)

    @contextmanager
    def running(self, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
        """Run the command meanwhile."""
        process = subprocess.Popen([self._program, *arguments], env=self._surroundings, stderr=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.terminate()
            process.wait()

    def _call(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, env=self._surroundings, cwd="/", input="", capture_output=True, text=True, check=False
        )

    def _written(self) -> dict[str, int]:
        return {str(file): file.stat().st_mtime_ns for file in self._folder.rglob("*") if file.is_file()}
