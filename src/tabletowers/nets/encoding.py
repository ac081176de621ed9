"""Encodes a decision as a net's inputs.

This is generic code, which is loaded once per game with that game's kernels. The state must be blinded for the seat
(everything hidden from it is blanked), so that the net sees no more than the seat does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num

if TYPE_CHECKING:
    from tabletowers.kernel.required import consider, legal, portray, prospect

Array = NDArray[Any]

#: Offsets of the entries that every game adds at the end of a move's row (`game_inputs.COMMON`), and their number.
_LESS, _GOOD, _BAD, _CHOICES, _COMMON = range(5)


@kernel
def magnitude(value: int) -> int:
    """Encode an integer ≥ 0 logarithmically, with eight steps for every doubling. Below 16 the encoding is exact."""
    shift = 0
    while value >> shift >= 16:
        shift += 1
    return 8 * shift + (value >> shift)


@kernel
def clear(row: Array) -> None:
    """Fill a row with zeros."""
    for i in range(row.size):
        row[i] = 0


@kernel
def describe(
    state: np.record, seat: int, scratch: Array, actions: Array, worths: Array, inputs: Array, moves: Array, size: int
) -> int:
    """Encode a seat's decision, and return the number of moves written.

    Writes what the seat knows into `inputs`, and its legal moves into `actions` and `moves`. `moves` contains a row of
    `size` entries for each move. Of several equivalent moves, only one is written. If there is not enough room, only
    the moves with the highest heuristic values are written. If there is only one move, no inputs are written.
    """
    count = legal(state, seat, scratch)
    if count > 1:
        count = consider(state, seat, scratch, count)
    if count == 1:
        actions[0] = scratch[0]
        return 1
    clear(inputs)
    clear(moves)
    portray(state, seat, inputs)
    return list_moves(state, seat, scratch, count, actions, worths, moves, size)


@kernel
def list_moves(
    state: np.record, seat: int, scratch: Array, count: int, actions: Array, worths: Array, moves: Array, size: int
) -> int:
    """Encode the first `count` actions in `scratch` as rows of `moves`, as `describe` does.

    Returns the number of rows.
    """
    room = actions.size
    kept = min(count, room)
    for i in range(kept):
        actions[i] = scratch[i]
        worths[i] = prospect(state, seat, num(scratch[i]), moves, i * size)
    if count > room:
        spare = np.zeros(size, np.uint8)
        for i in range(room, count):
            clear(spare)
            value = prospect(state, seat, num(scratch[i]), spare, 0)
            least = 0
            for j in range(1, room):
                if worths[j] < worths[least]:
                    least = j
            if value > worths[least]:
                actions[least] = scratch[i]
                worths[least] = value
                for j in range(size):
                    moves[least * size + j] = spare[j]
    best = worths[0]
    for i in range(1, kept):
        best = max(best, worths[i])
    for i in range(kept):
        at = (i + 1) * size - _COMMON
        moves[at + _LESS] = magnitude(num(best - worths[i]))
        moves[at + (_GOOD if worths[i] >= 0 else _BAD)] = magnitude(abs(num(worths[i])))
        moves[at + _CHOICES] = min(count, 255)
    return kept
