"""The command `tabletowers puzzle`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletowers.cli import main
from tabletowers.puzzles import official, to_json


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["puzzle", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[Any]]:
    code, out, _ = run(capsys, *arguments, "--json")
    return code, [json.loads(line) for line in out.splitlines()]


def test_solve_prints_the_towns_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, (result,) = run_json(capsys, "solve", "--official", "3")
    assert code == 0
    assert result == {
        "count": 1,
        "complete": True,
        "solutions": [[*(official(3).solution or ())]],
        "own": [["bank", "saloon"]],
    }


def test_solve_says_what_is_wrong_with_a_printed_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    code, (result,) = run_json(capsys, "solve", "--official", "5", "--printed")
    assert (code, result["count"], result["complete"], result["solutions"]) == (0, 0, True, [])
    assert len(result["conflict"]) == 4
    code, (result,) = run_json(capsys, "solve", "--official", "8", "--printed", "--count", "5")
    assert (code, result["count"], result["complete"], len(result["solutions"])) == (0, 5, False, 5)
    assert "conflict" not in result
    code, out, _ = run(capsys, "solve", "--official", "5", "--printed", "--language", "en")
    assert "No town fits." in out
    assert "C25" in out
    code, out, _ = run(capsys, "solve", "--official", "6", "--printed", "--language", "en")
    assert "8 towns fit" in out


@pytest.mark.parametrize("number", ["5", "6", "8"])
def test_a_corrected_puzzle_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    """OT-21: when it is solved, printed, played and played on; not as printed."""
    import io

    assert "Corrected here" in run(capsys, "solve", "--official", number, "--language", "en")[1]
    assert "Corrected here" not in run(capsys, "solve", "--official", number, "--printed", "--language", "en")[1]
    assert run_json(capsys, "solve", "--official", number)[1][0]["corrected"] is True
    picture = tmp_path / "puzzle.svg"
    run(capsys, "print", "--official", number, "--language", "en", "--out", str(picture))
    assert "Corrected here" in picture.read_text("utf-8")
    file = str(tmp_path / "save.json")
    for which in (["--official", number, "--file", file], ["--resume", file]):
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        assert "Corrected here" in run(capsys, "play", *which, "--language", "en")[1]


@pytest.mark.parametrize("language", ["en", "it", "fr", "nl", "de"])
def test_solve_explains_step_by_step(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = run(capsys, "solve", "--official", "7", "--explain", "--language", language)
    assert code == 0
    assert " 54. " in out
    code, (result,) = run_json(capsys, "solve", "--official", "7", "--explain", "--language", language)
    assert [step["number"] for step in result["proof"]] == list(range(1, len(result["proof"]) + 1))
    assert all(step["text"] for step in result["proof"])
    assert result["level"] == "expert"


def test_generated_puzzles_can_be_solved_from_their_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, made = run_json(capsys, "generate", "--level", "medium", "--count", "3", "--seed", "5", "--minimal")
    assert code == 0
    assert [puzzle["level"] for puzzle in made] == ["medium"] * 3
    assert all(200 <= puzzle["grade"] < 300 for puzzle in made)
    assert all({"A", "B", "C", "own", "solution"} <= {*puzzle} for puzzle in made)
    file = tmp_path / "made.jsonl"
    file.write_text("".join(json.dumps(puzzle) + "\n" for puzzle in made), "utf-8")
    code, results = run_json(capsys, "solve", str(file))
    assert [result["solutions"] for result in results] == [[puzzle["solution"]] for puzzle in made]
    assert run_json(capsys, "generate", "--level", "medium", "--seed", "6", "--minimal")[1] == made[1:2]


def test_hidden_own_buildings_have_one_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, (made,) = run_json(capsys, "generate", "--level", "hard", "--seed", "1", "--hidden-own")
    assert (made["own"], made["own_unknown"]) == (None, 2)
    file = tmp_path / "made.json"
    file.write_text(json.dumps(made), "utf-8")
    _, (result,) = run_json(capsys, "solve", str(file))
    assert result["own"] == [made["own_solution"]]


def test_generate_in_words_lists_the_clues_but_not_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "generate", "--level", "easy", "--seed", "1", "--language", "en")
    assert code == 0
    assert "The church stood within sight of the cemetery." in out
    assert "Your buildings:" in out


def test_the_puzzle_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    _, (made,) = run_json(capsys, "daily", "--date", "2026-11-16")
    assert (made["date"], made["level"]) == ("2026-11-16", "easy")
    code, out, _ = run(capsys, "daily", "--language", "nl")
    assert code == 0
    assert out


def test_hints_and_checks_of_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, (result,) = run_json(capsys, "hint", "--official", "4", "--enter", "sheriff@3", "--rung", "2")
    assert (code, result["look"], result["cards"]) == (0, {"building": "school"}, [16, 26])
    assert "steps" not in result
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"entries": {"3": "sheriff", "9": "church"}, "marks": {"bank": [4, 8]}}), "utf-8")
    code, (result,) = run_json(capsys, "hint", "--official", "4", "--position", str(file), "--check")
    assert (code, result["entries"], result["marks"]) == (0, {"9": "church"}, ["bank"])
    code, out, _ = run(capsys, "hint", "--official", "4", "--mark", "sheriff@3,7", "--language", "en")
    assert "sheriff" in out


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (["solve", "--official", "9"], "--official"),
        (["solve", "--official", "one"], "--official"),
        (["solve", "--official", "1", "--count", "0"], "--count"),
        (["solve", "/nowhere/at all.json"], "/nowhere/at all.json"),
        (["generate"], "--level"),
        (["generate", "--level", "easy", "--count", "0"], "--count"),
        (["generate", "--level", "easy", "--seed", "-1"], "--seed"),
        (["daily", "--date", "tomorrow"], "--date"),
        (["hint", "--official", "1", "--rung", "4"], "--rung"),
        (["hint", "--official", "1", "--enter", "bank"], "--enter"),
        (["hint", "--official", "1", "--enter", "bank@17"], "the options.entries.17"),
        (["hint", "--official", "1", "--enter", "castle@1"], "the options.entries.1"),
    ],
)
def test_bad_input_is_an_error_with_its_place_as_json_too(
    capsys: pytest.CaptureFixture[str], arguments: list[str], place: str
) -> None:
    code, (error,) = run_json(capsys, *arguments)
    assert code == 2
    assert error["place"] == place
    assert error["error"]
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert place in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve"], "which puzzle?"),
        (["solve", "--official", "1", "some.json"], "which puzzle?"),
        (["generate", "--level", "fiendish"], "unknown level 'fiendish'; choose from easy, medium, hard, expert"),
    ],
)
def test_a_wrong_request_is_an_error(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    code, (error,) = run_json(capsys, *arguments)
    assert code == 2
    assert message in error["error"]


def test_bad_files_are_errors_with_their_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    for text, place in [
        (json.dumps({**to_json(official(1)), "A": [2, 2]}), f"{file}.A[1]"),
        (json.dumps({**to_json(official(1)), "own": ["church"]}), f"{file}.solution"),
        ('{"A": [', f"{file} line 1 column 8"),
    ]:
        file.write_text(text, "utf-8")
        code, (error,) = run_json(capsys, "solve", str(file))
        assert (code, error["place"]) == (2, place)


def test_a_request_that_can_not_be_met_says_what_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    code, (error,) = run_json(capsys, "generate", "--level", "easy", "--clues", "2", "--seed", "1")
    assert code == 1
    assert "no easy puzzle with at most 2 clues" in error["error"]
    assert error["tried"]["drafts"] == 500


@pytest.mark.parametrize(
    ("ending", "first", "last"),
    [("svg", b"<svg ", b"</svg>"), ("png", b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"), ("pdf", b"%PDF-", b"%%EOF")],
)
def test_a_puzzle_is_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str, first: bytes, last: bytes
) -> None:
    pages = []
    for more in ([], ["--answer"]):
        out = tmp_path / f"puzzle.{ending}"
        assert run(capsys, "print", "--official", "7", *more, "--out", str(out))[0] == 0
        pages.append(out.read_bytes())
        assert pages[-1].startswith(first)
        assert pages[-1].strip().endswith(last)
    # The answer is drawn into the same page.
    assert len(pages[0]) < len(pages[1])


def test_a_puzzle_is_not_printed_as_a_kind_of_file_that_is_unknown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, "print", "--official", "7", "--out", str(tmp_path / "puzzle.doc"))[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_a_booklet_is_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "book.pdf"
    assert run(capsys, "book", "--count", "2", "--level", "easy", "--seed", "3", "--out", str(out))[0] == 0
    assert out.read_bytes().startswith(b"%PDF")


def test_play_saves_and_resumes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    file = tmp_path / "save.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("church 14\nq\n"))
    assert run(capsys, "play", "--official", "4", "--file", str(file), "--language", "en")[0] == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("bank 12\n"))
    assert run(capsys, "play", "--resume", str(file), "--language", "en")[0] == 0
    assert json.loads(file.read_text("utf-8"))["position"]["entries"] == {"12": "bank", "14": "church"}
