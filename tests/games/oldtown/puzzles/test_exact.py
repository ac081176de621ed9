"""The exact solver: the printed puzzles, and its agreement with a plain search and with CP-SAT."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tabletowers.games.oldtown.data import Puzzle
from tabletowers.puzzles import load, official, solve
from tests.games.oldtown.puzzles.drafts import any_puzzles, spoilt_puzzles, true_puzzles
from tests.games.oldtown.puzzles.plain import all_towns, own_sets


@pytest.mark.parametrize("number", range(1, 9))
def test_a_corrected_puzzle_has_exactly_the_printed_solution(number: int) -> None:
    """OT-21."""
    solutions = solve(official(number))
    assert solutions.unique
    assert solutions.towns == (official(number).solution,)


@pytest.mark.parametrize(("number", "count"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 0), (6, 8), (7, 1), (8, 14)])
def test_a_printed_puzzle_has_as_many_solutions_as_the_rules_say(number: int, count: int) -> None:
    """OT-21: as printed, 5 has none, 6 has eight and 8 has fourteen."""
    solutions = solve(official(number, printed=True))
    assert (solutions.count, solutions.complete) == (count, True)
    assert len({*solutions.towns}) == count
    if count > 1:
        assert official(number).solution in solutions.towns


def test_two_sets_of_own_buildings_fit_puzzles_7_and_8() -> None:
    """OT-21."""
    assert solve(official(7)).own == (("hotel", "judge", "printer"), ("hotel", "printer", "saloon"))
    assert solve(official(8)).own == (("blacksmith", "laundry", "pharmacy"), ("blacksmith", "laundry", "stable"))


def test_own_buildings_that_are_known_are_the_only_set() -> None:
    assert solve(official(3)).own == (("bank", "saloon"),)
    assert solve(official(5, printed=True)).own == ()


@pytest.mark.parametrize(("limit", "complete"), [(1, False), (13, False), (14, True), (15, True)])
def test_complete_says_whether_the_limit_cut_the_list_off(limit: int, complete: bool) -> None:
    solutions = solve(official(8, printed=True), limit)
    assert (solutions.count, solutions.complete) == (min(limit, 14), complete)
    assert not solutions.unique


def test_every_town_of_sixteen_buildings_fits_no_clue() -> None:
    solutions = solve(load({"A": [], "B": [], "C": [], "own": []}), 50)
    assert (solutions.count, solutions.complete) == (50, False)
    assert all(len({*town}) == 16 for town in solutions.towns)


def test_unnamed_buildings_take_a_place_or_stay_out() -> None:
    """OT-2: with fifteen buildings named, any of the other three can be the sixteenth."""
    value = official(1).to_json()
    del value["solution"]
    value["C"].remove(30)
    assert "jail" not in {building for _, building in value["B"]}
    for town in solve(load(value)).towns:
        assert {*town} - {"church", "jail", "sheriff"} == {*(official(1).solution or ())} - {"jail"}
    last = {({*town} & {"church", "jail", "sheriff"}).pop() for town in solve(load(value)).towns}
    assert last == {"church", "jail", "sheriff"}


def test_a_card_about_my_building_needs_an_own_building() -> None:
    assert solve(load({"A": [], "B": [], "C": [23], "own": []})).count == 0
    assert solve(load({"A": [], "B": [[37, None]], "C": [], "own": []})).count == 0
    assert solve(load({"A": [], "B": [], "C": [23], "own": ["church"]})).count == 0


def test_more_than_sixteen_named_buildings_leave_no_town() -> None:
    assert solve(load({"A": list(range(1, 18)), "B": [], "C": [], "own": []})).count == 0


@pytest.mark.parametrize("limit", [0, -1, 10_000_000])
def test_a_limit_has_bounds(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        solve(official(1), limit)


@settings(max_examples=25, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(spoilt_puzzles(own_known=True))
def test_a_plain_search_finds_the_same_towns(puzzle: Puzzle) -> None:
    expected = all_towns(puzzle, 60)
    assume(expected is not None)
    assert expected is not None
    solutions = solve(puzzle)
    assert solutions.complete
    assert sorted(solutions.towns) == sorted(expected)


@settings(max_examples=50)
@given(true_puzzles())
def test_a_town_in_which_all_clues_hold_is_found(puzzle: Puzzle) -> None:
    solutions = solve(puzzle)
    assert solutions.count
    assert puzzle.solution in solutions.towns or not solutions.complete


@settings(max_examples=25)
@given(st.one_of(true_puzzles(fewest=16), spoilt_puzzles(), any_puzzles()))
def test_cp_sat_finds_the_same_towns(puzzle: Puzzle) -> None:
    pytest.importorskip("ortools", reason="CP-SAT is not installed")
    from tabletowers.games.oldtown.puzzles.cpsat import solve_with_cpsat

    solutions = solve(puzzle, 12)
    expected, complete, _ = solve_with_cpsat(puzzle, 12)
    assert solutions.complete == complete
    assert solutions.count == len(expected)
    if complete:
        assert {*solutions.towns} == {*expected}
    assert {*solutions.own} == {own for town in solutions.towns for own in own_sets(puzzle, town)}
    assert all(own_sets(puzzle, town) for town in solutions.towns)
