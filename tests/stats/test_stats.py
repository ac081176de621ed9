"""Statistics: they tell of the very games that the bots play, and their totals are those of the rules."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import tabletowers
from tabletowers import plots
from tabletowers.arena import wilson
from tabletowers.arena.simulation import simulate
from tabletowers.cli import main
from tabletowers.platforms import install
from tabletowers.stats import Study, Table, Tally, run, tables
from tabletowers.stats.files import html
from tabletowers.stats.tally import EVENTS
from tabletowers.text import LANGUAGES, catalogue

PLAYERS = {"clocktowers": 2, "oldtown": 3, "babel": 3}


@cache
def studied(game: str, bot: str) -> tuple[Study, Tally]:
    study = Study(game, (bot,) * PLAYERS[game], games=12, seed=7)
    return study, run(study)


def table_named(study: Study, tally: Tally, name: str) -> Table:
    (table,) = (table for table in tables(study, tally) if table.name == name)
    return table


def counted(tally: Tally, table: str) -> Counter[str]:
    """All that happened to the items of a table."""
    total: Counter[str] = Counter()
    for (name, _), item in tally.items.items():
        if name == table:
            total.update(item.counts)
    return total


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", PLAYERS)
def test_the_games_are_those_that_simulate_plays(game: str, bot: str) -> None:
    """Compiled play makes the same moves as the bots do one by one."""
    study, tally = studied(game, bot)
    assert [played.seed for played in tally.games] == list(range(7, 19))
    for played in tally.games[:3]:
        record = simulate(game, study.players, played.seed, bot, False, {})
        assert played.scores == tuple(record.scores or ())
        assert [seat for seat, part in enumerate(played.wins) if part] == record.winners
        assert played.plies == len(record.plies)


@pytest.mark.parametrize("game", PLAYERS)
def test_every_point_has_its_source(game: str) -> None:
    study, tally = studied(game, "greedy")
    for played in tally.games:
        assert tuple(sum(seat.values()) for seat in played.sources) == played.scores
        assert sum(played.wins) == pytest.approx(1)
    points = table_named(study, tally, "points").to_json()
    assert sum(row["points"] for row in points) == sum(sum(played.scores) for played in tally.games)
    assert sum(row["share"] for row in points) == pytest.approx(1)
    assert sum(row["share"] for row in table_named(study, tally, "seats").to_json()) == pytest.approx(1)


@pytest.mark.parametrize("game", PLAYERS)
def test_every_decision_and_every_event_is_counted(game: str) -> None:
    study, tally = studied(game, "random")
    assert tally.choices.total() == sum(played.plies for played in tally.games)
    assert min(moves for _, moves in tally.choices) >= 1
    events = {row["what"]: row for row in table_named(study, tally, "events").to_json()}
    assert events["ended"]["times"] == 1
    everything = table_named(study, tally, "decisions").to_json()[-1]
    assert everything["decision"] == "all"
    assert everything["a_game"] * len(tally.games) == pytest.approx(tally.choices.total())


def test_clocktowers_has_58_turns_and_as_many_cards() -> None:
    """CT-10: 58 turns, 110 decisions with two players. CT-2: 52 of the cards come from the piles."""
    _, tally = studied("clocktowers", "greedy")
    assert {(played.turns, played.plies) for played in tally.games} == {(58, 110)}
    cards = counted(tally, "cards")
    games = len(tally.games)
    assert cards["built"] + cards["discarded"] == 58 * games
    assert cards["drawn"] == 52 * games
    # CT-6: every complete tower has one roof; CT-11: it is worth 2 to 5.
    towers = counted(tally, "complete_towers_by_height")["completed"]
    roofs = sum(item.counts["built"] for (_, name), item in tally.items.items() if name.startswith("card R"))
    assert roofs == towers == counted(tally, "complete_towers_by_colour")["completed"]
    for (table, name), item in tally.items.items():
        if table == "cards" and name.startswith("card R"):
            assert 2 * item.counts["built"] <= item.points <= 5 * item.counts["built"]


def test_old_town_settles_sixteen_buildings_or_stops() -> None:
    """OT-6, OT-19: sixteen buildings find a place where the town is completed, and two are left out."""
    study, tally = studied("oldtown", "greedy")
    ends = {name: item.counts["games"] for (table, name), item in tally.items.items() if table == "ends"}
    assert sum(ends.values()) == len(tally.games)
    buildings = counted(tally, "buildings")
    complete = ends.get("complete", 0)
    assert 16 * complete <= buildings["settled"] <= 16 * len(tally.games)
    assert buildings["left_out"] >= 2 * complete
    # OT-4: two buildings each to begin with. OT-15: a card is played at most once.
    assert buildings["taken"] >= 2 * study.players * len(tally.games)
    for (table, _), item in tally.items.items():
        if table == "clue_cards":
            assert item.counts["played"] + item.counts["dropped"] <= len(tally.games)
            # Who plays a card held it, playable, in that turn.
            assert item.counts["playable"] >= item.counts["played"]


def test_babel_offers_are_invited_or_rejected() -> None:
    """BB-11, BB-14: every other player offers at each building; who offers cards is invited or rejected."""
    study, tally = studied("babel", "greedy")
    discs, offers = counted(tally, "discs"), counted(tally, "offers")
    nothing = tally.items["offers", "offer 0"].counts["made"]
    assert offers["made"] == (study.players - 1) * discs["begun"]
    assert offers["made"] - nothing == offers["invited"] + offers["rejected"]
    assert discs["begun"] == discs["built"] + discs["given_up"]
    assert discs["built"] == counted(tally, "wonders")["discs_built"]
    # BB-14: a point for each card of a rejected offer.
    points = table_named(study, tally, "points").to_json()
    (rejected,) = (row["points"] for row in points if row["for"] == "rejected offers")
    cards = {name: item.counts["rejected"] for (table, name), item in tally.items.items() if table == "offers"}
    assert rejected == sum(int(name.removeprefix("offer ")) * times for name, times in cards.items())


def test_bots_that_differ_play_every_deal_on_every_seat() -> None:
    study = Study("clocktowers", ("greedy", "random", "random"), games=4, seed=30)
    tally = run(study)
    assert [(played.seed, played.bots.index("greedy")) for played in tally.games] == [
        (30, 0), (30, 1), (30, 2), (31, 0), (31, 1), (31, 2),
    ]  # fmt: skip
    greedy, other = table_named(study, tally, "bots").to_json()
    assert (greedy["bot"], other["bot"]) == ("greedy", "random")
    assert greedy["wins"] + other["wins"] == 6
    assert (greedy["low"], greedy["high"]) == wilson(greedy["wins"], 6)
    # A seat's share: the two random ones sat down twelve times.
    assert other["share"] == pytest.approx(other["wins"] / 12)


def test_other_bots_and_more_processes_count_the_same() -> None:
    study = Study("clocktowers", ("level1", "level2"), games=4, seed=2)
    here, there = run(study), run(study, jobs=2)
    assert here.games == there.games
    assert here.choices == there.choices
    assert tables(study, here) == tables(study, there)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["clocktowers", "--games", "0"], "at least 1 game, not 0"),
        (["clocktowers", "--bots", "deep"], "unknown bot 'deep'"),
        (["babel", "--bots", "greedy,random"], "3 to 5 players, not 2"),
        (["clocktowers", "--bots", "greedy,random", "--players", "3"], "needs 1 or 3 bots, not 2"),
        (["clocktowers", "--option", "tidy=auto"], "unknown option 'tidy'"),
        (["clocktowers", "--jobs", "0"], "at least 1 job, not 0"),
    ],
)
def test_bad_input_says_what_is_allowed(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_files_hold_what_the_tables_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import pyarrow.parquet

    asked = ["stats", "clocktowers", "--bots", "greedy", "--games", "12", "--seed", "7"]
    files = {name: str(tmp_path / name) for name in ("csv", "parquet", "png")}
    files |= {"json": str(tmp_path / "all.json"), "report": str(tmp_path / "page.html")}
    assert main([*asked, *(text for name, path in files.items() for text in (f"--{name}", path))]) == 0
    shown = capsys.readouterr().out
    study, tally = studied("clocktowers", "greedy")
    told = json.loads((tmp_path / "all.json").read_text())
    assert (told["game"], told["players"], told["games"], told["options"]) == ("clocktowers", 2, 12, {})
    page = (tmp_path / "page.html").read_text()
    for table in tables(study, tally):
        assert table.title in shown
        assert f"<h2>{table.title}</h2>" in page
        assert told["tables"][table.name] == table.to_json()
        assert pyarrow.parquet.read_table(tmp_path / "parquet" / f"{table.name}.parquet").to_pylist() == table.to_json()
    with (tmp_path / "csv" / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [int(row["score"]) for row in rows] == [score for played in tally.games for score in played.scores]
    assert "http" not in page
    assert len(list((tmp_path / "png").glob("*.png"))) == 6
    for picture in (tmp_path / "png").glob("*.png"):
        assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_name_whatever_a_game_counts(language: str, game: str) -> None:
    """Only what is notation in every language (clue cards, buildings, discs) has no message."""
    say, (_, tally) = catalogue(language), studied(game, "greedy")
    counts = tabletowers.game(game).statistics.TABLES
    names = {("table", table) for table in counts} | {("column", name) for names in counts.values() for name in names}
    names |= {("source", source) for played in tally.games for seat in played.sources for source in seat}
    notation = {"clue_cards", "buildings", "discs", EVENTS}
    names |= {("item", name) for table, name in tally.items if table not in notation}
    assert [name for role, name in names if f"{game}-statistics-{role}-{name.split()[0]}" not in say] == []


def test_the_tables_are_printed_in_the_reader_s_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, file = tmp_path / "page.html", tmp_path / "all.json"
    asked = ["stats", "babel", "--games", "3", "--language", "de", "--report", str(page), "--json", str(file)]
    assert main(asked) == 0
    shown = capsys.readouterr().out
    for text in ("babel, greedy, greedy, greedy: 3 Partien", "Angebote", "abgelehnte Angebote", "Pyramiden"):
        assert text in shown
    assert '<html lang="de">' in page.read_text()
    assert "<h2>Angebote</h2>" in page.read_text()
    # Files for programs are the same in every language.
    (first, *_) = json.loads(file.read_text())["tables"]["wonders"]
    assert first["what"] == "1 pyramids"


def test_a_missing_package_names_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["stats", "clocktowers", "--games", "1", "--parquet", str(tmp_path)]) == 2
    assert install("stats") in capsys.readouterr().err


def test_an_interrupt_tells_of_the_games_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(study: Study, jobs: int, tick: Callable[[int], None], tally: Tally) -> Tally:
        tally.add(studied("clocktowers", "random")[1])
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletowers.stats.run", interrupted)
    assert main(["stats", "clocktowers", "--games", "50", "--bots", "random"]) == 130
    told = capsys.readouterr()
    assert told.err == "interrupted: 12 of 50 games\n"
    assert "12 games" in told.out


def test_plots_show_names_and_numbers_as_text() -> None:
    study, tally = studied("babel", "random")
    page = html(study, tally)
    assert page.count("<svg") == 6
    drawn = plots.bars("points", {"a < b": 2.0, "c": 1.0})
    assert "a &lt; b" in drawn
    assert ">2.00</text>" in drawn
    # Twice as long.
    widths = [float(part.split('"')[0]) for part in drawn.split('width="')[1:]]
    assert widths[0] == pytest.approx(2 * widths[1])
    assert plots.png(drawn, "Points & more").startswith(b"\x89PNG")


def test_a_scale_has_round_numbers() -> None:
    drawn = plots.distribution("points", {"seat 0": [37, 40, 121]})
    assert re.findall(r">(\d+)</text>", drawn) == ["40", "60", "80", "100", "120"]
    drawn = plots.distribution("margins", {"games": [0, 1, 1, 3]})
    assert re.findall(r">(\d+)</text>", drawn) == ["0", "1", "2", "3"]
