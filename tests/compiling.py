"""Compile once, before the tests begin, what they need and `tabletowers warm` leaves out: python -m tests.compiling

Otherwise every worker that comes to need it would compile it, and the others wait. What has been compiled from the same
sources before is only loaded.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import tests.conftest  # noqa: F401 - by it, the programs that are started here find the fourth game

OURS = ("oldtown", "babel", "clocktowers")


def warm(*names: str) -> None:
    """Compile what a server needs of these games, or of all."""
    subprocess.run([sys.executable, "-m", "tabletowers", "warm", *names], check=True)


def offer(name: str) -> None:
    """Compile every kernel that a module of a game offers, batches and self-play among them."""
    from tabletowers.build.exports import exports
    from tabletowers.build.numba_code import types_of
    from tabletowers.games import game

    for export in exports(game(name)):
        export.kernel.compile(types_of(export))


def study(name: str) -> None:
    """Compile what plays for statistics, and what plays damaged states to their end."""
    from tabletowers.fuzz import fuzz
    from tabletowers.games import game
    from tabletowers.stats import Study, run

    for bot in ("random", "greedy"):
        run(Study(name, (bot,) * game(name).seats[0], games=1, seed=1))
    fuzz(name, 100, 1)


def build(name: str) -> None:
    """Build the modules of a game that tests and site share."""
    from tests.build.modules import module

    module(name, "emscripten")


def read(folder: str) -> None:
    """Let pytest rewrite the assertions of all tests, which otherwise every worker would do for itself."""
    subprocess.run([sys.executable, "-m", "pytest", "--collect-only", "--quiet", folder], stdout=subprocess.DEVNULL)


def put_libraries() -> None:
    """Put the libraries for this machine, which were built along, where programs that tests start find them."""
    from tabletowers.platforms import this_machine
    from tests.build.modules import CAN_BUILD, module
    from tests.libraries import put

    if CAN_BUILD:
        put(module(name, this_machine()) for name in OURS)


def main() -> None:
    """Do all of it, one part on each core, the longest first."""
    from tabletowers.bots import stages

    if any(not stage.startswith("marketday: ") for stage in stages.missing()):
        # A source has changed since `make setup`. Every server that a test starts would compile in the background.
        warm()
    parts: list[tuple[Callable[[str], None], str]] = [
        *((build, name) for name in OURS),
        (read, "tests"),
        (warm, "marketday"),
        *((part, name) for part in (offer, study) for name in (*OURS, "marketday")),
    ]
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for done in [pool.submit(part, name) for part, name in parts]:
            done.result()
    put_libraries()


if __name__ == "__main__":
    main()
