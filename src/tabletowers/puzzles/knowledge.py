"""What a person knows halfway through a puzzle, and the deductions that add to it.

Knowledge is a table of possibilities from which deductions only ever take away. For each building there is a row with
the lots on which it may still stand and the bit OUT; three more rows hold the buildings that may be own, those that
may not be, and those not yet entered on the map. Because every bit is taken away only once, the deduction that took it
is the reason why it is gone, and a proof can be cut down to what it needs.

The whole table is one number with 64 bits for each row, so that comparing and combining knowledge is a single
operation, and so that it can be handed to compiled code as it is.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS

#: The bit beside a building's sixteen lots: it may be one of the two that are not in town (OT-2).
OUT = 1 << LOTS

#: The rows after those of the buildings: may be the player's, may not be the player's, not yet entered.
MAY_OWN = BUILDING_COUNT
MAY_NOT_OWN = BUILDING_COUNT + 1
NOT_ENTERED = BUILDING_COUNT + 2
ROWS = BUILDING_COUNT + 3

ALL_BUILDINGS = (1 << BUILDING_COUNT) - 1
ANYWHERE = ALL_LOTS | OUT

#: The table of possibilities as one number, or a part of it.
Knowledge = int

_ROW_BITS = 64
_ROW = (1 << _ROW_BITS) - 1
#: The length of a table in bytes: `to_bytes(BYTES, "little")` is an array of 64-bit numbers.
BYTES = ROWS * _ROW_BITS // 8
#: A table from which nothing has been taken away.
EVERYTHING = (1 << ROWS * _ROW_BITS) - 1

_TABLE = struct.Struct(f"<{ROWS}q")


class Deduction(NamedTuple):
    """One conclusion in numbers; `steps` turns it into a value with names.

    Lots, other buildings and cards are bitmasks. A deduction by a chain or by cases has its rows as `links`. The last
    row of a chain is an impossibility, with one of the numbers in `names.ENDS` as its technique.
    """

    technique: int
    #: −1 if it is not about a single building.
    building: int
    lots: int
    others: int
    cards: int
    #: What it takes away.
    takes: Knowledge
    #: What has to be gone already for it to hold.
    relies: Knowledge
    links: tuple[Deduction, ...] = ()


def table(rows: Iterable[int]) -> Knowledge:
    """All rows as one number."""
    return int.from_bytes(_TABLE.pack(*rows), "little")


def rows_of(known: Knowledge) -> tuple[int, ...]:
    """The rows of a table."""
    return _TABLE.unpack(known.to_bytes(BYTES, "little"))


def part(row: int, mask: int) -> Knowledge:
    """Some bits of a single row."""
    return mask << row * _ROW_BITS


def row_of(known: Knowledge, row: int) -> int:
    """A single row of a table."""
    return known >> row * _ROW_BITS & _ROW


#: A bit in the row of every building: multiplied by a set of lots, these lots of every building.
_EACH_BUILDING = sum(part(building, 1) for building in range(BUILDING_COUNT))


def of_every_building(lots: int) -> Knowledge:
    """Some lots in the row of every building."""
    return lots * _EACH_BUILDING


def left_after(known: Knowledge, deductions: Iterable[Deduction]) -> Knowledge:
    """What is left of a table when these deductions have taken their bits away."""
    for deduction in deductions:
        known &= ~deduction.takes
    return known


def decode(data: bytes) -> list[Deduction]:
    """Deductions from compiled code: for each, its fields in order as 64-bit numbers, a table being as many as rows."""
    read = int.from_bytes
    return [
        Deduction(technique, building, lots, others, cards, read(takes, "little"), read(relies, "little"))
        for technique, building, lots, others, cards, takes, relies in _DEDUCTION.iter_unpack(data)
    ]


_DEDUCTION = struct.Struct(f"<5q{BYTES}s{BYTES}s")


def places(mask: int) -> list[int]:
    """The places of the bits that are set, counted from 0."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
