"""What of the games has been compiled on this machine: `tabletowers warm` leaves a mark for every finished stage.

A mark is an empty file among the compiled kernels, in a folder named by a hash of all sources. Looking for marks
imports neither Numba nor the kernels of a game.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from tabletowers.bots.levels import LEVELS
from tabletowers.bots.strengths import STRENGTHS
from tabletowers.contract import Game
from tabletowers.games import GAMES, game
from tabletowers.kernel.choosing import installed
from tabletowers.kernel.sources import PACKAGE
from tabletowers.nets.files import has_net

#: The stages in which a game is compiled, and what is compiled besides the games.
RULES, GREEDY, SEARCH, NET, COACH = STAGES = ("rules", "greedy", "search", "net", "coach")
PUZZLES = "puzzles"
#: How long a stage takes, compared with the others.
_LENGTHS = {RULES: 4, GREEDY: 1, SEARCH: 2, NET: 4, COACH: 2, PUZZLES: 5}


def stage_named(name: str, stage: str) -> str:
    """A stage of a game, as its mark is called."""
    return f"{name}: {stage}"


def all_stages() -> list[str]:
    """Everything that is compiled."""
    return [*(stage_named(name, stage) for name in GAMES for stage in STAGES), PUZZLES]


def length(stages: list[str]) -> int:
    """How long some stages take together, compared with others."""
    return sum(_LENGTHS[stage.rpartition(": ")[2]] for stage in stages)


def parts(wanted: list[str]) -> list[str]:
    """The games, and the puzzles, that stages belong to."""
    return list(dict.fromkeys(stage.partition(": ")[0] for stage in wanted))


def mark(stage: str) -> None:
    """Remember that a stage has been compiled."""
    _folder().mkdir(parents=True, exist_ok=True)
    _mark_of(stage).touch()


def missing() -> list[str]:
    """The stages without a mark; none where nothing is compiled, or nothing that is compiled can be kept."""
    if not installed("numba") or os.environ.get("TABLETOWERS_COMPILE", "1") == "0":
        return []
    try:
        _folder().mkdir(parents=True, exist_ok=True)
        # Kernels and marks that nobody uses are forgotten after a while.
        os.utime(_folder())
    except OSError:
        return []
    return [stage for stage in all_stages() if not is_marked(stage)]


def is_marked(stage: str) -> bool:
    """Whether a stage has been compiled."""
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
    """A hash of all sources of a package, and of the versions that decide what is compiled here."""
    versions = sys.version, version("numpy"), version("numba"), os.environ.get("NUMBA_CPU_NAME")
    digest = hashlib.sha256(repr(versions).encode())
    for file in sorted(Path(str(sys.modules[package].__file__)).parent.rglob("*.py")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def needed_by(bot: str, rules: Game) -> str | None:
    """The stage of a game that a bot needs to be itself; None for one that doesn't look ahead."""
    if bot.startswith("net"):
        return NET
    if bot.startswith("search"):
        return SEARCH
    if bot in STRENGTHS and rules.strengths and has_net(rules):
        return None if rules.strengths[list(STRENGTHS).index(bot)].glance else NET
    number = STRENGTHS[bot] if bot in STRENGTHS else int(bot.removeprefix("level")) if bot.startswith("level") else None
    return None if number is None or LEVELS[number].glance else SEARCH
