"""Compiled and uncompiled rules agree, and a changed rule takes effect in spite of the cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tabletowers
from tabletowers.testing.suite.compiling import *  # noqa: F403
from tests.kernel.linked_cache import link_kernels

ROOT = Path(__file__).parents[2]


def run(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )


def test_the_rules_run_where_numba_is_absent(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('not here')\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    program = "import tabletowers as t; s = t.game('clocktowers').new(2, 1); s.play('F1c>new')"
    compiled = "from tabletowers.kernel.compiling import COMPILED; print(COMPILED, s.ply)"
    done = run(["-c", f"{program}; {compiled}"], PYTHONPATH=path)
    assert done.stdout == "False 1\n"


def test_importing_the_package_does_not_load_the_compiler() -> None:
    done = run(["-c", "import sys, tabletowers; print('numba' in sys.modules, 'numpy' in sys.modules)"])
    assert done.stdout == "False False\n"


def test_an_edited_rule_takes_effect_in_spite_of_the_cache(tmp_path: Path) -> None:
    """The edited function is called by a cached one of another module, which Numba alone would not notice."""
    package = Path(tabletowers.__file__).parent
    copied = tmp_path / "src" / "tabletowers"
    shutil.copytree(package, copied, ignore=shutil.ignore_patterns("__pycache__", "web_dist"))
    program = (
        "import tabletowers as t\n"
        f"assert t.__file__.startswith({str(tmp_path)!r})\n"
        "s = t.game('clocktowers').new(2, 1)\n"
        "print('Km>T1' in s.legal_moves(), end=' ')\n"
        "s.play('F1c>new'); s.play('+floors'); s.play('F1c>new'); s.play('+floors')\n"
        "print('Km>T1' in s.legal_moves())"
    )
    # What has been compiled before from the same sources is found, and what is compiled now is kept here.
    link_kernels(tmp_path / "cache")
    places = {"PYTHONPATH": str(tmp_path / "src"), "TABLETOWERS_CACHE": str(tmp_path / "cache")}
    assert run(["-c", program], **places).stdout == "False True\n"
    rules = copied / "games" / "clocktowers" / "kernels" / "legality.py"
    stamp = rules.stat()
    text = rules.read_text("utf-8")
    changed = text.replace("return HAS_CLOCK\n    return LEGAL", "return HAS_CLOCK\n    return TOWER_COMPLETE")
    assert changed != text
    rules.write_text(changed, "utf-8")
    # Even a file that looks untouched by its time is noticed: the hash is of its text.
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert run(["-B", "-c", program], **places).stdout == "False False\n"
