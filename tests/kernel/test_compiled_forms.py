"""A rule is compiled once, whatever calls it, and a later program finds it where it is kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tabletowers

#: Prints the names of the functions that are compiled while a program runs.
_LISTENER = """
from numba.core import event

class Names(event.Listener):
    def on_start(self, event): pass
    def on_end(self, event): print(event.data['dispatcher'].py_func.__name__)

event.register('numba:compile', Names())
import tabletowers
state = tabletowers.game('clocktowers').new(2, 1)
"""
_PLAY = "state.legal_moves(); state.play('F1c>new')\n"
_TIDY = """
from tabletowers.kernel import cache_folder
cache_folder.forget_old_kernels()
print(cache_folder.cache_root(), state.ply)
"""
_GREEDY = "from tabletowers.bots import bot; bot('greedy', 1, patient=True).choose(state.sight(0))\n"


class Place:
    """A copy of the package, and a cache."""

    def __init__(self, folder: Path) -> None:
        self.source, self.cache = folder / "src", folder / "cache"

    @property
    def game(self) -> Path:
        """The rules of Clocktowers."""
        return self.source / "tabletowers" / "games" / "clocktowers" / "kernels"

    @property
    def kernels(self) -> Path:
        """Where compiled kernels are kept."""
        return self.cache / "kernels"

    def compiled_by(self, program: str) -> list[str]:
        """The names of all that a program compiles."""
        return self.run(program).stdout.splitlines()

    def run(self, program: str) -> subprocess.CompletedProcess[str]:
        """Run a program after a game has begun."""
        path = os.pathsep.join(filter(None, [str(self.source), os.environ.get("PYTHONPATH", "")]))
        environment = {**os.environ, "TABLETOWERS_CACHE": str(self.cache), "PYTHONPATH": path}
        return subprocess.run(
            [sys.executable, "-B", "-c", _LISTENER + program],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="module")
def beginning(tmp_path_factory: pytest.TempPathFactory) -> tuple[Place, subprocess.CompletedProcess[str]]:
    """Where a game has been begun for the first time, and what that printed. There were kernels that nobody uses."""
    place = Place(tmp_path_factory.mktemp("first"))
    package = Path(tabletowers.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", "web_dist")
    shutil.copytree(package, place.source / "tabletowers", ignore=ignored)
    old = place.kernels / "0123456789abcdef"
    old.mkdir(parents=True)
    long_ago = time.time() - 40 * 86400
    os.utime(old, (long_ago, long_ago))
    done = place.run(_PLAY + _TIDY)
    assert {"legal", "apply", "carry_out"} <= set(done.stdout.splitlines())
    return place, done


@pytest.fixture
def first(beginning: tuple[Place, subprocess.CompletedProcess[str]]) -> Place:
    """Where a game has been begun."""
    return beginning[0]


@pytest.fixture
def moved(first: Place, tmp_path: Path) -> Place:
    """The same place, moved."""
    shutil.copytree(first.source.parent, tmp_path / "moved")
    return Place(tmp_path / "moved")


def test_the_first_start_says_that_it_compiles_and_the_second_does_not(
    beginning: tuple[Place, subprocess.CompletedProcess[str]],
) -> None:
    place, done = beginning
    assert done.stderr == "tabletowers: compiling the rules of Clocktowers, once on this machine …\n"
    assert done.stdout.endswith(f"\n{place.kernels} 1\n")
    assert not (place.kernels / "0123456789abcdef").exists()
    assert place.run(_PLAY).stderr == ""


def test_a_package_that_has_moved_finds_what_was_compiled(moved: Place) -> None:
    assert moved.compiled_by(_PLAY) == []


def test_generic_code_refers_to_rules_that_another_program_has_compiled(moved: Place) -> None:
    compiled = moved.compiled_by(_GREEDY)
    assert {"best_action", "worth"} <= set(compiled)
    assert "legal" not in compiled
    assert moved.compiled_by(_PLAY + _GREEDY) == []


def test_a_rule_that_is_missing_from_the_cache_is_compiled_again(moved: Place) -> None:
    kept = list(moved.cache.rglob("units/*.apply-*"))
    assert kept
    for file in kept:
        file.unlink()
    compiled = moved.compiled_by(_PLAY)
    assert "apply" in compiled
    assert "carry_out" not in compiled


def test_an_edited_rule_compiles_what_depends_on_it_and_no_other_game(moved: Place) -> None:
    others = moved.game.parents[1] / "oldtown" / "kernels" / "legality.py"
    others.write_text(others.read_text("utf-8") + "# edited\n", "utf-8")
    assert moved.compiled_by(_PLAY) == []
    own = moved.game / "rules.py"
    own.write_text(own.read_text("utf-8") + "# edited\n", "utf-8")
    compiled = moved.compiled_by(_PLAY)
    assert {"apply", "carry_out"} <= set(compiled)
    assert "objection" not in compiled
