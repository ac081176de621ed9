"""The kernels as Python calls them: on a state's bytes. Generic: loaded once for each game (`specialisation`).

Numba is slow to recognise a record of many fields (10 µs a call) and fast with an array of bytes (under 1 µs).
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
    """Call `seed_dice`."""
    seed_dice(dice, seed)


@kernel
def mix(dice: Dice, cards: NDArray[Any]) -> None:
    """Put cards in random order."""
    shuffle(dice, cards, 0, cards.size)


@kernel
def lay_out(data: Data, order: NDArray[Any]) -> None:
    """Call `lay`."""
    lay(data.view(DTYPE)[0], order)


@kernel
def legal_for(data: Data, seat: int, out: NDArray[Any]) -> int:
    """Call `legal`."""
    return legal(data.view(DTYPE)[0], seat, out)


@kernel
def objection_to(data: Data, seat: int, action: int) -> int:
    """Call `objection`."""
    return objection(data.view(DTYPE)[0], seat, action)


@kernel
def carry_out(data: Data, action: int, log: Log) -> None:
    """Call `apply`."""
    apply(data.view(DTYPE)[0], action, log)


@kernel
def scores_of(data: Data, out: NDArray[Any]) -> None:
    """Call `scores`."""
    scores(data.view(DTYPE)[0], out)


@kernel
def winners_of(data: Data, out: NDArray[Any]) -> None:
    """Call `winners`."""
    winners(data.view(DTYPE)[0], out)


@kernel
def blind_for(data: Data, seat: int) -> None:
    """Call `blind`."""
    blind(data.view(DTYPE)[0], seat)


@kernel
def blind_for_two(data: Data, one: int, other: int, out: Data) -> None:
    """Write the state as each of two seats knows it: all that one view needs, in one call."""
    states = out.view(DTYPE)
    states[0] = data.view(DTYPE)[0]
    states[1] = data.view(DTYPE)[0]
    blind(states[0], one)
    blind(states[1], other)


@kernel
def blind_for_all(data: Data, out: Data) -> None:
    """Write the state as a spectator knows it, then as each seat knows it."""
    states = out.view(DTYPE)
    for place in range(states.size):
        states[place] = data.view(DTYPE)[0]
        blind(states[place], place - 1)


@kernel
def derive_in(data: Data) -> None:
    """Call `derive`."""
    derive(data.view(DTYPE)[0])


@kernel
def flaw_in(data: Data, seat: int) -> int:
    """Call `flaw`."""
    return flaw(data.view(DTYPE)[0], seat)


@kernel
def imagine_for(data: Data, seat: int, dice: Dice) -> None:
    """Call `imagine`."""
    imagine(data.view(DTYPE)[0], seat, dice)


@kernel
def observe_for(data: Data, seat: int, out: NDArray[Any]) -> None:
    """Call `observe`."""
    observe(data.view(DTYPE)[0], seat, out)
