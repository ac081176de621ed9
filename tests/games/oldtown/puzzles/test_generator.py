"""New puzzles: sound, of the wanted level, minimal on request, and the same for the same seed, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletowers.games.oldtown.data import LEVELS
from tabletowers.games.oldtown.puzzles.daily import WEEK
from tabletowers.games.oldtown.puzzles.model import clues
from tabletowers.puzzles import CannotGenerate, Generated, daily, generate, grade, load, solve

KINDS = [
    (level, minimal, hidden)
    for level in LEVELS
    for minimal in (False, True)
    for hidden in (False, True)
    if not (level == "easy" and hidden)
]


def check_made(made: Generated) -> None:
    """A generated puzzle is what it claims to be, even after a round trip through JSON."""
    value = json.loads(json.dumps(made.to_json()))
    puzzle = load(value)
    solutions = solve(puzzle)
    assert solutions.unique
    assert [*solutions.towns[0]] == value["solution"]
    assert solutions.own == (made.own,)
    assert (value["own"] is None) == ("own_unknown" in value)
    assert value.get("own_solution", value["own"]) == [*made.own]
    assert grade(puzzle) == made.grade
    assert (value["level"], value["grade"]) == (made.grade.level, made.grade.number)


@pytest.mark.parametrize(("level", "minimal", "hidden"), KINDS)
def test_a_generated_puzzle_is_sound_and_of_the_wanted_level(level: str, minimal: bool, hidden: bool) -> None:
    made = generate(level, 11, minimal=minimal, hidden_own=hidden)
    assert made.grade.level == level
    assert (made.puzzle.own is None) == hidden
    check_made(made)


@settings(max_examples=25)
@given(st.sampled_from([level for level in LEVELS if level != "expert"]), st.integers(0, 2**53 - 1))
def test_any_seed_gives_a_sound_puzzle(level: str, seed: int) -> None:
    check_made(generate(level, seed))


@pytest.mark.parametrize(("level", "hidden"), [("easy", False), ("medium", False), ("hard", True)])
def test_no_clue_of_a_minimal_puzzle_can_be_left_out(level: str, hidden: bool) -> None:
    made = generate(level, 5, minimal=True, hidden_own=hidden)
    value = made.to_json()
    del value["solution"]
    for kind in "ABC":
        for i in range(len(value[kind])):
            solutions = solve(load({**value, kind: value[kind][:i] + value[kind][i + 1 :]}))
            assert not solutions.unique or len(solutions.own) > 1


def test_the_same_seed_gives_the_same_puzzle_and_another_seed_another() -> None:
    assert generate("medium", 3).to_json() == generate("medium", 3).to_json()
    assert generate("medium", 3).to_json() != generate("medium", 4).to_json()


def test_the_number_of_clues_can_be_bounded() -> None:
    made = generate("medium", 1, most_clues=20)
    assert len(clues(made.puzzle)) <= 20
    check_made(made)


def test_a_request_that_can_not_be_met_ends_with_what_was_tried() -> None:
    tried: list[int] = []
    with pytest.raises(CannotGenerate, match="no expert puzzle with at most 2 clues found in 30 drafts") as failed:
        generate("expert", 1, most_clues=2, drafts=30, on_draft=tried.append)
    assert tried == list(range(30))
    assert failed.value.tried["drafts"] == 30
    # Sixteen buildings have to be named or own, and a clue names one.
    assert failed.value.tried["fewest_clues"] >= 13


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown level 'extreme'; choose from easy, medium, hard, expert"):
        generate("extreme", 1)


def test_the_puzzle_of_the_day_follows_the_week() -> None:
    for day in range(9, 16):
        made = daily(date(2026, 11, day))
        assert (made.grade.level, made.puzzle.own is None) == WEEK[date(2026, 11, day).weekday()]
        check_made(made)


def test_the_puzzle_of_a_day_is_the_same_everywhere() -> None:
    """Players on different releases and machines must get the same puzzle, so these must never change."""
    made = daily(date(2026, 11, 16)).puzzle
    assert made.a == (2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 15, 16, 18)
    assert [card for card, _ in made.b] == [39, 41, 43, 45, 46, 50, 55, 60]
    names = [building for _, building in made.b]
    assert names == ["stage", "stable", "bank", "pharmacy", "school", "jail", "barber", "printer"]
    assert made.c == (23, 36)
    assert made.own == ("casino",)


def test_uncompiled_code_makes_the_same_puzzle() -> None:
    code = (
        "import json, numpy; numpy.seterr(all='raise')\n"
        "from tabletowers.puzzles import generate\n"
        "print(json.dumps(generate('medium', 2).to_json()))"
    )
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "TABLETOWERS_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == generate("medium", 2).to_json()
