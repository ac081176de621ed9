"""Plays a match deal by deal, with the luck taken out by a good value function and by a spoiled one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace

import tabletowers
from tabletowers.arena.match import Match
from tabletowers.arena.match_run import leave_interrupts_to_the_parent
from tabletowers.contract.options import complete
from tabletowers.luck.adjusted_match import Deal, play_deals
from tabletowers.luck.judges import judge_for, spoiled

#: How many deals a process plays at a time.
_AT_A_TIME = 10


def play(match: Match, playouts: int | None, jobs: int) -> Iterator[list[Deal]]:
    """Yield every deal of a match as the value function adjusts it, and as a spoiled one does.

    With a number of playouts, they alone judge. The number of processes changes nothing.
    """
    tasks = [(part, playouts) for part in _parts(match)]
    if jobs == 1:
        for task in tasks:
            yield from _play(task)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        for deals in pool.imap(_play, tasks):
            yield from deals


def _parts(match: Match) -> Iterator[Match]:
    """Yield a match as several, of a few deals each."""
    deals = [pairing.deal for pairing in match.pairings() if not pairing.rotation]
    for first in range(0, len(deals), _AT_A_TIME):
        part = deals[first : first + _AT_A_TIME]
        yield replace(match, games=len(part) * len(match.bots), seed=part[0])


def _play(task: tuple[Match, int | None]) -> list[list[Deal]]:
    match, playouts = task
    game = tabletowers.game(match.game)
    judge = judge_for(game, len(match.bots), complete(game.options, match.options), playouts)
    return list(play_deals(match, [judge] if playouts is not None else [judge, spoiled(judge)]))
