"""`tabletowers bench rules`: random moves, copies and calls of every game, beside card games of other libraries."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from benchmarks import Ratio, machine, rate, table
from benchmarks.peergames import TITLES, fastest, speeds
from tabletowers.backends.numba_runtime import native
from tabletowers.contract import Game
from tabletowers.contract.options import complete, in_words
from tabletowers.games import GAMES, game
from tabletowers.kernel.dice import new_dice
from tabletowers.kernel.log import no_log


class Measured(NamedTuple):
    """A game to measure, with a number of players and options."""

    rules: Game
    players: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """The game and the options, as figures and tables name them."""
        return f"{self.rules.name} {in_words(self.options)}".strip()


def measured() -> Iterator[Measured]:
    """Every game, with each of its declared options."""
    for name in GAMES:
        rules = game(name)
        if rules.benchmark is None:
            yield Measured(rules, rules.seats[0], {})
        else:
            for options in rules.benchmark.options:
                yield Measured(rules, rules.benchmark.players, dict(options))


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    seconds = 0.2 if quick else 2.0
    peers = speeds(seconds / 2)
    rows, results = [], {}
    for each in measured():
        moves = rate(partial(_random_games, each), seconds)
        copies = rate(partial(_copies, each), seconds)
        calls = _calls(each, 3 if quick else 30)
        results[each.name] = {
            "players": each.players,
            "moves_per_second": moves,
            "copies_per_second": copies,
            **calls,
        }
        rows.append(
            [
                f"{each.name}, {each.players} players",
                f"{moves / 1e6:.2f} million",
                f"{copies / 1e6:.1f} million",
                *(f"{calls[key]:.1f}" for key in ("play_us", "legal_moves_us", "view_us")),
            ]
        )
    table("Rules, one core", ["game", "moves/s", "copies/s", "play µs", "legal_moves µs", "view µs"], rows)
    for library, title in TITLES.items():
        if library in peers:
            shown = [[name, f"{speed:,.0f}"] for name, speed in peers[library].items()]
            table(f"{title} driven from Python, one core", ["game", "moves/s"], shown)
        else:
            print(f"{title} is not installed here; for the comparison: tabletowers bench all")
    return {"on": machine(), "games": results, "peers": peers}


def ratios(figures: dict[str, Any]) -> Iterator[Ratio]:
    """Compare each game with the fastest card game of each library."""
    for name, ours in figures["games"].items():
        for library in TITLES:
            what = f"random moves, {name}, {ours['players']} players"
            yield Ratio.more(what, "moves/s", ours["moves_per_second"], *fastest(figures["peers"], library))


def _random_games(each: Measured, games: int) -> int:
    """Deal and play random games in compiled code. Returns the number of moves."""
    rules, players, options = each.rules, each.players, complete(each.rules.options, each.options)
    groups = rules.groups(players, options)
    order = np.array([card for group in groups for card in group], np.int64)
    ends = np.cumsum([len(group) for group in groups])
    blank = rules.blank(players, options).view(native(rules.kernel_spec).module.DTYPE)
    moves = np.empty(rules.most_legal, np.int32)
    played: int = native(rules.kernel_spec).playout.random_games(
        blank, order, ends, moves, new_dice(1), no_log(), games
    )
    return played


def _copies(each: Measured, thousands: int) -> int:
    state, own = each.rules.new(each.players, 1, **each.options), native(each.rules.kernel_spec)
    own.playout.copies(state.data.view(own.module.DTYPE), thousands * 1000)
    return thousands * 1000


def _calls(each: Measured, games: int) -> dict[str, float]:
    """The microseconds that each call by a Python program takes, averaged over whole random games."""
    spent = {"play_us": 0.0, "legal_moves_us": 0.0, "view_us": 0.0}
    count = 0
    chooser, players = random.Random(1), each.players
    first = each.rules.new(players, 0, **each.options)
    first.preview(first.legal_moves()[0])
    first.view(0)
    for seed in range(games):
        state = each.rules.new(players, seed, **each.options)
        while not state.is_over:
            times = [time.perf_counter()]
            moves = state.legal_moves()
            times.append(time.perf_counter())
            state.view(count % players)
            times.append(time.perf_counter())
            move = chooser.choice(moves)
            start = time.perf_counter()
            state.play(move)
            spent["play_us"] += time.perf_counter() - start
            spent["legal_moves_us"] += times[1] - times[0]
            spent["view_us"] += times[2] - times[1]
            count += 1
    return {key: total / count * 1e6 for key, total in spent.items()}
