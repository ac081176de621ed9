"""Arena: rotations, shares, intervals, ratings, files."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from benchmarks.services import PATIENCE
from tabletowers.arena import Match, Outcome, play_game, summarise, wilson
from tabletowers.arena.baselines import matches
from tabletowers.arena.ladder import rungs, section, write_section
from tabletowers.arena.match_report import html
from tabletowers.arena.match_run import Notebook, run
from tabletowers.cli import main


def outcome(number: int, wins: tuple[float, ...], scores: tuple[int, ...]) -> Outcome:
    return Outcome(number, wins, scores, tuple(0.5 for _ in wins), tuple(2 for _ in wins))


def test_games_are_rounded_up_to_full_rotations_of_the_same_deal() -> None:
    match = Match("clocktowers", ("random", "greedy", "random"), 4, seed=10)
    assert match.games == 6
    assert [(pairing.deal, pairing.rotation) for pairing in match.pairings()] == [
        (10, 0), (10, 1), (10, 2), (11, 0), (11, 1), (11, 2),
    ]  # fmt: skip


def test_a_game_depends_on_its_pairing_alone() -> None:
    match = Match("clocktowers", ("greedy", "search:20"), 2)
    for pairing in match.pairings():
        one, other = play_game(match, pairing), play_game(match, pairing)
        assert (one.wins, one.scores, one.moves) == (other.wins, other.scores, other.moves)
        assert sum(one.wins) == 1


def test_wilson_interval() -> None:
    """Newcombe (1998), table I: 81 of 263 give 0.2553 to 0.3662; 0 of 20 give 0 to 0.1611."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_shares_of_a_bot_on_several_seats_are_those_of_all_its_seats() -> None:
    match = Match("clocktowers", ("greedy", "random", "random"), 3)
    told = summarise(
        match,
        [outcome(0, (1, 0, 0), (9, 4, 5)), outcome(1, (0, 0.5, 0.5), (3, 7, 7)), outcome(2, (0, 0, 1), (1, 2, 6))],
    )
    greedy, other = told.standings
    assert [greedy.name, other.name] == ["greedy", "random"]
    assert [greedy.wins, other.wins, other.seats] == [1, 2, 2]
    assert greedy.share == pytest.approx(1 / 3)
    assert other.share == pytest.approx(2 / 3)
    assert list(greedy.margins) == [4.0, -4.0, -5.0]
    assert other.seconds_per_move == pytest.approx(0.25)
    assert other.rating > greedy.rating
    assert math.isclose(greedy.low, wilson(1, 3)[0])


def test_json_has_the_documented_form(tmp_path: Path) -> None:
    file, report = tmp_path / "out.json", tmp_path / "out.html"
    asked = ["--bots", "greedy,random", "--games", "3", "--jobs", "1", "--state", str(tmp_path / "state.jsonl")]
    code = main(["arena", "clocktowers", *asked, "--json", str(file), "--report", str(report)])
    assert code == 0
    told = json.loads(file.read_text())
    assert {key: told[key] for key in ("game", "players", "games")} == {"game": "clocktowers", "players": 2, "games": 4}
    assert set(told["bots"]) == {"greedy", "random"}
    assert set(told["bots"]["greedy"]) == {"wins", "share", "low", "high", "rating", "seconds_per_move"}
    assert sum(entry["share"] for entry in told["bots"].values()) == pytest.approx(1)
    page = report.read_text()
    assert page.count("<svg") == 4
    assert "http" not in page
    assert not (tmp_path / "state.jsonl").exists()


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = Match("clocktowers", ("greedy", "random"), 6)
    played: list[int] = []

    def interrupt(done: Outcome) -> None:
        played.append(done.number)
        if len(played) == 2:
            raise KeyboardInterrupt

    first = Notebook(match, tmp_path / "match.jsonl")
    first.open()
    with pytest.raises(KeyboardInterrupt):
        run(match, first, tick=interrupt)
    with first.path.open("a") as file:
        file.write('{"number": 2, "wi')
    again = Notebook(match, tmp_path / "match.jsonl")
    again.open()
    assert sorted(again.outcomes) == played == [0, 1]
    outcomes = run(match, again, tick=lambda done: played.append(done.number))
    assert played == [0, 1, 2, 3, 4, 5]
    assert [done.number for done in outcomes] == [0, 1, 2, 3, 4, 5]


