"""A private PostgreSQL and Redis, on loopback, in a folder that is thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

#: Seconds after which something is given up.
PATIENCE = 5 * 60.0
#: Seconds in which a server that is ready answers.
_ANSWER = 5
#: Where Debian keeps every version of PostgreSQL, none of them on the PATH.
VERSIONS = Path("/usr/lib/postgresql")
#: Users for PostgreSQL if we are root, which it refuses to run as.
USERS = ("postgres", "nobody")


class Missing(Exception):
    """A program that is not installed, or can't be set up here."""


def free_port() -> int:
    """Reserve a port on loopback for as long as this process lives.

    A socket stays bound to it without listening, so the system gives the port to no other program, also while a server
    on it is restarted. A server that sets SO_REUSEADDR, as all of ours do, may listen there.
    """
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    port: int = held.getsockname()[1]
    if sys.platform == "linux":
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.detach()
    else:  # elsewhere, two sockets can't share a port in this way
        held.close()
    return port


def end(process: subprocess.Popen[Any], how: signal.Signals = signal.SIGTERM) -> int:
    """End a process and return its exit code. If it does not end by itself, kill it."""
    process.send_signal(how)
    try:
        return process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


class PostgresPrograms(NamedTuple):
    """The two PostgreSQL programs that are needed, of the same version."""

    initdb: Path
    postgres: Path


def find_postgres() -> PostgresPrograms | None:
    """Find the programs on the PATH, or the newest that Debian keeps elsewhere. Returns None if they are not installed.

    Links are followed, because each program looks for the others, and for its data, from its real path.
    """
    kept = sorted(VERSIONS.glob("*/bin/postgres"), key=_version, reverse=True)
    on_path = shutil.which("postgres")
    for postgres in (*([] if on_path is None else [Path(on_path)]), *kept):
        real = postgres.resolve()
        initdb = shutil.which("initdb", path=real.parent) or shutil.which("initdb")
        if initdb is not None:
            return PostgresPrograms(Path(initdb).resolve(), real)
    return None


def _version(program: Path) -> tuple[int, ...]:
    """The version in a path such as 15/bin/postgres or 9.6/bin/postgres."""
    return tuple(int(part) for part in program.parts[-3].split(".") if part.isdigit())


def find_redis() -> str | None:
    """Find Redis, or Valkey where that has replaced it. Returns None if neither is installed.

    Links are not followed, because the program acts according to its name, and Debian's links to another name.
    """
    return shutil.which("redis-server") or shutil.which("valkey-server")


def find_litestream() -> str | None:
    """Find Litestream, first beside this Python, where pip puts it. Returns None if it is not installed."""
    own = str(Path(sys.executable).parent)
    return shutil.which("litestream", path=own) or shutil.which("litestream")


