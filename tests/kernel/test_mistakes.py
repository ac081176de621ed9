"""A mistake in a kernel is reported with the author's own line; arrays that a game fills are guarded."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tabletowers.kernel.compiling import COMPILED
from tabletowers.kernel.layout import Field, Layout
from tabletowers.kernel.records import record_type

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")

SOURCE = """
import numpy as np
from tabletowers.kernel.compiling import kernel, num

@kernel
def misspelt(state, seat):
    two = 2
    return num(state.laidoff) + two

@kernel
def mixed(state, seat):
    return "card " + seat

@kernel
def calls_misspelt(state, seat):
    return misspelt(state, seat) + 1

@kernel
def calls_mixed(state, seat):
    return mixed(state, seat) + 1

@kernel
def legal(state, seat, out):
    for action in range(5):
        out[action] = action
    return 5

@kernel
def calls_legal(state, seat, out):
    return legal(state, seat, out)
"""
LAYOUT = Layout([Field("laid_off", "i1"), Field("hand", "i1", (3,))])


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "mistaken.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("TABLETOWERS_CACHE", str(tmp_path))
    sys.modules.pop("mistaken", None)
    return importlib.import_module("mistaken")


def state() -> Any:
    return np.zeros(LAYOUT.size, np.uint8).view(record_type(LAYOUT))[0]


def line_of(words: str) -> int:
    return 1 + next(number for number, line in enumerate(SOURCE.splitlines()) if words in line)


@pytest.mark.parametrize("kernel", ["misspelt", "calls_misspelt"])
def test_a_field_that_is_not_there_is_named_with_its_line(rules: ModuleType, kernel: str) -> None:
    with pytest.raises(ValueError, match="can't be compiled") as caught:
        getattr(rules, kernel)(state(), 0)
    said = str(caught.value)
    assert f"mistaken.py:{line_of('laidoff')}: the kernel misspelt can't be compiled" in said
    assert "no field 'laidoff' (did you mean laid_off?)\n    return num(state.laidoff) + two\n" in said


@pytest.mark.parametrize("kernel", ["mixed", "calls_mixed"])
def test_types_that_do_not_fit_are_named_with_their_line(rules: ModuleType, kernel: str) -> None:
    with pytest.raises(ValueError, match="can't be compiled") as caught:
        getattr(rules, kernel)(state(), 0)
    said = str(caught.value)
    assert f"mistaken.py:{line_of('card')}: the kernel mixed can't be compiled: No implementation" in said
    assert 'return "card " + seat' in said
    assert "TABLETOWERS_COMPILE=0" in said


@pytest.mark.parametrize("kernel", ["legal", "calls_legal"])
def test_an_array_with_too_little_room_is_an_error(rules: ModuleType, kernel: str) -> None:
    room = np.zeros(8, np.int32)
    with pytest.raises(IndexError):
        getattr(rules, kernel)(state(), 0, room[:4])
    assert room[4:].tolist() == [0, 0, 0, 0]
    assert getattr(rules, kernel)(state(), 0, room) == 5


def test_the_arrays_that_derived_kernels_fill_are_guarded_as_well() -> None:
    from tabletowers.kernel.numba_backend import _options_for

    def legal(state: Any, seat: int, out: Any) -> int:
        return 0

    for module, guarded in (("tabletowers.generated.hillrows_kernels_1", True), ("tabletowers.games.babel", False)):
        legal.__module__ = module
        assert _options_for(legal).get("boundscheck", False) == guarded
