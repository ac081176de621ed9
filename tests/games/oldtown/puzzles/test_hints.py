"""Hints lead from any position to the end, give away no more than asked for, and keep quiet about mistakes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletowers.games.oldtown.data import Puzzle
from tabletowers.games.oldtown.puzzles.hints import LOOK, TELL, USE
from tabletowers.puzzles import check, generate, hint, official, position, solve
from tabletowers.text import LANGUAGES, catalogue


def right(puzzle: Puzzle, lots: set[int]) -> dict[int, str]:
    assert puzzle.solution is not None
    return {lot: puzzle.solution[lot - 1] for lot in sorted(lots)}


@pytest.mark.parametrize("number", range(1, 9))
def test_following_hints_without_marks_completes_the_town(number: int) -> None:
    puzzle = official(number)
    entries: dict[int, str] = {}
    own: list[str] = []
    for _ in range(20):
        advice = hint(puzzle, {"entries": entries, "own": own})
        if advice.kind != "step":
            break
        last = advice.steps[-1].facts
        if last.placed is not None:
            entries[last.placed[1]] = last.placed[0]
        own += last.own if puzzle.own is None else ()
    assert entries == right(puzzle, set(range(1, 17)))
    # In 7 and 8 two sets of own buildings fit, so that one of the three can't be found.
    assert advice.kind == ("done" if puzzle.own is not None else "open")


@settings(max_examples=40)
@given(st.sampled_from(range(1, 9)), st.sets(st.integers(1, 16)))
def test_a_hint_is_true_wherever_the_player_is(number: int, lots: set[int]) -> None:
    puzzle = official(number)
    assert puzzle.solution is not None
    advice = hint(puzzle, {"entries": right(puzzle, lots)})
    for step in advice.steps:
        for building, removed in step.facts.removed.items():
            assert building not in puzzle.solution or puzzle.solution.index(building) + 1 not in removed


@settings(max_examples=40)
@given(st.integers(0, 50), st.data())
def test_with_pencil_marks_a_hint_is_one_step_that_gives_news(seed: int, data: st.DataObject) -> None:
    puzzle = generate("medium", seed).puzzle
    assert puzzle.solution is not None
    marks: dict[str, list[int]] = {}
    for lot, building in enumerate(puzzle.solution, 1):
        if data.draw(st.booleans()):
            marks[building] = sorted({lot, *data.draw(st.sets(st.integers(1, 16), max_size=5))})
    if not marks:
        marks[puzzle.solution[0]] = [1, 2]
    advice = hint(puzzle, {"marks": marks})
    assert advice.kind == "step"
    (step,) = advice.steps
    news = {b: lots for b, lots in step.facts.removed.items() if {*lots} & {*marks.get(b, range(1, 17))}}
    assert news or step.facts.placed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_tells_a_little_more_with_every_rung(language: str) -> None:
    say, puzzle = catalogue(language), official(4)
    advice = hint(puzzle)
    assert advice.steps[-1].facts.placed == ("sheriff", 3)
    texts = [advice.texts(say, rung) for rung in (LOOK, USE, TELL)]
    assert texts[1][:1] == texts[0]
    assert texts[2][:2] == texts[1]
    assert "3" not in texts[0][0]
    assert "C26" not in texts[0][0]
    assert "C26" in texts[1][1]
    assert "3" in texts[2][-1]


def test_a_lower_rung_does_not_carry_the_conclusion_in_its_json() -> None:
    advice = hint(official(4))
    assert set(advice.to_json("en", LOOK)) == {"kind", "rung", "texts", "look"}
    assert set(advice.to_json("en", USE)) == {"kind", "rung", "texts", "look", "cards", "technique"}
    assert advice.to_json("en", TELL)["steps"][-1]["placed"] == {"building": "sheriff", "lot": 3}


@settings(max_examples=60)
@given(st.sampled_from([1, 2, 3, 4, 6]), st.sets(st.integers(1, 16), min_size=2, max_size=6), st.randoms())
def test_a_hint_does_not_give_a_mistake_away(number: int, lots: set[int], random: Any) -> None:
    puzzle = official(number)
    entries = right(puzzle, lots)
    wrong, other = sorted(lots)[:2]
    entries[wrong], entries[other] = entries[other], entries[wrong]
    advice = hint(puzzle, {"entries": entries})
    assert advice.kind in ("step", "mistake")
    for step in advice.steps:
        assert step.facts.building not in (entries[wrong], entries[other])
        assert step.facts.placed is None or step.facts.placed[1] not in (wrong, other)
    assert [*check(puzzle, {"entries": entries}).entries] == [wrong, other]


def test_when_only_a_mistake_is_left_the_hint_says_that_there_is_one() -> None:
    puzzle = official(2)
    entries = right(puzzle, set(range(1, 17)))
    entries[1], entries[2] = entries[2], entries[1]
    assert hint(puzzle, {"entries": entries}).kind == "mistake"


def test_a_check_finds_wrong_entries_marks_and_own_buildings() -> None:
    at = {"entries": {1: "bank", 2: "barber"}, "marks": {"church": [9, 13], "judge": [13]}, "own": ["bank", "laundry"]}
    result = check(official(8), at)
    assert result.entries == {1: "bank"}
    assert result.marks == ("church",)
    assert result.own == ("bank",)
    assert not result.fine
    assert not result.solved
    assert len(result.texts(catalogue("de"))) == 3


def test_a_complete_town_is_solved() -> None:
    puzzle = official(3)
    entries = right(puzzle, set(range(1, 17)))
    assert check(puzzle, {"entries": entries}).solved
    assert hint(puzzle, {"entries": entries}).kind == "done"


def test_a_town_with_own_buildings_to_find_is_solved_when_these_are_found() -> None:
    puzzle = official(7)
    entries = right(puzzle, set(range(1, 17)))
    assert not check(puzzle, {"entries": entries}).solved
    assert not check(puzzle, {"entries": entries, "own": ["hotel", "judge", "saloon"]}).solved
    for own in (["hotel", "judge", "printer"], ["hotel", "printer", "saloon"]):
        assert check(puzzle, {"entries": entries, "own": own}).solved


def test_unsound_puzzles_say_so() -> None:
    assert hint(official(5, printed=True)).kind == "no_town"
    with pytest.raises(ValueError, match="no town fits"):
        check(official(5, printed=True))
    puzzle = official(6, printed=True)
    entries: dict[int, str] = {}
    while (advice := hint(puzzle, {"entries": entries})).kind == "step":
        building, lot = advice.steps[-1].facts.placed or ("", 0)
        entries[lot] = building
    assert advice.kind == "open"
    assert advice.towns == 8


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "position: expected an object"),
        ({"entry": {}}, "unknown key 'entry'"),
        ({"entries": {"17": "bank"}}, "position.entries.17: a lot must be a whole number from 1 to 16"),
        ({"entries": {"1": "castle"}}, "position.entries.1: unknown building 'castle'"),
        ({"entries": {"1": "bank", "2": "bank"}}, "position.entries.2: bank occurs twice"),
        ({"marks": {"bank": 4}}, "position.marks.bank: expected a list of lots"),
        ({"own": "bank"}, "position.own: expected a list of buildings"),
    ],
)
def test_a_broken_position_is_refused_with_the_place(value: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        position(value)


def test_what_is_missing_is_said_when_nothing_is_wrong() -> None:
    puzzle = official(7)
    own = solve(puzzle).own[0]
    entries: dict[int, str] = dict(enumerate(solve(puzzle).towns[0], 1))
    result = check(puzzle, {"entries": entries})
    assert (result.fine, result.solved, result.lots_left, result.own_left) == (True, False, 0, len(own))
    assert len(result.texts(catalogue("en"))) == 2
    del entries[16]
    result = check(puzzle, {"entries": entries, "own": [*own]})
    assert result.texts(catalogue("en"))[1:] == ["One lot is still empty."]
    assert result.to_json()["missing"] == {"lots": 1, "own": 0}
