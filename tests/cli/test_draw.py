"""`tabletowers draw`: a position of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import tabletowers
from tabletowers.cli import main
from tabletowers.record import advance, begin


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a game of three plies."""
    state = tabletowers.game("sevenlights").new(3, 5)
    view = state.view(None)
    assert not view["over"]
    rules = tabletowers.game("sevenlights")
    kept = begin(state, rules.deal(3, 5), 5)
    for _ in range(3):
        advance(kept, state, state.legal_moves()[0])
    file = tmp_path / "game.jsonl"
    file.write_text(kept.to_line() + "\n", "utf-8")
    return file


def test_a_position_is_drawn_as_a_seat_sees_it(record: Path, tmp_path: Path) -> None:
    pictures = {}
    for name, given in {"all": [], "0": ["--seat", "0"], "early": ["--ply", "1"]}.items():
        file = tmp_path / f"{name}.svg"
        assert main(["draw", str(record), "--output", str(file), "--names", "Ada,Ben,Cleo", *given]) == 0
        pictures[name] = file.read_text("utf-8")
        assert ElementTree.fromstring(pictures[name]).tag.endswith("svg")
        assert 'aria-label="Cleo"' in pictures[name]
    assert len(set(pictures.values())) == 3


def test_a_picture_of_pixels(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    assert main(["draw", str(record), "--output", str(tmp_path / "table.png"), "--language", "de"]) == 0
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--output", "table.gif"], "expected the name of an .svg or .png file, not 'table.gif'"),
        (["--output", "table.svg", "--ply", "4"], "the game has 0 to 3 decisions, not 4"),
        (["--output", "table.svg", "--seat", "3"], "the seats are 0 to 2, not 3"),
        (["--output", "table.svg", "--names", "Ada"], "expected 3 names, not 1"),
    ],
)
def test_bad_wishes_are_refused_in_a_sentence(
    record: Path, given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["draw", str(record), *given]) == 2
    assert capsys.readouterr().err == f"tabletowers draw: error: {why}\n"
