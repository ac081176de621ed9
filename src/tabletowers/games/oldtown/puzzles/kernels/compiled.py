"""The puzzle solver that runs the compiled kernels on NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.puzzles.deduction_layout import (
    MOST_LINKS,
    MOST_OWN_SETS,
    MOST_STEPS,
    STEP_WIDTH,
    TECHNIQUE,
)
from tabletowers.games.oldtown.puzzles.kernels import exact, proof
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks
from tabletowers.games.oldtown.puzzles.kernels.cases import simplest_cases
from tabletowers.games.oldtown.puzzles.kernels.chains import refute, shortest_chain
from tabletowers.games.oldtown.puzzles.kernels.deductions import Trail, clear, take
from tabletowers.games.oldtown.puzzles.knowledge import ANYWHERE, BYTES, Deduction, Knowledge, decode
from tabletowers.games.oldtown.puzzles.model import Sheet
from tabletowers.games.oldtown.puzzles.names import DEEP_CHAIN
from tabletowers.kernel.compiling import announce

_ANYWHERE = np.full(BUILDING_COUNT, ANYWHERE, np.int64)


class CompiledSolver:
    """An implementation of the `Solver` interface (in `puzzles.solver`) that uses compiled kernels."""

    def __init__(self) -> None:
        announce(exact, "the puzzle solver")

    def towns(
        self, sheet: Sheet, allowed: Sequence[int] | None, limit: int, most_nodes: int
    ) -> tuple[list[bytes], bool, int]:
        """Return up to `limit` solutions, whether these are all of them, and the number of nodes searched."""
        cards, named = _clues(sheet.cards, sheet.named)
        lots = _ANYWHERE if allowed is None else np.array(allowed, np.int64)
        towns = np.empty((limit, LOTS), np.int8)
        outcome = np.zeros(3, np.int64)
        exact.find_towns(cards, named, sheet.own, sheet.hidden, lots, limit, most_nodes, towns, outcome)
        count, complete, nodes = outcome.tolist()
        data = towns[:count].tobytes()
        return [data[start : start + LOTS] for start in range(0, len(data), LOTS)], complete == 1, nodes

    def own_sets(self, sheet: Sheet, town: bytes) -> list[int]:
        """Return the sets of buildings that the player could own in a town, as bitmasks."""
        cards, named = _clues(sheet.cards, sheet.named)
        sets = np.empty(MOST_OWN_SETS, np.int64)
        count = exact.own_sets(cards, named, sheet.hidden, np.frombuffer(town, np.int8).copy(), sets)
        return sets[:count].tolist()  # type: ignore[no-any-return]

    def advance(self, sheet: Sheet, known: Knowledge, hardest: int) -> list[Deduction]:
        """Return all deductions that techniques up to `hardest` allow, without chains and cases."""
        _announce_proofs()
        cards, named = _clues(sheet.cards, sheet.named)
        steps = np.empty((MOST_STEPS, STEP_WIDTH), np.int64)
        count = proof.advance(cards, named, sheet.own_count, _rows(known), hardest, steps)
        return _deductions(steps, count)

    def chain(self, sheet: Sheet, known: Knowledge, truth: Knowledge, technique: int) -> Deduction | None:
        """Return the deduction that needs the shortest chain, or None if no chain leads to a deduction."""
        _announce_proofs()
        cards, named = _clues(sheet.cards, sheet.named)
        step = np.empty((1, STEP_WIDTH), np.int64)
        links = np.empty((MOST_LINKS, STEP_WIDTH), np.int64)
        before, after = _rows(known), _rows(known)
        clear(step[0])
        deep = technique == DEEP_CHAIN
        length = shortest_chain(cards, named, sheet.own_count, before, _rows(truth), deep, after, step[0], links)
        if not length:
            return None
        step[0, TECHNIQUE] = technique
        take(before, after, step[0])
        return _deductions(step, 1)[0]._replace(links=tuple(_deductions(links, length)))

    def refute(self, sheet: Sheet, known: Knowledge) -> list[Deduction] | None:
        """Return deductions from `known` that lead to a contradiction, or None if none are found."""
        cards, named = _clues(sheet.cards, sheet.named)
        trail = np.empty((MOST_LINKS, STEP_WIDTH), np.int64)
        length = refute(cards, named, sheet.own_count, _rows(known), trail)
        return _deductions(trail, length) if length else None

    def simplest_split(self, sheet: Sheet, known: Knowledge, truth: Knowledge) -> tuple[int, int, int] | None:
        """Return the false possibility that is easiest to refute by trying all lots of one building.

        The result is the possibility's row and bit, and the building. It is None if there is no such refutation.
        """
        cards, named = _clues(sheet.cards, sheet.named)
        best = np.zeros(3, np.int64)
        if not simplest_cases(cards, named, sheet.own_count, _rows(known), _rows(truth), best):
            return None
        row, bit, building = best.tolist()
        return row, bit, building

    def reaches(self, sheet: Sheet, known: Knowledge, truth: Knowledge, hardest: int, longest: int) -> bool:
        """Return whether techniques up to `hardest`, and chains of up to `longest` rows, solve the puzzle."""
        _announce_proofs()
        cards, named = _clues(sheet.cards, sheet.named)
        return proof.reaches(cards, named, sheet.own_count, _rows(known), _rows(truth), hardest, longest)


@cache
def _announce_proofs() -> None:
    announce(proof, "the techniques of the puzzle solver")


@lru_cache(maxsize=64)
def _clues(cards: tuple[int, ...], named: tuple[int, ...]) -> tuple[Masks, Masks]:
    """Return the clues of a sheet as arrays. The arrays are cached because a proof uses the same ones many times."""
    return np.array(cards, np.int64), np.array(named, np.int64)


def _rows(known: Knowledge) -> Masks:
    """Return a knowledge table as a new array, which kernels may modify."""
    return np.frombuffer(known.to_bytes(BYTES, "little"), np.int64).copy()


def _deductions(trail: Trail, rows: int) -> list[Deduction]:
    return decode(trail[:rows].tobytes())
