"""Finds a smallest set of contradictory clues in a puzzle, or the lots where two solutions differ.

A removal is a set of clues without which the puzzle has a solution. Every contradictory set shares a clue with every
removal. So the search takes a smallest set that shares a clue with each removal found so far. If that set is
contradictory, it is the result. If not, it is extended by other clues as far as possible, and the clues that are left
over form another removal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.puzzles.exact import own_sets_of, towns_and_work
from tabletowers.games.oldtown.puzzles.knowledge import OUT
from tabletowers.games.oldtown.puzzles.model import Sheet, Town

#: The most nodes in a search for a conflict. After that, the result is a set from which no clue can be left out,
#: although a smaller set may exist.
_MOST_NODES = 5_000_000
#: The most branches in one search for a set that has a clue in common with all removals.
_MOST_BRANCHES = 200_000


@dataclass(frozen=True, slots=True)
class Conflict:
    """Cards that contradict each other: no town satisfies them all, but some town does if any one is left out.

    `smallest` is True if it has been proven that no smaller set of cards is contradictory.
    """

    cards: tuple[int, ...]
    smallest: bool


def conflict(sheet: Sheet) -> Conflict | None:
    """Return a smallest set of contradictory cards.

    Returns None if the puzzle has a solution, or if deciding whether it has one takes too long. If finding a smallest
    set takes too long, returns a set that may be larger but contains no unnecessary card.
    """
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
    """Return the lots on which two solutions differ."""
    return [lot + 1 for lot in range(LOTS) if one[lot] != other[lot]]


class _TooMuch(Exception):
    """Raised when a search reaches its limit of nodes or branches."""


class _Finder:
    """A search for contradictory clues with a limited number of search nodes.

    Clues are identified by their positions on the sheet. The methods raise _TooMuch when the limit is reached.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._nodes = _MOST_NODES
        self.everything = range(len(sheet.cards))

    def cards_of(self, picked: Collection[int]) -> tuple[int, ...]:
        """Return the cards of the clues at these positions, in ascending order."""
        return tuple(sorted(self._sheet.cards[i] for i in picked))

    def fits(self, picked: Collection[int]) -> bool:
        """Return whether some town satisfies these clues."""
        return self._town(self._some(picked)) is not None

    def without_needless(self) -> list[int]:
        """Return a contradictory set of clues that is no longer contradictory if any one clue is left out.

        Starts with all clues and drops one after another, as long as the others remain contradictory.
        """
        picked = list(self.everything)
        for i in self.everything:
            fewer = [j for j in picked if j != i]
            if not self.fits(fewer):
                picked = fewer
        return picked

    def smallest(self, most: int) -> list[int] | None:
        """Return a smallest contradictory set of clues if it has fewer than `most` clues; otherwise None."""
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
        """Return the clues `picked`, extended with other clues until no more can be added without a contradiction.

        First adds all clues that are true in the first town found, then others one by one.
        """
        kept = self._also_true(picked)
        for i in self.everything:
            if i not in kept:
                kept |= self._also_true(kept | {i})
        return kept

    def _also_true(self, picked: Collection[int]) -> set[int]:
        """Return all clues that are true in a town that satisfies the clues `picked`.

        Returns an empty set if there is no such town.
        """
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
        """Return a copy of the sheet with only the clues at these positions."""
        return self._sheet.some(sorted(picked))

    def _town(self, sheet: Sheet, allowed: Sequence[int] | None = None) -> bytes | None:
        """Return a town that satisfies the clues of a sheet, or None. `allowed` restricts each building's lots."""
        towns, complete, nodes = towns_and_work(sheet, 1, allowed, self._nodes)
        self._nodes -= nodes
        if not towns and not complete:
            raise _TooMuch
        return towns[0] if towns else None


def _meets_all(sets: list[int], most: int, budget: list[int], chosen: int = 0) -> int | None:
    """Return `chosen` with at most `most` clues added, so that it shares a clue with each of `sets`.

    Returns None if that is impossible. Sets of clues are bitmasks. `budget[0]` is reduced by 1 for every branch of the
    search; it is negative afterwards if the search was cut off.
    """
    budget[0] -= 1
    missed = [one for one in sets if not one & chosen]
    if not missed:
        return chosen
    # Sets that are disjoint each need a clue of their own.
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
        extended = _meets_all(missed, most - 1, budget, chosen | bit)
        if extended is not None:
            return extended
    return None
