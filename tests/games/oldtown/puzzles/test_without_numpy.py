"""The reasoning about puzzles does not need NumPy or Numba; only the kernels behind `puzzles.solver` do."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

from tabletowers.games.oldtown import puzzles

KERNELS = "tabletowers.games.oldtown.puzzles.kernels"
MODULES = [
    "tabletowers.games.oldtown.puzzles",
    *(
        module.name
        for module in pkgutil.walk_packages(
            puzzles.__path__, "tabletowers.games.oldtown.puzzles.", onerror=lambda _: None
        )
        if not f"{module.name}.".startswith(f"{KERNELS}.")
    ),
]

BLOCKED = """
import importlib, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba"):
            raise ImportError(f"{name} must not be imported here")

sys.meta_path.insert(0, Blocked())
"""


def run(code: str) -> str:
    """Run code in a new process in which neither NumPy nor Numba can be imported."""
    done = subprocess.run([sys.executable, "-c", BLOCKED + code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_reasoning_is_found() -> None:
    assert {"tabletowers.games.oldtown.puzzles.proof", "tabletowers.games.oldtown.puzzles.drawing.sheet"} < {*MODULES}


def test_every_module_is_imported_without_numpy() -> None:
    run(f"for name in {MODULES!r}: importlib.import_module(name)")


def test_a_puzzle_is_read_and_put_into_words_without_numpy() -> None:
    code = (
        "from tabletowers.puzzles import official\n"
        "from tabletowers.games.oldtown.puzzles.terminal import clue_lines\n"
        "from tabletowers.text import catalogue\n"
        "print(*clue_lines(official(1), catalogue('en')), sep='\\n')"
    )
    assert "A4  The saloon stood in the middle of town." in run(code)
