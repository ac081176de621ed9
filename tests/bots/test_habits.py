"""What bots overlook, leave out and vary, game by game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import numpy as np
import pytest

import tabletowers
from tabletowers.backends.numba_runtime import native
from tabletowers.bots import Budget, SearchBot, bot
from tabletowers.contract import State
from tabletowers.games import GAMES
from tabletowers.games.oldtown.actions import DONE, FIRST_CLAIM
from tabletowers.games.oldtown.data import LOTS
from tabletowers.kernel.dice import new_dice


def walk(name: str, seed: int, **options: object) -> list[State]:
    """Every state of a random game in which nobody claims anything."""
    rules = tabletowers.game(name)
    state = rules.new(rules.seats[0], seed, **options)
    guide, states = bot("random", seed), []
    while (seat := state.to_move) is not None:
        states.append(state.copy())
        move = guide.choose(state.sight(seat))
        state.play("done" if move.startswith("claim") else move)
    return states


@pytest.mark.parametrize("name", GAMES)
def test_a_hurried_move_is_legal(name: str) -> None:
    """The policy of playouts never leaves the rules."""
    rules = tabletowers.game(name)
    scratch, dice = np.empty(rules.most_legal, np.int32), new_dice(1)
    module = native(rules.kernel_spec).specialised("tabletowers.bots.search")
    for options in ({},) if name != "oldtown" else ({}, {"tidy": "spot"}):
        for state in walk(name, 5, **options):
            legal = state.legal_actions()
            for _ in range(5):
                assert module.hasty(state.record, state.to_move, scratch, dice) in legal


@pytest.mark.parametrize("name", GAMES)
def test_something_is_always_considered(name: str) -> None:
    rules = tabletowers.game(name)
    module = native(rules.kernel_spec).specialised("tabletowers.bots.search")
    for state in walk(name, 6):
        legal = np.array(state.legal_actions(), np.int32)
        kept = module.consider(state.record, state.to_move, legal, len(legal))
        assert kept >= 1
        assert set(legal[:kept].tolist()) <= set(state.legal_actions())


def smallest_explanation(state: State, building: int, lot: int) -> int:
    """The fewest other marked buildings that have this lot and together no more lots than they are."""
    candidates = state.record["candidates"]
    others = [b for b, status in enumerate(state.record["status"]) if status == 1 and b != building]
    for size in range(2, len(others) + 1):
        for group in combinations(others, size):
            lots = 0
            for other in group:
                lots |= int(candidates[other])
            if lots.bit_count() == size and lots >> lot & 1:
                return size
    raise AssertionError("the marker may be right")


def wrong_markers(seeds: Iterable[int] = range(10)) -> list[tuple[State, int, int]]:
    """States of Old Town in spot mode with a marker that can't be right: the claim and how hard it is to see."""
    rules = tabletowers.game("oldtown")
    module = native(rules.kernel_spec).specialised("tabletowers.bots.greedy")
    markers = []
    for seed in seeds:
        for state in walk("oldtown", seed, tidy="spot"):
            actions = np.array([a for a in state.legal_actions() if FIRST_CLAIM <= a < DONE], np.int32)
            subtle = np.zeros(len(actions), np.int64)
            module.subtleties(state.data, state.to_move, actions, subtle)
            markers += [(state, int(a), int(s)) for a, s in zip(actions, subtle, strict=True) if s < 1000]
    return markers


def test_a_wrong_marker_is_as_subtle_as_the_buildings_that_rule_it_out_are_many() -> None:
    """OT-5, OT-17: two buildings that share two lots are a pair; more make a chain."""
    markers = wrong_markers()
    assert {subtle for _, _, subtle in markers} >= {2, 3}
    for state, action, subtle in markers:
        assert subtle == smallest_explanation(state, (action - FIRST_CLAIM) // LOTS, (action - FIRST_CLAIM) % LOTS)


def test_weaker_levels_see_pairs_and_overlook_chains() -> None:
    markers = wrong_markers()
    for state, action, subtle in markers:
        if sum(other is state for other, _, _ in markers) > 1:
            continue  # With several wrong markers it is open which one is claimed.
        sight, claim = state.sight(state.to_move), state.moves.texts[action]
        assert bot("level1", 1).choose(sight) == "done"
        for level in ("level2", "level3"):
            assert bot(level, 1, patient=True).choose(sight) == (claim if subtle == 2 else "done")
        assert SearchBot("strong", 1, Budget(iterations=50)).choose(sight) == claim


def offers(least: int) -> State:
    """A state of Babel in which somebody decides on an offer and has several to choose from."""
    for seed in range(50):
        for state in walk("babel", seed):
            if state.view(None)["decision"] == "offer" and len(state.legal_moves()) >= least:
                return state
    raise AssertionError("no such state")


def test_offers_are_not_always_the_same() -> None:
    """BB-11: a fixed reply could be read."""
    state = offers(5)
    sight = state.sight(state.to_move)
    made = {bot("search:200", seed, patient=True).choose(sight) for seed in range(25)}
    assert len(made) > 1
    assert made <= set(state.legal_moves())


def test_a_seat_that_is_asked_early_commits_to_one_of_its_offers() -> None:
    """BB-19: a seat further on may commit itself early to an offer only."""
    for state in walk("babel", 4):
        for seat in state.asked[1:]:
            legal = state.legal_moves(seat)
            assert bot("search:20", 1, patient=True).choose(state.sight(seat)) in legal
            assert bot("level2", 1).choose(state.sight(seat)) in legal
