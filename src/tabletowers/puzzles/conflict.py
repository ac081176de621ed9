"""What is wrong with an unsound puzzle: a smallest set of clues that contradict each other, or two towns that both fit.

The smallest set is found by duality: it shares a clue with every removal, a set of clues without which some town fits.
So we try the smallest set that meets all removals found so far; either it contradicts itself, or it yields one more
removal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.puzzles.exact import own_sets_of, towns_and_work
from tabletowers.puzzles.knowledge import OUT
from tabletowers.puzzles.model import Sheet, Town

#: Search nodes for a whole conflict; after that an irreducible set that may not be a smallest one has to do.
_MOST_NODES = 5_000_000
#: Branches visited in one search for a set that meets all removals.
_MOST_BRANCHES = 200_000


@dataclass(frozen=True, slots=True)
class Conflict:
    """Cards that no town satisfies together, although some town fits as soon as any of them is left out.

    `smallest` is True when it is proven that no smaller set of cards is contradictory.
    """

    cards: tuple[int, ...]
    smallest: bool


def conflict(sheet: Sheet) -> Conflict | None:
    """A smallest set of contradictory cards; None if a town fits, or if it would take too long to decide."""
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
    """The lots on which two towns differ."""
    return [lot + 1 for lot in range(LOTS) if one[lot] != other[lot]]


class _TooMuch(Exception):
    """There is no work left that may be done."""


class _Finder:
    """Looks for contradictory clues on a sheet with a bounded amount of work. A clue is its place on the sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._nodes = _MOST_NODES
        self.everything = range(len(sheet.cards))

    def cards_of(self, picked: Collection[int]) -> tuple[int, ...]:
        """The cards of some clues, in ascending order."""
        return tuple(sorted(self._sheet.cards[i] for i in picked))

    def fits(self, picked: Collection[int]) -> bool:
        """Whether some town satisfies these clues."""
        return self._town(self._some(picked)) is not None

    def without_needless(self) -> list[int]:
        """All clues but those that can be left out, one after the other, while the rest stays contradictory."""
        picked = list(self.everything)
        for i in self.everything:
            fewer = [j for j in picked if j != i]
            if not self.fits(fewer):
                picked = fewer
        return picked

    def smallest(self, most: int) -> list[int] | None:
        """A smallest contradictory set with fewer than `most` clues; None if there is none."""
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
        """More clues with which some town still fits: those that are true in the town found, then others one by one."""
        kept = self._also_true(picked)
        for i in self.everything:
            if i not in kept:
                kept |= self._also_true(kept | {i})
        return kept

    def _also_true(self, picked: Collection[int]) -> set[int]:
        """All clues that are true in the first town that fits these; empty if none does."""
        few = self._some(picked)
        town = self._town(few)
        if town is None:
            return set()
        own = own_sets_of(few, [town])[0]
        only = [OUT] * BUILDING_COUNT
        for lot, building in enumerate(town):
            only[building] = 1 << lot
        alone = (replace(self._some([i]), own=own, hidden=0) for i in self.everything)
        return {i for i, clue in zip(self.everything, alone, strict=True) if self._town(clue, only) is not None}

    def _some(self, picked: Collection[int]) -> Sheet:
        """The sheet with some of its clues."""
        return self._sheet.some(sorted(picked))

    def _town(self, sheet: Sheet, allowed: Sequence[int] | None = None) -> bytes | None:
        """A town that fits; None if there is none."""
        towns, complete, nodes = towns_and_work(sheet, 1, allowed, self._nodes)
        self._nodes -= nodes
        if not towns and not complete:
            raise _TooMuch
        return towns[0] if towns else None


def _meets_all(sets: list[int], most: int, budget: list[int], chosen: int = 0) -> int | None:
    """At most `most` clues, as a bitmask, with one from each of the sets; None if that can't be."""
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
