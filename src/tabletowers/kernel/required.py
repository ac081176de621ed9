"""The kernels that every game's `kernels` package provides: their signatures, and what each of them must do.

Generic compiled code (playouts, search) is specialised with a game's own kernels. Seats are numbered from 0; an action
is the number of a move. None of the kernels checks its arguments: Python code calls `objection` before it calls
`apply`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.dice import Dice
from tabletowers.kernel.log import Log

#: The NumPy type of the game's state record, made by `record_type`.
DTYPE: np.dtype[Any]

Numbers = NDArray[Any]


def lay(state: np.record, order: Numbers) -> None:
    """Set up the game in a blank record.

    `order` lists all shuffled pieces, one group after another (`Game.groups`).
    """


def legal(state: np.record, seat: int, out: Numbers) -> int:
    """Write the legal actions of a seat into `out`, without duplicates, and return their number.

    The seat must have a decision to make.
    """
    return 0


def objection(state: np.record, seat: int, action: int) -> int:
    """Return 0 if the action is legal for this seat now, or else the index of the reason in the game's REASONS."""
    return 0


def apply(state: np.record, action: int, log: Log) -> None:
    """Carry out a legal action of the seat to move and write its events into the log."""


def scores(state: np.record, out: Numbers) -> None:
    """Write every seat's points so far into `out`."""


def winners(state: np.record, out: Numbers) -> None:
    """Write 1 for each winner of the finished game, and 0 for every other seat, into `out`."""


def blind(state: np.record, seat: int) -> None:
    """Blank everything that this seat (−1 for a spectator) can't know, including the random generator."""


def derive(state: np.record) -> None:
    """Fill in the derived fields of a record that was built from a view."""


def flaw(state: np.record, seat: int) -> int:
    """Return the numeric code of the flaw in a full state or in a seat's view of it, or 0 if there is none.

    `seat` is TRUTH for a full state and −1 for a spectator's view. `contract.validation` names the flaws. The caller
    has checked the number of players, the seat to move and the option fields, but nothing else in the record.
    """
    return 0


def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Replace the data that `blind` blanked for this seat with random values consistent with what it knows."""


def worth(state: np.record, seat: int, action: int) -> int:
    """Return the heuristic value of a legal action for a seat, based on what the seat knows; higher is better."""
    return 0


# Kernels that a game may leave out; `defaults` replaces them.


def consider(state: np.record, seat: int, actions: Numbers, count: int) -> int:
    """Reduce the first `count` actions to those worth searching, keeping only one of several equivalent ones.

    Returns the number of actions kept.
    """
    return count


def hasty(state: np.record, seat: int, scratch: Numbers, dice: Dice) -> int:
    """Return a legal action chosen by a quick rule of thumb. This must be fast, because playouts use it.

    `scratch` has room for all legal actions.
    """
    return 0


def subtlety(state: np.record, seat: int, action: int) -> int:
    """Return how hard a legal action is to notice; 0 means that no player overlooks it."""
    return 0


def observe(state: np.record, seat: int, out: Numbers) -> None:
    """Write what a seat knows into `out`, which must be all 0, as small integers in the order of the game's PLAN."""


# Kernels for nets, in `kernels/inputs.py` of games that have an `inputs.py`.


def portray(state: np.record, seat: int, out: Numbers) -> None:
    """Write a net's input features for a position into `out`, which must be all 0.

    The game's INPUTS describe them. `state` is already blinded for the seat.
    """


def prospect(state: np.record, seat: int, action: int, out: Numbers, at: int) -> int:
    """Write features that describe a legal move's effects into `out`, starting at index `at`.

    `out` must be all 0. Returns the move's worth. `state` is already blinded for the seat.
    """
    return 0
