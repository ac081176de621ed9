"""Compiled rules that can't be kept."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = (
    "import tabletowers as t; from tabletowers.kernel import cache_folder as c;"
    "s = t.game('clocktowers').new(2, 1); s.play('F1c>new'); c.forget_old_kernels(); print(c.cache_root(), s.ply)"
)


def run(cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TABLETOWERS_CACHE": str(cache)}
    return subprocess.run([sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True)


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = run(blocked)
    assert done.stdout.endswith(" 1\n")
    assert str(blocked) not in done.stdout
