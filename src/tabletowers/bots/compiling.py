"""Which mind a bot thinks with, and compiling it without making anybody wait: in a process of its own, as threads
share one compiler.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from functools import cache
from typing import Any

from tabletowers.bots.base import Budget
from tabletowers.bots.minds import Manner, Mind
from tabletowers.bots.thought import Thought
from tabletowers.contract import Game
from tabletowers.kernel.choosing import chosen_library
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.inputs import FOLLOWING, FORESIGHT, HASTE, JUDGING, specialised
from tabletowers.nets.lines import play_on
from tabletowers.nets.playing import net_for

__all__ = [
    "FOLLOWING",
    "FORESIGHT",
    "GREEDY",
    "HASTE",
    "JUDGING",
    "SEARCH",
    "begin",
    "leave_to_others",
    "load",
    "mind",
    "ready",
]

GREEDY = "tabletowers.bots.greedy"
SEARCH = "tabletowers.bots.search"

#: The kernel of a generic module that is on disk when all the others are.
_LAST = {SEARCH: "think", JUDGING: "consult", FORESIGHT: "foresee", FOLLOWING: "follow", HASTE: "follow"}

_lock = threading.Lock()
_workers: dict[str, subprocess.Popen[bytes]] = {}
_loaded: set[tuple[Game, str]] = set()
_left_to_others = False


def leave_to_others() -> None:
    """Start no compiler from this process: another one compiles everything already."""
    global _left_to_others
    _left_to_others = True


def ready(game: Game, *, wait: bool, what: str = SEARCH) -> bool:
    """Whether the search of a game (or `what` else, by its generic module) can run at once.

    If not, it is compiled now (`wait`) or in the background.
    """
    if (game, what) in _loaded or chosen_library(game) is not None:
        return True
    from tabletowers.kernel.compiling import COMPILED, on_disk

    if not COMPILED:
        return True
    with _lock:
        if not wait and not on_disk(*_last_compiled(game, what)):
            if _left_to_others:
                return False
            worker = _workers.get(game.name)
            if worker is None:
                worker = subprocess.Popen(
                    [sys.executable, "-m", "tabletowers", "warm", game.name],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
                _workers[game.name] = worker
                atexit.register(_end, worker)
            if worker.poll() is None:
                return False
        load(game, what)
        return True


def _last_compiled(game: Game, what: str) -> tuple[Any, str]:
    """The module and the kernel of it that is on disk when all the others are."""
    from tabletowers.kernel.native import native

    rules_alone = what in (SEARCH, HASTE)
    return native(game).specialised(what) if rules_alone else specialised(game, what), _LAST[what]


def load(game: Game, what: str = SEARCH) -> None:
    """Bring the search of a game into memory, or `what` else, compiling what is not on disk: it is used once."""
    from tabletowers.kernel.native import native

    native(game).compile(True)
    state = game.new(game.seats[0], 1)
    sight = state.sight(state.to_move)
    actions = sight.legal_actions()
    if what == SEARCH:
        Thought(_compiled(game), sight, actions, Manner(), 1, Budget(), 1).think(False)
    elif what == JUDGING:
        _compiled(game).worths(sight, actions)
        _compiled(game).subtleties(sight, actions)
        net_for(game).consult(sight)
    elif what == FORESIGHT:
        net_for(game).foresee(sight, actions[:1], 1, 1, Dice(1))
    else:
        play_on(sight, actions[:1], [1], 1, net_for(game) if what == FOLLOWING else None)
    _loaded.add((game, what))


def begin(game: Game) -> None:
    """Let a game begin at once: until it has been compiled in the background, its rules run in plain Python."""
    if not ready(game, wait=False):
        from tabletowers.kernel.native import native

        native(game).compile(False)


def mind(game: Game, *, wait: bool) -> Mind:
    """What a bot thinks with; unless somebody waits for the compiler, in plain Python until it is compiled."""
    if (library := chosen_library(game)) is not None:
        from tabletowers.bots.library import LibraryMind

        return LibraryMind(library)
    return _compiled(game) if wait or ready(game, wait=False) else _uncompiled(game)


@cache
def _compiled(game: Game) -> Mind:
    from tabletowers.bots.native import NativeMind
    from tabletowers.kernel.native import native

    return NativeMind(native(game).specialised(GREEDY), native(game).specialised(SEARCH))


@cache
def _uncompiled(game: Game) -> Mind:
    from tabletowers.bots.native import NativeMind
    from tabletowers.kernel.native import native
    from tabletowers.kernel.uncompiled import uncompiled

    return NativeMind(uncompiled(native(game).specialised(GREEDY)), uncompiled(native(game).specialised(SEARCH)))


def _end(worker: subprocess.Popen[bytes]) -> None:
    """Nobody needs what is compiled for a program that has ended."""
    if worker.poll() is None:
        worker.terminate()
        worker.wait()
