"""Modules of compiled kernels: reproducible, checked before they are loaded, and the same answers in every make."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.build import makes
from tabletowers.build.building import build
from tabletowers.build.retargeting import TARGETS
from tabletowers.build.verifying import SHORT, jobs_for
from tabletowers.kernel.library import Library
from tabletowers.kernel.module import FOLDER, checked, find, this_machine
from tests.build.modules import OURS, module, needs_linker

pytestmark = needs_linker


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for folder in (tmp_path / "one", tmp_path / "other"):
        described = list(build(tabletowers.game("clocktowers"), list(TARGETS), folder))
        assert len(described) == len(TARGETS)
        made.append({file.name: file.read_bytes() for file in sorted(folder.iterdir())})
    assert made[0] == made[1]


@pytest.mark.parametrize("name", OURS)
def test_all_makes_give_the_same_answers(name: str) -> None:
    game = tabletowers.game(name)
    native = makes.here(game, compiled=True)
    jobs = list(jobs_for(game, SHORT, native))
    right = list(makes.by_caller(game, native, jobs))
    assert len(set(right)) > len(right) / 2
    library = checked(module(name, this_machine()), game)
    assert list(makes.by_library(game, library, jobs)) == right
    if shutil.which("node") is not None:
        assert list(makes.by_node(module(name, "wasm32"), jobs)) == right
    plain = makes.here(game, compiled=False)
    assert list(makes.by_caller(game, plain, jobs[:1])) == right[:1]


@pytest.mark.skipif(shutil.which("chromium") is None, reason="there is no chromium")
@pytest.mark.parametrize("name", OURS)
def test_a_browser_gives_the_same_answers_and_compiles_in_no_time(name: str) -> None:
    game = tabletowers.game(name)
    native = makes.here(game, compiled=True)
    jobs = [job for job in jobs_for(game, SHORT, native) if job["kind"] != "call"]
    with makes.Browser(module(name, "wasm32")) as browser:
        assert list(browser.checksums(jobs)) == list(makes.by_caller(game, native, jobs))
        assert browser.speed(jobs[-1])["compiled"] < 1_000


@pytest.mark.parametrize("name", OURS)
def test_a_module_is_small(name: str) -> None:
    described = module(name, "wasm32")
    assert described.with_suffix(".wasm").stat().st_size < 200_000


def changed(described: Path, folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A module whose description says something else."""
    said = json.loads(described.read_text("utf-8"))
    shutil.copy(described.with_name(said["file"]), folder)
    change(said)
    copy = folder / described.name
    copy.write_text(json.dumps(said), "utf-8")
    return copy


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "expected kernels of format 1; these are of format 9": lambda said: said.update(format=9),
    f"expected kernels for {this_machine()}; these are for sparc": lambda said: said.update(target="sparc"),
    "expected kernels of the game clocktowers; these are of the game go": lambda said: said.update(game="go"),
    "expected kernels of version 1 of the rules; these are of version 7": lambda said: said.update(rules=7),
    "bytes; these are for states of 3 bytes": lambda said: said["record"].update(size=3),
    "expected kernels for states laid out in this way": lambda said: said["record"]["fields"].pop(),
    "these are made from the sources 0123": lambda said: said["sources"].update(hash="0123"),
    "expected the SHA-256 00": lambda said: said.update(sha256="00"),
    "does not describe kernels": lambda said: said.pop("sources"),
    "can't be read": lambda said: said.update(file="nothing.so"),
}


@pytest.mark.parametrize("refusal", CHANGES)
def test_what_does_not_fit_is_refused(refusal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tabletowers.game("clocktowers")
    copy = changed(module("clocktowers", this_machine()), tmp_path, CHANGES[refusal])
    with pytest.raises(ValueError, match=refusal):
        checked(copy, game)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(ValueError, match=refusal):
        find(game)


def test_a_truncated_library_is_refused_and_nothing_of_it_loaded(tmp_path: Path) -> None:
    game = tabletowers.game("clocktowers")
    copy = changed(module("clocktowers", this_machine()), tmp_path, lambda said: None)
    library = copy.with_suffix(".so")
    whole = library.read_bytes()
    library.write_bytes(whole[:5000])
    with pytest.raises(ValueError, match=f"expected {len(whole)} bytes, but there are 5000"):
        Library(game, checked(copy, game))


def test_a_library_that_cannot_be_loaded_says_so(tmp_path: Path) -> None:
    game = tabletowers.game("clocktowers")
    copy = changed(
        module("clocktowers", this_machine()), tmp_path, lambda said: said["exports"].update(fly=said["exports"]["mix"])
    )
    with pytest.raises(ValueError, match=r"can't be loaded: .*fly"):
        Library(game, checked(copy, game))


def test_a_folder_without_the_game_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert find(tabletowers.game("clocktowers")) is None
