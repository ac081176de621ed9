"""What is wrong with an unsound puzzle: a smallest set of clues that contradict each other, or two towns that both fit.

The smallest set is found by duality: it meets every set of clues whose removal lets some town fit. So the smallest set
that meets all removals found so far is tried; either it contradicts itself, or it yields a further removal.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tabletowers.games.oldtown.data import LOTS
from tabletowers.puzzles.exact import towns_of
from tabletowers.puzzles.model import Sheet, Town

#: Sets that are tried before an irreducible set, perhaps not a smallest, has to do.
_MOST_TRIES = 3000
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
    everything = frozenset(range(len(sheet.cards)))
    if _fits(sheet, everything) is not False:
        return None
    irreducible = _without_needless(sheet, sorted(everything))
    removals: list[int] = []
    size = 0
    for _ in range(_MOST_TRIES):
        chosen = None
        while chosen is None and size < len(irreducible):
            budget = [_MOST_BRANCHES]
            chosen = _meets_all(removals, size, budget)
            if budget[0] < 0:
                return Conflict(_cards(sheet, irreducible), False)
            if chosen is None:
                size += 1
        if chosen is None:
            return Conflict(_cards(sheet, irreducible), True)
        picked = [i for i in everything if chosen >> i & 1]
        if _fits(sheet, frozenset(picked)) is False:
            return Conflict(_cards(sheet, picked), True)
        kept = _grow(sheet, picked, sorted(everything))
        removals.append(sum(1 << i for i in everything - kept))
    return Conflict(_cards(sheet, irreducible), False)


def differing_lots(one: Town, other: Town) -> list[int]:
    """The lots in which two towns differ."""
    return [lot + 1 for lot in range(LOTS) if one[lot] != other[lot]]


def _cards(sheet: Sheet, picked: list[int]) -> tuple[int, ...]:
    return tuple(sorted(int(sheet.cards[i]) for i in picked))


def _fits(sheet: Sheet, picked: frozenset[int]) -> bool | None:
    """Whether some town satisfies these clues; None if that could not be decided."""
    order = np.array(sorted(picked), np.int64)
    towns, complete = towns_of(Sheet(sheet.cards[order], sheet.named[order], sheet.own, sheet.hidden), 1)
    return True if len(towns) else False if complete else None


def _without_needless(sheet: Sheet, picked: list[int]) -> list[int]:
    """Leave clues out one by one as long as the rest contradicts itself."""
    for i in list(picked):
        fewer = [j for j in picked if j != i]
        if _fits(sheet, frozenset(fewer)) is False:
            picked = fewer
    return picked


def _grow(sheet: Sheet, picked: list[int], everything: list[int]) -> frozenset[int]:
    """Add clues one by one as long as a town fits."""
    kept = frozenset(picked)
    for i in everything:
        if i not in kept and _fits(sheet, kept | {i}):
            kept |= {i}
    return kept


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
