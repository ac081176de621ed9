"""Verifies that every backend of a game's kernels gives the same results: `tabletowers build verify`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from tabletowers.backends.module import checked
from tabletowers.build import proof_backends
from tabletowers.build.builder import built
from tabletowers.build.checksums import Caller, Job, Proven
from tabletowers.build.library_driver import MACHINES, missing_emulator, runner
from tabletowers.build.proof_jobs import batch_job, call_job, game_job, play_out_job, record_job, search_job
from tabletowers.contract import Game
from tabletowers.lab.batch_step import CALLER, GREEDY, RANDOM
from tabletowers.platforms import this_machine
from tabletowers.record import Record


class Extent(NamedTuple):
    """The amount of work in a comparison of backends.

    For each number of players, there are `games` games, the same number of random playouts, and `batches` batches of
    `at_once` games. In addition, there are `searches` searches of `iterations` iterations. `extras` determines how many
    kernel calls are made for the game's extras.
    """

    games: int
    batches: int
    at_once: int
    searches: int
    iterations: int
    extras: int


SHORT = Extent(games=2, batches=1, at_once=3, searches=1, iterations=500, extras=2)
LONG = Extent(games=1_000, batches=12, at_once=64, searches=10, iterations=5_000, extras=1_000)
#: Plain Python is a thousand times slower, so the amount of its work is divided by this; at least one of each is done.
_SLOW = 100


class Verdict(NamedTuple):
    """A backend's result: the number of jobs, the indices of those with wrong results, and the time in seconds.

    A job is a test computation, such as a game or a search. If the backend could not run, `missing` says what it
    lacked.
    """

    make: str
    jobs: int
    wrong: tuple[int, ...]
    seconds: float
    missing: str = ""


def jobs_for(game: Game, extent: Extent, caller: Caller) -> Iterator[Job]:
    """Yield the test jobs on which backends are compared: games, batches, searches, and kernel calls for extras.

    The games and batches cycle through all combinations of options.
    """
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
    for extra in game.declared_extras():
        if (proof := extra.load("proof_calls")) is not None:
            yield from (call_job(name, arguments) for name, arguments in proof.calls(caller, extent.extras))


def verify(game: Game, extent: Extent, records: Iterable[Record] = ()) -> Iterator[Verdict]:
    """Run the same test jobs with every backend, and yield a verdict on each backend.

    The first backend, Numba, is the reference. All backends except plain Python also replay the game records in
    `records`.
    """
    native = proof_backends.here(game, compiled=True)
    jobs = [*map(record_job, records), *jobs_for(game, extent, native)]
    started = time.monotonic()
    proven = [*zip(jobs, proof_backends.by_caller(game, native, jobs), strict=True)]
    yield Verdict("Numba", len(jobs), (), time.monotonic() - started)

    def compared(make: str, do: Callable[[Sequence[Job]], Iterable[int]], proven: Sequence[Proven]) -> Verdict:
        started = time.monotonic()
        found = zip(do([job for job, _ in proven]), proven, strict=True)
        wrong = tuple(place for place, (total, (_, right)) in enumerate(found) if total != right)
        return Verdict(make, len(proven), wrong, time.monotonic() - started)

    library, page, *others = built(game, this_machine(), "emscripten", *MACHINES)
    yield compared(
        "library", lambda some: proof_backends.by_library(game, checked(library, game.kernel_spec), some), proven
    )
    if missing := proof_backends.missing_for_pyodide():
        yield Verdict("Pyodide", 0, (), 0.0, missing)
    else:
        yield compared(
            "Pyodide", lambda some: proof_backends.in_pyodide(game, page, some), proof_backends.offered_by(page, proven)
        )
    for target, described in zip(MACHINES, others, strict=True):
        if (command := runner(target)) is None:
            yield Verdict(f"library for {target}", 0, (), 0.0, missing_emulator(target))
            continue
        module = checked(described, game.kernel_spec, target)
        driven = partial(proof_backends.by_driver, module, command)
        yield compared(f"library for {target}", driven, proven)
    jobs = list(jobs_for(game, slowly(extent), native))
    proven = [*zip(jobs, proof_backends.by_caller(game, native, jobs), strict=True)]
    plain = proof_backends.here(game, compiled=False)
    yield compared("plain Python", lambda some: proof_backends.by_caller(game, plain, some), proven)


def slowly(extent: Extent) -> Extent:
    """Return the amount of work reduced to what plain Python can do in reasonable time."""
    return Extent(*(max(1, number // _SLOW) for number in extent))
