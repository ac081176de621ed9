"""Loading puzzles: an error names the place of the mistake."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletowers.games.oldtown.puzzles.model import clues, read_puzzles
from tabletowers.puzzles import load, official, read_file, to_json

EMPTY: dict[str, Any] = {"A": [], "B": [], "C": [], "own": []}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"A": [99]}, r"puzzle.A\[0\]: unknown card 99"),
        ({"A": ["1"]}, r"puzzle.A\[0\]: unknown card '1'"),
        ({"A": [1, 40]}, r"puzzle.A\[1\]: card 40 is of kind B, not A"),
        ({"A": [1, 1]}, r"puzzle.A\[1\]: card 1 occurs twice"),
        ({"B": [[40, "bank"], [40, "hotel"]]}, r"puzzle.B\[1\]: card 40 occurs twice"),
        ({"B": [[40, "castle"]]}, r"puzzle.B\[0\]: unknown building 'castle'"),
        ({"B": [40]}, r"puzzle.B\[0\]"),
        ({"C": [5]}, r"puzzle.C\[0\]: card 5 is of kind A, not C"),
        ({"own": ["castle"]}, r"puzzle.own\[0\]: unknown building 'castle'"),
        ({"own": ["bank", "bank"]}, r"puzzle.own\[1\]: bank occurs twice"),
        ({"own": ["bank"], "own_unknown": 2}, "puzzle: expected either own or own_unknown"),
        ({"own": None, "own_unknown": 0}, "puzzle.own_unknown: expected a whole number from 1 to 16"),
        ({"solution": ["bank"]}, "puzzle.solution: expected 16 buildings"),
    ],
)
def test_a_broken_puzzle_is_refused_with_the_place(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load({**EMPTY, **changed})


def test_an_own_building_that_is_not_in_town_is_refused() -> None:
    """Either the given solution says so, or the cards name sixteen others."""
    value = official(1).to_json()
    with pytest.raises(ValueError, match=r"church is not in town \(own\)"):
        load({**value, "own": ["church"]})
    value = official(5).to_json()
    del value["solution"]
    assert len({building for _, building in clues(official(5))}) == 16
    with pytest.raises(ValueError, match=r"puzzle.own\[1\]: barber is not in town, as the cards name 16 others"):
        load({**value, "own": ["school", "barber"]})


@pytest.mark.parametrize("number", range(1, 9))
def test_a_puzzle_reads_back_from_its_json(number: int) -> None:
    for printed in (False, True):
        puzzle = official(number, printed=printed)
        assert load(json.loads(json.dumps(to_json(puzzle)))) == puzzle


def test_a_file_holds_one_puzzle_a_list_or_one_a_line(tmp_path: Path) -> None:
    one, two = to_json(official(1)), to_json(official(7))
    for text, count in [
        (json.dumps(one, indent=1), 1),
        (json.dumps([one, two]), 2),
        (f"{json.dumps(one)}\n\n{json.dumps(two)}\n", 2),
    ]:
        file = tmp_path / "puzzles.json"
        file.write_text(text, "utf-8")
        assert read_file(file) == [official(1), official(7)][:count]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "file line 1 column 1: Expecting value"),
        ('{"A": [1,', "file line 1 column 10"),
        ('{"A": []}', "file: B is missing"),
        ("[3]", r"file \[0\]: expected an object"),
        ('{"A": [], "B": [], "C": [], "own": []}\n{"A": [1, 1], "B": [], "C": [], "own": []}', "file line 2.A"),
        ('{"A": [], "B": [], "C": [], "own": []}\n{"A": ', "file line 2 column"),
    ],
)
def test_an_unreadable_text_is_refused_with_the_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_puzzles(text, "file")


def test_an_unreadable_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="No such file"):
        read_file(tmp_path / "missing.json")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="not a text file"):
        read_file(tmp_path / "bytes")


@pytest.mark.parametrize("number", [0, 9, -1])
def test_there_are_eight_official_puzzles(number: int) -> None:
    with pytest.raises(ValueError, match="expected a number from 1 to 8"):
        official(number)
