"""The plainest possible solver, to check the fast one: place building after building and look at every clue."""

from __future__ import annotations

from itertools import combinations

from tabletowers.games.oldtown.data import LOTS, Puzzle, town
from tabletowers.games.oldtown.puzzles.model import clues

CARDS = {card.number: card for card in town().cards}


def holds(card: int, about: str | None, lot_of: dict[str, int], own: tuple[str, ...]) -> bool:
    """Whether a clue is true in a town (OT-3, OT-21)."""
    fact = CARDS[card]
    if fact.kind == "C":
        assert fact.building is not None
        named = lot_of[fact.building]
        return any(mine != fact.building and tuple(sorted((named, lot_of[mine]))) in fact.pairs for mine in own)
    if about is None:
        return any(lot_of[mine] in fact.lots for mine in own)
    return lot_of[about] in fact.lots


def own_sets(puzzle: Puzzle, standing: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The sets of own buildings with which all clues hold in a town."""
    lot_of = {building: lot for lot, building in enumerate(standing, 1)}
    sets = [puzzle.own] if puzzle.own is not None else [*combinations(sorted(standing), puzzle.own_unknown)]
    entries = clues(puzzle)
    named = {building for _, building in entries if building is not None}
    possible = []
    for own in sets:
        assert own is not None
        if {*own, *named} <= {*standing} and all(holds(card, about, lot_of, own) for card, about in entries):
            possible.append(tuple(sorted(own)))
    return possible


def all_towns(puzzle: Puzzle, limit: int) -> list[tuple[str, ...]] | None:
    """Every town that fits, found by placing the named buildings one by one.

    None if there are more than `limit`, or if it would take too long for a test.
    """
    entries = clues(puzzle)
    mine = {*(puzzle.own or ())}
    named = {building for _, building in entries if building is not None} | mine
    allowed = {building: set(range(1, LOTS + 1)) for building in named}
    for card, about in entries:
        if about is not None and CARDS[card].kind != "C":
            allowed[about] &= {*CARDS[card].lots}
    order = sorted(named, key=lambda building: (building not in mine, len(allowed[building])))
    others = [building for building in town().buildings if building not in named]
    towns: list[tuple[str, ...]] = []
    work = [6000]

    def place(i: int, lot_of: dict[str, int]) -> bool:
        work[0] -= 1
        if work[0] < 0 or len(towns) > limit:
            return False
        if i == len(order):
            return fill(lot_of)
        for lot in allowed[order[i]] - {*lot_of.values()}:
            placed = {**lot_of, order[i]: lot}
            if possible(placed) and not place(i + 1, placed):
                return False
        return True

    def possible(placed: dict[str, int]) -> bool:
        """Whether no clue about buildings that are all placed is false."""
        if puzzle.own is None or not mine <= {*placed}:
            return True
        return all(
            holds(card, about, placed, puzzle.own)
            for card, about in entries
            if (about is None or CARDS[card].kind == "C") and (about is None or about in placed)
        )

    def fill(lot_of: dict[str, int]) -> bool:
        free = [lot for lot in range(1, LOTS + 1) if lot not in lot_of.values()]
        work[0] -= 100 if puzzle.own is None else 1
        if len(free) > 1:
            return False
        for extra in others if free else [None]:
            whole = lot_of if extra is None else {**lot_of, extra: free[0]}
            standing = tuple(sorted(whole, key=lambda building: whole[building]))
            if own_sets(puzzle, standing):
                towns.append(standing)
        return True

    if len(named) > LOTS:
        return []
    return towns if place(0, {}) and len(towns) <= limit else None
