"""Gymnasium's own checks, and training against bots: every game is played from the learner's seat to its end."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from tabletowers.lab.gymnasium import Env, VectorEnv, name_of
from tests.conformance.cases import Case


def legal(info: dict[str, Any], lot: np.random.Generator) -> Any:
    return np.array([lot.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


@pytest.mark.parametrize("opponents", ["greedy", "level1"])
def test_the_same_seed_gives_the_same_training(opponents: str) -> None:
    def play() -> list[Any]:
        env, lot = VectorEnv("clocktowers", 3, 3, opponents), np.random.default_rng(1)
        seen, info = env.reset(seed=4)
        shown = [seen]
        for _ in range(20):
            seen, *_, info = env.step(legal(info, lot))
            shown.append(seen)
        return shown

    assert all((one == other).all() for one, other in zip(play(), play(), strict=True))


def test_an_illegal_action_ends_its_game_with_a_loss() -> None:
    env = VectorEnv("clocktowers", 3, 2, "random", seat=1)
    seen, info = env.reset(seed=4)
    actions = np.array([int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]])
    actions[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, dones, _, told = env.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert dones.tolist() == [False, True, False]
    assert (told["final_obs"][1] == seen[1]).all()
    assert told["_final_obs"].tolist() == told["_final_info"].tolist() == dones.tolist()
    assert told["final_info"]["seat"][1] == 1
    assert env.batch.seeds.tolist() == [4, 8, 6]
    for wrong in ([0, -1, 0], [0, 0], [0.5, 0, 0]):
        with pytest.raises(ValueError, match="action space"):
            env.step(np.array(wrong))


def test_after_the_end_there_is_no_legal_action_until_the_next_deal() -> None:
    env, lot, over = Env("clocktowers", seat=0), np.random.default_rng(1), False
    _, info = env.reset(seed=3)
    while not over:
        assert info["action_mask"].any()
        _, _, over, _, info = env.step(int(lot.choice(np.flatnonzero(info["action_mask"]))))
    assert not info["action_mask"].any()


def test_a_seed_deals_the_game_that_python_deals() -> None:
    env = Env("babel", seat=0, players=4)
    seen, info = env.reset(seed=12)
    state = Case("babel", 4).start(12)
    assert (seen == state.observation(0)).all()
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(state.legal_actions())


def test_bad_input_names_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        VectorEnv("clocktowers", 2, 2, seat=2)
    with pytest.raises(ValueError, match="unknown bot 'nobody'"):
        VectorEnv("clocktowers", 2, 2, "nobody")
    with pytest.raises(ValueError, match="render_mode"):
        VectorEnv("clocktowers", 2, 2, render_mode="human")


def test_a_game_is_drawn_as_the_learner_sees_it() -> None:
    env = Env("clocktowers", seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in (env.render() or "")


@pytest.mark.parametrize("opponents", ["greedy", "search:20"])
def test_a_copy_and_a_pickle_go_on_with_the_same_game(opponents: str) -> None:
    env = gymnasium.make(name_of("clocktowers"), opponents=opponents)
    _, info = env.reset(seed=4)
    for _ in range(3):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, *_, info = env.step(action)
        for other in others:
            assert (other.step(action)[0] == seen).all()
