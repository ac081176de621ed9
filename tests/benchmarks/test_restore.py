"""A lost disk in its short form: what is restored, on both kinds of databases, as docs/hosting.md tells an operator."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from benchmarks import ROOT, restore
from benchmarks.services import PATIENCE, Missing


@pytest.mark.parametrize("kind", restore.KINDS)
def test_a_lost_disk_is_restored_in_full_play_and_to_a_moment(kind: str, tmp_path: Path) -> None:
    try:
        found = restore.drill(restore.KINDS[kind], tmp_path, quick=True)
    except Missing as missing:
        pytest.skip(str(missing))
    assert found["wrong"] == []
    assert found["acknowledged"] > 0
    # What SQLite may lose is what was not copied yet; PostgreSQL acknowledges nothing before it is copied.
    assert kind == "SQLite" or found["lost"] == 0


def test_everything_but_the_newest_two_backups_is_deleted(tmp_path: Path) -> None:
    try:
        place = restore.Archived(tmp_path)
    except Missing as missing:
        pytest.skip(str(missing))
    with place:
        place.begin()
        (first,) = tmp_path.glob("archive/base-*")
        before = max(segments(tmp_path))
        place.settle()
        # Everything that belongs to the first backup alone has arrived.
        until = time.monotonic() + PATIENCE
        while max(segments(tmp_path)) <= before and time.monotonic() < until:
            time.sleep(0.05)
        oldest = min(segments(tmp_path))
        place.settle()
        kept = sorted(tmp_path.glob("archive/base-*"))
        assert len(kept) == 2
        assert first not in kept
        assert oldest not in segments(tmp_path)


def segments(folder: Path) -> set[str]:
    """The parts of the server's log in the archive; the last of them may not be full."""
    return {file.name[:24] for file in folder.glob("archive/wal-*/*")}


def test_a_moment_before_the_first_backup_is_refused_and_nothing_is_deleted(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "PG_VERSION").write_text("17\n")
    (tmp_path / "archive" / "base-20270131T201500Z").mkdir(parents=True)
    environment = {"PATH": "/usr/bin:/bin", "ARCHIVE": str(tmp_path / "archive"), "PGDATA": str(tmp_path / "data")}
    command = [str(ROOT / "deploy" / "postgres-archive"), "restore", "2027-01-31T20:14:59Z"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("there is no backup in ")
    assert (tmp_path / "data" / "PG_VERSION").exists()
    assert (tmp_path / "archive" / "base-20270131T201500Z").exists()
