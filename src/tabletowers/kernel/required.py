"""The kernels that every game's `kernels` package provides: their meanings and types.

Generic compiled code (playouts, search) is specialised with a game's own. A seat is a number from 0; an action is a
move's number. None of them checks its arguments: Python code asks `objection` before it calls `apply`.
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
    """Set the game up on a blank record: `order` is all that was shuffled, group after group (`Game.groups`)."""


def legal(state: np.record, seat: int, out: Numbers) -> int:
    """Write the legal actions of an asked seat into `out`, each once; their number."""
    return 0


def objection(state: np.record, seat: int, action: int) -> int:
    """0 if this action is legal for that seat now, else the place in the game's REASONS."""
    return 0


def apply(state: np.record, action: int, log: Log) -> None:
    """Carry out a legal action of the seat to move, writing what happens into the log."""


def scores(state: np.record, out: Numbers) -> None:
    """Write every seat's points so far into `out`."""


def winners(state: np.record, out: Numbers) -> None:
    """Write 1 for every seat that wins the finished game and 0 for the others into `out`."""


def blind(state: np.record, seat: int) -> None:
    """Blank everything that this seat (−1: a spectator) can't know, the generator included."""


def derive(state: np.record) -> None:
    """Fill in what follows from the rest of a record that was made from a view."""


def flaw(state: np.record, seat: int) -> int:
    """What keeps a record from being a state (seat TRUTH) or the sight of a seat (−1: a spectator); 0 if nothing does.

    `contract.flaws` names what there is. The number of players, the seat to move and what belongs to the options have
    been checked; nothing else of the record can be trusted.
    """
    return 0


def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Fill what `blind` blanked for this seat with a possible truth, drawn at random."""


def worth(state: np.record, seat: int, action: int) -> int:
    """How much a sensible player likes a legal action of that seat, from what the seat knows; more is better."""
    return 0


# What a game may leave out; `defaults` has what it gets then.


def consider(state: np.record, seat: int, actions: Numbers, count: int) -> int:
    """Keep those legal actions that are worth thinking about: one of several that come to the same. Their number."""
    return count


def hasty(state: np.record, seat: int, scratch: Numbers, dice: Dice) -> int:
    """A legal action as a player in a great hurry picks it, cheap above all: playouts follow it. `scratch` has room
    for all legal actions."""
    return 0


def subtlety(state: np.record, seat: int, action: int) -> int:
    """How hard it is to notice that a legal action is there at all; 0: nobody overlooks it."""
    return 0


def observe(state: np.record, seat: int, out: Numbers) -> None:
    """Write what a seat knows into `out` as small numbers (all 0 before), as the game's PLAN says; nothing else."""


# What a game's nets need: they lie in `kernels/inputs.py`, for games with `inputs.py`.


def portray(state: np.record, seat: int, out: Numbers) -> None:
    """Write what a seat knows into `out` as the game's INPUTS say, all 0 before. The state is blinded for it."""


def prospect(state: np.record, seat: int, action: int, out: Numbers, at: int) -> int:
    """Write what a legal move does into `out` from `at` on, all 0 before; the move's worth. The state is blinded."""
    return 0
