"""Proofs: the techniques never rule out what is true, and a proof is complete and needs each of its steps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletowers.games.oldtown.components import BUILDING_OF, CARD_CODES
from tabletowers.games.oldtown.data import LEVELS, Puzzle
from tabletowers.games.oldtown.puzzles.exact import own_sets_of, towns_of
from tabletowers.games.oldtown.puzzles.knowledge import MAY_NOT_OWN, MAY_OWN, NOT_ENTERED, part, row_of
from tabletowers.games.oldtown.puzzles.model import sheet_of
from tabletowers.games.oldtown.puzzles.names import OWN_BUDGET, TECHNIQUES
from tabletowers.games.oldtown.puzzles.proof import Prover, first_proof, prove, start, truth_of
from tabletowers.games.oldtown.puzzles.words import step_text
from tabletowers.puzzles import explain, generate, grade, official
from tabletowers.text import LANGUAGES, catalogue
from tests.games.oldtown.puzzles.drafts import true_puzzles

LEVELS_AND_HIDDEN = [
    (level, hidden) for level in LEVELS for hidden in (False, True) if (level, hidden) != ("easy", True)
]


@settings(max_examples=120)
@given(true_puzzles(fewest=8))
def test_no_technique_rules_out_what_is_true_in_some_town(puzzle: Puzzle) -> None:
    """Even in puzzles that several towns fit, where nothing can be concluded from uniqueness."""
    sheet = sheet_of(puzzle)
    towns, _ = towns_of(sheet, 200)
    prover = Prover(sheet, truth_of(sheet, towns))
    prover.go_on(OWN_BUDGET)
    for town in towns:
        for lot, building in enumerate(town):
            assert prover.known & part(building, 1 << lot)
    for own in own_sets_of(sheet, towns):
        assert own & ~row_of(prover.known, MAY_OWN) == 0
        assert ~own & ((1 << 18) - 1) & ~row_of(prover.known, MAY_NOT_OWN) == 0


@settings(max_examples=60)
@given(true_puzzles(fewest=10))
def test_chains_and_cases_refute_only_what_is_false(puzzle: Puzzle) -> None:
    """If all towns are known, whatever is true in any of them is still possible at the end."""
    sheet = sheet_of(puzzle)
    towns, complete = towns_of(sheet, 100)
    if complete:
        truth = truth_of(sheet, towns)
        known = first_proof(sheet, truth, deepest=1).known
        assert truth & ~known & (part(NOT_ENTERED, 1) - 1) == 0


@pytest.mark.parametrize("number", range(1, 9))
def test_every_printed_puzzle_is_proven_and_the_proof_enters_the_printed_solution(number: int) -> None:
    puzzle = official(number)
    explanation = explain(puzzle)
    assert explanation.proven
    placed = [step.facts.placed for step in explanation.steps if step.facts.placed is not None]
    assert len(placed) == 16
    assert puzzle.solution is not None
    for building, lot in placed:
        assert puzzle.solution[lot - 1] == building


@pytest.mark.parametrize(("level", "hidden"), LEVELS_AND_HIDDEN)
def test_a_step_rests_only_on_what_earlier_steps_of_the_proof_took_away(level: str, hidden: bool) -> None:
    sheet = sheet_of(generate(level, 3, hidden_own=hidden).puzzle)
    proof = prove(sheet, truth_of(sheet, towns_of(sheet, 1)[0]))
    known = start(sheet)
    for step in proof.needed_steps():
        assert step.relies & known == 0
        known &= ~step.takes


@pytest.mark.parametrize(("level", "hidden"), LEVELS_AND_HIDDEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_text_and_names_its_cards_and_lots(language: str, level: str, hidden: bool) -> None:
    say = catalogue(language)
    explanation = explain(generate(level, 8, hidden_own=hidden).puzzle)
    assert explanation.steps
    for step in explanation.steps:
        text = step_text(step, say)
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdecimal()
        assert "{" not in text
        for card in step.cards:
            assert CARD_CODES[card] in text
        assert step.facts.building is None or step.facts.building in BUILDING_OF
        assert step.technique in TECHNIQUES
        assert all(use < step.number for use in step.uses)
        assert step.to_json()["technique"] == step.technique


def test_the_grades_of_the_printed_puzzles_rise_as_their_printed_levels_do() -> None:
    """The rulebook calls 1 and 2 easy, 3 to 5 medium, 6 to 8 hard."""
    grades = [grade(official(number)) for number in range(1, 9)]
    assert [each.level for each in grades[:5]] == ["easy", "easy", "medium", "medium", "medium"]
    assert max(each.number for each in grades[:2]) < min(each.number for each in grades[2:])
    assert max(each.number for each in grades[2:5]) < min(each.number for each in grades[5:])


def test_a_grade_comes_from_the_hardest_step_and_the_effort_of_all() -> None:
    explanation = explain(official(8))
    assert explanation.grade is not None
    assert explanation.grade.level == LEVELS[max(LEVELS.index(step.level) for step in explanation.steps)]
    assert explanation.grade.effort == sum(step.effort for step in explanation.steps)
    assert explanation.grade.number // 100 == LEVELS.index(explanation.grade.level) + 1


def test_an_unsound_puzzle_has_no_grade() -> None:
    with pytest.raises(ValueError, match="exactly one town"):
        grade(official(6, printed=True))


@settings(max_examples=20)
@given(st.integers(0, 10_000))
def test_proofs_of_hard_puzzles_end_with_every_building(seed: int) -> None:
    explanation = explain(generate("hard", seed, minimal=True).puzzle)
    assert explanation.proven
    assert explanation.grade is not None
    assert explanation.grade.level == "hard"
