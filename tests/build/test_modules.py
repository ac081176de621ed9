"""Modules of compiled kernels: reproducible, checked before they are loaded, and the same answers in every make."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.backends.ctypes_runtime import Library
from tabletowers.backends.module import FOLDER, Module, checked, find
from tabletowers.build import proof_backends
from tabletowers.build.backend_check import SHORT, jobs_for, slowly
from tabletowers.build.builder import _fitting, build
from tabletowers.build.checksums import Job
from tabletowers.build.codegen import TARGETS
from tabletowers.build.library_driver import MACHINES, Driven, missing_emulator, runner
from tabletowers.build.proof_jobs import record_job
from tabletowers.platforms import this_machine
from tests.build.modules import EACH, OURS, module, needs_linker
from tests.build.stories import stories

pytestmark = needs_linker


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    # In another order than they were: what LLVM has compiled before must not matter.
    targets = list(reversed(TARGETS))
    described = list(build(tabletowers.game("clocktowers"), targets, tmp_path))
    for target, file in zip(targets, described, strict=True):
        # What the tests share was made by another process.
        earlier = module("clocktowers", target)
        for suffix in (".json", TARGETS[target].suffix):
            assert file.with_suffix(suffix).read_bytes() == earlier.with_suffix(suffix).read_bytes()


@cache
def proven(name: str) -> tuple[list[Job], list[int]]:
    """Jobs, golden playthroughs and games of the reference among them, with Numba's checksums."""
    game = tabletowers.game(name)
    native = proof_backends.here(game, compiled=True)
    jobs = [*map(record_job, stories(name)), *jobs_for(game, SHORT, native)]
    right = list(proof_backends.by_caller(game, native, jobs))
    assert len(set(right)) > len(right) / 2
    return jobs, right


@pytest.mark.parametrize("name", EACH)
def test_a_library_gives_the_same_answers(name: str) -> None:
    jobs, right = proven(name)
    game = tabletowers.game(name)
    assert list(proof_backends.by_library(game, checked(module(name, this_machine()), game.kernel_spec), jobs)) == right


#: What is run by a program of its own, in an emulator if necessary: of other machines the one library that is here.
DRIVEN = [("x86_64", game) for game in OURS] + [(target, "clocktowers") for target in MACHINES if target != "x86_64"]


@pytest.mark.parametrize(
    ("target", "name"),
    [pytest.param(*each, marks=pytest.mark.xdist_group(f"modules of {each[1]}")) for each in DRIVEN],
)
def test_the_library_for_another_machine_gives_the_same_answers(target: str, name: str) -> None:
    if (command := runner(target)) is None:
        pytest.skip(missing_emulator(target))
    jobs, right = proven(name)
    library = checked(module(name, target), tabletowers.game(name).kernel_spec, target)
    assert list(proof_backends.by_driver(library, command, jobs)) == right


@pytest.mark.parametrize("target", MACHINES)
def test_a_library_that_an_emulator_cannot_load_is_reported(target: str, tmp_path: Path) -> None:
    if (command := runner(target)) is None:
        pytest.skip(missing_emulator(target))
    library = checked(module("clocktowers", target), tabletowers.game("clocktowers").kernel_spec, target)
    damaged = tmp_path / library.file.name
    damaged.write_bytes(b"nothing that could be loaded")
    driven = Driven(Module(damaged, library.description), command)
    with pytest.raises(ValueError, match="the library is damaged"), driven:
        driven.function("mix")(bytearray(64), bytearray(64))


@pytest.mark.skipif(bool(proof_backends.missing_for_pyodide()), reason=proof_backends.missing_for_pyodide())
@pytest.mark.parametrize("name", EACH)
def test_the_library_for_pages_gives_the_same_answers_in_their_python(name: str) -> None:
    page, all_jobs = module(name, "emscripten"), [*zip(*proven(name), strict=True)]
    jobs, right = zip(*proof_backends.offered_by(page, all_jobs), strict=True)
    # What is left out plays out or steps batches.
    assert {call[0] for job in all_jobs if job[0] not in jobs for call in job[0]["calls"]} == {
        "play_out",
        "step",
        "weigh",
        "choose",
    }
    assert proof_backends.in_pyodide(tabletowers.game(name), page, jobs) == list(right)


