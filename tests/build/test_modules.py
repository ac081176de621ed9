"""Modules of compiled kernels: reproducible, checked before they are loaded, and the same answers in every make."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.build import makes
from tabletowers.build.building import build
from tabletowers.build.chromium import find_chromium
from tabletowers.build.driving import DRIVEN, runner
from tabletowers.build.proof import Job, record_job
from tabletowers.build.retargeting import TARGETS
from tabletowers.build.verifying import NO_EMULATOR, SHORT, jobs_for, slowly
from tabletowers.kernel.library import Library
from tabletowers.kernel.module import FOLDER, checked, find, this_machine
from tests.build.modules import EACH, module, needs_linker
from tests.build.stories import stories

pytestmark = needs_linker

BUILD = Path(makes.__file__).parent


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    described = list(build(tabletowers.game("clocktowers"), list(TARGETS), tmp_path))
    assert len(described) == len(TARGETS)
    for target, file in zip(TARGETS, described, strict=True):
        # What the tests share was made by another process.
        earlier = module("clocktowers", target)
        for suffix in (".json", f".{TARGETS[target].suffix}"):
            assert file.with_suffix(suffix).read_bytes() == earlier.with_suffix(suffix).read_bytes()


@cache
def proven(name: str) -> tuple[list[Job], list[int]]:
    """Jobs, golden playthroughs and games of the reference among them, with Numba's checksums."""
    game = tabletowers.game(name)
    native = makes.here(game, compiled=True)
    jobs = [*map(record_job, stories(name)), *jobs_for(game, SHORT, native)]
    right = list(makes.by_caller(game, native, jobs))
    assert len(set(right)) > len(right) / 2
    return jobs, right


@pytest.mark.parametrize("name", EACH)
def test_a_library_gives_the_same_answers(name: str) -> None:
    jobs, right = proven(name)
    game = tabletowers.game(name)
    assert list(makes.by_library(game, checked(module(name, this_machine()), game), jobs)) == right


@pytest.mark.skipif(runner() is None, reason=NO_EMULATOR)
@pytest.mark.parametrize("name", EACH)
def test_the_library_for_another_machine_gives_the_same_answers(name: str) -> None:
    jobs, right = proven(name)
    library = checked(module(name, DRIVEN), tabletowers.game(name), DRIVEN)
    assert list(makes.by_driver(library, runner() or [], jobs)) == right


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
@pytest.mark.parametrize("name", EACH)
def test_webassembly_gives_the_same_answers(name: str) -> None:
    jobs, right = proven(name)
    assert list(makes.by_node(module(name, "wasm32"), jobs)) == right


@pytest.mark.skipif(find_chromium() is None, reason="there is no chromium")
@pytest.mark.parametrize("name", EACH)
def test_a_browser_gives_the_same_answers(name: str) -> None:
    jobs, right = proven(name)
    with makes.Browser(module(name, "wasm32")) as browser:
        assert list(browser.checksums(jobs)) == right


def kinds(jobs: Iterable[Job]) -> list[Job]:
    """The first job of each kind: plain Python is a thousand times slower."""
    found: dict[str, Job] = {}
    for job in jobs:
        found.setdefault(" ".join([job["kind"], *(name for name, *_ in job.get("calls", ()))]), job)
    return list(found.values())


@pytest.mark.parametrize("name", EACH)
def test_plain_python_gives_the_same_answers(name: str) -> None:
    game = tabletowers.game(name)
    native, plain = (makes.here(game, compiled=compiled) for compiled in (True, False))
    jobs = kinds(jobs_for(game, slowly(SHORT)._replace(puzzles=0), native))
    assert list(makes.by_caller(game, plain, jobs)) == list(makes.by_caller(game, native, jobs))


@pytest.mark.parametrize("name", EACH)
def test_a_module_is_small(name: str) -> None:
    described = module(name, "wasm32")
    # 40 KB are the most for rules and search; Old Town's puzzles come on top.
    most = 60_000 if name == "oldtown" else 40_000
    assert len(gzip.compress(described.with_suffix(".wasm").read_bytes())) < most


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


def test_a_library_for_another_machine_is_refused_even_if_its_description_lies(tmp_path: Path) -> None:
    game, other = (
        tabletowers.game("clocktowers"),
        next(name for name in ("x86_64", "aarch64") if name != this_machine()),
    )
    copy = changed(module("clocktowers", other), tmp_path, lambda said: said.update(target=this_machine()))
    with pytest.raises(ValueError, match="can't be loaded"):
        Library(game, checked(copy, game))


#: What is wrong with a WebAssembly module, and what the page says then.
WRONG_PAGES: dict[str, str] = {
    "description.format = 9": "expected kernels with format 1; these have 9",
    'description.target = "aarch64"': "expected kernels with target wasm32; these have aarch64",
    "description.rules = 7": "expected kernels with rules 1; these have 7",
    'description.game = "go"': "expected kernels with game clocktowers; these have go",
    "bytes = bytes.subarray(0, 5000)": "bytes, but there are 5000",
    "bytes[4000] ^= 1": "it was changed after it was built",
    "description = null": "expected kernels with format 1; these have undefined",
    "description.exports.fly = { arguments: [] }": "the kernel fly is missing",
}


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
@pytest.mark.parametrize("change", WRONG_PAGES)
def test_what_does_not_fit_is_refused_in_javascript(change: str) -> None:
    described = module("clocktowers", "wasm32")
    script = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ load }} from {json.dumps(str(BUILD / "kernels.mjs"))};
        let description = JSON.parse(readFileSync({json.dumps(str(described))}, "utf-8"));
        let bytes = readFileSync({json.dumps(str(described.with_suffix(".wasm")))});
        {change};
        await load(bytes, description, {{ game: "clocktowers", rules: 1 }}).then(
            () => console.log("loaded"), (error) => console.log(error.message));
    """
    command = ["node", "--input-type=module", "-e", script]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert WRONG_PAGES[change] in said


def test_a_folder_without_the_game_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert find(tabletowers.game("clocktowers")) is None
