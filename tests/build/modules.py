"""Modules for the tests, built once on this machine and kept in the cache."""

from __future__ import annotations

import fcntl
from importlib.util import find_spec
from pathlib import Path

import pytest

from tabletowers.build.builder import built
from tabletowers.build.codegen import TARGETS
from tabletowers.games import game
from tabletowers.kernel.cache_folder import cache_root
from tabletowers.kernel.compiling import COMPILED
from tabletowers.platforms import this_machine

OURS = ("clocktowers", "oldtown", "babel")
#: The same for tests of which all about one game run in one worker, which need the same answers to compare with.
EACH = [pytest.param(name, marks=pytest.mark.xdist_group(f"modules of {name}")) for name in OURS]

CAN_BUILD = COMPILED and find_spec("ziglang") is not None
needs_linker = pytest.mark.skipif(not CAN_BUILD, reason="modules are built with Numba and ziglang")


def module(name: str, target: str) -> Path:
    """The description of a game's module. Other processes that need it wait until it is there."""
    lock = cache_root().parent / f"modules-{name}.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        # Collecting the code takes longest, so what other tests and the site ask for is built along.
        wanted = [*TARGETS] if name == "clocktowers" else [*{this_machine(), "x86_64", "emscripten"}]
        return dict(zip(wanted, built(game(name), *wanted), strict=True))[target]