def kinds(jobs: Iterable[Job]) -> list[Job]:
    """The first job of each kind: plain Python is a thousand times slower."""
    found: dict[str, Job] = {}
    for job in jobs:
        found.setdefault(" ".join([job["kind"], *(name for name, *_ in job.get("calls", ()))]), job)
    return list(found.values())


@pytest.mark.parametrize("name", EACH)
def test_plain_python_gives_the_same_answers(name: str) -> None:
    game = tabletowers.game(name)
    native, plain = (proof_backends.here(game, compiled=compiled) for compiled in (True, False))
    jobs = kinds(jobs_for(game, slowly(SHORT)._replace(extras=0), native))
    assert list(proof_backends.by_caller(game, plain, jobs)) == list(proof_backends.by_caller(game, native, jobs))


@pytest.mark.parametrize("name", EACH)
def test_a_module_is_small(name: str) -> None:
    described = module(name, "emscripten")
    # 40 KB are the most for rules and search; Old Town's puzzles come on top.
    most = 60_000 if name == "oldtown" else 40_000
    assert len(gzip.compress(described.with_suffix(".so").read_bytes())) < most


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
        checked(copy, game.kernel_spec)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(ValueError, match=refusal):
        find(game.kernel_spec)


def test_a_truncated_library_is_refused_and_nothing_of_it_loaded(tmp_path: Path) -> None:
    game = tabletowers.game("clocktowers")
    copy = changed(module("clocktowers", this_machine()), tmp_path, lambda said: None)
    library = copy.with_suffix(".so")
    whole = library.read_bytes()
    library.write_bytes(whole[:5000])
    with pytest.raises(ValueError, match=f"expected {len(whole)} bytes, but there are 5000"):
        Library(game.kernel_spec, checked(copy, game.kernel_spec))


def test_a_library_that_cannot_be_loaded_says_so(tmp_path: Path) -> None:
    game = tabletowers.game("clocktowers")
    copy = changed(
        module("clocktowers", this_machine()), tmp_path, lambda said: said["exports"].update(fly=said["exports"]["mix"])
    )
    with pytest.raises(ValueError, match=r"can't be loaded: .*fly"):
        Library(game.kernel_spec, checked(copy, game.kernel_spec))


def test_a_library_for_another_machine_is_refused_even_if_its_description_lies(tmp_path: Path) -> None:
    game, other = (
        tabletowers.game("clocktowers"),
        next(name for name in ("x86_64", "aarch64") if name != this_machine()),
    )
    copy = changed(module("clocktowers", other), tmp_path, lambda said: said.update(target=this_machine()))
    with pytest.raises(ValueError, match="can't be loaded"):
        Library(game.kernel_spec, checked(copy, game.kernel_spec))


def test_a_folder_without_the_game_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert find(tabletowers.game("clocktowers").kernel_spec) is None


def test_modules_of_other_checkouts_stay_until_nobody_has_asked_for_them_for_long(tmp_path: Path) -> None:
    game, own = tabletowers.game("clocktowers"), module("clocktowers", this_machine())
    for number, name in enumerate(("new", "old")):
        folder = tmp_path / name
        folder.mkdir()
        other = changed(own, folder, lambda said: said["sources"].update(hash="0123"))
        other = other.rename(tmp_path / f"clocktowers-{name}-{this_machine()}.json")
        other.with_suffix(".so").touch()
        os.utime(other, (then := time.time() - 40 * 86400 * number, then))
    assert _fitting(game, this_machine(), tmp_path) is None
    left = {file.name for file in tmp_path.iterdir() if file.is_file()}
    assert left == {f"clocktowers-new-{this_machine()}.{suffix}" for suffix in ("json", "so")}
    kept = changed(own, tmp_path, lambda said: None)
    assert _fitting(game, this_machine(), tmp_path) == kept
