"""Libraries for systems that can't be run here: their formats and exports; and how much stack kernels take."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabletowers.build.library_format import read
from tabletowers.platforms import this_machine
from tests.build.modules import OURS, module, needs_linker

pytestmark = needs_linker

#: The smallest stack of a thread on the systems for which there are wheels is 512 KB (macOS); Python takes some of it.
MOST_STACK = 256 * 1024


@pytest.mark.parametrize(
    ("target", "format", "machine", "needs", "signed"),
    [
        ("x86_64-windows", "PE", "x86_64", set(), False),
        ("aarch64-macos", "Mach-O", "aarch64", {"/usr/lib/libSystem.B.dylib"}, True),
    ],
)
def test_a_library_for_another_system_has_its_format_and_all_exports(
    target: str, format: str, machine: str, needs: set[str], signed: bool
) -> None:
    described = json.loads(module("clocktowers", target).read_text("utf-8"))
    library = module("clocktowers", target).with_name(described["file"])
    found = read(library.read_bytes())
    assert (found.format, found.machine, found.needs, found.is_signed) == (format, machine, needs, signed)
    assert found.exports == set(described["exports"])


def test_what_is_not_a_library_of_these_systems_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a library"):
        read(module("clocktowers", this_machine()).with_suffix(".so").read_bytes())


@pytest.mark.skipif(not Path("/proc/self/smaps").exists(), reason="the system doesn't tell how much of a stack is used")
@pytest.mark.parametrize("name", OURS)
def test_kernels_take_little_stack(name: str) -> None:
    described = module(name, this_machine())
    command = [sys.executable, "-m", "tests.build.stack", name, str(described)]
    used = int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert 0 < used < MOST_STACK
