"""PostgreSQL and Redis of one's own: found wherever they are, reachable on their port, and gone when they fail."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
import redis

from benchmarks import services
from benchmarks.services import Service, end, find_postgres, find_redis, free_port
from tests.server.services import Postgres, Redis


def is_running(word: str) -> bool:
    """Whether a process runs, or has ended and waits to be reaped, whose command has this word in it."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if word.encode() in command:
                return True
    return False


def children() -> set[int]:
    """The processes that this one has started and not yet reaped."""
    return {int(pid) for pid in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()}


def linked(folder: Path, *programs: Path) -> None:
    """Put links to programs into a folder, and links to those into another."""
    (folder / "first").mkdir()
    (folder / "second").mkdir()
    for program in programs:
        (folder / "second" / program.name).symlink_to(program)
        (folder / "first" / program.name).symlink_to(Path("..") / "second" / program.name)


def select_one(address: str) -> object:
    with psycopg.connect(address) as connection:
        return connection.execute("SELECT 1").fetchone()


def test_links_on_the_path_lead_to_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    linked(tmp_path, *programs)
    monkeypatch.setenv("PATH", str(tmp_path / "first"), prepend=os.pathsep)
    assert shutil.which("postgres") == str(tmp_path / "first" / "postgres")
    assert find_postgres() == programs
    with Postgres(tmp_path) as opened:
        first, second = opened.new_database(), opened.new_database()
        assert first != second
        assert select_one(first) == select_one(second) == (1,)
        opened.stop()
        opened.start()
        assert select_one(first) == (1,)


def test_a_link_to_postgres_alone_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    linked(tmp_path, programs.postgres)
    monkeypatch.setenv("PATH", str(tmp_path / "first"))
    monkeypatch.setattr(services, "VERSIONS", tmp_path / "none")
    assert find_postgres() == programs


def test_links_on_the_path_lead_to_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = find_redis()
    if program is None:
        pytest.skip("Redis is not installed")
    linked(tmp_path, Path(program))
    monkeypatch.setenv("PATH", str(tmp_path / "first"))
    assert find_redis() == str(tmp_path / "first" / Path(program).name)
    with Redis(tmp_path) as opened, redis.from_url(opened.url) as client:
        client.set("key", "value")
        assert client.get("key") == b"value"


def test_the_newest_version_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(services, "VERSIONS", tmp_path)
    assert find_postgres() is None
    for version in ("9.6", "15", "9", "16"):
        folder = tmp_path / version / "bin"
        folder.mkdir(parents=True)
        for name in ("postgres",) if version == "16" else ("initdb", "postgres"):
            (folder / name).write_text("")
            (folder / name).chmod(0o755)
    # 16 lacks a program, and 9 is older than 15.
    assert find_postgres() == (tmp_path / "15/bin/initdb", tmp_path / "15/bin/postgres")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can run it as another user")
def test_root_runs_it_as_another_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "USERS", ("nobody there", "nobody"))
    with Postgres(tmp_path) as opened:
        assert select_one(opened.new_database()) == (1,)


def test_a_reserved_port_is_given_to_nobody_but_a_server() -> None:
    port = free_port()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))
    for _ in range(2):
        with socket.create_server(("127.0.0.1", port)) as server:
            assert server.getsockname() == ("127.0.0.1", port)
    assert len({free_port() for _ in range(100)} | {port}) == 101


@pytest.mark.parametrize("kind", [Postgres, Redis])
def test_what_does_not_start_leaves_no_process_behind(
    kind: Callable[[Path], Service], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Somebody listens there already, and says nothing.
    before = children()
    taken = socket.create_server(("127.0.0.1", 0))
    monkeypatch.setattr(services, "free_port", lambda: taken.getsockname()[1])
    monkeypatch.setattr(services, "_ANSWER", 2)
    with taken, pytest.raises(RuntimeError, match="in use"):
        kind(tmp_path)
    assert not is_running(str(tmp_path))
    assert children() == before


@pytest.mark.parametrize("kind", [Postgres, Redis])
def test_what_never_answers_is_ended(
    kind: Callable[[Path], Service], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = children()
    with kind(tmp_path) as opened:
        opened.stop()
        monkeypatch.setattr(type(opened), "answers", lambda self: False)
        monkeypatch.setattr(services, "PATIENCE", 0.0)
        with pytest.raises(RuntimeError, match="did not start"):
            opened.start()
    assert not is_running(str(tmp_path))
    assert children() == before


def test_what_does_not_go_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = "import signal, sys; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", deaf]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        monkeypatch.setattr(services, "PATIENCE", 0.1)
        assert end(process) == -signal.SIGKILL
