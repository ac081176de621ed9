"""Plays the games of a study and collects their statistics, in one process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence

from tabletowers.arena.match_run import leave_interrupts_to_the_parent
from tabletowers.stats.bot_games import MINDS
from tabletowers.stats.study import Deal, Study
from tabletowers.stats.tally import Counting, Tally
from tabletowers.stats.transcript import Dealer

#: The number of games that a process plays before it reports, if the bots are compiled; otherwise one.
_CHUNK = 500


def run(
    study: Study, jobs: int = 1, tick: Callable[[int], None] = lambda games: None, tally: Tally | None = None
) -> Tally:
    """Play all games of a study and return their statistics.

    `tick` is called with the number of finished games. The result does not depend on the number of processes. An
    interrupt ends the run immediately; if a `tally` was passed, it then contains the finished games.
    """
    if jobs < 1:
        raise ValueError(f"expected at least 1 job, not {jobs}")
    whole = Tally() if tally is None else tally
    deals = list(study.deals())
    size = _CHUNK if set(study.names) <= set(MINDS) else 1
    chunks = [deals[start : start + size] for start in range(0, len(deals), size)]
    for part in _tallies(study, chunks, jobs):
        whole.add(part)
        tick(len(whole.games))
    whole.games.sort(key=lambda game: game.number)
    return whole


def _tallies(study: Study, chunks: Sequence[Sequence[Deal]], jobs: int) -> Iterator[Tally]:
    # The first chunk runs here, so that kernels are compiled once and not in every process.
    yield _count((study, chunks[0]))
    rest = [(study, chunk) for chunk in chunks[1:]]
    if jobs == 1 or len(rest) < 2:
        yield from map(_count, rest)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(rest)), leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_count, rest)


def _count(task: tuple[Study, Sequence[Deal]]) -> Tally:
    study, deals = task
    dealer = Dealer(study)
    counting = Counting(dealer.rules, study.options)
    for deal in deals:
        counting.count(dealer.play(deal))
    return counting.tally
