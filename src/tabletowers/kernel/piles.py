"""Piles of pieces: decks, hands, rows and discards, each as one row of a record.

A pile is a row of integers: first how many pieces it holds, then the pieces from the bottom to the top, then zeros.
Where a piece is hidden, 0 stands in its place, and the number of pieces stays. `state.hand[seat]` is such a row, and so
are `state.deck` and `state.discards[2]`.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, shuffle
from tabletowers.kernel.flaws import MISCOUNTED, NO_FLAW, NOT_BLANK, OUT_OF_RANGE

#: A row of a record that holds a pile.
Pile = NDArray[Any]


@kernel
def size(pile: Pile) -> int:
    """Return how many pieces a pile holds."""
    return num(pile[0])


@kernel
def piece(pile: Pile, place: int) -> int:
    """Return the piece at a place, counted from 0 at the bottom; 0 if it is hidden."""
    return num(pile[1 + place])


@kernel
def top(pile: Pile) -> int:
    """Return the piece on top; 0 if it is hidden or there is none."""
    return num(pile[num(pile[0])]) if pile[0] > 0 else 0


@kernel
def push(pile: Pile, new: int) -> None:
    """Put a piece on top. A pile that is full stays as it is."""
    count = num(pile[0]) + 1
    if count < pile.size:
        pile[count] = new
        pile[0] = count


@kernel
def pop(pile: Pile) -> int:
    """Take the piece on top, and return it; 0 if there is none."""
    count = num(pile[0])
    if count == 0:
        return 0
    taken = num(pile[count])
    pile[count] = 0
    pile[0] = count - 1
    return taken


@kernel
def insert(pile: Pile, new: int) -> None:
    """Put a piece where it belongs in a sorted pile, such as a hand. A pile that is full stays as it is."""
    place = num(pile[0]) + 1
    if place >= pile.size:
        return
    pile[0] = place
    while place > 1 and pile[place - 1] > new:
        pile[place] = pile[place - 1]
        place -= 1
    pile[place] = new


@kernel
def remove(pile: Pile, gone: int) -> bool:
    """Take out one piece of this kind, and close the gap. Returns whether there was one."""
    count = num(pile[0])
    for place in range(1, count + 1):
        if pile[place] == gone:
            for i in range(place, count):
                pile[i] = pile[i + 1]
            pile[count] = 0
            pile[0] = count - 1
            return True
    return False


@kernel
def holds(pile: Pile, wanted: int) -> bool:
    """Return whether a pile holds a piece of this kind."""
    for place in range(1, num(pile[0]) + 1):
        if pile[place] == wanted:
            return True
    return False


@kernel
def copies(pile: Pile, wanted: int) -> int:
    """Return how many pieces of this kind a pile holds."""
    count = 0
    for place in range(1, num(pile[0]) + 1):
        if pile[place] == wanted:
            count += 1
    return count


@kernel
def move_all(source: Pile, target: Pile) -> None:
    """Put all pieces of one pile onto another, in their order."""
    count = num(source[0])
    for place in range(1, count + 1):
        push(target, num(source[place]))
        source[place] = 0
    source[0] = 0


@kernel
def mix(pile: Pile, dice: Dice) -> None:
    """Shuffle a pile."""
    shuffle(dice, pile, 1, 1 + num(pile[0]))


# What is derived from the description of a record uses the following.


@kernel
def hide(pile: Pile) -> None:
    """Blank the pieces of a pile, but not their number."""
    for place in range(1, pile.size):
        pile[place] = 0


@kernel
def tally(pile: Pile, counts: NDArray[Any], at: int, each: int) -> None:
    """Add `each` to `counts[at + n]` for every visible piece n of a pile."""
    for place in range(1, num(pile[0]) + 1):
        if pile[place] > 0:
            counts[at + num(pile[place])] += each


@kernel
def fill(pile: Pile, pool: NDArray[Any], used: int, ordered: bool) -> int:
    """Fill the hidden places of a pile with pieces from `pool[used:]`. Returns how many of the pool are used then."""
    count = num(pile[0])
    if ordered:
        pile[0] = 0
    for place in range(1, count + 1):
        if ordered:
            insert(pile, num(pool[used]))
        else:
            pile[place] = pool[used]
        used += 1
    return used


@kernel
def flaw_in(pile: Pile, room: int, shown: bool, ordered: bool, counts: NDArray[Any]) -> int:
    """Return the flaw in a pile with room for `room` pieces, or 0; and add its pieces to `counts`.

    If it isn't shown, its pieces have to be blank.
    """
    count = num(pile[0])
    if not 0 <= count <= room:
        return OUT_OF_RANGE
    before = 0
    for place in range(1, pile.size):
        there = num(pile[place])
        if place > count or not shown:
            if there != 0:
                return NOT_BLANK
        elif not 1 <= there < counts.size:
            return OUT_OF_RANGE
        elif ordered and there < before:
            return MISCOUNTED
        else:
            counts[there] += 1
            before = there
    return NO_FLAW
