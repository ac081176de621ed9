"""`tabletowers bench search`: search iterations a second of every game, beside OpenSpiel's C++ MCTS."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks import Ratio, machine, table
from benchmarks.peers import version_of
from benchmarks.rules import Measured, measured
from tabletowers.arena.simulation import simulate
from tabletowers.bots.base import Budget
from tabletowers.bots.search_bot import SearchBot
from tabletowers.bots.search_task import FOR_EVER, Manner
from tabletowers.bots.warm_up import ready

_REPEATS = 5


def run(quick: bool = False) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    seconds = 0.1 if quick else 1.0
    rows: list[list[str]] = []
    results: dict[str, dict[str, Any]] = {}
    peers: dict[str, dict[str, float]] = {}
    for each in measured():
        rules, name, players = each.rules, each.name, each.players
        ready(rules, wait=True)
        full = _iterations(each, seconds, FOR_EVER)
        used = _iterations(each, seconds, None)
        length = _length(each)
        goal = None if rules.benchmark is None else rules.benchmark.search_goal
        peer = None if rules.benchmark is None else rules.benchmark.peer
        results[name] = {
            "players": players,
            "decisions": length,
            "iterations_per_second": full,
            "as_bots_search": used,
            "goal": goal,
        }
        beside = "-"
        if peer is not None and version_of("open_spiel") is not None:
            if peer not in peers:
                peers[peer] = _openspiel(peer, seconds)
            speed, peer_length = peers[peer]["iterations_per_second"], peers[peer]["decisions"]
            beside = f"{speed:,.0f} ({peer}, {peer_length:.0f} decisions)"
            results[name]["times_openspiel"] = full / speed
        results[name]["peer"] = peer
        wanted = "-" if goal is None else f"{goal:,}"
        rows.append([f"{name}, {players} players", f"{length:.0f}", f"{full:,.0f}", f"{used:,.0f}", wanted, beside])
    columns = ["game", "decisions", "iterations/s, full playouts", "as bots search", "goal", "OpenSpiel's C++ MCTS"]
    table("Search, one core, by processor time", columns, rows)
    if version_of("open_spiel") is None:
        print("OpenSpiel is not installed here; for the comparison: tabletowers bench all")
    return {"on": machine(), "games": results, "openspiel": peers}


def ratios(figures: dict[str, Any]) -> Iterator[Ratio]:
    """Compare each game with OpenSpiel's C++ MCTS in a game of about the same length."""
    for name, ours in figures["games"].items():
        what = f"search with full playouts, {name}, {ours['players']} players"
        peer, speed = ours["peer"], None
        if peer in figures["openspiel"]:
            speed = figures["openspiel"][peer]["iterations_per_second"]
        yield Ratio.more(what, "iterations/s", ours["iterations_per_second"], f"OpenSpiel's C++ MCTS, {peer}", speed)


def _iterations(each: Measured, seconds: float, horizon: int | None) -> float:
    """The iterations a second of processor time at the start of a game, where playouts are longest."""
    state = each.rules.new(each.players, 1, **each.options)
    sight = state.sight(state.to_move)
    best = 0.0
    for repeat in range(_REPEATS):
        searcher = SearchBot("bench", repeat, Budget(seconds=seconds / _REPEATS), Manner(horizon=horizon))
        started = time.process_time()
        account = searcher.explain(sight)
        best = max(best, account["iterations"] / max(time.process_time() - started, 1e-9))
    return best


def _length(each: Measured) -> float:
    """The average number of decisions of a random game."""
    games = [simulate(each.rules.name, each.players, seed, "random", False, each.options) for seed in range(5)]
    return float(np.mean([len(record.plies) for record in games]))


def _openspiel(name: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's C++ MCTS with random playouts at the start of a game: simulations a second, and a game's length."""
    import pyspiel

    peer = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    state = peer.new_initial_state()
    simulations, best = 16, 0.0
    spent = 0.0
    while spent < seconds:
        searcher = pyspiel.MCTSBot(peer, evaluator, 2.0, simulations, 1 << 10, False, 1, False)
        started = time.process_time()
        searcher.step(state)
        taken = time.process_time() - started
        best = max(best, simulations / max(taken, 1e-9))
        spent += taken
        if taken < seconds / 8:
            simulations *= 2
    chooser, lengths = np.random.default_rng(1), []
    for _ in range(5):
        play, moves = peer.new_initial_state(), 0
        while not play.is_terminal():
            play.apply_action(int(chooser.choice(play.legal_actions())))
            moves += 1
        lengths.append(moves)
    return {"iterations_per_second": best, "decisions": float(np.mean(lengths))}
