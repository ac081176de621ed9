"""The libraries of compiled rules that programs started by tests use, as programs of an installed package do.

Such a program needs neither Numba nor NumPy, and starts with a fifth of the work.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tabletowers.backends.module import FOLDER, find
from tabletowers.games import game

OURS = ("clocktowers", "oldtown", "babel")
_FOLDER = Path(__file__).parents[1] / "build" / "libraries"


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a program that takes the rules from libraries. With a cache of its own, a program compiles."""
    environment = os.environ | more
    return environment if "TABLETOWERS_CACHE" in environment or not _fit() else environment | {FOLDER: str(_FOLDER)}


@cache
def _fit() -> bool:
    """Whether there are libraries of these sources."""
    try:
        return all(find(game(name).kernel_spec, folder=_FOLDER) is not None for name in OURS)
    except ValueError:
        return False


def put(descriptions: Iterable[Path]) -> None:
    """Put the libraries with these descriptions where `surroundings` finds them, in place of those that are there."""
    shutil.rmtree(_FOLDER, ignore_errors=True)
    _FOLDER.mkdir(parents=True)
    for described in descriptions:
        for file in described.parent.glob(f"{described.stem}.*"):
            shutil.copy2(file, _FOLDER)
