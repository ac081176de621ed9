"""Positions to solve: what is kept of them, what is refused, and a command that goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.cli import main
from tabletowers.coach import exercise_catalogue, positions
from tabletowers.coach.payload_types import ListedPosition
from tabletowers.coach.positions import GRADES, HARDEST, Exercise, grade, made, shipped
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
    return made(state.sight(0), answer, thrown.move, "clocktowers-2-5-0", 5)


def test_a_position_reads_back_with_nothing_but_what_the_seat_knew(exercise: Exercise) -> None:
    again = Exercise.from_line(exercise.to_line())
    assert again == exercise
    sight = again.sight()
    assert sight.seat == 0
    assert sight.view() == exercise.view
    # The dice and everything else that a sight blanks are not in it.
    assert sight.data.tobytes() == sight.imagine(3).sight(0).data.tobytes()
    assert exercise.grade in GRADES
    assert exercise.theme in (*positions_themes(), "other")


def positions_themes() -> tuple[str, ...]:
    from tabletowers.games.clocktowers.features import THEMES

    return THEMES


def test_the_answer_is_explained_when_it_is_asked_for(exercise: Exercise) -> None:
    explanation = exercise.why()
    assert (explanation.move, explanation.other) == (exercise.answer, exercise.other)
    assert explanation.clear
    assert {point.code for point in explanation.points} & {"tower", "points", "clean", "mice", "waiting"}
    floors = exercise.why("+floors")
    assert {floors.move, floors.other} == {exercise.answer, "+floors"}


def test_a_grade_is_the_weakest_strength_from_which_on_all_find_it(exercise: Exercise) -> None:
    sight = exercise.sight()
    impossible = next(move for move in sight.legal_moves(0) if move != exercise.answer and move.startswith("x"))
    assert grade(sight, impossible, 1) == HARDEST


def test_a_search_is_given_up_for_a_move_that_cannot_be_the_answer() -> None:
    first = shipped(tabletowers.game("clocktowers"))[0]
    sight = first.sight()
    assert positions._at_a_glance(sight, 1) == first.answer
    assert positions._Search(sight, first.answer, 1).hopeful()
    assert not positions._Search(sight, first.other, 1).hopeful()


def test_the_net_sees_that_no_other_move_is_as_good_as_the_answer() -> None:
    first = shipped(tabletowers.game("clocktowers"))[0]
    sight = first.sight()
    assert positions._net_finds(sight, first.answer, 1)
    assert positions._net_agrees(sight, first.answer, 1)
    assert not positions._net_finds(sight, first.other, 1)
    assert not positions._net_agrees(sight, first.other, 1)


def test_the_coach_doubts_an_answer_unless_it_is_clearly_better_than_every_other_move() -> None:
    first = shipped(tabletowers.game("clocktowers"))[0]
    assert first.doubted() == []
    # With the second best move as the answer, the best one stands against it.
    assert first.answer in replace(first, answer=first.other, other=first.answer).doubted()


def test_the_command_takes_out_what_the_coach_doubts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = shipped(tabletowers.game("clocktowers"))[0]
    doubtful = replace(first, id="doubtful", answer=first.other, other=first.answer)
    file = tmp_path / "some.jsonl"
    file.write_text(doubtful.to_line() + "\n" + first.to_line() + "\n", "utf-8")
    assert main(["positions", "clocktowers", "--file", str(file), "--prune"]) == 0
    told = capsys.readouterr().out
    assert f"doubtful: {first.other} is not clearly better than {first.answer}" in told
    assert "1 of 2 positions kept" in told
    assert file.read_text("utf-8") == first.to_line() + "\n"


@pytest.mark.parametrize(
    "damage",
    [
        {"answer": "Rr>T99"},
        {"view": {}},
        {"other": "+nothing"},
        {"grade": "easy"},
        {"view": None},
        {"view": {"game": "chess", "rules": 1}},
    ],
)
def test_damaged_positions_are_refused_with_the_reason(exercise: Exercise, damage: dict[str, Any]) -> None:
    line = json.dumps(json.loads(exercise.to_line()) | damage)
    with pytest.raises(ValueError, match="not a valid exercise"):
        Exercise.from_line(line)


def test_the_command_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = shipped(tabletowers.game("clocktowers"))[0]
    asked: list[tuple[int, int]] = []

    def mine(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Iterator[Exercise]:
        asked.append((players, seed))
        yield replace(first, id=f"x-{players}-{seed}")

    monkeypatch.setattr(positions, "mine", mine)
    file = tmp_path / "found.jsonl"
    command = ["positions", "clocktowers", "--file", str(file), "--games", "2"]
    assert main(command) == 0
    assert main(command) == 0
    assert asked == [(2, 0), (3, 0), (4, 0), (2, 1)]
    assert [Exercise.from_line(line).id for line in file.read_text().splitlines()] == [
        *("x-2-0", "x-3-0", "x-4-0", "x-2-1"),
    ]
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:2]))
    assert main([*command, "--check"]) == 0
    told = capsys.readouterr().out
    assert "2 positions; independent judges agree with the answers:" in told
    assert "net+search: 100.0%" in told
    assert "playouts: 100.0%" in told
    file.write_text("{}\n")
    assert main(command) == 2
    assert "line 1: not a valid exercise" in capsys.readouterr().err


@pytest.mark.parametrize("name", OURS)
def test_every_shipped_position_can_be_shown_and_has_a_theme_of_its_game(name: str) -> None:
    game = tabletowers.game(name)
    exercises = shipped(game)
    assert exercises
    assert len({position.id for position in exercises}) == len(exercises)
    themes = (*import_module(f"{game.package}.features").THEMES, "other")
    for position in exercises:
        assert position.game == name
        assert position.theme in themes
        assert position.answer != position.other
        assert Exercise.from_line(position.to_line()) == position


def test_every_day_has_its_position_and_no_day_to_come_has_one_yet() -> None:
    today = date(2027, 3, 14)
    first = exercise_catalogue.named("daily-2027-03-14", today)
    assert first == exercise_catalogue.of_the_day(today)
    assert exercise_catalogue.named(first.id, today) == first
    assert len({exercise_catalogue.of_the_day(today + timedelta(days)).id for days in range(40)}) > 5
    for name, problem in (
        ("daily-2027-03-15", "has not come yet"),
        ("daily-2027-02-31", "like daily-2027-01-31"),
        ("clocktowers-9-9-9", "no such position"),
    ):
        with pytest.raises(ValueError, match=problem):
            exercise_catalogue.named(name, today)


def test_a_position_is_asked_without_its_answer() -> None:
    for told, position in zip(exercise_catalogue.listed(), exercise_catalogue.positions(), strict=True):
        assert told == ListedPosition(position.id, position.game, position.theme, position.grade)
    first = next(exercise_catalogue.positions())
    shown = exercise_catalogue.shown("daily-2027-03-14", first)
    assert set(shown.__struct_fields__) == {"id", "game", "view", "legal", "theme", "grade"}
    assert shown.id == "daily-2027-03-14"
    assert first.answer in shown.legal
