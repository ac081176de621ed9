"""What a game declares fits what its kernels do; a package that breaks the contract is refused with what it lacks."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import tabletowers
from tabletowers.contract.conformance import BrokenContract, check
from tabletowers.contract.registry import OtherRules
from tabletowers.testing.suite.declarations import *  # noqa: F403

# Packages that break the contract


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BrokenContract, match="is not a Game"):
        check("nothing", object())


def test_a_game_registered_by_another_name_is_refused() -> None:
    with pytest.raises(BrokenContract, match="registered as 'chess' and calls itself 'marketday'"):
        check("chess", tabletowers.game("marketday"))


def plug_in(folder: Path, name: str, source: str) -> None:
    """A package in a folder, registered as a game."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source, "utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tabletowers.games]\n{name} = {name}:GAME\n")


def listed(folder: Path) -> subprocess.CompletedProcess[str]:
    program = (
        f"import sys; sys.path.insert(0, {str(folder)!r}); import tabletowers as t; print(*t.GAMES);"
        "s = t.game('marketday').new(2, 1); s.play(s.legal_moves()[0]); print(s.ply)"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)


def test_a_plug_in_that_lacks_something_is_reported_and_the_others_play_on(tmp_path: Path) -> None:
    plug_in(
        tmp_path,
        "halfgame",
        "from marketday import MarketDay\n"
        "class Half(MarketDay):\n"
        "    name = 'halfgame'\n"
        "    decisions = ()\n"
        "    observation = None\n"
        "GAME = Half()\n",
    )
    done = listed(tmp_path)
    assert done.stdout == f"{' '.join(tabletowers.GAMES)}\n1\n"
    assert (
        "tabletowers: the game 'halfgame' of halfgame can't be played: it does not fulfil the contract: "
        "it declares no decision; its observation has no PLAN\n"
    ) in done.stderr


def test_a_plug_in_that_fails_to_import_is_reported_and_the_others_play_on(tmp_path: Path) -> None:
    plug_in(tmp_path, "broken", "import a_module_that_is_not_there\n")
    done = listed(tmp_path)
    assert done.stdout == f"{' '.join(tabletowers.GAMES)}\n1\n"
    why = f"No module named 'a_module_that_is_not_there' ({tmp_path / 'broken' / '__init__.py'}, line 1)"
    assert f"\n\ntabletowers: the game 'broken' of broken can't be played: {why}\n\n" in f"\n{done.stderr}"


def test_asking_for_a_plug_in_that_fails_to_import_says_so_and_why_only_on_standard_error(tmp_path: Path) -> None:
    plug_in(tmp_path, "broken", "import a_module_that_is_not_there\n")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import tabletowers as t; t.game('broken')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "tabletowers: the game 'broken' of broken can't be played: No module named" in done.stderr
    assert done.stderr.splitlines()[-1] == "ValueError: the game 'broken' can't be played, as it failed to load"


def test_kernels_that_are_missing_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(
        tmp_path,
        "nokernels",
        "from marketday import MarketDay\nclass Bare(MarketDay):\n    name = 'nokernels'\nGAME = Bare()\n",
    )
    (tmp_path / "nokernels" / "kernels.py").write_text("from marketday.kernels import DTYPE, apply\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BrokenContract, match="its kernels lack blind, derive, flaw, imagine"):
        check("nokernels", import_module("nokernels").GAME)


def test_games_of_others_come_after_our_own(tmp_path: Path) -> None:
    """Its year decides only among them."""
    plug_in(
        tmp_path,
        "earlygame",
        "from marketday import MarketDay\n"
        "class Early(MarketDay):\n"
        "    name = 'earlygame'\n"
        "    year = 1959\n"
        "GAME = Early()\n",
    )
    own = [name for name in tabletowers.GAMES if tabletowers.game(name).package.startswith("tabletowers.")]
    assert listed(tmp_path).stdout.splitlines()[0].split()[: len(own) + 1] == [*own, "earlygame"]


def test_one_possible_number_of_players_is_named_once() -> None:
    class ForTwo(type(tabletowers.game("marketday"))):  # type: ignore[misc]
        seats = range(2, 3)

    with pytest.raises(ValueError, match="marketday is for 2 players, not 3"):
        ForTwo().new(3, 1)


def test_rules_that_nobody_has_are_refused() -> None:
    with pytest.raises(OtherRules, match="has marketday under rules 1, not 7"):
        tabletowers.game("marketday", 7)
    with pytest.raises(ValueError, match=f"unknown game 'chess'; choose from {', '.join(tabletowers.GAMES)}"):
        tabletowers.game("chess")
