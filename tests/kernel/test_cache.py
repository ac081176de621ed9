"""Compiled rules that can't be kept, can only be read, or are damaged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = (
    "import tabletowers as t; from tabletowers.kernel import cache_folder as c;"
    "s = t.game('clocktowers').new(2, 1); s.play('F1c>new'); c.forget_old_kernels(); print(c.cache_root(), s.ply)"
)
#: A kernel by itself, and a program that says what it answers and how many kernels had to be compiled for that.
KERNEL = "from tabletowers.kernel.compiling import kernel\n\n@kernel\ndef twice(number):\n    return number + number\n"
CALL = (
    "from numba.core import event; seen = event.RecordingListener(); event.register('numba:compile', seen);"
    "import tiny; print(tiny.twice(3), len(seen.buffer) // 2)"
)
#: A shell in which other folders can be mounted.
APART = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
READ_ONLY = 'mount --bind -o ro "$TABLETOWERS_CACHE" "$TABLETOWERS_CACHE" && exec "$0" "$@"'


def run(cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TABLETOWERS_CACHE": str(cache)}
    return subprocess.run([sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True)


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = run(blocked)
    assert done.stdout.endswith(" 1\n")
    assert str(blocked) not in done.stdout


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache in which one kernel is, compiled."""
    (tmp_path / "tiny.py").write_text(KERNEL)
    cache = tmp_path / "cache"
    cache.mkdir()
    assert call(cache) == ("6 1\n", "")
    return cache


def call(cache: Path, *before: str) -> tuple[str, str]:
    """What a new process answers that calls the kernel, and what it reports."""
    environment = {**os.environ, "TABLETOWERS_CACHE": str(cache), "PYTHONPATH": str(cache.parent)}
    command = [*before, sys.executable, "-c", CALL]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    return done.stdout, done.stderr


def test_a_copy_of_the_sources_finds_what_was_compiled(cache: Path) -> None:
    copied = cache.parent / "elsewhere" / "tiny.py"
    copied.parent.mkdir()
    copied.write_text(KERNEL)
    os.utime(copied, (1, 1))
    (cache.parent / "tiny.py").unlink()
    moved = copied.parent / "cache"
    cache.rename(moved)
    assert call(moved) == ("6 0\n", "")


def damage(cache: Path, suffix: str) -> None:
    (file,) = cache.rglob(f"*{suffix}")
    file.write_bytes(file.read_bytes()[:20])


def test_a_cache_that_can_only_be_read_is_used(cache: Path) -> None:
    if subprocess.run([*APART, "true"], capture_output=True, check=False).returncode:
        pytest.skip("folders can't be mounted here")
    assert call(cache, *APART, READ_ONLY) == ("6 0\n", "")
    damage(cache, ".nbi")
    said, reported = call(cache, *APART, READ_ONLY)
    assert said == "6 1\n"
    assert "delete that folder" in reported


@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
def test_what_is_damaged_is_reported_and_compiled_again(cache: Path, suffix: str) -> None:
    damage(cache, suffix)
    said, reported = call(cache)
    assert said == "6 1\n"
    assert reported == (
        f"tabletowers: {cache / 'kernels'} holds damaged files; the rules in them are compiled again. If you see this "
        "more than once, delete that folder.\n"
    )
    assert call(cache) == ("6 0\n", "")
