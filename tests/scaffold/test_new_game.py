"""`tabletowers new-game` writes a game that plays at once, in every way, and has no line that has to be deleted."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tabletowers
from tabletowers.cli import main
from tabletowers.scaffold import LICENCES, NewGame, write
from tests.scaffold.installed import GAME, NAME, Installed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("new"))


def test_nothing_in_it_stands_for_something_else(installed: Installed) -> None:
    files = [file for file in installed.project.rglob("*") if file.is_file() and "dist-info" not in str(file)]
    assert installed.package / "py.typed" in files
    for file in files:
        assert "@" not in file.read_text("utf-8").replace("@kernel", "").replace("@dataclass", ""), file
        assert "TODO" not in file.read_text("utf-8")
    assert "Copyright (c) 2026 Ada Example" in (installed.project / "LICENSE").read_text("utf-8")


def test_the_commands_that_are_printed_are_those_of_its_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "a venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\n")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    assert main(["new-game", "moles", "--folder", str(tmp_path / "one")]) == 0
    printed = capsys.readouterr().out
    assert f"    '{python}' -m pip install -e '{tmp_path}/one[dev]'\n" in printed
    assert f"    '{python.parent}/tabletowers' check moles\n" in printed
    monkeypatch.setenv("PATH", str(python.parent), prepend=":")
    assert main(["new-game", "moles", "--folder", str(tmp_path / "two")]) == 0
    printed = capsys.readouterr().out
    assert "    python -m pip install" in printed
    assert "    tabletowers check moles\n" in printed


def test_its_style_and_its_types_are_right(installed: Installed) -> None:
    settings = Path(__file__).parents[2] / "pyproject.toml"
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, "--no-cache", "--config", str(settings), "src", "tests"]
        done = subprocess.run(command, cwd=installed.project, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_its_own_tests_pass(installed: Installed) -> None:
    done = installed.run("pytest", "-q", "tests/test_rules.py", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


def test_it_is_simulated_and_its_records_replay(installed: Installed, tmp_path: Path) -> None:
    done = installed.run("tabletowers", "simulate", NAME, "--players", "4", "--games", "2", "--seed", "3")
    first, second = map(json.loads, done.stdout.splitlines())
    assert len(first["plies"]) == len(second["plies"]) == 36
    assert sorted(card for hand in first["setup"]["hand"] for card in hand) != []
    file = tmp_path / "games.jsonl"
    file.write_text(done.stdout)
    assert installed.run("tabletowers", "replay", str(file)).stdout == f"2 records agree: {NAME} under rules 1\n"


def test_it_is_played_in_the_terminal(installed: Installed) -> None:
    done = installed.run("tabletowers", "play", NAME, "--bot", "greedy", "--seed", "1", typed="? lay red 2\n1\n")
    assert "Lay a card on one of your rows, or discard one." in done.stdout + done.stderr
    assert re.search(r"Deck: 24 +discarded: 0", done.stdout)


def test_it_is_drawn(installed: Installed) -> None:
    program = (
        "import tabletowers as t; from tabletowers.scene.views import scene_of;"
        f"s = t.game({NAME!r}).new(3, 1); scene = scene_of(s.game, s.view(1));"
        "print(len(scene.zones), [len(z.pieces) for z in scene.zones if z.name == 'hand'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=installed.environment, capture_output=True, text=True, check=True
    )
    # The deck, the discards, and of every player four rows and a hand, of which only the own one is seen.
    assert done.stdout == "17 [0, 6, 0]\n"


def test_it_needs_a_release_with_the_same_contract(tmp_path: Path) -> None:
    write(GAME, tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    version = tabletowers.__version__
    first, second, _ = map(int, version.split("."))
    assert project["dependencies"] == [f"tabletowers>={version},<{first}.{second + 1}"]


@pytest.mark.parametrize("licence", [*LICENCES, "none"])
def test_the_licence_is_chosen(licence: str, tmp_path: Path) -> None:
    write(NewGame(NAME, "Hill Rows", "Ada Example", 2026, licence), tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    assert project.get("license", "none") == licence
    assert (tmp_path / "LICENSE").exists() == (licence != "none")
    if licence != "none":
        assert "2026" in (tmp_path / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "title", "said"),
    [
        ("Hill", "Hill", "can't be the name of a game"),
        ("hi", "Hill", "can't be the name of a game"),
        ("class", "Hill", "can't be the name of a game"),
        ("hill-rows", "Hill", "can't be the name of a game"),
        ("json", "Hill", "there is a package called 'json' already"),
        ("pytest", "Hill", "there is a package called 'pytest' already"),
        ("marketday", "Hill", "there is a game called 'marketday' already"),
        ("babel", "Hill", "there is a game called 'babel' already"),
        ("hillrows", 'Hill "Rows"', "can't be the title"),
        ("hillrows", " ", "can't be the title"),
    ],
)
def test_what_can_not_be_its_name_is_refused(name: str, title: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=said):
        write(NewGame(name, title, "Ada Example", 2026), tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over_other_files(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(ValueError, match="is there already"):
        write(GAME, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
