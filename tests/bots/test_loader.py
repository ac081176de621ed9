"""Bots from outside the package: by `module:Class`, as a class, as an object, by an entry point, by the operator."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from tabletowers.arena import Match, play_game, summarise
from tabletowers.arena.match_run import Notebook, run
from tabletowers.bots import any_bot, bot, loader, own_bots
from tabletowers.cli import main
from tabletowers.contract import Sight
from tabletowers.games import game
from tabletowers.host.thinkers import Question, think
from tabletowers.stats import Study
from tabletowers.stats import run as study

SOURCE = '''
from pathlib import Path

Path("imported").touch()


class First:
    """Takes the first legal move."""

    name = "first"

    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, sight, budget=None):
        return sight.legal_moves(sight.seat)[0]


class Wrong(First):
    name = "wrong"

    def choose(self, sight, budget=None):
        return "up"


SIZE = 3
'''


class Last:
    """Takes the last legal move, and remembers how many it made."""

    name = "last"

    def __init__(self) -> None:
        self.made = 0

    def choose(self, sight: Sight, budget: Any = None) -> str:
        self.made += 1
        return sight.legal_moves(sight.seat)[-1]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of one's own, as the current one."""
    (tmp_path / "ownbots.py").write_text(SOURCE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    sys.modules.pop("ownbots", None)


def test_a_class_of_a_module_enters_the_arena(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "clocktowers", "--bots", "ownbots:First,random", "--games", "4", "--jobs", "1", "--json", "out"]
    assert main(command) == 0
    assert "ownbots:First" in capsys.readouterr().out
    assert list(json.loads(Path("out").read_text("utf-8"))["bots"]) == ["ownbots:First", "random"]


def test_it_plays_as_it_says_in_simulations_and_data_sets(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "oldtown", "--bot", "ownbots:First", "--seed", "3", "--legal"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert all(ply["move"] == sorted(ply["legal"])[0] for ply in record["plies"])
    assert main(["dataset", "clocktowers", "--bots", "ownbots:First,greedy", "--games", "1", "--out", "d.parquet"]) == 0
    assert main(["stats", "babel", "--players", "3", "--bots", "ownbots:First", "--games", "2", "--jobs", "1"]) == 0


def test_a_match_takes_objects_and_classes_and_each_game_a_copy_of_its_own(tmp_path: Path) -> None:
    mine = Last()
    match = Match("clocktowers", (mine, mine, "random"), 3)
    assert match.names == ("last", "last", "random")
    notebook = Notebook(match, tmp_path / "notebook")
    notebook.open()
    outcomes = run(match, notebook)
    assert [standing.name for standing in summarise(match, outcomes).standings] == ["last", "random"]
    assert mine.made == 0
    assert play_game(match, next(match.pairings())).scores == outcomes[0].scores


def test_statistics_take_objects() -> None:
    tally = study(Study("clocktowers", (Last(), "greedy"), games=2), 1)
    assert {name for played in tally.games for name in played.bots} == {"last", "greedy"}


def test_a_move_that_is_illegal_is_refused_with_the_name_of_the_bot(here: Path) -> None:
    sys.path.insert(0, "")
    state = game("clocktowers").new(2, 1)
    with pytest.raises(ValueError, match="the bot 'wrong' chose 'up'; its legal moves are"):
        any_bot("ownbots:Wrong").choose(state.sight(0))


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("ownbots:Nobody", "ownbots has no class or function Nobody"),
        ("ownbots:SIZE", "ownbots has no class or function SIZE"),
        ("nowhere:First", "No module named 'nowhere'"),
        ("os:getpid", "is not a bot"),
        ("os:system", "'system' can't be called to create a bot: missing a required argument: 'command'"),
        ("first", "unknown bot 'first'"),
        ("search:many", "unknown bot 'search:many'"),
    ],
)
def test_what_is_not_a_bot_is_said_in_a_sentence(here: Path, name: str, error: str) -> None:
    sys.path.insert(0, "")
    with pytest.raises(ValueError, match=error):
        any_bot(name)


def test_different_bots_of_one_match_have_different_names() -> None:
    class Other(Last):
        pass

    with pytest.raises(ValueError, match="two different bots are called 'last'"):
        Match("clocktowers", (Last, Other), 2)


def test_by_its_name_alone_nothing_is_imported(here: Path) -> None:
    sys.path.insert(0, "")
    with pytest.raises(ValueError, match="unknown bot"):
        bot("ownbots:First")
    assert not Path("imported").exists()


def test_a_table_that_was_imported_can_name_a_bot_but_imports_nothing(here: Path) -> None:
    sys.path.insert(0, "")
    # Whatever a table's log names comes to a worker in this form.
    question = Question("clocktowers", 1, {}, bytes(game("clocktowers").new(2, 1).sight(0).data), 0)
    for name in ("ownbots:First", "os:system", "engine:touch imported"):
        with pytest.raises(ValueError, match="unknown bot"):
            think(question, name, 0.1)
    assert "ownbots" not in sys.modules
    assert not Path("imported").exists()


def test_a_saved_game_can_name_a_bot_but_imports_nothing(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "clocktowers", "--seed", "3"]) == 0
    record = json.loads(capsys.readouterr().out)
    record["plies"] = record["plies"][:4]
    record |= {"scores": None, "winners": None, "terminal": {"seat": 0, "bot": "ownbots:First"}}
    Path("saved").write_text(json.dumps(record), "utf-8")
    sys.path.insert(0, "")
    assert main(["play", "clocktowers", "--resume", "saved"]) == 2
    assert "unknown bot 'ownbots:First'" in capsys.readouterr().err
    assert not Path("imported").exists()


def test_a_package_registers_a_bot_by_an_entry_point(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sys.path.insert(0, "")
    entry = EntryPoint("first", "ownbots:First", loader.GROUP)
    monkeypatch.setattr(loader, "entry_points", lambda **wanted: EntryPoints([entry]).select(**wanted))
    loader.installed_bots.cache_clear()
    assert own_bots() == ["first"]
    state = game("clocktowers").new(2, 1)
    assert bot("first", 7).choose(state.sight(0)) == state.legal_moves()[0]
    loader.installed_bots.cache_clear()


def test_an_operator_names_a_bot(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sys.path.insert(0, "")
    monkeypatch.setenv(loader.OPERATORS, "careful=ownbots:First")
    assert own_bots() == ["careful"]
    state = game("clocktowers").new(2, 1)
    assert bot("careful").choose(state.sight(0)) == state.legal_moves()[0]
    with pytest.raises(ValueError, match="NAME=module:Class"):
        loader.read_operators_bot("careful")
