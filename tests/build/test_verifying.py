"""`tabletowers build verify`: it says what can't be run here, and which jobs came out differently."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.build import makes
from tabletowers.build.proof import Job
from tabletowers.build.retargeting import TARGETS
from tabletowers.build.verifying import LONG, SHORT, Extent, slowly, verify
from tabletowers.cli import main
from tabletowers.kernel.module import this_machine
from tests.build.modules import module, needs_linker

LITTLE = Extent(games=1, batches=0, at_once=1, searches=0, iterations=1, puzzles=0)


@needs_linker
def test_what_cannot_be_run_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for target in TARGETS:
        module("clocktowers", target)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    said = {verdict.make: verdict for verdict in islice(verify(tabletowers.game("clocktowers"), LITTLE), 5)}
    assert said["library"].jobs == 6
    assert said["library"].wrong == ()
    assert said["WebAssembly in Node.js"].missing == "there is no node"
    assert said["WebAssembly in Chromium"].missing == "there is no chromium"
    if this_machine() != "x86_64":
        assert "qemu-user" in said["x86-64 library"].missing


@needs_linker
def test_another_result_is_named_by_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for target in TARGETS:
        module("clocktowers", target)
    honest = makes.by_library

    def once_wrong(game: Any, library: Any, jobs: Sequence[Job]) -> Iterator[int]:
        yield from (total ^ (place == 3) for place, total in enumerate(honest(game, library, jobs)))

    monkeypatch.setattr(makes, "by_library", once_wrong)
    _, library = islice(verify(tabletowers.game("clocktowers"), LITTLE), 2)
    assert library.wrong == (3,)


def test_plain_python_does_a_little_of_everything() -> None:
    assert slowly(LONG) == Extent(games=10, batches=1, at_once=1, searches=1, iterations=50, puzzles=10)
    assert slowly(SHORT) == Extent(games=1, batches=1, at_once=1, searches=1, iterations=5, puzzles=1)


def test_a_file_of_records_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "verify", "clocktowers", "--records", str(tmp_path / "none.jsonl")]) != 0
    assert "none.jsonl" in capsys.readouterr().err
