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
    """Call the game's kernel `lay` on a state's bytes."""
    lay(data.view(DTYPE)[0], order)


@kernel
def legal_for(data: Data, seat: int, out: NDArray[Any]) -> int:
    """Call the game's kernel `legal` on a state's bytes."""
    return legal(data.view(DTYPE)[0], seat, out)


@kernel
def objection_to(data: Data, seat: int, action: int) -> int:
    """Call the game's kernel `objection` on a state's bytes."""
    return objection(data.view(DTYPE)[0], seat, action)


@kernel
def carry_out(data: Data, action: int, log: Log) -> None:
    """Call the game's kernel `apply` on a state's bytes."""
    apply(data.view(DTYPE)[0], action, log)


@kernel
def scores_of(data: Data, out: NDArray[Any]) -> None:
    """Call the game's kernel `scores` on a state's bytes."""
    scores(data.view(DTYPE)[0], out)


@kernel
def winners_of(data: Data, out: NDArray[Any]) -> None:
    """Call the game's kernel `winners` on a state's bytes."""
    winners(data.view(DTYPE)[0], out)


@kernel
def blind_for(data: Data, seat: int) -> None:
    """Call the game's kernel `blind` on a state's bytes."""
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
    """Call the game's kernel `derive` on a state's bytes."""
    derive(data.view(DTYPE)[0])


@kernel
def flaw_in(data: Data, seat: int) -> int:
    """Call the game's kernel `flaw` on a state's bytes."""
    return flaw(data.view(DTYPE)[0], seat)


@kernel
def imagine_for(data: Data, seat: int, dice: Dice) -> None:
    """Call the game's kernel `imagine` on a state's bytes."""
    imagine(data.view(DTYPE)[0], seat, dice)


@kernel
def observe_for(data: Data, seat: int, out: NDArray[Any]) -> None:
    """Call the game's kernel `observe` on a state's bytes."""
    observe(data.view(DTYPE)[0], seat, out)
