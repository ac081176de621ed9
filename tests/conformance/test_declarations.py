"""What a game declares fits what its kernels do; a package that breaks the contract is refused with what it lacks."""

from __future__ import annotations

import inspect
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

import tabletowers
from tabletowers.backends.numba_runtime import native
from tabletowers.contract.conformance import BrokenContract, check
from tabletowers.contract.registry import OtherRules
from tests.conformance.cases import Case, cases


@pytest.mark.parametrize("name", tabletowers.GAMES)
def test_every_event_is_told_by_a_kernel_with_its_columns(name: str) -> None:
    game = tabletowers.game(name)
    kernels = import_module(f"{game.package}.kernels")
    modules = [import_module(f"{kernels.__name__}.{found.name}") for found in iter_modules(kernels.__path__)]
    writers = {name: member for module in modules for name, member in vars(module).items()}
    for kind in game.events.kinds:
        writer = writers[f"tell_{kind.name}"]
        parameters = list(inspect.signature(getattr(writer, "py_func", writer)).parameters)
        assert parameters == ["log", *game.events.columns(kind)], kind


@pytest.mark.parametrize("name", tabletowers.GAMES)
def test_the_layout_is_that_of_the_record(name: str) -> None:
    game = tabletowers.game(name)
    dtype = native(game.kernel_spec).module.DTYPE
    assert dtype.itemsize == game.layout.size
    assert {field: dtype.fields[field][1] for field in dtype.names} == game.layout.at


@pytest.mark.parametrize("case", cases(), ids=str)
def test_only_declared_decisions_are_asked_and_only_declared_sources_pay(case: Case) -> None:
    """Every point of the result is accounted for by an event, unless nothing is scored in between."""
    game, state, lot = case.game, case.start(3), random.Random(3)
    paid = [0] * case.players
    declared = {decision.name for decision in game.decisions}
    while state.to_move is not None:
        name = game.decision(state.fields)
        assert name in declared
        decision = game.decision_named(name)
        assert decision is not None
        assert len(state.asked) == 1 or decision.simultaneous
        for event in state.play(lot.choice(state.legal_moves())):
            if (scored := event.scored()) is not None:
                assert scored.source in game.sources
                paid[scored.seat] += scored.points
    assert paid == state.scores()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_written_record_reads_back(case: Case) -> None:
    """`Layout.write` and `read` are each other's inverse on every field."""
    state = case.position(4, 60)
    fields, copy = state.fields, case.game.kernels.blank()
    for field in case.game.layout.fields:
        case.game.layout.write(
            copy, {field.name: nested([*fields[field.name]], field.shape) if field.shape else fields[field.name]}
        )
    assert copy.tobytes() == state.to_bytes()


def nested(values: list[int], shape: tuple[int, ...]) -> list[Any]:
    """Flat numbers as nested lists."""
    if len(shape) == 1:
        return values
    size = len(values) // shape[0]
    return [nested(values[start : start + size], shape[1:]) for start in range(0, len(values), size)]


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
    assert done.stdout == "clocktowers oldtown babel marketday\n1\n"
    assert (
        "tabletowers: the game 'halfgame' of halfgame can't be played: it does not fulfil the contract: "
        "it declares no decision; its observation has no PLAN\n"
    ) in done.stderr


def test_a_plug_in_that_fails_to_import_is_reported_and_the_others_play_on(tmp_path: Path) -> None:
    plug_in(tmp_path, "broken", "import a_module_that_is_not_there\n")
    done = listed(tmp_path)
    assert done.stdout == "clocktowers oldtown babel marketday\n1\n"
    assert "the game 'broken' of broken can't be played: No module named 'a_module_that_is_not_there'\n" in done.stderr


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


def test_rules_that_nobody_has_are_refused() -> None:
    with pytest.raises(OtherRules, match="has marketday under rules 1, not 7"):
        tabletowers.game("marketday", 7)
    with pytest.raises(ValueError, match="unknown game 'chess'; choose from clocktowers, oldtown, babel, marketday"):
        tabletowers.game("chess")
