"""A batch plays the same games as states do, whatever its number of threads."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from tabletowers.lab import Batch
from tabletowers.lab.threads import BlockThreads


def test_the_next_game_of_a_row_has_a_seed_of_its_own() -> None:
    batch = Batch("oldtown", 3, 2, seed=10)
    assert batch.seeds.tolist() == [10, 11, 12]
    while not batch.step(batch.choose()).dones[1]:
        pass
    assert batch.seeds[1] in (14, 17, 20)


@pytest.mark.parametrize("threads", [2, 5])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    one, other = (Batch("clocktowers", 400, 2, seed=8, threads=count) for count in (1, threads))
    for _ in range(150):
        actions = one.choose()
        assert (other.choose() == actions).all()
        steps = one.step(actions), other.step(actions)
        for name in steps[0]._fields:
            assert np.array_equal(*(getattr(step, name) for step in steps))
    assert one.now.dones.any() or (one.seeds >= 408).any()


def test_the_same_seed_deals_the_same_games_again() -> None:
    batch = Batch("babel", 4, 3, seed=5)
    first = [part.copy() for part in batch.now]
    choices = batch.choose()
    batch.step(choices)
    batch.reset(5)
    for before, now in zip(first, batch.now, strict=True):
        assert (before == now).all()
    assert (batch.choose() == choices).all()
    batch.reset(6)
    assert (batch.now.observations != first[1]).any()


def test_an_illegal_action_is_refused_by_its_row_and_nothing_changes() -> None:
    batch = Batch("clocktowers", 4, 2, seed=1)
    before = [batch.state(row).to_bytes() for row in range(4)]
    actions = batch.choose()
    for wrong in (-1, -2, 10**6, int(np.flatnonzero(~batch.now.masks[2])[0])):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"game 2: action {wrong} is illegal"):
            batch.step(actions)
    with pytest.raises(ValueError, match="expected 4 actions, one for each game, not shape"):
        batch.step(actions[:3])
    with pytest.raises(ValueError, match="actions must be integers, not float64"):
        batch.step(batch.choose() + 0.5)
    assert [batch.state(row).to_bytes() for row in range(4)] == before
    with pytest.raises(ValueError, match="read-only"):
        batch.now.masks[0, 0] = True


def test_bad_input_names_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="at least 1 game"):
        Batch("clocktowers", 0, 2)
    with pytest.raises(ValueError, match="at least 1 thread"):
        Batch("clocktowers", 4, 2, threads=0)
    with pytest.raises(ValueError, match="2 to 4 players"):
        Batch("clocktowers", 4, 7)
    with pytest.raises(ValueError, match="unknown option 'colour'"):
        Batch("clocktowers", 4, 2, colour="red")
    with pytest.raises(ValueError, match="random, greedy"):
        Batch("clocktowers", 4, 2, seed=1).choose("level3")


def test_an_error_in_a_block_reaches_the_caller() -> None:
    crew = BlockThreads([(0, 2), (2, 4), (4, 6)])
    done = []

    def work(what: str, first: int, last: int) -> None:
        if what == "fail" and first == 2:
            raise RuntimeError("block 2")
        done.append((first, last))

    with pytest.raises(RuntimeError, match="block 2"):
        crew.each(work, "fail")
    done.clear()
    crew.each(work, "go")
    assert sorted(done) == [(0, 2), (2, 4), (4, 6)]


def test_a_copy_and_a_pickle_go_on_with_the_same_games() -> None:
    batch = Batch("clocktowers", 100, 2, seed=3)
    for _ in range(30):
        batch.step(batch.choose())
    others = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(40):
        actions = batch.choose()
        now = batch.step(actions)
        for other in others:
            assert (other.choose() == actions).all()
            assert all((one == two).all() for one, two in zip(now, other.step(actions), strict=True))
