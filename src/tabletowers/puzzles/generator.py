"""New puzzles: sound ones, from the game's own cards, for a wanted level, the same for the same seed everywhere.

A draft is a random town in which many A cards hold, own buildings with many C cards between them, and B cards that are
added one by one, each to exclude a second town that still fits. Then clues are left out as long as the puzzle stays
sound (and, unless it is to be minimal, no harder than wanted). Only our own dice and whole numbers decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import (
    ALL_LOTS,
    BUILDING_COUNT,
    BUILDINGS,
    CARD_BUILDING,
    CARD_KIND,
    CARD_LOTS,
    CARD_PAIRS,
    IN_TOWN,
    A,
    B,
    C,
)
from tabletowers.games.oldtown.data import CARDS, LEVELS, LOTS, Puzzle
from tabletowers.kernel import below, new_dice
from tabletowers.kernel.dice import Dice
from tabletowers.puzzles.bits import count
from tabletowers.puzzles.chains import MOST_LINKS, Trail
from tabletowers.puzzles.exact import MOST_OWN_SETS, own_sets, towns_of
from tabletowers.puzzles.grading import EXPERT, REACH, Grade, grade_of
from tabletowers.puzzles.knowledge import MAY_NOT_OWN, MAY_OWN, NOT_ENTERED, new_trail, own_count, start
from tabletowers.puzzles.model import Sheet, buildings_of, to_json
from tabletowers.puzzles.proof import MOST_STEPS, advance, first_proof, prove, truth_of

#: Drafts after which a request counts as one that can't be met.
MOST_DRAFTS = 500

#: More than this is too much to ask of a person.
MOST_EFFORT = 800

#: For each level: how many own buildings, and how many A cards a draft starts with (fewest and most).
_RECIPES = {
    "easy": ((1, 1), (12, 14)),
    "medium": ((2, 2), (10, 13)),
    "hard": ((2, 3), (9, 12)),
    "expert": ((3, 3), (7, 11)),
}
#: The same when the own buildings are to be found.
_OWN_HIDDEN = (2, 2)
#: Choices of own buildings that a draft compares; the one with the most C cards is taken.
_OWN_TRIES = 8
_MOST_B = 16
#: Nodes after which a half-finished draft is given up.
_NODES = 20_000

_CARDS_OF_KIND = [[card for card in range(1, CARDS + 1) if CARD_KIND[card] == kind] for kind in (A, B, C)]


class CannotGenerate(ValueError):
    """A request that could not be met, with what was tried."""

    def __init__(self, wanted: str, tried: dict[str, Any]) -> None:
        levels = ", ".join(f"{count} {level}" for level, count in tried["levels"].items()) or "none"
        fewest = "" if tried["fewest_clues"] is None else f"; the fewest clues were {tried['fewest_clues']}"
        super().__init__(
            f"no {wanted} found in {tried['drafts']} drafts; {tried['sound']} of them were sound puzzles"
            f" ({levels}){fewest}"
        )
        self.tried = tried


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with its grade, and its own buildings if the player has to find them."""

    puzzle: Puzzle
    grade: Grade
    own: tuple[str, ...]
    seed: int

    def to_json(self) -> dict[str, Any]:
        """The puzzle in the form of the printed ones, with `level`, `grade` and, for hidden ones, `own_solution`."""
        shown = {**to_json(self.puzzle), "grade": self.grade.number, "seed": self.seed}
        return shown if self.puzzle.own is not None else {**shown, "own_solution": [*self.own]}


def generate(
    level: str,
    seed: int,
    *,
    minimal: bool = False,
    hidden_own: bool = False,
    most_clues: int | None = None,
    drafts: int = MOST_DRAFTS,
    on_draft: Callable[[int], None] | None = None,
) -> Generated:
    """A sound puzzle of this level; CannotGenerate says what was tried if there is none within so many drafts.

    With `minimal` no clue can be left out without losing soundness. With `hidden_own` the own buildings are to be
    found, and only one set of them fits. `most_clues` bounds the number of clues. `on_draft` is told how many drafts
    were made before.
    """
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}; there is {', '.join(LEVELS)}")
    dice = new_dice(seed)
    seen: Counter[str] = Counter()
    fewest: int | None = None
    for tried in range(drafts):
        if on_draft is not None:
            on_draft(tried)
        draft = _draft(dice, level, hidden_own)
        if draft is None:
            continue
        reach = _Reach(draft[0], draft[1])
        sheet, town, own = _thin_out(dice, draft, None if minimal else reach, LEVELS.index(level))
        found = reach.level(sheet)
        seen[LEVELS[found]] += 1
        fewest = len(sheet.cards) if fewest is None else min(fewest, len(sheet.cards))
        if LEVELS[found] != level or (most_clues is not None and len(sheet.cards) > most_clues):
            continue
        truth = truth_of(sheet, town[None])
        if found == EXPERT and not first_proof(sheet, truth, deepest=1).complete:
            continue
        trails = prove(sheet, truth)
        grade = grade_of(trails.steps[trails.needed_for_all()])
        if grade.level == level and grade.effort <= MOST_EFFORT:
            return Generated(_puzzle(sheet, town, grade), grade, tuple(buildings_of(own)), seed)
    wanted = [level, *(["minimal"] if minimal else []), "puzzle"]
    if hidden_own:
        wanted.append("with own buildings to be found")
    if most_clues is not None:
        wanted.append(f"with at most {most_clues} clues")
    levels = {name: seen[name] for name in LEVELS if seen[name]}
    tried_all = {"drafts": drafts, "sound": sum(seen.values()), "levels": levels, "fewest_clues": fewest}
    raise CannotGenerate(" ".join(wanted), tried_all)


