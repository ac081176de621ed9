"""Compiled and uncompiled rules agree."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings

import pytest

from tabletowers.kernel.compiling import COMPILED
from tabletowers.testing.cases import Case
from tabletowers.testing.trace import trace


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_compiled_and_uncompiled_agree_state_by_state(case: Case) -> None:
    command = [sys.executable, "-W", "error", "-m", "tabletowers.testing.trace", str(case), "1", "60"]
    environment = os.environ | {"TABLETOWERS_COMPILE": "0"}
    plain = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert plain.stderr == "uncompiled\n"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compiled = list(trace(case, 1, 60))
    assert len(compiled) > 10
    assert plain.stdout.splitlines() == compiled
