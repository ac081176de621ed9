"""The kinds of machine for which there are wheels with compiled kernels, and how to install the package."""

from __future__ import annotations

import platform
import sys

import tabletowers

#: The tag of the wheel for each kind of machine, by the target of its kernels (`tabletowers build kernels`).
TAGS = {
    "x86_64": "manylinux_2_17_x86_64",
    "aarch64": "manylinux_2_17_aarch64",
    "aarch64-macos": "macosx_11_0_arm64",
    "x86_64-windows": "win_amd64",
}
#: Where `tools/release` writes the wheels. Documents and messages name a wheel by this path, because the package is on
#: no index yet: a command with its bare name would run whatever others publish there under that name.
FOLDER = "build/release"

#: Other names that systems use for the same machine.
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
#: What a target's name has after the machine on systems other than Linux.
_SYSTEMS = {"darwin": "-macos", "win32": "-windows"}


def this_machine() -> str:
    """Return the kind of machine that this program runs on, named as in `tabletowers build kernels`."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name) + _SYSTEMS.get(sys.platform, "")


def wheel(target: str) -> str:
    """Return the file name of the wheel for a kind of machine.

    If there are no compiled kernels for that kind, it is the wheel without compiled kernels.
    """
    return f"tabletowers-{tabletowers.__version__}-py3-none-{TAGS.get(target, 'any')}.whl"


def install(extra: str, target: str | None = None) -> str:
    """Return the command that installs the package with an extra on a kind of machine, by default on this one."""
    return f"pip install '{FOLDER}/{wheel(target or this_machine())}[{extra}]'"
