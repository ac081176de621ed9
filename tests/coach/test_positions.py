"""Positions to solve: what is kept of them, what is refused, and a command that goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.cli import main
from tabletowers.coach import positions
from tabletowers.coach.positions import HARDEST, Exercise, grade, made, shipped
from tabletowers.contract import Game
from tests.build.modules import OURS
from tests.coach.test_coach import thrown_away


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    """A roof in hand that fits a tower: the position in which it was thrown away."""
    record = thrown_away()
    *_, thrown = record.plies
    state = record.start()
    for ply in record.plies[:-1]:
        state.play(ply.move)
    roof = thrown.move.removeprefix("x")
    answer = next(move for move in state.legal_moves() if move.startswith(f"{roof}>"))
    return made(state.sight(0), answer, "clocktowers-2-5-0", 5)


def test_a_position_reads_back_with_nothing_but_what_the_seat_knew(exercise: Exercise) -> None:
    again = Exercise.from_line(exercise.to_line())
    assert again == exercise
    sight = again.sight()
    assert sight.seat == 0
    assert sight.view() == exercise.view
    # The dice and everything else that a sight blanks are not in it.
    assert sight.data.tobytes() == sight.imagine(3).sight(0).data.tobytes()
    assert 1 <= exercise.grade <= HARDEST
    assert exercise.explanation["seat"] == 0
    assert exercise.theme in (*positions_themes(), "other")


def positions_themes() -> tuple[str, ...]:
    from tabletowers.games.clocktowers.features import THEMES

    return THEMES


def test_a_grade_is_the_lowest_level_from_which_on_all_find_it(exercise: Exercise) -> None:
    sight = exercise.sight()
    impossible = next(move for move in sight.legal_moves(0) if move != exercise.answer and move.startswith("x"))
    assert grade(sight, impossible, 1) == HARDEST


@pytest.mark.parametrize(
    "damage",
    [{"answer": "Rr>T99"}, {"view": {}}, {"grade": "easy"}, {"view": None}, {"view": {"game": "chess", "rules": 1}}],
)
def test_damaged_positions_are_refused_with_the_reason(exercise: Exercise, damage: dict[str, Any]) -> None:
    line = json.dumps(json.loads(exercise.to_line()) | damage)
    with pytest.raises(ValueError, match="no position to solve"):
        Exercise.from_line(line)


def test_the_command_goes_on_where_it_stopped(
    exercise: Exercise, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    def mine(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Iterator[Exercise]:
        asked.append(seed)
        yield Exercise(f"x-{seed}", exercise.view, exercise.answer, 3, "roofs", exercise.explanation)

    monkeypatch.setattr(positions, "mine", mine)
    file = tmp_path / "found.jsonl"
    command = ["positions", "clocktowers", "--file", str(file), "--games", "2"]
    assert main(command) == 0
    assert main(command) == 0
    assert asked == [0, 1, 2, 3]
    assert [Exercise.from_line(line).id for line in file.read_text().splitlines()] == ["x-0", "x-1", "x-2", "x-3"]
    assert main([*command, "--check"]) == 0
    assert "4 positions; a judge of its own agrees with" in capsys.readouterr().out
    file.write_text("{}\n")
    assert main(command) == 2
    assert "line 1: this is no position to solve" in capsys.readouterr().err


@pytest.mark.parametrize("name", OURS)
def test_every_shipped_position_can_be_shown_and_has_a_theme_of_its_game(name: str) -> None:
    game = tabletowers.game(name)
    found = shipped(game)
    assert len({position.id for position in found}) == len(found)
    for position in found:
        assert position.game == name
        assert position.answer == position.explanation["move"]
