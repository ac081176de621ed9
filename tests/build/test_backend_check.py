"""`tabletowers build verify`: it says what can't be run here, and which jobs came out differently."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.build import proof_backends
from tabletowers.build.backend_check import LONG, SHORT, Extent, slowly, verify
from tabletowers.build.checksums import Job
from tabletowers.build.codegen import TARGETS
from tabletowers.cli import main
from tabletowers.platforms import this_machine
from tests.build.modules import module, needs_linker

LITTLE = Extent(games=1, batches=0, at_once=1, searches=0, iterations=1, extras=0)


@needs_linker
def test_what_cannot_be_run_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for target in TARGETS:
        module("clocktowers", target)
    monkeypatch.setenv("PATH", "")
    said = {verdict.make: verdict for verdict in islice(verify(tabletowers.game("clocktowers"), LITTLE), 6)}
    assert said["library"].jobs == 6
    assert said["library"].wrong == ()
    assert said["Pyodide"].missing == "Node.js is not installed"
    for target in {"x86_64", "aarch64"} - {this_machine()}:
        assert "(Debian: qemu-user)" in said[f"library for {target}"].missing


@needs_linker
def test_another_result_is_named_by_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for target in TARGETS:
        module("clocktowers", target)
    honest = proof_backends.by_library

    def once_wrong(game: Any, library: Any, jobs: Sequence[Job]) -> Iterator[int]:
        yield from (total ^ (place == 3) for place, total in enumerate(honest(game, library, jobs)))

    monkeypatch.setattr(proof_backends, "by_library", once_wrong)
    _, library = islice(verify(tabletowers.game("clocktowers"), LITTLE), 2)
    assert library.wrong == (3,)


def test_plain_python_does_a_little_of_everything() -> None:
    assert slowly(LONG) == Extent(games=10, batches=1, at_once=1, searches=1, iterations=50, extras=10)
    assert slowly(SHORT) == Extent(games=1, batches=1, at_once=1, searches=1, iterations=5, extras=1)


def test_a_file_of_records_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "verify", "clocktowers", "--records", str(tmp_path / "none.jsonl")]) != 0
    assert "none.jsonl" in capsys.readouterr().err
