"""PettingZoo's own tests for every game and number of players, and what its conventions promise."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest

from tabletowers.contract import IllegalMove
from tabletowers.lab.pettingzoo import RawEnv, name_of
from tests.conformance.cases import Case


def made(case: Case, **settings: Any) -> Any:
    return pettingzoo.make("aec", f"tabletowers/{name_of(case.name)}", players=case.players, **case.options, **settings)


def test_an_illegal_action_ends_the_game_with_a_loss(caplog: pytest.LogCaptureFixture) -> None:
    env = made(Case("clocktowers", 2))
    env.reset(seed=1)
    seen, *_ = env.last()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1, "player_1": 0}
    raw = RawEnv("clocktowers", 2)
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(wrong)
    assert raw.state_of_game.ply == 0


def test_bad_input_names_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        made(Case("clocktowers", 9))
    with pytest.raises(ValueError, match="unknown option"):
        made(Case("clocktowers", 2, {"colour": "red"}))
    with pytest.raises(ValueError, match="render_mode"):
        made(Case("clocktowers", 2), render_mode="svg")


def test_a_copy_and_a_pickle_go_on_with_the_same_game() -> None:
    env = made(Case("babel", 3))
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.agent_selection == env.agent_selection
        assert other.unwrapped.state_of_game == env.unwrapped.state_of_game
