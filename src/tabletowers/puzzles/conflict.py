"""What is wrong with an unsound puzzle: a smallest set of clues that contradict each other, or two towns that both fit.

The smallest set is found by duality: it meets every set of clues whose removal lets some town fit. So the smallest set
that meets all removals found so far is tried; either it contradicts itself, or it yields a further removal.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.puzzles.bits import OUT, Masks
from tabletowers.puzzles.exact import anywhere, own_sets_of, towns_and_work
from tabletowers.puzzles.model import Sheet, Town

#: Search nodes for a whole conflict, after which an irreducible set, perhaps not a smallest, has to do.
_MOST_NODES = 5_000_000
#: Branches looked at in one search for a set that meets all removals.
_MOST_BRANCHES = 200_000


@dataclass(frozen=True, slots=True)
class Conflict:
    """Cards that no town satisfies together, while any of them left out lets one fit.

    `smallest` is True when it is proven that no fewer cards contradict each other.
    """

    cards: tuple[int, ...]
    smallest: bool


def conflict(sheet: Sheet) -> Conflict | None:
    """A smallest set of contradicting cards; None if a town fits, or if the puzzle was too large to decide."""
    finder = _Finder(sheet)
    try:
        if finder.fits(finder.everything):
            return None
        irreducible = finder.without_needless()
    except _TooMuch:
        return None
    try:
        smallest = finder.smallest(len(irreducible))
    except _TooMuch:
        return Conflict(finder.cards_of(irreducible), False)
    return Conflict(finder.cards_of(irreducible if smallest is None else smallest), True)


def differing_lots(one: Town, other: Town) -> list[int]:
    """The lots in which two towns differ."""
    return [lot + 1 for lot in range(LOTS) if one[lot] != other[lot]]


class _TooMuch(Exception):
    """The work that may be done is used up."""


class _Finder:
    """Looks for contradicting clues of a sheet, with a bounded amount of work. Clues are their places in the sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._nodes = _MOST_NODES
        self.everything = range(len(sheet.cards))

    def cards_of(self, picked: Collection[int]) -> tuple[int, ...]:
        """The cards of some clues, ascending."""
        return tuple(sorted(int(self._sheet.cards[i]) for i in picked))

    def fits(self, picked: Collection[int]) -> bool:
        """Whether some town satisfies these clues."""
        return len(self._a_town(self._some(picked), anywhere())) > 0

    def without_needless(self) -> list[int]:
        """Clues left out one by one as long as the rest contradicts itself."""
        picked = list(self.everything)
        for i in self.everything:
            fewer = [j for j in picked if j != i]
            if not self.fits(fewer):
                picked = fewer
        return picked

    def smallest(self, most: int) -> list[int] | None:
        """A smallest set of contradicting clues, of fewer than `most`; None if there is none."""
        removals: list[int] = []
        size = 0
        while size < most:
            budget = [_MOST_BRANCHES]
            chosen = _meets_all(removals, size, budget)
            if budget[0] < 0:
                raise _TooMuch
            if chosen is None:
                size += 1
                continue
            picked = [i for i in self.everything if chosen >> i & 1]
            if not self.fits(picked):
                return picked
            kept = self._grown(picked)
            removals.append(sum(1 << i for i in self.everything if i not in kept))
        return None

    def _grown(self, picked: Collection[int]) -> set[int]:
        """More clues with which a town still fits: all that are true in a town found, then one by one."""
        kept = self._also_true(picked)
        for i in self.everything:
            if i not in kept:
                kept |= self._also_true(kept | {i})
        return kept

    def _also_true(self, picked: Collection[int]) -> set[int]:
        """All clues that are true in the first town that these allow; empty if they allow none."""
        few = self._some(picked)
        towns = self._a_town(few, anywhere())
        if not len(towns):
            return set()
        own = own_sets_of(few, towns)[0]
        only = np.full(BUILDING_COUNT, OUT, np.int64)
        for lot, building in enumerate(towns[0].tolist()):
            only[building] = 1 << lot
        return {i for i in self.everything if len(self._a_town(self._some([i], own), only))}

    def _some(self, picked: Collection[int], own: int | None = None) -> Sheet:
        """The sheet with some of its clues, and with own buildings that are found."""
        order = np.array(sorted(picked), np.int64)
        cards, named = self._sheet.cards[order], self._sheet.named[order]
        return Sheet(cards, named, self._sheet.own, self._sheet.hidden) if own is None else Sheet(cards, named, own, 0)

    def _a_town(self, sheet: Sheet, allowed: Masks) -> NDArray[np.int8]:
        """One town that fits, or none."""
        towns, complete, nodes = towns_and_work(sheet, 1, allowed, self._nodes)
        self._nodes -= nodes
        if not len(towns) and not complete:
            raise _TooMuch
        return towns


def _meets_all(sets: list[int], most: int, budget: list[int], chosen: int = 0) -> int | None:
    """At most so many clues, as a bitmask, with one in each of the sets; None if there are none."""
    budget[0] -= 1
    missed = [one for one in sets if not one & chosen]
    if not missed:
        return chosen
    # Sets that have nothing in common each need a clue of their own.
    apart, needed = 0, 0
    for one in missed:
        if not one & apart:
            apart |= one
            needed += 1
    if needed > most or budget[0] < 0:
        return None
    smallest = min(missed, key=lambda one: one.bit_count())
    while smallest:
        bit = smallest & -smallest
        smallest ^= bit
        found = _meets_all(missed, most - 1, budget, chosen | bit)
        if found is not None:
            return found
    return None
