"""A game's kernels compiled on this machine by Numba, or run as plain Python if Numba is not installed.

Implements the interface of `contract.kernels`; here, a state buffer is a NumPy array of bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.backends.kernel_set import kernel_set
from tabletowers.backends.python_runtime import uncompiled
from tabletowers.backends.spec import KernelSpec, too_many_moves
from tabletowers.backends.specialisation import specialise
from tabletowers.kernel.compiling import announce, unit
from tabletowers.kernel.layout import PLAYERS_AT
from tabletowers.kernel.log import new_log
from tabletowers.kernel.provided import OPTIONAL, REQUIRED
from tabletowers.kernel.records import Data

CALLS = "tabletowers.backends.entry_points"
PLAYOUT = "tabletowers.backends.playout"
_DEFAULTS = "tabletowers.backends.defaults"
#: Generic modules with loops so hot that the rules are compiled into them; all others call the rules by symbol.
_HOT = (PLAYOUT, "tabletowers.bots.search")
#: Generic modules whose kernels are so small that a call would cost more than the work; callers inline them.
_SMALL = ("tabletowers.nets.fast_player",)


@cache
def native(spec: KernelSpec) -> Native:
    """Return the kernels of a game, loaded on the first call."""
    return Native(spec)


class Native:
    """The kernels of one game, loaded from the game's own package."""

    def __init__(self, spec: KernelSpec) -> None:
        self._package = spec.package
        self.module: ModuleType = kernel_set(spec)
        self._size = spec.layout.size
        self._most_legal = spec.most_legal
        self._plan = spec.plan
        self._calls: Any = self.specialised(CALLS)
        announce(self._calls, f"the rules of {spec.title}")
        self._questions: Any = self.module

    # Generic modules compiled for this game

    def specialised(self, generic: str, **more: tuple[ModuleType, str]) -> ModuleType:
        """Load a generic module with this game's kernels among its globals.

        `more` lists additional kernels from other modules, each given as a module and the kernel's name in it.
        """
        own = {name: vars(self.module)[name] for name in REQUIRED}
        lacking = [name for name in OPTIONAL if not hasattr(self.module, name)]
        given = {name: vars(self.module)[name] for name in OPTIONAL if name not in lacking}
        sources = [self.module, *(module for module, _ in more.values())]
        if lacking:
            sources.append(specialise(_DEFAULTS, self._package, own, [self.module]))
            given |= {name: vars(sources[-1])[name] for name in lacking}
        given |= own
        if generic not in _HOT:
            given = {name: unit(kernel) for name, kernel in given.items()}
        for name, (module, kernel) in more.items():
            found = vars(module)[kernel]
            given[name] = found if vars(module).get("__generic__") in _SMALL else unit(found)
        return specialise(generic, self._package, given, sources)

    @property
    def playout(self) -> ModuleType:
        """The module `playout`, compiled for this game."""
        return self.specialised(PLAYOUT)

    def load(self, question: str) -> None:
        """Compile the game's own kernel `question` without calling it, because not every state allows a call."""
        typeof: Any = import_module("numba").typeof
        types = typeof(self.blank()), typeof(0), typeof(np.empty((1, 1), np.int64))
        getattr(self.module, question).compile(types)

    def compile(self, wanted: bool) -> None:
        """Switch to compiled kernels or, if `wanted` is false, to the plain functions from which they are compiled."""
        calls = self.specialised(CALLS)
        self._calls = calls if wanted else uncompiled(calls)
        self._questions = self.module if wanted else uncompiled(self.module)

    # The interface of `contract.kernels`

    def blank(self) -> Data:
        """Return a state buffer filled with zeros."""
        return np.zeros(self._size, np.uint8)

    def from_bytes(self, data: bytes) -> Data:
        """Return a state buffer initialised from these bytes."""
        return np.frombuffer(bytearray(data), np.uint8)

    def copy(self, data: Data) -> Data:
        """Return a copy of a state."""
        return data.copy()

    def record(self, data: Data) -> np.record:
        """Return a view of a state buffer as the record on which the kernels work; nothing is copied."""
        record: np.record = data.view(self.module.DTYPE)[0]
        return record

    def shuffler(self, seed: int) -> Callable[[list[int]], list[int]]:
        """Return a seeded function that shuffles lists of numbers; each call continues the same random stream."""
        calls, dice = self._calls, np.zeros(1, np.uint64)
        calls.start_dice(dice, seed)

        def mix(cards: list[int]) -> list[int]:
            order = np.array(cards, np.int64)
            calls.mix(dice, order)
            return [int(card) for card in order]

        return mix

    def start_dice(self, data: Data, seed: int) -> None:
        """Seed the random generator that is stored in a state."""
        self._calls.start_dice(data[:8].view(np.uint64), seed)

    def lay(self, data: Data, order: Sequence[int]) -> None:
        """Set up the game in a blank state. `order` lists all shuffled pieces, one group after another."""
        self._calls.lay_out(data, np.array(order, np.int64))

    def legal(self, data: Data, seat: int) -> list[int]:
        """Return the legal actions of a seat that has to decide."""
        out = np.empty(self._most_legal, np.int32)
        try:
            count = self._calls.legal_for(data, seat, out)
        except IndexError as error:
            raise too_many_moves(self._package, self._most_legal) from error
        if count > self._most_legal:
            raise too_many_moves(self._package, self._most_legal)
        actions: list[int] = out[:count].tolist()
        return actions

    def objection(self, data: Data, seat: int, action: int) -> int:
        """Return 0 if an action is legal, else the numeric code of the reason why it is illegal."""
        number: int = self._calls.objection_to(data, seat, action)
        return number

    def apply(self, data: Data, action: int) -> bytes:
        """Carry out a legal action. Returns the resulting events as rows of integers, encoded as bytes."""
        log = new_log()
        self._calls.carry_out(data, action, log)
        return log[1 : log[0, 0] + 1].tobytes()

    def scores(self, data: Data, players: int) -> list[int]:
        """Return every seat's points so far."""
        out = np.zeros(players, np.int64)
        self._calls.scores_of(data, out)
        return out.tolist()

    def winners(self, data: Data, players: int) -> list[int]:
        """Return a list with 1 for every winner of the finished game and 0 for the others."""
        out = np.zeros(players, np.int64)
        self._calls.winners_of(data, out)
        return out.tolist()

    def blinded(self, data: Data, seats: Sequence[int]) -> list[Data]:
        """Return a copy of a state for each seat (−1 for a spectator), without the data that the seat can't know."""
        # The call itself costs more than its work, so all copies are made in one call.
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
        """Return 0 if a full state or a seat's view of it is valid, else the numeric code of its flaw."""
        number: int = self._calls.flaw_in(data, seat)
        return number

    def imagine(self, data: Data, seat: int, seed: int) -> None:
        """Replace the data that was blanked for a seat with random values consistent with what it knows."""
        dice = np.zeros(1, np.uint64)
        self._calls.start_dice(dice, seed)
        self._calls.imagine_for(data, seat, dice)

    def derive(self, data: Data) -> None:
        """Fill in the derived fields of a state that was built from a view."""
        self._calls.derive_in(data)

    def observe(self, data: Data, seat: int, players: int, kind: str) -> NDArray[Any]:
        """Return what a seat knows, as an array of integers of the type `kind`."""
        out = np.zeros(self._plan.size(players), kind)
        self._calls.observe_for(data, seat, out)
        return out

    def ask(self, question: str, data: Data, seat: int, rows: int, columns: int) -> list[list[int]]:
        """Call one of the game's own kernels, named `question`, for a seat. Returns the rows that the kernel writes.

        `rows` and `columns` are the size of the array that the kernel may fill.
        """
        out = np.empty((rows, columns), np.int64)
        count = getattr(self._questions, question)(data, seat, out)
        answer: list[list[int]] = out[:count].tolist()
        return answer
