"""How far long work is, where nobody watches."""

from __future__ import annotations

import re

import pytest

from tabletowers.cli.progress import Stages


def test_in_a_file_every_stage_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    with Stages("compiling", 2) as progress:
        progress.done("compiled babel: rules")
        progress.done("compiled puzzles")
    lines = capsys.readouterr().err
    assert re.fullmatch(r"compiled babel: rules \(1 of 2, \d+ s\)\ncompiled puzzles \(2 of 2, \d+ s\)\n", lines)
