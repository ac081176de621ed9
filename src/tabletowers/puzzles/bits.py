"""Sets as bitmasks, and which lots the card about two buildings joins: the small change of both solvers."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import CARD_KIND, CARD_PAIRS, C
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.kernel import kernel

#: The bit beside a building's sixteen lots that says: it may be one of the two that found no place (OT-2).
OUT = 1 << LOTS

# 2^i leaves different remainders modulo 37, so that a table finds the place of a single bit up to 2^35.
_PLACE = np.zeros(37, np.int64)
for _i in range(36):
    _PLACE[(1 << _i) % 37] = _i


@kernel
def count(mask: int) -> int:
    """How many bits are set, of the lowest 24."""
    mask = mask - ((mask >> 1) & 0x555555)
    mask = (mask & 0x333333) + ((mask >> 2) & 0x333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F
    return (mask + (mask >> 8) + (mask >> 16)) & 0x1F


@kernel
def place(bit: int) -> int:
    """The place of a single bit, counted from 0."""
    return _PLACE[bit % 37]  # type: ignore[no-any-return]


@kernel
def single(mask: int) -> bool:
    """Whether exactly one bit is set."""
    return mask != 0 and mask & (mask - 1) == 0


# The 18 C cards make only seven different relations between lots. For each the lots that pair with any lot of a set
# are looked up half by half.
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
    """The lots that a C card pairs with at least one of these."""
    relation = _RELATION[card]
    return _NEAR[relation, 0, lots & _BYTE] | _NEAR[relation, 1, (lots >> _HALF) & _BYTE]  # type: ignore[no-any-return]
