"""The puzzle solver that uses Old Town's compiled library (`backends.ctypes_runtime`), without NumPy or Numba."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from tabletowers.backends.ctypes_runtime import Table, numbers
from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.puzzles.deduction_layout import (
    MOST_LINKS,
    MOST_OWN_SETS,
    MOST_STEPS,
    STEP_WIDTH,
    TECHNIQUE,
)
from tabletowers.games.oldtown.puzzles.knowledge import ANYWHERE, BYTES, Deduction, Knowledge, decode
from tabletowers.games.oldtown.puzzles.model import Sheet
from tabletowers.games.oldtown.puzzles.names import DEEP_CHAIN

_STEP_BYTES = STEP_WIDTH * 8


class LibrarySolver:
    """An implementation of the `Solver` interface (in `puzzles.solver`) that looks up its kernels by name."""

    def __init__(self, kernel: Callable[[str], Callable[..., int]]) -> None:
        self._kernel = kernel

    def towns(
        self, sheet: Sheet, allowed: Sequence[int] | None, limit: int, most_nodes: int
    ) -> tuple[list[bytes], bool, int]:
        """Return up to `limit` solutions, whether these are all of them, and the number of nodes searched."""
        lots = array("q", [ANYWHERE] * BUILDING_COUNT if allowed is None else allowed)
        towns, outcome = bytearray(limit * LOTS), numbers("i8", 3)
        find = self._kernel("find_towns")
        find(*_clues(sheet), sheet.own, sheet.hidden, lots, limit, most_nodes, Table(towns, LOTS), outcome)
        count, complete, nodes = outcome
        return [bytes(towns[start : start + LOTS]) for start in range(0, count * LOTS, LOTS)], complete == 1, nodes

    def own_sets(self, sheet: Sheet, town: bytes) -> list[int]:
        """Return the sets of buildings that the player could own in a town, as bitmasks.

        Each set has `sheet.hidden` buildings.
        """
        sets = numbers("i8", MOST_OWN_SETS)
        count = self._kernel("own_sets")(*_clues(sheet), sheet.hidden, bytearray(town), sets)
        return sets[:count].tolist()

    def advance(self, sheet: Sheet, known: Knowledge, hardest: int) -> list[Deduction]:
        """Return all deductions that techniques up to `hardest` allow, without chains and cases."""
        steps = _trail(MOST_STEPS)
        count = self._kernel("advance")(*_clues(sheet), sheet.own_count, _rows(known), hardest, steps)
        return _deductions(steps, count)

    def chain(self, sheet: Sheet, known: Knowledge, truth: Knowledge, technique: int) -> Deduction | None:
        """Return the deduction that needs the shortest chain, or None. `technique` is CHAIN or DEEP_CHAIN."""
        step, links = numbers("i8", STEP_WIDTH), _trail(MOST_LINKS)
        before, after = _rows(known), _rows(known)
        self._kernel("clear")(step)
        deep = technique == DEEP_CHAIN
        shortest_chain = self._kernel("shortest_chain")
        length = shortest_chain(*_clues(sheet), sheet.own_count, before, _rows(truth), deep, after, step, links)
        if not length:
            return None
        step[TECHNIQUE] = technique
        self._kernel("take")(before, after, step)
        return decode(step.tobytes())[0]._replace(links=tuple(_deductions(links, length)))

    def refute(self, sheet: Sheet, known: Knowledge) -> list[Deduction] | None:
        """Return the deductions that prove `known` to be impossible, or None if there is no such proof."""
        trail = _trail(MOST_LINKS)
        length = self._kernel("refute")(*_clues(sheet), sheet.own_count, _rows(known), trail)
        return _deductions(trail, length) if length else None

    def simplest_split(self, sheet: Sheet, known: Knowledge, truth: Knowledge) -> tuple[int, int, int] | None:
        """Return the false possibility that is easiest to refute by trying all lots of one building.

        The result is the possibility's row and bit, and the building. It is None if there is no such refutation.
        """
        best = numbers("i8", 3)
        if not self._kernel("simplest_cases")(*_clues(sheet), sheet.own_count, _rows(known), _rows(truth), best):
            return None
        row, bit, building = best
        return row, bit, building

    def reaches(self, sheet: Sheet, known: Knowledge, truth: Knowledge, hardest: int, longest: int) -> bool:
        """Return whether techniques up to `hardest`, and chains of up to `longest` rows, solve the puzzle."""
        reaches = self._kernel("reaches")
        return reaches(*_clues(sheet), sheet.own_count, _rows(known), _rows(truth), hardest, longest) == 1


def _clues(sheet: Sheet) -> tuple[array[int], array[int]]:
    return array("q", sheet.cards), array("q", sheet.named)


def _rows(known: Knowledge) -> bytearray:
    """Return a copy of a knowledge table, in memory that kernels may modify."""
    return bytearray(known.to_bytes(BYTES, "little"))


def _trail(rows: int) -> Table:
    return Table(bytearray(rows * _STEP_BYTES), STEP_WIDTH)


def _deductions(trail: Table, rows: int) -> list[Deduction]:
    return decode(bytes(trail.numbers[: rows * _STEP_BYTES]))
