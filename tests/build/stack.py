"""Measures how much stack a game's compiled library takes, Python's own use included: GAME DESCRIPTION

All jobs with which backends are compared run in a thread with a stack of its own, of which the system reports the pages
that were touched.
"""

from __future__ import annotations

import re
import sys
import threading
from pathlib import Path

import tabletowers
from tabletowers.backends.ctypes_runtime import Library
from tabletowers.backends.module import checked
from tabletowers.build import proof_backends
from tabletowers.build.backend_check import SHORT, jobs_for

#: An unusual size, by which the stack is found among the mappings; too small for large pages.
STACK = 1_900_544


def touched() -> int:
    """The bytes of the thread's stack that were ever used."""
    parts = re.split(r"(?m)^(?=[0-9a-f]+-[0-9a-f]+ )", Path("/proc/self/smaps").read_text("utf-8"))
    for part in parts:
        if (size := re.search(r"^Size: +(\d+) kB", part, re.M)) and abs(int(size[1]) * 1024 - STACK) < 16384:
            resident = re.search(r"^Rss: +(\d+) kB", part, re.M)
            assert resident is not None
            return int(resident[1]) * 1024
    raise ValueError("the stack is not among the mappings")


def main(name: str, described: Path) -> None:
    game = tabletowers.game(name)
    spec = checked(described, game.kernel_spec)
    library = Library(game.kernel_spec, spec)
    jobs = list(jobs_for(game, SHORT, library.function))
    used = []

    def work() -> None:
        list(proof_backends.by_library(game, spec, jobs))
        used.append(touched())

    threading.stack_size(STACK)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    print(used[0])


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
