"""A library of kernels compiled ahead of time, and the description stored beside it.

`tabletowers build kernels` creates both. The description is a JSON file that names the game, rules and machine that the
module is for, the functions that the module exports, and the sources from which it was built. A module that does not
fit is rejected before any of it is loaded. Needs no NumPy.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletowers.backends.spec import KernelSpec
from tabletowers.kernel.layout import Layout
from tabletowers.kernel.sources import file_of, hash_of, source_files
from tabletowers.platforms import this_machine

#: The version of the description's format and of the calling convention.
FORMAT = 1
#: The environment variable with the path of the folder of compiled modules.
FOLDER = "TABLETOWERS_KERNELS"
#: The folder of the modules that came with the package (`tools/release`). A clone has none.
SHIPPED = Path(__file__).parents[1] / "libraries"
_INSTALLED = Path(__file__).parents[2]


@dataclass(frozen=True)
class Module:
    """A compiled module that has been checked: its file and its description."""

    file: Path
    description: Mapping[str, Any]


def sources_of(modules: list[str]) -> dict[str, Any]:
    """Return a description of these modules' source code: the modules, their files and a hash.

    Compiled modules store it in their own description. Files are listed only if all of them are in this package, which
    allows checking them within milliseconds.
    """
    files = source_files(*((name, file) for name in modules if (file := file_of(name)) is not None))
    described: dict[str, Any] = {"modules": modules, "hash": hash_of(files)}
    if all(file.is_relative_to(_INSTALLED) for file in files):
        described["files"] = [file.relative_to(_INSTALLED).as_posix() for file in files]
    return described


def _hash_here(described: Mapping[str, Any]) -> str:
    """Return the hash of this machine's copies of the source files that a description lists."""
    if "files" not in described:
        return str(sources_of(described["modules"])["hash"])
    try:
        return hash_of(_INSTALLED / name for name in described["files"])
    except OSError as error:
        return f"without {Path(str(error.filename)).name}"


def record_of(layout: Layout) -> dict[str, Any]:
    """Return the layout of a game's states in the form that a module's description stores."""
    fields = [[name, kind, list(shape), layout.at[name]] for name, kind, shape in layout.fields]
    return {"size": layout.size, "fields": fields}


def find(spec: KernelSpec, target: str | None = None, folder: Path | None = None) -> Module | None:
    """Return a game's compiled module for a target (by default this machine) from a folder, or None.

    The default folder is the one named by `TABLETOWERS_KERNELS`. Returns None if no folder is set or if it contains no
    module of this game. Raises ValueError if the folder has modules of the game but none of them fits.
    """
    if folder is None:
        if not (named := os.environ.get(FOLDER)):
            return None
        folder = Path(named)
    candidates = sorted(folder.glob(f"{spec.name}-*.json"))
    refusals = []
    for candidate in candidates:
        try:
            return checked(candidate, spec, target)
        except ValueError as refusal:
            refusals.append(str(refusal))
    if refusals:
        raise ValueError("; ".join(refusals))
    return None


def checked(description: Path, spec: KernelSpec, target: str | None = None) -> Module:
    """Return a compiled module, after checking that it fits a game and a machine (by default this one).

    `description` is the path of its description. If the module doesn't fit, raises a ValueError that states the
    expected and the actual value.
    """
    wanted = target or this_machine()
    try:
        described = json.loads(description.read_text("utf-8"))
        facts = (described[key] for key in ("format", "target", "game", "record", "sources"))
        number, machine, name, record, sources = facts
        # The kernels may also implement earlier versions of the rules.
        versions = [described["rules"], *described["earlier"]]
        state_size = record["size"]
        file, size, digest = description.with_name(described["file"]), described["bytes"], described["sha256"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{description.name} does not describe kernels: {error!r}") from error
    rules = spec.rules if spec.rules in versions else versions[0]
    expected = (
        (number, FORMAT, "of format {}"),
        (machine, wanted, "for {}"),
        (name, spec.name, "of the game {}"),
        (rules, spec.rules, "of version {} of the rules"),
        (state_size, spec.layout.size, "for states of {} bytes"),
        (record, record_of(spec.layout), "for states laid out in this way: {}"),
        (sources["hash"], _hash_here(sources), "made from the sources {}"),
    )
    for actual, right, what in expected:
        if actual != right:
            raise ValueError(
                f"{description.name}: expected kernels {what.format(right)}; these are {what.format(actual)}"
            )
    try:
        content = file.read_bytes()
    except OSError as error:
        raise ValueError(f"{description.name}: {file.name} can't be read: {error.strerror}") from error
    if len(content) != size:
        raise ValueError(f"{file.name}: expected {size} bytes, but there are {len(content)}")
    if hashlib.sha256(content).hexdigest() != digest:
        raise ValueError(f"{file.name}: expected the SHA-256 {digest}; it was changed after it was built")
    return Module(file, described)
