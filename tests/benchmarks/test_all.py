"""Benchmarks beside peers: what is compared, what is missing, and the page of the documentation."""

from __future__ import annotations

import asyncio
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from benchmarks import Ratio, all, load, peers, puzzles, rules, search, server
from tabletowers.cli import main

ON = {
    "date": "2026-11-15", "tabletowers": "0.1.0", "quick": False, "load": 0.25, "processor": "Abacus",
    "machine": "wood", "cores": 2, "system": "Table", "python": "3.11", "numpy": "2", "numba": "0.6",
    "peers": {"rlcard": "1.2.0", "ortools": None},
}  # fmt: skip


def test_more_moves_and_less_time_are_better() -> None:
    assert Ratio.more("moves", "moves/s", 300.0, "peer", 100.0).times == 3
    assert Ratio.less("time", "ms", 2.0, "peer", 10.0).times == 5
    assert Ratio.more("moves", "moves/s", 300.0, "peer", None).times is None


def test_rules_are_compared_with_the_fastest_game_of_each_library() -> None:
    ours = {"clocktowers": {"players": 3, "moves_per_second": 1000.0}}
    figures = {"games": ours, "peers": {"open_spiel": {"hearts": 50.0, "skat": 40.0}, "rlcard": {"uno": 10.0}}}
    told = {ratio.peer: ratio.times for ratio in rules.ratios(figures)}
    assert told == {"OpenSpiel, hearts": 20, "PettingZoo": None, "RLCard, uno": 100}


def test_a_game_is_measured_under_options_that_are_named() -> None:
    names = [each.name for each in rules.measured()]
    assert {"clocktowers", "oldtown tidy=spot", "oldtown tidy=auto", "babel memory_aid=false"} <= {*names}


def test_puzzles_are_compared_on_average_and_where_the_peer_is_closest() -> None:
    by_puzzle = {"1": {"ms": 1.0, "cpsat_ms": 30.0}, "2": {"ms": 3.0, "cpsat_ms": 30.0}}
    solving = {"puzzles": by_puzzle, "mean_ms": 2.0, "cpsat_mean_ms": 30.0}
    assert [(ratio.what, ratio.times) for ratio in puzzles.ratios({"solving": solving})] == [
        ("solving a puzzle, mean of eight", 15),
        ("solving puzzle 2, the closest", 10),
    ]
    (alone,) = puzzles.ratios({"solving": {**solving, "cpsat_mean_ms": None}})
    assert alone.theirs is None


def test_search_and_server_are_compared_in_the_same_unit() -> None:
    ours = {"oldtown": {"players": 3, "iterations_per_second": 9000.0, "peer": "othello"}}
    (ratio,) = search.ratios({"games": ours, "openspiel": {"othello": {"iterations_per_second": 3000.0}}})
    assert (ratio.unit, ratio.times) == ("iterations/s", 3)

    def measured(moves: float, middle: float, playing: int = 60) -> dict[str, float]:
        speed = {"moves_per_second": moves, "median_ms": middle, "p99_ms": 4 * middle}
        return {**speed, "tables": 60, "playing": playing}

    figures: dict[str, Any] = {"tables": 60, "ours": [measured(900, 2), measured(1000, 1), measured(1100, 3)]}
    assert [ratio.times for ratio in server.ratios({**figures, "boardgame.io": [measured(500, 8)]})] == [2, 4, 4]
    assert [ratio.theirs for ratio in server.ratios({**figures, "boardgame.io": []})] == [None] * 3
    # Fewer tables than said is another load.
    for ratio in server.ratios({**figures, "boardgame.io": [measured(500, 8, playing=7)]}):
        assert (ratio.times, ratio.flaw) == (None, "not valid: 7 of 60 tables played to the end")
        assert all._row(ratio)[-1] == ratio.flaw


def test_a_table_that_stops_playing_is_counted_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "_PATIENCE", 1)

    async def measured() -> dict[str, Any]:
        played = load.Load(tables=2)

        async def answer_at_the_first_table() -> None:
            while played.running:
                played.answered(0, time.perf_counter())
                await asyncio.sleep(0.01)

        playing = asyncio.create_task(answer_at_the_first_table())
        told = await load.measure(played, seconds=0.1, warm=0.0)
        await playing
        return told

    told = asyncio.run(measured())
    assert (told["tables"], told["playing"]) == (2, 1)


def test_a_page_gets_the_table_in_the_place_of_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text("# Speed\nBetween `<!-- measured -->` and\n\n<!-- measured -->\nold\n<!-- end -->\n\nThe end.\n")
    compared = [Ratio.more("moves", "moves/s", 12_345_678.0, "peer", 1000.0), Ratio.less("time", "ms", 0.5, "x", None)]
    results = {"on": ON, "ratios": [ratio._asdict() for ratio in compared]}
    for _ in range(2):
        all.write_page(page, results)
    told = page.read_text()
    before, _, after = told.partition("\n\n<!-- measured -->\n")
    assert before == "# Speed\nBetween `<!-- measured -->` and"
    assert after.startswith(
        "2026-11-15, a whole run of tabletowers 0.1.0 on 2 cores (Abacus, wood, Table) with a load of 0.2"
    )
    assert told.endswith("<!-- end -->\n\nThe end.\n")
    assert "old" not in told
    assert told.count("| moves | 12,300,000 | moves/s | peer | 1,000 | 12,300 |") == 1
    assert "| time | 0.5 | ms | x | missing | – |" in told
    assert "rlcard 1.2.0, ortools missing." in told
    page.write_text("nothing\n")
    with pytest.raises(ValueError, match="around the table"):
        all.write_page(page, results)


def test_what_cannot_be_installed_is_told_and_the_rest_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLETOWERS_CACHE", str(tmp_path))
    monkeypatch.setitem(peers.PACKAGES, "rlcard", str(tmp_path / "no-such-wheel.whl"))
    for package in set(peers.PACKAGES) - {"rlcard"}:
        monkeypatch.delitem(peers.PACKAGES, package)
    said: list[str] = []
    python = peers.python_with_peers(said.append)
    assert Path(python).is_relative_to(tmp_path / "peers")
    assert [line for line in said if line.startswith("rlcard could not be installed: ")]
    # It lends everything that the tests themselves run with.
    told = subprocess.run([python, "-c", "import numpy; print(numpy.__version__)"], capture_output=True, check=True)
    assert told.stdout
    # A benchmark that fails is told, too.
    monkeypatch.setattr(all, "BENCHES", ("nothing",))
    assert all.run(quick=True)["ratios"] == []
    assert "bench nothing failed; the others go on" in capsys.readouterr().err


def test_only_all_writes_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--markdown", "page.md"]) == 2
    assert "--markdown is for bench all" in capsys.readouterr().err


def test_a_page_without_a_place_for_the_table_is_refused_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Speed\n")
    assert main(["bench", "all", "--markdown", str(page)]) == 2
    told = capsys.readouterr()
    assert "around the table" in told.err
    assert "bench rules" not in told.err


def test_boardgame_io_is_missing_without_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOWERS_CACHE", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OSError, match="node and npm are needed"):
        peers.node_folder()
    assert peers.node_version("boardgame.io") is None
