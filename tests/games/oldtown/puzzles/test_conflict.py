"""Unsound puzzles: the smallest set of contradicting clues, and two towns with the lots on which they differ."""

from __future__ import annotations

from itertools import combinations

from hypothesis import assume, given, settings

from tabletowers.games.oldtown.data import Puzzle
from tabletowers.games.oldtown.puzzles.conflict import conflict
from tabletowers.games.oldtown.puzzles.model import clues, sheet_of
from tabletowers.puzzles import explain, official, solve
from tests.games.oldtown.puzzles.drafts import any_puzzles, puzzle_of


def only(puzzle: Puzzle, cards: tuple[int, ...]) -> Puzzle:
    """A puzzle with some of its cards."""
    kept = [(card, building) for card, building in puzzle.b if card in cards]
    kept += [(card, None) for card in (*puzzle.a, *puzzle.c) if card in cards]
    return puzzle_of(kept, [*(puzzle.own or ())], puzzle.own_unknown, None)


def fits(puzzle: Puzzle, cards: tuple[int, ...]) -> bool:
    return solve(only(puzzle, cards), 1).count > 0


def test_the_conflict_of_printed_puzzle_5_is_a_smallest_one() -> None:
    puzzle = official(5, printed=True)
    explanation = explain(puzzle)
    assert explanation.conflict is not None
    assert explanation.conflict.smallest
    assert not fits(puzzle, explanation.conflict.cards)
    cards = [card for card, _ in clues(puzzle)]
    for size in range(1, len(explanation.conflict.cards)):
        assert all(fits(puzzle, some) for some in combinations(cards, size))


@settings(max_examples=30)
@given(any_puzzles())
def test_conflicting_clues_contradict_each_other_and_none_is_needless(puzzle: Puzzle) -> None:
    assume(solve(puzzle, 1).count == 0)
    contradiction = conflict(sheet_of(puzzle))
    assert contradiction is not None
    assert not fits(puzzle, contradiction.cards)
    for card in contradiction.cards:
        assert fits(puzzle, tuple(other for other in contradiction.cards if other != card))


def test_a_puzzle_that_a_town_fits_has_no_conflict() -> None:
    assert conflict(sheet_of(official(1))) is None


def test_two_towns_of_an_ambiguous_puzzle_differ_on_the_lots_that_are_listed() -> None:
    explanation = explain(official(6, printed=True))
    one, other = explanation.solutions.towns[:2]
    assert explanation.differing == tuple(lot for lot in range(1, 17) if one[lot - 1] != other[lot - 1])
    assert explanation.differing
    assert explanation.grade is None
