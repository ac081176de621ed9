"""Compiling the search without making anybody wait: in a process of its own, as threads share one compiler."""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from functools import cache
from typing import Any

from tabletowers.bots.base import Budget
from tabletowers.bots.thought import SEARCH, Manner, Thought
from tabletowers.contract import Game
from tabletowers.kernel.compiling import COMPILED, on_disk
from tabletowers.kernel.native import native
from tabletowers.kernel.uncompiled import uncompiled

GREEDY = "tabletowers.bots.greedy"

_lock = threading.Lock()
_workers: dict[str, subprocess.Popen[bytes]] = {}
_loaded: set[Game] = set()


def ready(game: Game, *, wait: bool) -> bool:
    """Whether the search of a game can run at once; if not, it is compiled now (`wait`) or in the background."""
    if not COMPILED or game in _loaded:
        return True
    with _lock:
        if not wait and not on_disk(native(game).specialised(SEARCH), "think"):
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
        load(game)
        return True


def load(game: Game) -> None:
    """Bring the search of a game into memory, compiling what is not on disk: one iteration at the start of a game."""
    native(game).compile(True)
    state = game.new(game.seats[0], 1)
    sight = state.sight(state.to_move)
    Thought(native(game).specialised(SEARCH), sight, sight.legal_actions(), Manner(), 1, Budget(), 1).think(False)
    _loaded.add(game)


def begin(game: Game) -> None:
    """Let a game begin at once: until it has been compiled in the background, its rules run in plain Python."""
    if not ready(game, wait=False):
        native(game).compile(False)


def judgement(game: Game, *, wait: bool) -> Any:
    """The kernels of `greedy`; unless somebody waits for the compiler, in plain Python until they are compiled."""
    return native(game).specialised(GREEDY) if wait or ready(game, wait=False) else _uncompiled_greedy(game)


@cache
def _uncompiled_greedy(game: Game) -> Any:
    return uncompiled(native(game).specialised(GREEDY))


def _end(worker: subprocess.Popen[bytes]) -> None:
    """Nobody needs what is compiled for a program that has ended."""
    if worker.poll() is None:
        worker.terminate()
        worker.wait()
