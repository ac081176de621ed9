"""Without Numba, a compiled library plays, searches, explains and steps batches as the kernels on this machine do."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import tabletowers
from tabletowers.backends.module import FOLDER
from tabletowers.platforms import install, this_machine
from tests.build.abroad import DONE
from tests.build.modules import OURS, module, needs_linker

NUMPY, NUMBA = ("numpy",), ("numba", "llvmlite")


def at_home(what: str, name: str) -> list[str]:
    """What is done in this process."""
    with redirect_stdout(StringIO()) as printed:
        DONE[what](name)
    return printed.getvalue().splitlines()


def lines(what: str, name: str, *blocked: str, **surroundings: str) -> list[str]:
    """What is done in a process that lacks some packages."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.build.abroad", what, name, *blocked],
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@needs_linker
@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize(("what", "blocked"), [("play", NUMPY + NUMBA), ("step", (*NUMBA, "platformdirs"))])
def test_a_library_alone_does_all_that_numba_does(name: str, what: str, blocked: tuple[str, ...]) -> None:
    folder = str(module(name, this_machine()).parent)
    abroad, home = lines(what, name, *blocked, **{FOLDER: folder}), at_home(what, name)
    assert (abroad[0], home[0]) == ("Library", "Native")
    assert abroad[1:] == home[1:]
    assert len(abroad) > 3
    assert not any(line.endswith("False") for line in abroad)


@pytest.mark.parametrize("name", OURS)
def test_without_anything_to_run_the_rules_it_is_said_what_is_missing(name: str, tmp_path: Path) -> None:
    code = (
        "import sys; from tests.build.abroad import Blocked; sys.meta_path.insert(0, Blocked('numpy', 'numba'))\n"
        f"import tabletowers\ntry: tabletowers.game({name!r}).new(3, 1)\nexcept ValueError as error: print(error)"
    )
    surroundings = {**os.environ, FOLDER: str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True)
    title = tabletowers.game(name).title
    assert done.stdout == (
        f"no compiled rules of {title} came with this package, and there is neither Numba nor NumPy: "
        f"{install('study')}, or name a folder with a library for {this_machine()} by {FOLDER} "
        "(tabletowers build kernels)\n"
    )
