"""Kernels that Python calls with a state's bytes instead of a record.

Numba takes 10 µs to recognise a record with many fields as an argument, but under 1 µs for an array of bytes. This
generic code is loaded as a separate module for each game (`specialisation`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.dice import Dice, seed_dice, shuffle
from tabletowers.kernel.log import Log
from tabletowers.kernel.records import Data

if TYPE_CHECKING:
    from tabletowers.kernel.required import (
        DTYPE,
        apply,
        blind,
        derive,
        flaw,
        imagine,
        lay,
        legal,
        objection,
        observe,
        scores,
        winners,
    )


@kernel
def start_dice(dice: Dice, seed: int) -> None:
    """Seed a random generator."""
    seed_dice(dice, seed)


@kernel
def mix(dice: Dice, cards: NDArray[Any]) -> None:
    """Shuffle an array in place."""
    shuffle(dice, cards, 0, cards.size)


@kernel
def lay_out(data: Data, order: NDArray[Any]) -> None:
    """Set up the game in a blank state's bytes, with the shuffled pieces in `order`."""
    lay(data.view(DTYPE)[0], order)


@kernel
def legal_for(data: Data, seat: int, out: NDArray[Any]) -> int:
    """Return the number of a seat's legal actions, after writing these actions into `out`."""
    return legal(data.view(DTYPE)[0], seat, out)


@kernel
def objection_to(data: Data, seat: int, action: int) -> int:
    """Return 0 if a seat's action is legal, else the numeric code of the reason why it is illegal."""
    return objection(data.view(DTYPE)[0], seat, action)


@kernel
def carry_out(data: Data, action: int, log: Log) -> None:
    """Carry out a legal action on a state's bytes, and write its events to `log`."""
    apply(data.view(DTYPE)[0], action, log)


@kernel
def scores_of(data: Data, out: NDArray[Any]) -> None:
    """Write every seat's points so far into `out`."""
    scores(data.view(DTYPE)[0], out)


@kernel
def winners_of(data: Data, out: NDArray[Any]) -> None:
    """Write 1 for every winner of the finished game and 0 for every other seat into `out`."""
    winners(data.view(DTYPE)[0], out)


@kernel
def blind_for(data: Data, seat: int) -> None:
    """Blank out everything in a state's bytes that a seat may not see."""
    blind(data.view(DTYPE)[0], seat)


@kernel
def blind_for_two(data: Data, one: int, other: int, out: Data) -> None:
    """Write two copies of a state into `out`, each without the data that one of two seats can't know.

    One call then suffices for a view, which is built from two such copies.
    """
    states = out.view(DTYPE)
    states[0] = data.view(DTYPE)[0]
    states[1] = data.view(DTYPE)[0]
    blind(states[0], one)
    blind(states[1], other)


@kernel
def blind_for_all(data: Data, out: Data) -> None:
    """Write copies of a state without hidden data into `out`: one for spectators, then one for each seat."""
    states = out.view(DTYPE)
    for place in range(states.size):
        states[place] = data.view(DTYPE)[0]
        blind(states[place], place - 1)


@kernel
def derive_in(data: Data) -> None:
    """Fill in the derived fields of a state that was built from a view."""
    derive(data.view(DTYPE)[0])


@kernel
def flaw_in(data: Data, seat: int) -> int:
    """Return 0 if a full state or a seat's view of it is valid, else the numeric code of its flaw."""
    return flaw(data.view(DTYPE)[0], seat)


@kernel
def imagine_for(data: Data, seat: int, dice: Dice) -> None:
    """Replace the data that was blanked for a seat with random values consistent with what it knows."""
    imagine(data.view(DTYPE)[0], seat, dice)


@kernel
def observe_for(data: Data, seat: int, out: NDArray[Any]) -> None:
    """Write what a seat knows into `out`, as an array of integers."""
    observe(data.view(DTYPE)[0], seat, out)
