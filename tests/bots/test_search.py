"""Search: reproducible, honest, bounded, and better than not thinking."""

from __future__ import annotations

import json
import threading

import pytest

import tabletowers
from tabletowers.bots import Budget, SearchBot, bot
from tabletowers.bots.levels import LEVELS
from tabletowers.bots.search_task import Manner
from tabletowers.contract import Sight, State
from tabletowers.games import GAMES


def start(name: str, seed: int = 3, plies: int = 0) -> State:
    rules = tabletowers.game(name)
    state = rules.new(rules.seats[0], seed)
    guide = bot("random", seed)
    for _ in range(plies):
        seat = state.to_move
        if seat is None:
            break
        state.play(guide.choose(state.sight(seat)))
    return state


def to_decide(name: str, seed: int = 3, plies: int = 0) -> Sight:
    """A sight with a real choice after this number of plies or, in a short game, after fewer."""
    state = start(name, seed, plies)
    while not state.is_over and len(state.legal_moves()) == 1:
        state.play(state.legal_moves()[0])
    return to_decide(name, seed, plies // 2) if state.is_over else state.sight(state.to_move)


def searcher(iterations: int = 60, seed: int = 1, **manner: float) -> SearchBot:
    return SearchBot("test", seed, Budget(iterations=iterations), Manner(**manner))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_and_iterations_give_the_same_decision(name: str) -> None:
    sight = to_decide(name, plies=9)
    assert searcher().explain(sight) == searcher().explain(sight)
    assert searcher().choose(sight) == searcher().choose(sight)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot_name", ["greedy", *(f"level{level}" for level in LEVELS), "search:40"])
def test_decides_the_same_in_every_world_the_seat_cannot_tell_apart(name: str, bot_name: str) -> None:
    budget = Budget(iterations=40)
    for plies in (4, 17, 30):
        sight = to_decide(name, seed=plies, plies=plies)
        assert sight.seat is not None
        expected = bot(bot_name, 5, patient=True).choose(sight, budget)
        for seed in range(6):
            other = sight.imagine(seed)
            assert bot(bot_name, 5, patient=True).choose(other.sight(sight.seat), budget) == expected


@pytest.mark.parametrize("name", GAMES)
def test_the_view_alone_gives_the_same_decision(name: str) -> None:
    sight = to_decide(name, plies=12)
    again = sight.game.sight(json.loads(json.dumps(sight.view())))
    assert searcher().explain(sight) == searcher().explain(again)


@pytest.mark.parametrize("name", GAMES)
def test_an_explanation_accounts_for_every_iteration(name: str) -> None:
    sight = to_decide(name, plies=6)
    told = json.loads(json.dumps(searcher(80).explain(sight)))
    assert told["iterations"] == sum(entry["visits"] for entry in told["moves"]) == 80
    assert told["move"] == told["moves"][0]["move"]
    assert {entry["move"] for entry in told["moves"]} <= set(sight.legal_moves(sight.seat))
    assert [entry["visits"] for entry in told["moves"]] == sorted((e["visits"] for e in told["moves"]), reverse=True)
    for entry in told["moves"]:
        assert 0 <= entry["wins"] <= 1
        assert 0 <= entry["result"] <= 1
        assert entry["spread"] >= 0


def test_several_threads_together_spend_the_whole_budget_and_are_reproducible() -> None:
    sight = to_decide("clocktowers")
    one, other = (SearchBot("test", 1, Budget(iterations=101), threads=3).explain(sight) for _ in range(2))
    assert one == other
    assert one["iterations"] == 101


def test_a_single_legal_move_is_not_thought_about() -> None:
    state = tabletowers.game("clocktowers").new(2, 1)
    guide = bot("random", 1)
    while len(state.legal_moves()) > 1:
        state.play(guide.choose(state.sight(state.to_move)))
    # A budget that would never end.
    endless = SearchBot("test", 1, Budget(seconds=10_000))
    assert endless.choose(state.sight(state.to_move)) == state.legal_moves()[0]


def test_an_interrupted_search_answers_with_the_best_so_far() -> None:
    sight = to_decide("clocktowers")
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    move = SearchBot("test", 1, Budget(seconds=10_000)).choose(sight, Budget(stop=stop))
    assert stop.is_set()
    assert move in sight.legal_moves()


def test_a_budget_in_seconds_ends() -> None:
    sight = to_decide("clocktowers")
    told = SearchBot("test", 1, Budget(seconds=0.05)).explain(sight)
    # Without an end there would be no answer.
    assert told["iterations"] > 0


@pytest.mark.parametrize("budget", [0, -1, 0.0, float("nan"), float("inf")])
@pytest.mark.parametrize("name", ["random", "greedy", "level2", "search:10"])
def test_no_time_at_all_is_an_error(name: str, budget: float) -> None:
    with pytest.raises(ValueError, match="budget"):
        bot(name).choose(to_decide("clocktowers"), budget)


@pytest.mark.parametrize(
    "name", ["", "levl3", "level0", "level7", "level", "search", "search:", "search:-5", "search:1.5", "search:xs"]
)
def test_unknown_names_are_errors_that_name_the_bots(name: str) -> None:
    with pytest.raises(ValueError, match="level6"):
        bot(name)


@pytest.mark.parametrize("name", ["search:0", "search:0s", "search:0.0s"])
def test_a_search_without_budget_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match="budget"):
        bot(name)


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level6", "search:10"])
def test_a_finished_game_is_an_error(name: str) -> None:
    state = start("clocktowers", plies=1000)
    assert state.is_over
    with pytest.raises(ValueError, match="over"):
        bot(name).choose(state.sight(0))


def test_a_seat_that_is_not_asked_is_an_error() -> None:
    state = start("clocktowers")
    with pytest.raises(ValueError, match="not asked"):
        bot("search:10").choose(state.sight(1))


def test_a_roof_that_wins_the_game_is_built() -> None:
    """CT-6, CT-11: at the end of the game, a seat whose last roof fits builds it instead of throwing it away."""
    wins = 0
    for seed in range(40):
        state = start("clocktowers", seed, plies=104)
        while (seat := state.to_move) is not None and wins < 3:
            roofs = [move for move in state.legal_moves() if move.startswith("R")]
            move = searcher(200).choose(state.sight(seat))
            if roofs and all(size <= 1 for size in state.record["hand_size"]):
                assert move in roofs
                wins += 1
            state.play(move)
    assert wins == 3
