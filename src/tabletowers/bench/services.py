"""A PostgreSQL and a Redis of one's own, on loopback, in a folder that is thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from pathlib import Path

#: Seconds after which something that should happen is taken for never.
PATIENCE = 2 * 60.0


class Missing(Exception):
    """A program that is not installed, or can't be set up here."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


def _wait(ready: list[str]) -> None:
    until = time.monotonic() + PATIENCE
    while subprocess.run(ready, capture_output=True, check=False).returncode != 0:
        if time.monotonic() > until:
            raise Missing(f"{ready[0]} says that nothing is there")
        time.sleep(0.1)


class Postgres:
    """A database server that can be restarted."""

    def __init__(self, folder: Path) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
        program = shutil.which("postgres") or (str(found[-1]) if found else None)
        if program is None:
            raise Missing("postgresql is not installed")
        self.bin = Path(program).parent
        self.data = folder / "data"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            for part in (folder, *folder.parents):
                if part.stat().st_uid == 0 and part.stat().st_mode & 0o077 == 0:
                    part.chmod(0o711)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        made = subprocess.run(
            [
                self.bin / "initdb",
                "-D",
                self.data,
                "-U",
                "tester",
                "-A",
                "trust",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
            ],
            check=False,
            capture_output=True,
            user=self.user,
            cwd="/",
        )
        if made.returncode != 0:
            raise Missing(f"PostgreSQL can't be set up here: {made.stderr.decode().strip().splitlines()[-1]}")
        self.databases = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers. It need not survive the machine, so nothing is flushed to the disk."""
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.data, "-p", str(self.port), "-h", "127.0.0.1", "-k", "", "-F"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.user,
            cwd="/",
        )
        _wait([str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)])

    def stop(self) -> None:
        """Stop at once; whoever is connected is thrown out."""
        assert self.process is not None
        self.process.send_signal(2)
        self.process.wait(PATIENCE)

    def new_database(self) -> str:
        """The address of a database of one's own, empty."""
        self.databases += 1
        name = f"tables{self.databases}"
        subprocess.run(
            [self.bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tester", name], check=True
        )
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"


class Redis:
    """A Redis that can be restarted."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise Missing("redis-server is not installed")
        self.program = program
        self.folder = folder
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [
            self.program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _wait(["redis-cli", "-p", str(self.port), "ping"])

    def stop(self) -> None:
        """Stop."""
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"
