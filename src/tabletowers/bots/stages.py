"""Records which parts of the games are compiled on this machine, stage by stage.

A stage is a set of kernels that are compiled together, such as a game's rules or its search. `tabletowers warm` marks
every finished stage with an empty file next to the compiled kernels, in a folder named by a hash of all sources.
Looking for marks imports neither Numba nor the kernels of a game.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from tabletowers.backends import chosen_library, installed
from tabletowers.bots.levels import LEVELS
from tabletowers.bots.strengths import STRENGTHS
from tabletowers.contract import Game, registry
from tabletowers.games import GAMES, game
from tabletowers.kernel.sources import PACKAGE
from tabletowers.nets.net_file import has_net

#: The stages in which a game is compiled.
RULES, GREEDY, SEARCH, NET, COACH = STAGES = ("rules", "greedy", "search", "net", "coach")
#: The relative time that each stage takes to compile, and the time of a game's extra.
_LENGTHS = {RULES: 4, GREEDY: 1, SEARCH: 2, NET: 4, COACH: 2}
_EXTRA = 5


def stage_named(name: str, stage: str) -> str:
    """Return the full name of a game's compilation stage, such as `NAME: rules`."""
    return f"{name}: {stage}"


def all_stages() -> list[str]:
    """Return the names of all compilation stages: those of the games and of their extras."""
    return [*(stage_named(name, stage) for name in GAMES for stage in STAGES), *extras()]


def extras() -> list[str]:
    """Return the names of the compilation stages of the games' extras."""
    return [extra.stage for extra in registry.extras() if extra.has("warm_up") or extra.has("warming")]


def length(stages: list[str]) -> int:
    """Return the estimated time to compile these stages, in relative units."""
    return sum(_LENGTHS.get(stage.rpartition(": ")[2], _EXTRA) for stage in stages)


def parts(wanted: list[str]) -> list[str]:
    """Return the games (by name) and extras (by stage) to which these compilation stages belong.

    There are no duplicates. An extra has only one stage, whose name also identifies the extra.
    """
    alone = extras()
    return list(dict.fromkeys(stage if stage in alone else stage.partition(": ")[0] for stage in wanted))


def mark(stage: str) -> None:
    """Mark a compilation stage as finished."""
    _folder().mkdir(parents=True, exist_ok=True)
    _mark_of(stage).touch()


def missing() -> list[str]:
    """Return the stages that still have to be compiled on this machine.

    The result is empty if the compiler is missing or disabled, or if compiled code can't be stored.
    """
    unmarked = _unmarked()
    return unmarked if unmarked and _can_mark() else []


def never_stored() -> list[str]:
    """Return the stages that every process has to compile for itself, because code can't be stored on this machine."""
    unmarked = _unmarked()
    return [] if not unmarked or _can_mark() else unmarked


def _unmarked() -> list[str]:
    if not installed("numba") or os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return []
    wanted = [stage for stage in all_stages() if not is_in_library(stage)]
    if not wanted:
        return []
    with suppress(OSError):  # a cache that can only be read, or that isn't there
        # Update the folder's time, because folders that go unused for a while are deleted.
        os.utime(_folder())
    return [stage for stage in wanted if not is_marked(stage)]


def _can_mark() -> bool:
    try:
        _folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(_folder(), os.W_OK)


def is_in_library(part: str) -> bool:
    """Return whether a compiled library covers a game or one of its stages, so that no compiler is needed."""
    return chosen_library(game(part.partition(": ")[0]).kernel_spec) is not None


def is_marked(stage: str) -> bool:
    """Return whether a compilation stage is marked as finished."""
    return _mark_of(stage).exists()


def _mark_of(stage: str) -> Path:
    part = stage.partition(": ")[0]
    mark = stage.replace(": ", "-")
    if part in GAMES and not game(part).package.startswith(f"{PACKAGE}."):
        mark += f"-{_hash_of(game(part).package)}"
    return _folder() / mark


@cache
def _folder() -> Path:
    import platformdirs

    root = Path(os.environ.get("TABLETOWERS_CACHE") or platformdirs.user_cache_dir(PACKAGE))
    return root / "kernels" / f"warm-{_hash_of(PACKAGE)}"


@cache
def _hash_of(package: str) -> str:
    """Return a hash of all sources of a package, and of the versions and settings that affect the compiled code."""
    versions = sys.version, version("numpy"), version("numba"), os.environ.get("NUMBA_CPU_NAME")
    digest = hashlib.sha256(repr(versions).encode())
    for file in sorted(Path(str(sys.modules[package].__file__)).parent.rglob("*.py")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def needed_by(bot: str, rules: Game) -> str | None:
    """Return the compilation stage that must be finished before a bot can play a game, or None if there is none."""
    if bot.startswith("net"):
        return NET
    if bot.startswith("search"):
        return SEARCH
    if bot in STRENGTHS and rules.strengths and has_net(rules):
        return None if rules.strengths[list(STRENGTHS).index(bot)].glance else NET
    number = STRENGTHS[bot] if bot in STRENGTHS else int(bot.removeprefix("level")) if bot.startswith("level") else None
    return None if number is None or LEVELS[number].glance else SEARCH
