"""Operations on bitmasks and on the pairs of lots on C cards, for the exact solver and the prover."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import C
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.puzzles.kernels.clue_arrays import CARD_KIND, CARD_PAIRS
from tabletowers.kernel.compiling import kernel

#: An array of bitmasks: sets of buildings, of lots or of anything else.
Masks = NDArray[np.int64]

# 2^i leaves different remainders modulo 37, so a table gives the position of a single bit up to 2^35.
_PLACE = np.zeros(37, np.int64)
for _i in range(36):
    _PLACE[(1 << _i) % 37] = _i


@kernel
def count(mask: int) -> int:
    """Return the number of set bits among the lowest 24."""
    mask = mask - ((mask >> 1) & 0x555555)
    mask = (mask & 0x333333) + ((mask >> 2) & 0x333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F
    return (mask + (mask >> 8) + (mask >> 16)) & 0x1F


@kernel
def place(bit: int) -> int:
    """Return the position of the only set bit, counted from 0."""
    return _PLACE[bit % 37]  # type: ignore[no-any-return]


@kernel
def single(mask: int) -> bool:
    """Return whether exactly one bit is set."""
    return mask != 0 and mask & (mask - 1) == 0


# The 18 C cards use only seven different relations between lots. For each relation a table gives the lots that pair
# with any lot of a set, for one half of the town at a time.
_RELATIONS: list[tuple[int, ...]] = sorted(
    {tuple(int(lots) for lots in CARD_PAIRS[card]) for card in range(1, CARDS + 1) if CARD_KIND[card] == C}
)
_RELATION = np.full(CARDS + 1, -1, np.int64)
for _card in range(1, CARDS + 1):
    if CARD_KIND[_card] == C:
        _RELATION[_card] = _RELATIONS.index(tuple(int(lots) for lots in CARD_PAIRS[_card]))

_HALF = LOTS // 2
_BYTE = (1 << _HALF) - 1
_NEAR = np.zeros((len(_RELATIONS), 2, 1 << _HALF), np.int64)
for _relation, _partners in enumerate(_RELATIONS):
    for _side in range(2):
        for _mask in range(1 << _HALF):
            for _lot in range(_HALF):
                if _mask >> _lot & 1:
                    _NEAR[_relation, _side, _mask] |= _partners[_side * _HALF + _lot]


@kernel
def near(card: int, lots: int) -> int:
    """Return the lots that form a pair, on a C card, with at least one of these lots."""
    relation = _RELATION[card]
    return _NEAR[relation, 0, lots & _BYTE] | _NEAR[relation, 1, (lots >> _HALF) & _BYTE]  # type: ignore[no-any-return]


@kernel
def few_serve(wanted: Masks, chosen: int, size: int) -> bool:
    """Return whether `chosen` can be extended to `size` elements that include an element of every set in `wanted`.

    Elements are buildings or lots. Each set in `wanted` contains the elements that can satisfy a card about one of the
    player's own buildings; −1 stands for a card of another kind.
    """
    left = size - count(chosen)
    if left < 0:
        return False
    having = np.zeros(left + 1, np.int64)
    choices = np.zeros(left + 1, np.int64)
    having[0] = chosen
    depth = 0
    fresh = True
    while True:
        if fresh:
            unserved = -1
            for i in range(len(wanted)):
                if wanted[i] >= 0 and wanted[i] & having[depth] == 0:
                    unserved = i
                    break
            if unserved < 0:
                return True
            choices[depth] = wanted[unserved] if depth < left else 0
        if choices[depth] == 0:
            if depth == 0:
                return False
            depth -= 1
            fresh = False
            continue
        bit = choices[depth] & -choices[depth]
        choices[depth] ^= bit
        having[depth + 1] = having[depth] | bit
        depth += 1
        fresh = True


@kernel
def copy(source: Masks, target: Masks) -> None:
    """Copy an array of masks. A loop is used because it compiles much faster than a slice assignment."""
    for i in range(len(target)):
        target[i] = source[i]


@kernel
def wipe(target: Masks, value: int) -> None:
    """Set every mask in an array to the same value."""
    for i in range(len(target)):
        target[i] = value
