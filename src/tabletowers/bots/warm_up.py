"""Selects the evaluator that a bot uses, and compiles its kernels in the background.

The compiler runs in a separate process, because threads would share one compiler.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from copy import copy
from functools import cache
from typing import Any

from tabletowers.backends import chosen_library
from tabletowers.bots.base import Budget
from tabletowers.bots.evaluator import Evaluator, Manner
from tabletowers.bots.search_task import SearchTask
from tabletowers.contract import Game
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.game_inputs import INFERENCE, ROLLOUT, hasty_rollout, specialised
from tabletowers.nets.net import net_for
from tabletowers.nets.rollout_runner import play_on

__all__ = [
    "FOLLOWING",
    "FORESIGHT",
    "GREEDY",
    "HASTE",
    "INFERENCE",
    "SEARCH",
    "begin",
    "leave_to_others",
    "load",
    "mind",
    "ready",
    "rehearse",
]

GREEDY = "tabletowers.bots.greedy"
SEARCH = "tabletowers.bots.search"

#: What can be compiled besides generic modules: rollouts that compare moves (`FORESIGHT`), and rollouts that explain
#: them, with a net (`FOLLOWING`) or without (`HASTE`).
FORESIGHT, FOLLOWING, HASTE = "foresee", "follow", "follow in haste"

_lock = threading.Lock()
_workers: dict[str, subprocess.Popen[bytes]] = {}
_loaded: set[tuple[Game, str]] = set()
_left_to_others = False


def leave_to_others() -> None:
    """Prevent this process from starting a compiler, because another process already compiles everything."""
    global _left_to_others
    _left_to_others = True


def ready(game: Game, *, wait: bool, what: str = SEARCH) -> bool:
    """Return whether the code named `what` (the search by default) can run for a game now.

    If it is not compiled yet, it is compiled before returning (with `wait`) or in the background.
    """
    if (game, what) in _loaded or chosen_library(game.kernel_spec) is not None:
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
    """Return the module that `what` stands for, and the name of the module's kernel that is compiled last.

    If that kernel has been compiled to disk, so have all others.
    """
    from tabletowers.backends.numba_runtime import native

    if what == SEARCH:
        return native(game.kernel_spec).specialised(SEARCH), "think"
    if what == INFERENCE:
        return specialised(game, INFERENCE), "consult"
    if what == HASTE:
        return hasty_rollout(game), "follow"
    return specialised(game, ROLLOUT), what


def load(game: Game, what: str = SEARCH) -> None:
    """Load the code named `what` (the search by default) into memory by running it once.

    Kernels whose compiled code is not on disk yet are compiled first.
    """
    from tabletowers.backends.numba_runtime import native

    native(game.kernel_spec).compile(True)
    state = game.new(game.seats[0], 1)
    sight = state.sight(state.to_move)
    actions = sight.legal_actions()
    if what == SEARCH:
        SearchTask(_compiled(game), sight, actions, Manner(), 1, Budget(), 1).think(False)
    elif what == INFERENCE:
        _compiled(game).worths(sight, actions)
        _compiled(game).subtleties(sight, actions)
        net_for(game).consult(sight)
    elif what == FORESIGHT:
        net_for(game).foresee(sight, actions[:1], 1, 1, Dice(1))
    else:
        play_on(sight, actions[:1], [1], 1, net_for(game) if what == FOLLOWING else None)
    _loaded.add((game, what))


def rehearse(game: Game) -> None:
    """Call every kernel of the rules once, so that all of them are compiled and loaded.

    Games in progress keep the kernels that they are using (`Native.compile`).
    """
    from tabletowers.backends.numba_runtime import native

    state = game.new(game.seats[-1], 1)
    assert state.to_move is not None
    kernels, data, players, seat = copy(native(game.kernel_spec)), state.data, state.players, state.to_move
    kernels.compile(True)
    kernels.shuffler(1)([1, 2])
    order = game.order_of(game.deal(players, 1), players, state.options)
    kernels.lay(game.blank(players, state.options), order)
    kernels.start_dice(kernels.copy(data), 1)
    action = kernels.legal(data, seat)[0]
    kernels.objection(data, seat, action)
    kernels.apply(kernels.copy(data), action)
    kernels.scores(data, players)
    kernels.winners(data, players)
    for seats in ((seat,), (-1, seat), tuple(range(-1, players))):
        sights = kernels.blinded(data, seats)
    sight = kernels.copy(sights[1 + seat])
    kernels.flaw(sight, seat)
    kernels.derive(sight)
    kernels.imagine(sight, seat, 1)
    for question in game.questions:
        kernels.load(question.name)


def begin(game: Game) -> None:
    """Make a game playable immediately: its rules run in plain Python until they are compiled in the background."""
    if not ready(game, wait=False):
        from tabletowers.backends.numba_runtime import native

        native(game.kernel_spec).compile(False)


def mind(game: Game, *, wait: bool) -> Evaluator:
    """Return the evaluator of a game: compiled if it is ready or `wait` is set, otherwise in plain Python."""
    if (library := chosen_library(game.kernel_spec)) is not None:
        from tabletowers.bots.library_evaluator import LibraryEvaluator

        return LibraryEvaluator(library)
    return _compiled(game) if wait or ready(game, wait=False) else _uncompiled(game)


@cache
def _compiled(game: Game) -> Evaluator:
    from tabletowers.backends.numba_runtime import native
    from tabletowers.bots.numba_evaluator import NumbaEvaluator

    return NumbaEvaluator(native(game.kernel_spec).specialised(GREEDY), native(game.kernel_spec).specialised(SEARCH))


@cache
def _uncompiled(game: Game) -> Evaluator:
    from tabletowers.backends.numba_runtime import native
    from tabletowers.backends.python_runtime import uncompiled
    from tabletowers.bots.numba_evaluator import NumbaEvaluator

    return NumbaEvaluator(
        uncompiled(native(game.kernel_spec).specialised(GREEDY)),
        uncompiled(native(game.kernel_spec).specialised(SEARCH)),
    )


def _end(worker: subprocess.Popen[bytes]) -> None:
    """Stop a background compiler when the program that started it exits."""
    if worker.poll() is None:
        worker.terminate()
        worker.wait()