class Service:
    """A server program that can be restarted. As a context manager it stops the program at the end."""

    #: The signal that ends it at once, also while clients are connected.
    goodbye = signal.SIGTERM

    def __init__(self, name: str, folder: Path, owner: pwd.struct_passwd | None = None) -> None:
        """Reserve a port for the program. `owner` is the user that it runs as, if it is not the current user."""
        self.name = name
        self.port = free_port()
        self.log = folder / "log.txt"
        self.identity: dict[str, Any] = (
            {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        )
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str | Path]:
        """The command that starts the program."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether the program is ready."""
        raise NotImplementedError

    def start(self) -> None:
        """Start the program and wait until it answers. If it never does, stop it and raise RuntimeError."""
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd="/", **self.identity)
        try:
            until = time.monotonic() + PATIENCE
            while not self.answers() or self._process.poll() is not None:
                if self._process.poll() is not None or time.monotonic() > until:
                    said = self.log.read_text("utf-8", "replace").strip()
                    raise RuntimeError(f"{self.name} did not start: {said[-1000:]}")
                time.sleep(0.05)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Stop the program if it is running."""
        if self._process is not None:
            end(self._process, self.goodbye)
            self._process = None

    def kill(self) -> None:
        """End the program abruptly, as if the machine had failed."""
        if self._process is not None:
            end(self._process, signal.SIGKILL)
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Postgres(Service):
    """A PostgreSQL server."""

    goodbye = signal.SIGINT

    def __init__(self, folder: Path) -> None:
        programs = find_postgres()
        if programs is None:
            raise Missing("PostgreSQL is not installed (Debian's package postgresql)")
        self.programs = programs
        self.data = folder / "data"
        self.databases = 0
        #: The name of a database with the newest schema and nothing in it, once there is one.
        self._migrated: str | None = None
        owner = _owner()
        super().__init__("PostgreSQL", folder, owner)
        self._lay_out(folder, owner)
        self.start()

    def _lay_out(self, folder: Path, owner: pwd.struct_passwd | None) -> None:
        """Create an empty data folder, owned by the user the server runs as."""
        options = ["-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        try:
            if owner is not None:
                for part in (folder, *folder.parents):
                    if part.stat().st_uid == 0 and not part.stat().st_mode & 0o001:
                        part.chmod(part.stat().st_mode | 0o001)
                os.chown(folder, owner.pw_uid, owner.pw_gid)
            made = subprocess.run(
                [self.programs.initdb, "-D", self.data, *options],
                check=False,
                capture_output=True,
                text=True,
                cwd="/",
                **self.identity,
            )
        except OSError as error:
            raise Missing(f"PostgreSQL can't be set up here: {error}") from error
        if made.returncode != 0:
            raise RuntimeError(f"PostgreSQL can't be set up: {made.stderr.strip()[-1000:]}")

    def command(self) -> Sequence[str | Path]:
        """The command for a server on loopback. Its data need not survive a crash, so nothing is flushed to disk."""
        options = ["-p", str(self.port), "-h", "127.0.0.1", "-k", "", "-F"]
        return [self.programs.postgres, "-D", self.data, *options]

    def answers(self) -> bool:
        """Whether the server accepts connections."""
        from psycopg import OperationalError, connect

        try:
            connect(self._address("postgres"), connect_timeout=_ANSWER).close()
        except OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        return self._create("template1")

    def migrated_database(self) -> str:
        """Create a database with the newest schema, as a copy of one that was migrated once, and return its address."""
        if self._migrated is None:
            from tabletowers.store import open_database

            address = self.new_database()
            open_database(address).dispose()
            self._migrated = address.rpartition("/")[2]
        return self._create(self._migrated)

    def _create(self, template: str) -> str:
        from psycopg import connect

        self.databases += 1
        name = f"tables{self.databases}"
        with connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://tester@127.0.0.1:{self.port}/{database}"


def _owner() -> pwd.struct_passwd | None:
    """None if PostgreSQL can run as the current user, otherwise the user that it runs as."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    for name in USERS:
        if name in known:
            return known[name]
    raise Missing(f"PostgreSQL can't run as root, and there is no user {' or '.join(USERS)}")


class Redis(Service):
    """A Redis or Valkey server."""

    def __init__(self, folder: Path) -> None:
        program = find_redis()
        if program is None:
            raise Missing("Redis is not installed (Debian's package redis-server)")
        self.program = program
        self.folder = folder
        super().__init__("Redis", folder)
        self.start()

    def command(self) -> Sequence[str | Path]:
        """The command for a server on loopback, without files."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        return [self.program, *options, "--dir", self.folder]

    def answers(self) -> bool:
        """Whether the server answers a ping."""
        from redis import ConnectionError, TimeoutError, from_url

        with from_url(self.url, socket_timeout=_ANSWER) as client:
            try:
                return bool(client.ping())
            except (ConnectionError, TimeoutError):
                return False

    @property
    def url(self) -> str:
        """The server's address."""
        return f"redis://127.0.0.1:{self.port}/0"
