"""Without NumPy and Numba, a compiled library plays, searches and explains as the kernels on this machine do."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tabletowers.kernel.module import FOLDER, this_machine
from tests.build.modules import OURS, module, needs_linker


def lines(name: str, how: str, **surroundings: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.build.abroad", name, how],
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@needs_linker
@pytest.mark.parametrize("name", OURS)
def test_a_library_alone_does_all_that_numba_does(name: str) -> None:
    folder = str(module(name, this_machine()).parent)
    abroad, home = lines(name, "blocked", **{FOLDER: folder}), lines(name, "open")
    assert (abroad[0], home[0]) == ("Library", "Native")
    assert abroad[1:] == home[1:]
    assert not any(line.endswith("False") for line in abroad)


@pytest.mark.parametrize("name", OURS)
def test_without_anything_to_run_the_rules_it_is_said_what_is_missing(name: str, tmp_path: object) -> None:
    code = (
        "import sys; from tests.build.abroad import Blocked; sys.meta_path.insert(0, Blocked())\n"
        f"import tabletowers\ntry: tabletowers.game({name!r}).new(3, 1)\nexcept ValueError as error: print(error)"
    )
    surroundings = {**os.environ, FOLDER: str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"the rules of {name} need NumPy, or a library for {this_machine()} in the folder")