def interrupted(program: subprocess.Popen[str]) -> str:
    """What a program says on standard error when it is interrupted; again, where Python could not raise the first."""
    while True:
        program.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return program.communicate(timeout=PATIENCE)[1]


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    state = tmp_path / "match.jsonl"
    # Where the tests run in the background of a shell, Ctrl-C is ignored, and so it would be by what they start.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{heed}; import sys, tabletowers.cli; sys.exit(tabletowers.cli.main())"]
    command += ["arena", "clocktowers", "--bots", "search:100,search:50"]
    command += ["--games", "100000", "--jobs", "1", "--state", str(state)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        while not state.exists() or state.read_text().count("\n") < 3:
            assert arena.poll() is None
            time.sleep(0.05)
        told = interrupted(arena)
    assert arena.returncode == 130
    kept = state.read_text().count("\n") - 1
    assert f"interrupted after {kept} of 100000 games; the same command goes on from there" in told
    assert "Traceback" not in told


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    match = Match("clocktowers", ("greedy", "random"), 2)
    notebook = Notebook(match, tmp_path / "match.jsonl")
    notebook.open()
    for played, pairing in zip(run(match, notebook, ray_address="local"), match.pairings(), strict=True):
        here = play_game(match, pairing)
        assert (played.wins, played.scores, played.moves) == (here.wins, here.scores, here.moves)


def test_a_notebook_of_another_match_is_refused(tmp_path: Path) -> None:
    Notebook(Match("clocktowers", ("greedy", "random"), 6), tmp_path / "match.jsonl").open()
    with pytest.raises(ValueError, match="another match"):
        Notebook(Match("clocktowers", ("greedy", "random"), 8), tmp_path / "match.jsonl").open()


@pytest.mark.parametrize(
    "arguments",
    [
        ["clocktowers"],
        ["clocktowers", "--bots", "greedy,nobody"],
        ["clocktowers", "--bots", "greedy"],
        ["clocktowers", "--bots", "greedy,random", "--players", "3"],
        ["clocktowers", "--bots", "greedy,random", "--games", "0"],
        ["clocktowers", "--bots", "greedy,random", "--jobs", "0"],
        ["chess", "--bots", "greedy,random"],
        ["ladder"],
        ["ladder", "clocktowers", "--state", "match.jsonl"],
        ["baselines"],
        ["baselines", "clocktowers", "--state", "match.jsonl"],
    ],
)
def test_bad_input_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert "error" in capsys.readouterr().err


def test_the_report_escapes_what_it_shows() -> None:
    match = Match("clocktowers", ("greedy", "random"), 2)
    page = html(summarise(match, [outcome(0, (1, 0), (5, 5)), outcome(1, (0.5, 0.5), (5, 5))]))
    assert page.startswith("<!doctype html>")
    assert "75.0%" in page


def test_the_ladder_compares_neighbours_and_keeps_the_rest_of_its_page(tmp_path: Path) -> None:
    met = [match.bots for match in rungs("clocktowers", 2)]
    assert met[0] == ("learner", "novice")
    assert met[6] == ("grandmaster", "champion")
    assert met[-1] == ("champion", "greedy", "greedy", "greedy")
    assert {match.options["tidy"] for match in rungs("oldtown", 2, options={"tidy": "auto"})} == {"auto"}
    page = tmp_path / "levels.md"
    page.write_text("# Levels\n\nBefore.\n")
    write_section(page, "clocktowers", "| one |")
    write_section(page, "babel", "| two |")
    write_section(page, "clocktowers", "| three |")
    text = page.read_text()
    assert "Before." in text
    assert "| one |" not in text
    assert text.index("| three |") < text.index("| two |")
    write_section(page, "clocktowers", "| four |", {"tidy": "auto"})
    text = page.read_text()
    assert "| three |" in text
    assert "<!-- clocktowers tidy=auto: measured -->" in text


def test_baselines_meet_greedy_at_every_number_of_players() -> None:
    met = [match.bots for match in matches("babel", 2)]
    assert met[0] == ("random", "greedy", "greedy")
    assert ("search:10000", "greedy", "greedy", "greedy") in met
    assert met[-1] == ("net+search:0.1s", "greedy", "greedy", "greedy", "greedy")


def test_the_table_of_a_ladder_names_rules_and_options() -> None:
    match = Match("oldtown", ("greedy", "random"), 2, options={"tidy": "auto"})
    table = section("oldtown", [summarise(match, [outcome(0, (1, 0), (5, 5)), outcome(1, (1, 0), (5, 5))])])
    assert table.startswith("Rules version 2, `tidy=auto memory_aid=false`:\n\n| pairing |")
    assert table.endswith("\n| greedy against random | 2 | 100.0% (34.2% – 100.0%) | +0.0 | 250.0 |")
