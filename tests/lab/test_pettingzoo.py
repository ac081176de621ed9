"""PettingZoo's own tests for every game and number of players, and what its conventions promise."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import tabletowers
from tabletowers.contract import IllegalMove
from tabletowers.lab.outcome import rewards
from tabletowers.lab.pettingzoo import RawEnv, name_of
from tests.conformance.cases import Case, cases


def made(case: Case, **settings: Any) -> Any:
    return pettingzoo.make("aec", f"tabletowers/{name_of(case.name)}", players=case.players, **case.options, **settings)


# PettingZoo names its own environments whose observations hold an action mask, and warns about others.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_tests_of_pettingzoo(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(case), num_cycles=30)
    seed_test(partial(made, case), num_cycles=15)
    if not case.options:
        render_test(partial(made, case))
    assert "Passed API test" in capsys.readouterr().out


def test_names_have_the_version_of_the_rules() -> None:
    for name in tabletowers.GAMES:
        assert name_of(name) == f"{name}_v{tabletowers.game(name).rules_version}"
        assert made(Case(name, 3)).metadata["name"] == name_of(name)


@pytest.mark.parametrize("name", tabletowers.GAMES)
def test_a_game_goes_as_its_state_goes(name: str) -> None:
    case = Case(name, 3)
    env, state, lot = made(case), case.start(9), np.random.default_rng(9)
    env.reset(seed=9)
    while state.to_move is not None:
        assert env.agent_selection == f"player_{state.to_move}"
        seen, *_ = env.last()
        assert (seen["observation"] == state.observation(state.to_move)).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.legal_actions())
        other = env.observe(f"player_{(state.to_move + 1) % 3}")
        assert other["action_mask"].sum() == 0
        action = int(lot.choice(state.legal_actions()))
        env.step(action)
        state.act(action)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == rewards(state)
    assert sum(env.rewards.values()) == pytest.approx(0)


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
