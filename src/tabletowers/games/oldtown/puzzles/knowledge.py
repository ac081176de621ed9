"""What is known at some point in solving a puzzle, and the deductions that add to it.

Knowledge is a table of possibilities, and deductions remove possibilities. Each building has a row with the lots on
which it could still stand and the bit OUT (it could be absent from the town). Three more rows contain the buildings
that the player possibly owns, those that the player possibly doesn't own, and those not yet entered on the map. Each
bit is removed only once, and the deduction that removes it is the reason why the possibility is false. So a proof can
be reduced to the steps that it needs.

The whole table is one integer with 64 bits for each row. So comparing or combining knowledge takes a single operation,
and the table can be passed to compiled code as it is.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS

#: The bit after those of a building's sixteen lots: the building may be one of the two that are not in town (OT-2).
OUT = 1 << LOTS

#: The rows after those of the buildings: buildings that may be own, that may be not own, that are not yet entered.
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
#: A table from which nothing has been removed.
EVERYTHING = (1 << ROWS * _ROW_BITS) - 1

_TABLE = struct.Struct(f"<{ROWS}q")


class Deduction(NamedTuple):
    """One conclusion, encoded as numbers. The module `steps` translates it into named values.

    `lots`, `others` (other buildings) and `cards` are bitmasks. `links` contains the rows of the chain if the
    conclusion was reached by a chain or by cases. The last row of a chain is a contradiction, and its technique is one
    of those in `names.ENDS`.
    """

    technique: int
    #: −1 if the deduction is not about a single building.
    building: int
    lots: int
    others: int
    cards: int
    #: The possibilities that the deduction removes.
    takes: Knowledge
    #: The possibilities that must already be removed for the deduction to hold.
    relies: Knowledge
    links: tuple[Deduction, ...] = ()


def table(rows: Iterable[int]) -> Knowledge:
    """Return the rows of a knowledge table, combined into one integer."""
    return int.from_bytes(_TABLE.pack(*rows), "little")


def rows_of(known: Knowledge) -> tuple[int, ...]:
    """Unpack a knowledge table into its rows, each an integer whose bits are possibilities."""
    return _TABLE.unpack(known.to_bytes(BYTES, "little"))


def part(row: int, mask: int) -> Knowledge:
    """Return a knowledge table that is empty except for these bits in one row."""
    return mask << row * _ROW_BITS


def row_of(known: Knowledge, row: int) -> int:
    """Return a single row of a knowledge table."""
    return known >> row * _ROW_BITS & _ROW


#: The lowest bit in the row of every building. Multiplied by a set of lots, it gives these lots in all these rows.
_EACH_BUILDING = sum(part(building, 1) for building in range(BUILDING_COUNT))


def of_every_building(lots: int) -> Knowledge:
    """Return a knowledge table with these lots in the row of every building."""
    return lots * _EACH_BUILDING


def left_after(known: Knowledge, deductions: Iterable[Deduction]) -> Knowledge:
    """Return `known` without the possibilities that these deductions rule out."""
    for deduction in deductions:
        known &= ~deduction.takes
    return known


def decode(data: bytes) -> list[Deduction]:
    """Return the deductions that compiled code has written, decoded from their numbers.

    Each field is a 64-bit number; the fields that are knowledge tables have one such number for each row.
    """
    read = int.from_bytes
    return [
        Deduction(technique, building, lots, others, cards, read(takes, "little"), read(relies, "little"))
        for technique, building, lots, others, cards, takes, relies in _DEDUCTION.iter_unpack(data)
    ]


_DEDUCTION = struct.Struct(f"<5q{BYTES}s{BYTES}s")


def places(mask: int) -> list[int]:
    """Return the positions of the set bits, counted from 0."""
    positions = []
    while mask:
        positions.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return positions
