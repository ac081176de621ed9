"""The kernels that every game's `kernels` package provides: what they do, and their types.

Generic compiled code (playouts, search) is specialised with a game's own kernels. A seat is a number from 0; an action
is a move's number. None of the kernels checks its arguments: Python code calls `objection` before it calls `apply`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.dice import Dice
from tabletowers.kernel.log import Log

#: The record's type, made by `record_type`.
DTYPE: np.dtype[Any]

Numbers = NDArray[Any]


def lay(state: np.record, order: Numbers) -> None:
    """Set up the game on a blank record.

    `order` has everything that was shuffled, group after group (`Game.groups`).
    """


def legal(state: np.record, seat: int, out: Numbers) -> int:
    """Write the legal actions of an asked seat into `out`, each once. Returns their number."""
    return 0


def objection(state: np.record, seat: int, action: int) -> int:
    """0 if this action is legal for that seat now, else the position in the game's REASONS."""
    return 0


def apply(state: np.record, action: int, log: Log) -> None:
    """Carry out a legal action of the seat to move and write the events into the log."""


def scores(state: np.record, out: Numbers) -> None:
    """Write every seat's points so far into `out`."""


def winners(state: np.record, out: Numbers) -> None:
    """Write 1 for every seat that wins the finished game and 0 for the others into `out`."""


def blind(state: np.record, seat: int) -> None:
    """Blank everything that this seat (−1: a spectator) can't know, the generator included."""


def derive(state: np.record) -> None:
    """Fill in the derived fields of a record that was made from a view."""


def flaw(state: np.record, seat: int) -> int:
    """The number of the flaw in a state (seat TRUTH) or in the sight of a seat (−1: a spectator); 0 if there is none.

    `contract.validation` names the flaws. The number of players, the seat to move and the fields of the options have
    been checked; nothing else in the record can be trusted.
    """
    return 0


def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Replace what `blind` blanked for this seat with a random possibility."""


def worth(state: np.record, seat: int, action: int) -> int:
    """How much a sensible player likes a legal action of that seat, given what the seat knows; more is better."""
    return 0


# What a game may leave out; `defaults` replaces it.


def consider(state: np.record, seat: int, actions: Numbers, count: int) -> int:
    """Keep the legal actions worth thinking about, and only one of several equivalent ones. Returns their number."""
    return count


def hasty(state: np.record, seat: int, scratch: Numbers, dice: Dice) -> int:
    """The legal action that a player in a great hurry picks. It must be fast, because playouts use it.

    `scratch` has room for all legal actions.
    """
    return 0


def subtlety(state: np.record, seat: int, action: int) -> int:
    """How hard it is to notice a legal action; 0 means that no one overlooks it."""
    return 0


def observe(state: np.record, seat: int, out: Numbers) -> None:
    """Write what a seat knows into `out` (all 0 before), as small numbers in the order of the game's PLAN."""


# What a game's nets need, in `kernels/inputs.py`, for games with `inputs.py`.


def portray(state: np.record, seat: int, out: Numbers) -> None:
    """Write what a seat knows into `out` (all 0 before), as the game's INPUTS describe.

    The state is blinded for the seat.
    """


def prospect(state: np.record, seat: int, action: int, out: Numbers, at: int) -> int:
    """Write what a legal move does into `out` (all 0 before) from `at` on. Returns the move's worth.

    The state is blinded.
    """
    return 0
