"""A game goes in Batch, Gymnasium, PettingZoo and OpenSpiel as its state goes, and passes their own tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tabletowers
from tabletowers.backends.numba_runtime import native
from tabletowers.contract.game import checked_seed
from tabletowers.lab import Batch
from tabletowers.lab.outcome import rewards
from tabletowers.testing.cases import Case

#: The rows of a batch, and the steps after which it is compared no longer; a game has ended by then.
_ROWS, _STEPS, _MOST_STEPS = 3, 300, 10_000

# Batches


def test_a_batch_plays_the_same_games_as_states_do(case: Case) -> None:
    batch = Batch(case.name, _ROWS, case.players, seed=3, **case.options)
    states = [case.start(3 + row) for row in range(_ROWS)]
    ended = steps = 0
    while steps < _STEPS or (not ended and steps < _MOST_STEPS):
        steps += 1
        now = batch.now
        for row, state in enumerate(states):
            assert batch.state(row).to_bytes() == state.to_bytes()
            assert now.seats[row] == state.to_move
            assert (now.observations[row] == state.observation(int(now.seats[row]))).all()
            assert np.flatnonzero(now.masks[row]).tolist() == sorted(state.legal_actions())
        actions = batch.choose()
        batch.step(actions)
        for row, action in enumerate(actions.tolist()):
            states[row].act(action)
            assert now.dones[row] == states[row].is_over
            assert now.rewards[row].tolist() == pytest.approx(rewards(states[row]))
            if states[row].is_over:
                ended += 1
                assert batch.points[row].tolist() == states[row].scores()
                states[row] = case.start(int(batch.seeds[row]))
    assert ended > 0


def test_greedy_takes_an_action_of_the_highest_worth(name: str) -> None:
    game = tabletowers.game(name)
    worth = native(game.kernel_spec).module.worth
    batch = Batch(name, 6, game.seats[0], seed=2)
    for _ in range(25):
        actions = batch.choose("greedy")
        for row, action in enumerate(actions.tolist()):
            state = batch.state(row)
            sight = state.sight(state.to_move)
            worths = {other: worth(sight.record, sight.seat, other) for other in state.legal_actions()}
            assert worths[action] == max(worths.values())
        batch.step(actions)


def test_candidates_are_the_legal_actions_with_their_worth(name: str) -> None:
    game = tabletowers.game(name)
    worth = native(game.kernel_spec).module.worth
    batch = Batch(name, 5, game.seats[-1], seed=4)
    for _ in range(30):
        actions, counts, worths = batch.candidates()
        for row in range(len(batch)):
            state = batch.state(row)
            sight = state.sight(state.to_move)
            listed = actions[row, : counts[row]].tolist()
            assert sorted(listed) == sorted(state.legal_actions())
            assert worths[row, : counts[row]].tolist() == [worth(sight.record, sight.seat, action) for action in listed]
        batch.step(batch.choose())


# Gymnasium


def test_gymnasium_accepts_a_single_game(name: str) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from gymnasium.utils.env_checker import check_env

    from tabletowers.lab.gymnasium import name_of

    env = gymnasium.make(name_of(name), players=tabletowers.game(name).seats[-1], opponents="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("opponents", ["random", "greedy", "level1"])
def test_bots_play_up_to_the_learners_next_decision(name: str, opponents: str) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from tabletowers.lab.gymnasium import VectorEnv, name_of

    env = gymnasium.make_vec(name_of(name), num_envs=4, opponents=opponents)
    assert isinstance(env, VectorEnv)
    lot, ended = np.random.default_rng(1), 0
    seen, info = env.reset(seed=7)
    for _ in range(_MOST_STEPS):
        assert env.observation_space.contains(seen)
        assert env.batch.now.seats.tolist() == info["seat"].tolist() == [row % env.batch.players for row in range(4)]
        for row in range(4):
            assert (seen[row] == env.batch.state(row).observation(int(info["seat"][row]))).all()
        seen, given, dones, truncated, info = env.step(_legal(info, lot))
        assert not truncated.any()
        assert ((given != 0) <= dones).all()
        for row in np.flatnonzero(dones).tolist():
            ended += 1
            last = env.batch.plan.read(info["final_obs"][row])
            assert last["to_move"].sum() == 0
            best = last["points"][0, 0] >= last["points"].max()
            assert best if given[row] == 1 else True
        if ended >= 4:
            break
    assert ended >= 4


def _legal(info: dict[str, Any], lot: np.random.Generator) -> Any:
    return np.array([lot.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


# PettingZoo


def _zoo(case: Case, **settings: Any) -> Any:
    pettingzoo: Any = pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from tabletowers.lab.pettingzoo import name_of

    return pettingzoo.make("aec", f"tabletowers/{name_of(case.name)}", players=case.players, **case.options, **settings)


# PettingZoo names its own environments whose observations hold an action mask, and warns about others.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_the_tests_of_pettingzoo(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    first = _zoo(case)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

    api_test(first, num_cycles=30)
    seed_test(partial(_zoo, case), num_cycles=15)
    if not case.options:
        render_test(partial(_zoo, case))
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_names_have_the_version_of_the_rules(name: str) -> None:
    case = Case(name, tabletowers.game(name).seats[0])
    assert _zoo(case).metadata["name"] == f"{name}_v{tabletowers.game(name).rules_version}"


def test_a_game_goes_in_pettingzoo_as_its_state_goes(usual: Case) -> None:
    env, state, lot = _zoo(usual), usual.start(9), np.random.default_rng(9)
    env.reset(seed=9)
    while state.to_move is not None:
        assert env.agent_selection == f"player_{state.to_move}"
        seen, *_ = env.last()
        assert (seen["observation"] == state.observation(state.to_move)).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.legal_actions())
        other = env.observe(f"player_{(state.to_move + 1) % usual.players}")
        assert other["action_mask"].sum() == 0
        action = int(lot.choice(state.legal_actions()))
        env.step(action)
        state.act(action)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == rewards(state)
    assert sum(env.rewards.values()) == pytest.approx(0)


# OpenSpiel


def _spiel(case: Case) -> Any:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from tabletowers.lab.openspiel import parameters

    return pyspiel.load_game(case.name, parameters(case.game, case.players, **case.options))


def _dealt(case: Case, seed: int) -> Any:
    """Return the state of OpenSpiel after the four bytes of a seed have been drawn."""
    state = _spiel(case).new_initial_state()
    for byte in checked_seed(seed).to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def test_openspiel_simulates_a_game(basic: Case) -> None:
    game = _spiel(basic)
    import pyspiel

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_of_openspiel_is_the_same_again(name: str, tmp_path: Path) -> None:
    _spiel(Case(name, tabletowers.game(name).seats[0]))
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS(["test"])
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=5)
    (tmp_path / "playthrough.txt").write_text(text)
    before, after = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert before == after
    assert "IsTerminal() = True" in text


def test_a_game_goes_in_openspiel_as_its_state_goes(usual: Case) -> None:
    seed = 0x01020304
    spiel, state, lot = _dealt(usual, seed), usual.start(seed), np.random.default_rng(seed)
    while state.to_move is not None:
        assert spiel.current_player() == state.to_move
        assert spiel.legal_actions() == sorted(state.legal_actions())
        for seat in range(usual.players):
            assert spiel.observation_tensor(seat) == state.observation(seat).tolist()
        action = int(lot.choice(state.legal_actions()))
        assert spiel.action_to_string(action) == state.moves.texts[action]
        spiel.apply_action(action)
        state.act(action)
    assert spiel.is_terminal()
    assert spiel.returns() == rewards(state)


def test_a_resampled_state_is_one_that_the_player_can_not_tell_apart(usual: Case) -> None:
    spiel, lot = _dealt(usual, 77), np.random.default_rng(1)
    different = False
    for ply in range(40):
        if spiel.is_terminal():
            break
        player = spiel.current_player()
        world = spiel.resample_from_infostate(player, lambda: float(lot.random()))
        assert world.current_player() == player
        assert world.legal_actions() == spiel.legal_actions()
        assert world.information_state_string(player) == spiel.information_state_string(player)
        assert world.observation_tensor(player) == spiel.observation_tensor(player)
        different |= world.table.state.to_bytes() != spiel.table.state.to_bytes()
        assert world.history() == []
        spiel.apply_action(int(lot.choice(spiel.legal_actions())))
        assert spiel.move_number() == 5 + ply
    assert different


def test_ismcts_of_openspiel_sits_at_our_tables(name: str) -> None:
    from tabletowers.bots import bot

    state = Case(name, tabletowers.game(name).seats[0]).position(3, 20)
    _spiel(Case(name, state.players))
    assert state.to_move is not None
    sight = state.sight(state.to_move)
    move = bot("openspiel-ismcts:30", 1).choose(sight)
    assert move in state.legal_moves()
    assert bot("openspiel-ismcts:30", 1).choose(sight) == move
    assert bot("openspiel-ismcts:0.01s", 1).choose(sight) in state.legal_moves()
