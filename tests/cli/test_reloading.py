"""`serve --reload` outlives what an edit breaks."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletowers.cli import reloading


def test_a_server_that_an_edit_stops_is_started_by_the_next_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = iter([None, 1, 0])
    looks = iter([{}, {Path("a.py"): (1, 1)}, *[{Path("a.py"): (1, 1)}] * 30, *[{Path("a.py"): (2, 1)}] * 300])

    def begin(given: Any) -> subprocess.Popen[bytes]:
        code = next(ends)
        server = subprocess.Popen([sys.executable, "-c", "" if code is None else f"raise SystemExit({code})"])
        if code is None:
            server.poll = lambda: None  # type: ignore[method-assign]
        else:
            server.wait()
        return server

    monkeypatch.setattr(reloading, "_begin", begin)
    monkeypatch.setattr(reloading, "_stamps", lambda folders: next(looks))
    monkeypatch.setattr(reloading, "_LOOK", 0)
    monkeypatch.setattr(signal, "signal", lambda *given: None)
    assert reloading.serve_and_reload([]) == 0
    assert capsys.readouterr().err.count("stopped by an error, until the next edit") == 1
