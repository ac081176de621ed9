"""A game's kernels on this machine: compiled by Numba, or as plain Python where there is none.

This is one make of the interface that the contract describes (`contract.kernels`); a state's memory is an array of
bytes here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.calls import Data
from tabletowers.kernel.compiling import announce, unit
from tabletowers.kernel.layout import PLAYERS_AT
from tabletowers.kernel.log import new_log
from tabletowers.kernel.provided import OPTIONAL, REQUIRED
from tabletowers.kernel.specialising import specialise
from tabletowers.kernel.uncompiled import uncompiled

if TYPE_CHECKING:
    from tabletowers.contract import Game
    from tabletowers.contract.kernels import Question

CALLS = "tabletowers.kernel.calls"
PLAYOUT = "tabletowers.kernel.playout"
_DEFAULTS = "tabletowers.kernel.defaults"
#: Loops so hot that the rules are compiled into them; everything else generic refers to the rules.
_HOT = (PLAYOUT, "tabletowers.bots.search")


@cache
def native(game: Game) -> Native:
    """The kernels of a game, loaded once."""
    return Native(game)


def rehearse(game: Game) -> None:
    """Call every kernel of the rules once, so that all of them are compiled and in memory.

    Games that are played meanwhile go on with the kernels in use (`Native.compile`).
    """
    state = game.new(game.seats[-1], 1)
    assert state.to_move is not None
    kernels, data, players, seat = copy(native(game)), state.data, state.players, state.to_move
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
    kernels.load(game.questions)


class Native:
    """The kernels of one game, which lie in a package of their own."""

    def __init__(self, game: Game) -> None:
        self._package = game.beside("kernels") or ""
        self.module: ModuleType = import_module(self._package)
        self._size = game.layout.size
        self._most_legal = game.most_legal
        self._plan = game.observation.PLAN
        self._calls: Any = self.specialised(CALLS)
        announce(self._calls, f"the rules of {game.title}")
        self._questions: Any = self.module

    # Compiled code for what else is generic

    def specialised(self, generic: str, **more: tuple[ModuleType, str]) -> ModuleType:
        """A generic module, compiled with this game's kernels, and with `more` from other such modules by name."""
        own = {name: vars(self.module)[name] for name in REQUIRED}
        lacking = [name for name in OPTIONAL if not hasattr(self.module, name)]
        given = {name: vars(self.module)[name] for name in OPTIONAL if name not in lacking}
        sources = [self.module, *(module for module, _ in more.values())]
        if lacking:
            sources.append(specialise(_DEFAULTS, self._package, own, [self.module]))
            given |= {name: vars(sources[-1])[name] for name in lacking}
        given |= own | {name: vars(module)[kernel] for name, (module, kernel) in more.items()}
        if generic not in _HOT:
            given = {name: unit(kernel) for name, kernel in given.items()}
        return specialise(generic, self._package, given, sources)

    @property
    def playout(self) -> ModuleType:
        """Compiled random play of this game."""
        return self.specialised(PLAYOUT)

    def load(self, questions: Sequence[Question]) -> None:
        """Compile kernels of the game's own without calling them: a question fits its own decision only."""
        typeof: Any = import_module("numba").typeof
        for question in questions:
            out = np.empty((question.rows, question.columns), np.int64)
            getattr(self.module, question.name).compile((typeof(self.blank()), typeof(0), typeof(out)))

    def compile(self, wanted: bool) -> None:
        """Use compiled kernels from now on, or the plain functions they are made from."""
        calls = self.specialised(CALLS)
        self._calls = calls if wanted else uncompiled(calls)
        self._questions = self.module if wanted else uncompiled(self.module)

    # The interface of `contract.kernels`

    def blank(self) -> Data:
        """The memory of a state, all zero."""
        return np.zeros(self._size, np.uint8)

    def from_bytes(self, data: bytes) -> Data:
        """The memory of a state with these bytes."""
        return np.frombuffer(bytearray(data), np.uint8)

    def copy(self, data: Data) -> Data:
        """A copy of a state."""
        return data.copy()

    def record(self, data: Data) -> np.record:
        """The same memory as the record that the kernels work on."""
        record: np.record = data.view(self.module.DTYPE)[0]
        return record

    def shuffler(self, seed: int) -> Callable[[list[int]], list[int]]:
        """Puts one list of numbers after the other in random order, the same for the same seed."""
        calls, dice = self._calls, np.zeros(1, np.uint64)
        calls.start_dice(dice, seed)

        def mix(cards: list[int]) -> list[int]:
            order = np.array(cards, np.int64)
            calls.mix(dice, order)
            return [int(card) for card in order]

        return mix

    def start_dice(self, data: Data, seed: int) -> None:
        """Start the generator in a state."""
        self._calls.start_dice(data[:8].view(np.uint64), seed)

    def lay(self, data: Data, order: Sequence[int]) -> None:
        """Set a blank state up with what was shuffled."""
        self._calls.lay_out(data, np.array(order, np.int64))

    def legal(self, data: Data, seat: int) -> list[int]:
        """The legal actions of an asked seat."""
        out = np.empty(self._most_legal, np.int32)
        count = self._calls.legal_for(data, seat, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def objection(self, data: Data, seat: int, action: int) -> int:
        """0 if an action is legal, else the number of the reason why not."""
        number: int = self._calls.objection_to(data, seat, action)
        return number

    def apply(self, data: Data, action: int) -> bytes:
        """Carry out a legal action; what happened, as rows of numbers."""
        log = new_log()
        self._calls.carry_out(data, action, log)
        return log[1 : log[0, 0] + 1].tobytes()

    def scores(self, data: Data, players: int) -> list[int]:
        """Every seat's points so far."""
        out = np.zeros(players, np.int64)
        self._calls.scores_of(data, out)
        return out.tolist()

    def winners(self, data: Data, players: int) -> list[int]:
        """1 for every seat that wins the finished game, 0 for the others."""
        out = np.zeros(players, np.int64)
        self._calls.winners_of(data, out)
        return out.tolist()

    def blinded(self, data: Data, seats: Sequence[int]) -> list[Data]:
        """Copies of a state in which everything is blanked that one of these seats (−1: a spectator) can't know."""
        # A call costs more than all that it does, so one has to do.
        if len(seats) == 1:
            copy = data.copy()
            self._calls.blind_for(copy, seats[0])
            return [copy]
        size = self._size
        if len(seats) == 2:
            out = np.empty(2 * size, np.uint8)
            self._calls.blind_for_two(data, seats[0], seats[1], out)
            return [out[:size], out[size:]]
        out = np.empty((1 + int(data[PLAYERS_AT])) * size, np.uint8)
        self._calls.blind_for_all(data, out)
        return [out[(1 + seat) * size : (2 + seat) * size] for seat in seats]

    def flaw(self, data: Data, seat: int) -> int:
        """What keeps bytes from being a state or a seat's sight; 0 if nothing does."""
        number: int = self._calls.flaw_in(data, seat)
        return number

    def imagine(self, data: Data, seat: int, seed: int) -> None:
        """Fill what was blanked for a seat with a possible truth."""
        dice = np.zeros(1, np.uint64)
        self._calls.start_dice(dice, seed)
        self._calls.imagine_for(data, seat, dice)

    def derive(self, data: Data) -> None:
        """Fill in what follows from the rest of a state that was made from a view."""
        self._calls.derive_in(data)

    def observe(self, data: Data, seat: int, players: int, kind: str) -> NDArray[Any]:
        """What a seat knows as an array of small numbers of this kind."""
        out = np.zeros(self._plan.size(players), kind)
        self._calls.observe_for(data, seat, out)
        return out

    def ask(self, question: str, data: Data, seat: int, rows: int, columns: int) -> list[list[int]]:
        """The rows that a kernel of the game's own writes about a state for a seat."""
        out = np.empty((rows, columns), np.int64)
        count = getattr(self._questions, question)(data, seat, out)
        answer: list[list[int]] = out[:count].tolist()
        return answer
