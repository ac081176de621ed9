"""`tabletowers bench rules`: random moves, copies and calls of every game, beside OpenSpiel driven from Python."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

from tabletowers.bench import machine, rate, table, version_of
from tabletowers.contract import Game
from tabletowers.games import GAMES, game
from tabletowers.kernel import new_dice, no_log

#: How many play in the measurement (the figures that the documentation gives).
PLAYERS = {"clocktowers": 3, "oldtown": 3, "babel": 4}

#: OpenSpiel's card games with hidden hands and dozens of moves a game.
PEERS = ("crazy_eights", "gin_rummy", "hearts", "oh_hell", "euchre", "spades", "skat", "cribbage")


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print and return."""
    seconds = 0.2 if quick else 2.0
    peers = {} if version_of("open_spiel") is None else {name: _openspiel(name, seconds) for name in PEERS}
    fastest = max(peers, key=lambda name: peers[name], default=None)
    rows, results = [], {}
    for name in GAMES:
        rules = game(name)
        players = PLAYERS.get(name, rules.seats[0])
        moves = rate(lambda n, r=rules, p=players: _random_games(r, p, n), seconds)  # type: ignore[misc]
        copies = rate(lambda n, r=rules, p=players: _copies(r, p, n), seconds)  # type: ignore[misc]
        calls = _calls(rules, players, 3 if quick else 30)
        ratios = {peer: moves / speed for peer, speed in peers.items()}
        results[name] = {
            "players": players,
            "moves_per_second": moves,
            "copies_per_second": copies,
            **calls,
            "times_openspiel": ratios,
        }
        rows.append(
            [
                f"{name}, {players} players",
                f"{moves / 1e6:.2f} million",
                f"{copies / 1e6:.1f} million",
                *(f"{calls[key]:.1f}" for key in ("play_us", "legal_moves_us", "view_us")),
                f"{ratios[fastest]:,.0f} × {fastest}" if fastest else "-",
            ]
        )
    columns = ["game", "moves/s", "copies/s", "play µs", "legal_moves µs", "view µs", "OpenSpiel's fastest"]
    table("Rules, one core", columns, rows)
    if peers:
        table(
            "OpenSpiel driven from Python, moves a second",
            ["game", "moves/s"],
            [[name, f"{speed:,.0f}"] for name, speed in peers.items()],
        )
    else:
        print("OpenSpiel is not installed; for the comparison: pip install 'tabletowers[bench]'")
    return {"on": machine(), "games": results, "openspiel": peers}


def _random_games(rules: Game, players: int, games: int) -> int:
    """Deal and play random games in compiled code; the number of moves."""
    options = {option.name: option.default for option in rules.options}
    groups = rules.groups(players, options)
    order = np.array([card for group in groups for card in group], np.int64)
    ends = np.cumsum([len(group) for group in groups])
    blank = rules.blank(players, options).view(rules.kernels.DTYPE)
    moves = np.empty(rules.most_legal, np.int32)
    played: int = rules.playout.random_games(blank, order, ends, moves, new_dice(1), no_log(), games)
    return played


def _copies(rules: Game, players: int, thousands: int) -> int:
    state = rules.new(players, 1)
    rules.playout.copies(state.data.view(rules.kernels.DTYPE), thousands * 1000)
    return thousands * 1000


def _calls(rules: Game, players: int, games: int) -> dict[str, float]:
    """Microseconds of the calls that a Python program makes, averaged over whole random games."""
    spent = {"play_us": 0.0, "legal_moves_us": 0.0, "view_us": 0.0}
    count = 0
    chooser = random.Random(1)
    rules.new(players, 0).preview(rules.new(players, 0).legal_moves()[0])
    rules.new(players, 0).view(0)
    for seed in range(games):
        state = rules.new(players, seed)
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


def _openspiel(name: str, seconds: float) -> float:
    """Random moves a second of an OpenSpiel game, driven the usual way."""
    import pyspiel

    peer = pyspiel.load_game(name)
    chooser = random.Random(1)

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = peer.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, chances)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    moves += 1
        return moves

    return rate(work, seconds)
