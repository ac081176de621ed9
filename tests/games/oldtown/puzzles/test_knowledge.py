"""Knowledge as one number: its rows go in and come out unchanged."""

from __future__ import annotations

import struct

from hypothesis import given
from hypothesis import strategies as st

from tabletowers.games.oldtown.puzzles.knowledge import (
    ANYWHERE,
    BYTES,
    EVERYTHING,
    ROWS,
    Deduction,
    decode,
    left_after,
    of_every_building,
    part,
    places,
    row_of,
    rows_of,
    table,
)

masks = st.integers(0, 2**20 - 1)
tables = st.lists(masks, min_size=ROWS, max_size=ROWS)


@given(tables)
def test_rows_become_a_table_and_rows_again(rows: list[int]) -> None:
    known = table(rows)
    assert rows_of(known) == (*rows,)
    assert [row_of(known, row) for row in range(ROWS)] == rows
    assert sum(part(row, mask) for row, mask in enumerate(rows)) == known
    assert known & ~EVERYTHING == 0


def test_lots_of_every_building_leave_the_other_rows_alone() -> None:
    assert rows_of(of_every_building(ANYWHERE)) == (*[ANYWHERE] * 18, 0, 0, 0)


@given(masks)
def test_places_are_those_of_the_bits(mask: int) -> None:
    assert sum(1 << place for place in places(mask)) == mask


@given(tables, tables)
def test_deductions_are_read_as_compiled_code_writes_them(takes: list[int], relies: list[int]) -> None:
    data = struct.pack(f"<{5 + 2 * ROWS}q", 3, -1, 5, 6, 1 << 60, *takes, *relies)
    assert len(data) == 5 * 8 + 2 * BYTES
    (deduction,) = decode(data)
    assert deduction == Deduction(3, -1, 5, 6, 1 << 60, table(takes), table(relies))
    assert left_after(EVERYTHING, [deduction]) == EVERYTHING - table(takes)
