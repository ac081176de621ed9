"""A puzzle as one word: the way there and back, and what becomes of a damaged one."""

from __future__ import annotations

import pytest

from tabletowers import puzzles


@pytest.mark.parametrize("number", range(1, 9))
def test_every_official_puzzle_goes_into_a_link_and_back(number: int) -> None:
    puzzle = puzzles.official(number)
    back = puzzles.from_link(puzzles.link_of(puzzle))
    assert (back.a, back.b, back.c, back.own, back.own_unknown) == (
        puzzle.a,
        puzzle.b,
        puzzle.c,
        puzzle.own,
        puzzle.own_unknown,
    )


def test_a_link_says_what_is_in_the_puzzle() -> None:
    puzzle = puzzles.load({"A": [4], "B": [[37, "school"], [52, None]], "C": [20], "own": ["bank", "hotel"]})
    assert puzzles.link_of(puzzle).startswith("1.A4.B37-school.B52.C20.own-bank-hotel.")
    hidden = puzzles.load({"A": [4], "B": [], "C": [], "own_unknown": 2})
    assert puzzles.link_of(hidden).startswith("1.A4.find-2.")


def test_a_link_that_lost_or_changed_a_letter_is_damaged() -> None:
    link = puzzles.link_of(puzzles.official(1))
    for place in range(2, len(link)):
        for other in (link[:place], link[:place] + ("x" if link[place] != "x" else "y") + link[place + 1 :]):
            with pytest.raises(puzzles.DamagedLink):
                puzzles.from_link(other)


@pytest.mark.parametrize("link", ["", "1", "1.", "x.y.z", "-1.A4.own.0000"])
def test_anything_else_is_damaged_too(link: str) -> None:
    with pytest.raises(puzzles.DamagedLink):
        puzzles.from_link(link)


def test_a_link_of_another_version_says_so() -> None:
    with pytest.raises(puzzles.OtherVersion, match="version 1, not 2"):
        puzzles.from_link("2" + puzzles.link_of(puzzles.official(1))[1:])
