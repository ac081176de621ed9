"""Where compiled rules are kept."""

import os
import subprocess
import sys
import time
from pathlib import Path

PROGRAM = (
    "import tabletowers as t; from tabletowers.kernel import compiling as c;"
    "s = t.game('clocktowers').new(2, 1); s.play('F1c>new'); c.forget_old_kernels(); print(c.cache_root(), s.ply)"
)


def run(cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TABLETOWERS_CACHE": str(cache)}
    return subprocess.run([sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True)


def test_the_first_start_says_that_it_compiles_and_the_second_does_not(tmp_path: Path) -> None:
    old = tmp_path / "kernels" / "0123456789abcdef"
    old.mkdir(parents=True)
    long_ago = time.time() - 40 * 86400
    os.utime(old, (long_ago, long_ago))
    first = run(tmp_path)
    assert first.stderr == "tabletowers: compiling the rules of Clocktowers, once on this machine …\n"
    assert first.stdout == f"{tmp_path / 'kernels'} 1\n"
    assert not old.exists()
    assert run(tmp_path).stderr == ""


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = run(blocked)
    assert done.stdout.endswith(" 1\n")
    assert str(blocked) not in done.stdout
