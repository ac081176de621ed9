"""Whether every make of a game's kernels gives the same answers: `tabletowers build verify`."""

from __future__ import annotations

import os
import shlex
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from tabletowers.build import makes, puzzle_jobs
from tabletowers.build.building import built
from tabletowers.build.proof import Caller, Job, game_job, search_job
from tabletowers.contract import Game
from tabletowers.kernel.module import checked, this_machine

#: Names the command of a Python for x86-64, for instance one under an emulator.
X86_PYTHON = "TABLETOWERS_X86_PYTHON"


class Extent(NamedTuple):
    """How much is compared: games of each number of players, searches with iterations, and puzzles."""

    games: int
    searches: int
    iterations: int
    puzzles: int


SHORT = Extent(games=2, searches=1, iterations=500, puzzles=2)
LONG = Extent(games=1_000, searches=10, iterations=5_000, puzzles=1_000)
#: About so many jobs are done by the slow makes, plain Python and an emulator.
_SLOW = 100


class Verdict(NamedTuple):
    """How a make did: how many jobs, the places of those it did differently, and the seconds. Or why it did none."""

    make: str
    jobs: int
    wrong: tuple[int, ...]
    seconds: float
    missing: str = ""


def jobs_for(game: Game, extent: Extent, caller: Caller) -> Iterator[Job]:
    """Games with all their options in turn, searches, and puzzles."""
    values = [[{option.name: value} for value in option.values or (option.default,)] for option in game.options]
    variants = [{name: value for part in parts for name, value in part.items()} for parts in product(*values)]
    for players in game.seats:
        for seed in range(extent.games):
            yield game_job(game, players, seed, variants[seed % len(variants)])
    for seed in range(extent.searches):
        state = game.new(game.seats[seed % len(game.seats)], seed)
        for _ in range(3 * seed):
            if state.to_move is not None and len(state.legal_actions()) > 0:
                state.act(state.legal_actions()[0])
        if state.to_move is not None:
            yield search_job(state.sight(state.to_move), extent.iterations, seed)
    yield from puzzle_jobs.jobs(game, caller, extent.puzzles)


def verify(game: Game, extent: Extent) -> Iterator[Verdict]:
    """Do the same with every make; the first is the one that the others are compared with."""
    native = makes.here(game, compiled=True)
    jobs = list(jobs_for(game, extent, native))
    started = time.monotonic()
    right = list(makes.by_caller(game, native, jobs))
    yield Verdict("Numba", len(jobs), (), time.monotonic() - started)
    library, page = built(game, this_machine()), built(game, "wasm32")

    def compared(make: str, do: Callable[[Sequence[Job]], Iterator[int]], every: int = 1) -> Verdict:
        chosen, started = range(0, len(jobs), every), time.monotonic()
        found = list(do([jobs[place] for place in chosen]))
        wrong = tuple(place for place, sum_ in zip(chosen, found, strict=True) if sum_ != right[place])
        return Verdict(make, len(chosen), wrong, time.monotonic() - started)

    yield compared("library", lambda some: makes.by_library(game, checked(library, game), some))
    yield compared("WebAssembly in Node.js", lambda some: makes.by_node(page, some))
    if shutil.which("chromium") is None:
        yield Verdict("WebAssembly in Chromium", 0, (), 0.0, "there is no chromium")
    else:
        with makes.Browser(page) as browser:
            yield compared("WebAssembly in Chromium", browser.checksums)
    slow = max(1, len(jobs) // _SLOW)
    plain = makes.here(game, compiled=False)
    yield compared("plain Python", lambda some: makes.by_caller(game, plain, some), slow)
    if python := os.environ.get(X86_PYTHON):
        other = built(game, "x86_64")
        yield compared("x86-64 library", lambda some: makes.by_python(shlex.split(python), other, some), slow)
    else:
        yield Verdict("x86-64 library", 0, (), 0.0, f"{X86_PYTHON} does not name a Python for x86-64")
