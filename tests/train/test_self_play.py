"""Games of self-play, many at once: dealt as the rules deal, played to their end, and scored. Needs no PyTorch."""

from __future__ import annotations

import numpy as np
import pytest

import tabletowers
from tabletowers.contract import State
from tabletowers.lab.batch_arrays import SelfPlayArrays
from tabletowers.train.parallel_games import ParallelGames, ThreadPool, Variant
from tabletowers.train.self_play import CALLER, GREEDY, RANDOM

GAME = tabletowers.game("clocktowers")
ROWS = 5


def games(role: int) -> tuple[ParallelGames, SelfPlayArrays]:
    """Games of two players, the second of whom has a role."""
    played = ParallelGames(GAME, ROWS, 7, ThreadPool(1), of=[Variant(2, {}, 1.0)])
    played.roles[:, 1] = role
    return played, played.arrays[0]


def state(arrays: SelfPlayArrays, row: int) -> State:
    return GAME.from_bytes(arrays.states.reshape(ROWS, -1)[row].tobytes())


def test_games_are_dealt_as_the_rules_deal_them_and_the_chosen_move_is_played() -> None:
    played, arrays = games(CALLER)
    dealt = [GAME.new(2, int(seed)) for seed in arrays.seeds]
    assert [state(arrays, row).to_bytes() for row in range(ROWS)] == [one.to_bytes() for one in dealt]
    texts = GAME.moves(dealt[0].options).texts
    moves = [texts[action] for action in arrays.actions[:, 1]]
    assert all(move in one.legal_moves() for move, one in zip(moves, dealt, strict=True))
    played.chosen[:] = 1
    played.step()
    for row, one in enumerate(dealt):
        one.play(moves[row])
        assert (
            state(arrays, row).view(None)["board"]["seats"][0]["built_on"]
            == one.view(None)["board"]["seats"][0]["built_on"]
        )


@pytest.mark.parametrize("role", [CALLER, RANDOM, GREEDY])
def test_a_finished_game_is_scored_and_the_next_is_dealt_in_its_row(role: int) -> None:
    played, arrays = games(role)
    seeds = arrays.seeds.copy()
    played.chosen[:] = 0
    asked = set()
    while not played.dones[0]:
        asked.update(played.seats.tolist())
        played.step()
    # Bots decide for themselves.
    assert asked == ({0, 1} if role == CALLER else {0})
    assert arrays.seeds[0] == seeds[0] + ROWS
    mine, other = played.points[0].tolist()[:2]
    rewards = played.rewards[0].tolist()[:2]
    assert sum(rewards) == 0
    if mine != other:
        assert np.sign(rewards[0]) == np.sign(mine - other)
    if role == CALLER:
        assert state(arrays, 0).to_bytes() == GAME.new(2, int(arrays.seeds[0])).to_bytes()
