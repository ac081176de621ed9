"""A puzzle at the keyboard: every command, in a narrow and in a wide terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tabletowers.games.oldtown.puzzles.terminal import Player, Saved, draw_position
from tabletowers.puzzles import Position, official
from tabletowers.text import LANGUAGES, catalogue


def player(number: int, tmp_path: Path, language: str = "en") -> Player:
    console = Console(file=io.StringIO(), width=100, highlight=False)
    saved = Saved("a puzzle", official(number), Position({}, {}))
    return Player(saved, catalogue(language), str(tmp_path / "save.json"), console)


def printed(at: Player) -> str:
    """What was printed since the last call."""
    file = at.console.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    file.seek(0)
    file.truncate()
    return text


def test_buildings_are_entered_moved_and_taken_away(tmp_path: Path) -> None:
    at = player(4, tmp_path)
    at.obey("church 9")
    at.obey("Bank@4")
    assert at.at.entries == {9: "church", 4: "bank"}
    at.obey("church 14")
    assert at.at.entries == {14: "church", 4: "bank"}
    at.obey("school 14")
    assert at.at.entries == {14: "school", 4: "bank"}
    at.obey("bank -")
    assert at.at.entries == {14: "school"}
    assert "SCHOOL" in printed(at)


def test_marks_are_pencilled_in_and_rubbed_out(tmp_path: Path) -> None:
    at = player(4, tmp_path)
    at.obey("church? 13 9 10")
    assert at.at.marks == {"church": (9, 10, 13)}
    at.obey("church?")
    assert at.at.marks == {}


def test_undo_goes_back_step_by_step(tmp_path: Path) -> None:
    at = player(4, tmp_path)
    at.obey("church 9")
    at.obey("bank? 4 8")
    at.obey("undo")
    assert (at.at.entries, at.at.marks) == ({9: "church"}, {})
    at.obey("undo")
    assert at.at.entries == {}
    printed(at)
    at.obey("undo")
    assert "nothing to undo" in printed(at)


def test_a_building_may_be_named_in_the_player_s_language_or_by_its_beginning(tmp_path: Path) -> None:
    at = player(4, tmp_path, "de")
    at.obey("kirche 9")
    at.obey("post 5")
    at.obey("hotel 1")
    assert at.at.entries == {9: "church", 5: "stage", 1: "hotel"}
    printed(at)
    at.obey("s 3")
    assert "Saloon" in printed(at)
    at.obey("rathaus 3")
    assert "rathaus" in printed(at).lower()
    at.obey("bank 17")
    assert "17" in printed(at)
    assert at.at.entries == {9: "church", 5: "stage", 1: "hotel"}


def test_hints_become_clearer_when_asked_again(tmp_path: Path) -> None:
    at = player(4, tmp_path)
    at.obey("hint")
    first = printed(at)
    assert "sheriff" in first
    assert "C26" not in first
    at.obey("hint")
    second = printed(at)
    assert "C26" in second
    assert "lot 3" not in second
    at.obey("hint")
    assert "lot 3" in printed(at)
    at.obey("sheriff 3")
    printed(at)
    at.obey("hint")
    assert "school" in printed(at)


def test_a_check_shows_what_is_wrong(tmp_path: Path) -> None:
    at = player(4, tmp_path)
    at.obey("church 9")
    printed(at)
    at.obey("check")
    assert "The church can’t be on lot 9." in printed(at)


def test_the_last_right_building_solves_the_puzzle(tmp_path: Path) -> None:
    at = player(3, tmp_path)
    solution = at.puzzle.solution
    assert solution is not None
    for lot, building in enumerate(solution[:15], 1):
        assert not at.obey(f"{building} {lot}")
    at.obey(f"{solution[0]} 16")
    assert not at.obey(f"{solution[15]} 1")
    assert "right yet" in printed(at)
    at.obey(f"{solution[0]} 1")
    assert at.obey(f"{solution[15]} 16")
    assert "You found the town!" in printed(at)


@pytest.mark.parametrize(("number", "either"), [(7, {"judge", "saloon"}), (8, {"pharmacy", "stable"})])
def test_either_set_of_own_buildings_is_right_and_the_puzzle_says_so(
    number: int, either: set[str], tmp_path: Path
) -> None:
    """OT-21."""
    for last in either:
        at = player(number, tmp_path)
        at.show_clues()
        assert "Either is right." in printed(at)
        for lot, building in enumerate(at.puzzle.solution or (), 1):
            at.obey(f"{building} {lot}")
        for building in ("hotel", "printer") if number == 7 else ("blacksmith", "laundry"):
            assert not at.obey(f"own {building}")
        assert at.obey(f"own {last}")


def test_corrected_cards_are_marked(tmp_path: Path) -> None:
    at = player(3, tmp_path)
    at.show_clues()
    text = printed(at)
    assert "A13* " in text
    assert "C32* " in text
    assert "* C32: Our source says" in text
    assert "A12* " not in text


def test_own_buildings_have_to_be_found_where_they_are_hidden(tmp_path: Path) -> None:
    at = player(7, tmp_path)
    assert at.puzzle.solution is not None
    for lot, building in enumerate(at.puzzle.solution, 1):
        assert not at.obey(f"{building} {lot}")
    assert "still to be found" in printed(at)
    assert not at.obey("own hotel")
    assert not at.obey("own bank")
    assert not at.obey("own bank")
    assert not at.obey("own judge")
    assert at.obey("own printer")
    known = player(3, tmp_path)
    known.obey("own bank")
    assert "already tells you" in printed(known)


def test_a_saved_puzzle_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    at = player(8, tmp_path)
    at.obey("church 10")
    at.obey("bank? 12 16")
    at.obey("own laundry")
    at.obey("save")
    assert "--resume" in printed(at).replace("\n", "")
    saved = Saved.read(str(tmp_path / "save.json"))
    assert (saved.name, saved.puzzle, saved.at) == ("a puzzle", official(8), at.at)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"puzzle": {"A": 1}}', '{"puzzle": 3}'])
def test_a_file_that_is_no_saved_puzzle_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"broken\.json"):
        Saved.read(str(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_every_language(tmp_path: Path, language: str) -> None:
    at = player(7, tmp_path, language)
    for command in (
        "h",
        "clues",
        "map",
        "hint",
        "hint",
        "hint",
        "check",
        "undo",
        "own bank",
        "check",
        "nonsense",
        "",
        "solve",
    ):
        at.obey(command)
        assert printed(at).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [80, 100])
def test_the_map_fits_the_terminal(language: str, room: int) -> None:
    puzzle, say = official(1), catalogue(language)
    assert puzzle.solution is not None
    half = Position(
        {lot: puzzle.solution[lot - 1] for lot in range(1, 17, 2)},
        {building: tuple(range(2, 17, 2)) for building in puzzle.solution[1::2]},
    )
    for at in (Position({}, {}), half, Position(dict(enumerate(puzzle.solution, 1)), {})):
        lines = draw_position(at, puzzle.own or (), say, room)
        assert max(len(line) for line in lines) <= room
