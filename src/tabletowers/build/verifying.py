"""Whether every make of a game's kernels gives the same answers: `tabletowers build verify`."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from tabletowers.build import makes, puzzle_jobs
from tabletowers.build.building import built
from tabletowers.build.chromium import find_chromium
from tabletowers.build.driving import DRIVEN, runner
from tabletowers.build.proof import Caller, Job, batch_job, game_job, play_out_job, record_job, search_job
from tabletowers.contract import Game
from tabletowers.kernel.module import checked, this_machine
from tabletowers.lab.stepping import CALLER, GREEDY, RANDOM
from tabletowers.record import Record

NO_EMULATOR = "this is another machine, and there is no qemu-x86_64 (in Debian's package qemu-user)"


class Extent(NamedTuple):
    """How much is compared.

    Games of each number of players, and as many random games played out in compiled code; batches of each number of
    players, each with so many games at once; searches with iterations; and puzzles.
    """

    games: int
    batches: int
    at_once: int
    searches: int
    iterations: int
    puzzles: int


SHORT = Extent(games=2, batches=1, at_once=3, searches=1, iterations=500, puzzles=2)
LONG = Extent(games=1_000, batches=12, at_once=64, searches=10, iterations=5_000, puzzles=1_000)
#: Plain Python is a thousand times slower: it does this part of it, and one of everything at least.
_SLOW = 100


class Verdict(NamedTuple):
    """How a make did: how many jobs, the places of those it did differently, and the seconds. Or why it did none."""

    make: str
    jobs: int
    wrong: tuple[int, ...]
    seconds: float
    missing: str = ""


def jobs_for(game: Game, extent: Extent, caller: Caller) -> Iterator[Job]:
    """Games and batches with all their options in turn, searches, and puzzles."""
    values = [[{option.name: value} for value in option.values or (option.default,)] for option in game.options]
    variants = [{name: value for part in parts for name, value in part.items()} for parts in product(*values)]
    for players in game.seats:
        for seed in range(extent.games):
            options = variants[seed % len(variants)]
            yield game_job(game, players, seed, options)
            yield play_out_job(game.new(players, seed, **options), seed)
        for number in range(extent.batches):
            options, seed = variants[number % len(variants)], number * extent.at_once
            others = (CALLER, RANDOM, GREEDY)[(players + number) % 3]
            yield batch_job(game, extent.at_once, players, seed, options, others)
    for seed in range(extent.searches):
        state = game.new(game.seats[seed % len(game.seats)], seed)
        for _ in range(3 * seed):
            if state.to_move is not None and len(state.legal_actions()) > 0:
                state.act(state.legal_actions()[0])
        if state.to_move is not None:
            yield search_job(state.sight(state.to_move), extent.iterations, seed)
    yield from puzzle_jobs.jobs(game, caller, extent.puzzles)


def verify(game: Game, extent: Extent, records: Iterable[Record] = ()) -> Iterator[Verdict]:
    """Do the same with every make; the first is the one that the others are compared with.

    Records of the game are played again by all of them, too.
    """
    native = makes.here(game, compiled=True)
    jobs = [*map(record_job, records), *jobs_for(game, extent, native)]
    started = time.monotonic()
    right = list(makes.by_caller(game, native, jobs))
    yield Verdict("Numba", len(jobs), (), time.monotonic() - started)

    def compared(make: str, do: Callable[[Sequence[Job]], Iterator[int]]) -> Verdict:
        started = time.monotonic()
        found = zip(do(jobs), right, strict=True)
        wrong = tuple(place for place, (total, expected) in enumerate(found) if total != expected)
        return Verdict(make, len(jobs), wrong, time.monotonic() - started)

    library, page, other = built(game, this_machine(), "wasm32", DRIVEN)
    yield compared("library", lambda some: makes.by_library(game, checked(library, game), some))
    if (command := runner()) is None:
        yield Verdict("x86-64 library", 0, (), 0.0, NO_EMULATOR)
    else:
        driven = checked(other, game, DRIVEN)
        yield compared("x86-64 library", lambda some: makes.by_driver(driven, command, some))
    if shutil.which("node") is None:
        yield Verdict("WebAssembly in Node.js", 0, (), 0.0, "there is no node")
    else:
        yield compared("WebAssembly in Node.js", lambda some: makes.by_node(page, some))
    if find_chromium() is None:
        yield Verdict("WebAssembly in Chromium", 0, (), 0.0, "there is no chromium")
    else:
        with makes.Browser(page) as browser:
            yield compared("WebAssembly in Chromium", browser.checksums)
    jobs = list(jobs_for(game, slowly(extent), native))
    right = list(makes.by_caller(game, native, jobs))
    plain = makes.here(game, compiled=False)
    yield compared("plain Python", lambda some: makes.by_caller(game, plain, some))


def slowly(extent: Extent) -> Extent:
    """What plain Python does of it."""
    return Extent(*(max(1, number // _SLOW) for number in extent))
