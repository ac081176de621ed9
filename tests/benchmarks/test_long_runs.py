"""The long runs in their short form: a day's play, and servers killed in the middle of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.soak import _slope
from tabletowers.cli import main


def test_people_bots_and_watchers_play_many_games(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    assert main(["bench", "soak", "--quick", "--json", str(figures)]) == 0
    told = json.loads(figures.read_text())
    assert (told["games"], told["given_up"], told["errors"]) == (40, 0, [])
    assert told["moves"] >= 40 * 10
    assert told["samples"][-1]["megabytes"] > 0


def test_killed_servers_lose_nothing_that_they_acknowledged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = tmp_path / "figures.json"
    assert main(["bench", "kill", "--quick", "--json", str(figures)]) == 0
    for told in json.loads(figures.read_text()).values():
        assert told["wrong"] == []
        assert told["acknowledged"] >= told["rounds"]
    assert "every acknowledged move is there" in capsys.readouterr().out


def test_growth_is_measured_by_least_squares() -> None:
    assert _slope([(0, 5.0), (10, 25.0), (20, 45.0)]) == pytest.approx(2.0)
    assert _slope([(0, 5.0)]) == 0.0
