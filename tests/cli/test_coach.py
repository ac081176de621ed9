"""`tabletowers hint` and `tabletowers review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletowers.cli import main
from tests.coach.test_coach import thrown_away


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game that is not over, with a slip as its last move."""
    kept = tmp_path / "game.json"
    kept.write_text(thrown_away().to_line() + "\n", "utf-8")
    return kept


def test_a_hint_for_a_saved_game_in_any_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last = str(len(thrown_away().plies) - 1)
    assert main(["hint", str(file), "--rung", "1", "--language", "en", "--ply", last]) == 0
    look = capsys.readouterr().out
    assert look.count("\n") == 1
    assert main(["hint", str(file), "--rung", "4", "--language", "de", "--ply", last]) == 0
    assert "Meine Wahl: " in capsys.readouterr().out
    thrown = thrown_away().plies[-1].move
    assert main(["hint", str(file), "--move", thrown, "--ply", last, "--language", "en"]) == 0
    assert thrown in capsys.readouterr().out


def test_a_review_tells_slips_and_what_to_work_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = thrown_away()
    # Only the end of it, so that the test is short.
    assert main(["review", str(file), "--seat", "0", "--json", "--from", str(len(record.plies) - 1)]) == 0
    decisions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [decision["mark"] for decision in decisions] == ["slip"]
    assert main(["review", str(file), "--seat", "0", "--language", "en", "--from", str(len(record.plies) - 1)]) == 0
    told = capsys.readouterr().out
    assert "1 slip" in told
    assert "To work on:" in told


def test_what_is_no_record_is_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content, why in (
        ("", "expected one record, not 0"),
        ("{}\n", "game is missing"),
        ("{}\n{}\n", "expected one record, not 2"),
    ):
        bad = tmp_path / "bad.json"
        bad.write_text(content)
        for command in ("hint", "review"):
            assert main([command, str(bad)]) == 2
            assert why in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err