def _puzzle(sheet: Sheet, town: NDArray[np.int8], grade: Grade) -> Puzzle:
    """A sheet as a puzzle, its cards in ascending order."""
    cards = sorted(zip(sheet.cards.tolist(), sheet.named.tolist(), strict=True))
    return Puzzle(
        a=tuple(card for card, _ in cards if CARD_KIND[card] == A),
        b=tuple((card, BUILDINGS[building]) for card, building in cards if CARD_KIND[card] == B),
        c=tuple(card for card, _ in cards if CARD_KIND[card] == C),
        own=None if sheet.hidden else tuple(buildings_of(sheet.own)),
        own_unknown=sheet.hidden,
        solution=tuple(BUILDINGS[building] for building in town),
        number=None,
        level=grade.level,
    )


# Drafts

#: A draft: all its clues, the town it describes, and the own buildings.
_Draft = tuple[Sheet, NDArray[np.int8], int]


def _pick(dice: Dice, items: list[Any]) -> Any:
    return items[below(dice, len(items))]


def _shuffled(dice: Dice, items: list[Any]) -> list[Any]:
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = below(dice, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def _draft(dice: Dice, level: str, hidden_own: bool) -> _Draft | None:
    """A sound puzzle with more clues than it needs; None if it did not come about."""
    own_range, a_range = _RECIPES[level]
    own_range = _OWN_HIDDEN if hidden_own else own_range
    size = own_range[0] + below(dice, own_range[1] - own_range[0] + 1)
    town = _random_town(dice, a_range[0] + below(dice, a_range[1] - a_range[0] + 1))
    if town is None:
        return None
    lot_of = {building: lot for lot, building in enumerate(town)}
    clues = [
        (card, building)
        for card in _CARDS_OF_KIND[A]
        if (building := int(CARD_BUILDING[card])) in lot_of and CARD_LOTS[card] >> lot_of[building] & 1
    ]
    own, about_own = _choose_own(dice, lot_of, size)
    clues += about_own
    hidden = size if hidden_own else 0
    free = _shuffled(dice, _CARDS_OF_KIND[B])
    named = {building for _, building in clues} | (set() if hidden else own)
    for building in _shuffled(dice, town):
        if building not in named:
            card = next((card for card in free if CARD_LOTS[card] >> lot_of[building] & 1), None)
            if card is None:
                return None
            free.remove(card)
            clues.append((card, building))
    owned = sum(1 << building for building in own)
    return _exclude_others(dice, clues, free, town, 0 if hidden else owned, hidden, owned)


def _exclude_others(
    dice: Dice, clues: list[tuple[int, int]], free: list[int], town: list[int], own: int, hidden: int, owned: int
) -> _Draft | None:
    """Add B cards until only this town fits."""
    lot_of = {building: lot for lot, building in enumerate(town)}
    for _ in range(_MOST_B):
        sheet = Sheet(
            np.array([card for card, _ in clues], np.int64),
            np.array([building for _, building in clues], np.int64),
            own,
            hidden,
        )
        towns, complete = towns_of(sheet, 2, most_nodes=_NODES)
        other = next((row for row in towns.tolist() if row != town), None)
        if other is None:
            if not complete or (hidden and not _one_own_set(sheet, towns[0])):
                return None
            return sheet, towns[0], owned
        elsewhere = {building: lot for lot, building in enumerate(other)}
        moved = [building for building in town if elsewhere.get(building, lot_of[building]) != lot_of[building]]
        found = None
        for building in _shuffled(dice, moved):
            here, both = 1 << lot_of[building], 1 << lot_of[building] | 1 << elsewhere[building]
            card = next((card for card in free if CARD_LOTS[card] & both == here), None)
            if card is not None:
                found = (card, building)
                break
        if found is None:
            return None
        free.remove(found[0])
        clues.append(found)
    return None


def _random_town(dice: Dice, a_cards: int) -> list[int] | None:
    """Sixteen buildings in lot order such that so many A cards hold; None if the cards drawn don't go together."""
    buildings = _shuffled(dice, list(range(BUILDING_COUNT)))[:IN_TOWN]
    about = [card for card in _CARDS_OF_KIND[A] if int(CARD_BUILDING[card]) in buildings]
    lots = dict.fromkeys(buildings, ALL_LOTS)
    for card in _shuffled(dice, about)[:a_cards]:
        lots[int(CARD_BUILDING[card])] = int(CARD_LOTS[card])
    holder: dict[int, int] = {}

    def seat(building: int, seen: set[int]) -> bool:
        for lot in _shuffled(dice, [lot for lot in range(LOTS) if lots[building] >> lot & 1]):
            if lot not in seen:
                seen.add(lot)
                if lot not in holder or seat(holder[lot], seen):
                    holder[lot] = building
                    return True
        return False

    # Those with few lots first: the others then fill what is left.
    for building in sorted(buildings, key=lambda building: lots[building] == ALL_LOTS):
        if not seat(building, set()):
            return None
    return [holder[lot] for lot in range(LOTS)]


def _choose_own(dice: Dice, lot_of: dict[int, int], size: int) -> tuple[set[int], list[tuple[int, int]]]:
    """Own buildings with many true C cards about them, and these cards."""
    best: tuple[set[int], list[tuple[int, int]]] = (set(), [])
    for _ in range(_OWN_TRIES):
        own = set(_shuffled(dice, sorted(lot_of))[:size])
        lots = {building: 1 << lot_of[building] for building in own}
        true = [
            (card, building)
            for card in _CARDS_OF_KIND[C]
            if (building := int(CARD_BUILDING[card])) in lot_of
            and any(CARD_PAIRS[card, lot_of[building]] & lots[mine] for mine in own if mine != building)
        ]
        if not best[0] or len(true) > len(best[1]):
            best = own, true
    return best


# Leaving clues out


def _thin_out(dice: Dice, draft: _Draft, reach: _Reach | None, level: int) -> _Draft:
    """Leave out every clue that the puzzle can do without, B cards first; with `reach`, without passing a level."""
    full, town, owned = draft
    clues = range(len(full.cards))
    about_b = [i for i in clues if CARD_KIND[full.cards[i]] == B]
    others = [i for i in clues if CARD_KIND[full.cards[i]] != B]
    kept, sheet = list(clues), full
    for i in [*_shuffled(dice, about_b), *_shuffled(dice, others)]:
        fewer = [j for j in kept if j != i]
        candidate = Sheet(full.cards[fewer], full.named[fewer], full.own, full.hidden)
        if is_sound(candidate) if reach is None or level == EXPERT else reach.within(candidate, level):
            kept, sheet = fewer, candidate
    return sheet, town, owned


def is_sound(sheet: Sheet) -> bool:
    """Whether exactly one town fits and, if they are to be found, one set of own buildings."""
    towns, complete = towns_of(sheet, 1, most_nodes=_NODES)
    return complete and len(towns) == 1 and (not sheet.hidden or _one_own_set(sheet, towns[0]))


def _one_own_set(sheet: Sheet, town: NDArray[np.int8]) -> bool:
    return own_sets(sheet.cards, sheet.named, sheet.hidden, town, np.empty(MOST_OWN_SETS, np.int64)) == 1


class _Reach:
    """How far the techniques of a level lead in puzzles about a known town."""

    def __init__(self, sheet: Sheet, town: NDArray[np.int8]) -> None:
        self._truth = truth_of(sheet, town[None])
        self._steps: Trail = new_trail(MOST_STEPS)
        self._links: Trail = new_trail(10 * MOST_LINKS)

    def within(self, sheet: Sheet, level: int) -> bool:
        """Whether the techniques of a level solve a puzzle; then it is sound as well."""
        known, size = start(sheet), own_count(sheet)
        clues = (sheet.cards, sheet.named, size)
        advance(*clues, known, self._truth, *REACH[level], self._steps, 0, MOST_STEPS, self._links, 0)
        return bool(known[NOT_ENTERED] == 0 and count(known[MAY_OWN] & ~known[MAY_NOT_OWN]) == size)

    def level(self, sheet: Sheet) -> int:
        """The level of a sound puzzle."""
        return next((level for level in range(EXPERT) if self.within(sheet, level)), EXPERT)
