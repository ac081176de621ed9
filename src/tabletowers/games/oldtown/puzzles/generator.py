"""The generator of puzzles with a given level and exactly one solution. The same seed gives the same puzzle.

A draft starts with a random town that makes many A cards true, and a set of buildings owned by the player that makes
many C cards true. Then B cards are added one by one, each of which excludes another solution. Finally, clues are
removed as long as there is still only one solution and the puzzle isn't harder than requested. If a minimal puzzle is
requested, clues are removed even if that makes the puzzle harder. Only integers and our own random number generator are
used, so that every machine makes the same puzzle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

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
from tabletowers.games.oldtown.puzzles.exact import own_sets_of, towns_of
from tabletowers.games.oldtown.puzzles.grading import EXPERT, REACH, Grade, grade_of
from tabletowers.games.oldtown.puzzles.knowledge import Knowledge
from tabletowers.games.oldtown.puzzles.model import Sheet, buildings_of, to_json
from tabletowers.games.oldtown.puzzles.proof import first_proof, prove, reaches, truth_of
from tabletowers.kernel.plain_dice import Dice

#: How many drafts are made before a request fails.
MOST_DRAFTS = 500

#: A proof that takes more effort than this is too hard for a person.
MOST_EFFORT = 800

#: For each level, the fewest and the most own buildings, and the fewest and the most A cards, that a draft starts with.
_RECIPES = {
    "easy": ((1, 1), (12, 14)),
    "medium": ((2, 2), (10, 13)),
    "hard": ((2, 3), (9, 12)),
    "expert": ((3, 3), (7, 11)),
}
#: The number of own buildings if the player has to find them.
_OWN_HIDDEN = (2, 2)
#: How many sets of own buildings a draft compares, to choose the one with the most true C cards.
_OWN_TRIES = 8
_MOST_B = 16
#: The number of search nodes after which a draft is abandoned.
_NODES = 20_000

_CARDS_OF_KIND = [[card for card in range(1, CARDS + 1) if int(CARD_KIND[card]) == kind] for kind in (A, B, C)]


class CannotGenerate(ValueError):
    """Raised if no draft meets the request. `tried` describes the drafts that were made."""

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
    """A new puzzle with its grade and the buildings that the player owns.

    These buildings are included even if the player has to find out which buildings they own.
    """

    puzzle: Puzzle
    grade: Grade
    own: tuple[str, ...]
    seed: int

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as a JSON value, with its `grade` and `seed`.

        If the player has to find out which buildings they own, `own_solution` contains these buildings.
        """
        value = {**to_json(self.puzzle), "grade": self.grade.number, "seed": self.seed}
        return value if self.puzzle.own is not None else {**value, "own_solution": [*self.own]}


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
    """Return a new puzzle of this level with exactly one solution. Raises CannotGenerate if all drafts fail.

    With `minimal`, the puzzle needs every one of its clues. With `hidden_own`, the player has to find out which
    buildings they own, and the clues allow only one set of buildings. `most_clues` limits the number of clues, and
    `drafts` the number of drafts. `on_draft` is called before each draft with the number of drafts already made.
    """
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}; choose from {', '.join(LEVELS)}")
    dice = Dice(seed)
    seen: Counter[str] = Counter()
    fewest: int | None = None
    for tried in range(drafts):
        if on_draft is not None:
            on_draft(tried)
        draft = _draft(dice, level, hidden_own)
        if draft is None:
            continue
        truth = truth_of(draft.sheet, [draft.town])
        sheet = _thin_out(dice, draft.sheet, truth, EXPERT if minimal else LEVELS.index(level))
        reached = _level_of(sheet, truth)
        seen[LEVELS[reached]] += 1
        fewest = len(sheet.cards) if fewest is None else min(fewest, len(sheet.cards))
        if LEVELS[reached] != level or (most_clues is not None and len(sheet.cards) > most_clues):
            continue
        if reached == EXPERT and not first_proof(sheet, truth, deepest=1).complete:
            continue
        grade = grade_of(prove(sheet, truth).needed_steps())
        if grade.level == level and grade.effort <= MOST_EFFORT:
            return Generated(_puzzle(sheet, draft.town, grade), grade, tuple(buildings_of(draft.own)), seed)
    wanted = [level, *(["minimal"] if minimal else []), "puzzle"]
    if hidden_own:
        wanted.append("with own buildings to be found")
    if most_clues is not None:
        wanted.append(f"with at most {most_clues} clues")
    levels = {name: seen[name] for name in LEVELS if seen[name]}
    tried_all = {"drafts": drafts, "sound": sum(seen.values()), "levels": levels, "fewest_clues": fewest}
    raise CannotGenerate(" ".join(wanted), tried_all)


def _puzzle(sheet: Sheet, town: bytes, grade: Grade) -> Puzzle:
    """Convert a sheet, its solution and its grade to a puzzle with the cards in ascending order."""
    cards = sorted(zip(sheet.cards, sheet.named, strict=True))
    return Puzzle(
        a=tuple(card for card, _ in cards if int(CARD_KIND[card]) == A),
        b=tuple((card, BUILDINGS[building]) for card, building in cards if int(CARD_KIND[card]) == B),
        c=tuple(card for card, _ in cards if int(CARD_KIND[card]) == C),
        own=None if sheet.hidden else tuple(buildings_of(sheet.own)),
        own_unknown=sheet.hidden,
        solution=tuple(BUILDINGS[building] for building in town),
        number=None,
        level=grade.level,
    )


# Drafts


class _Draft(NamedTuple):
    """A draft of a puzzle: all its clues, its only solution, and the bitmask of the buildings that the player owns."""

    sheet: Sheet
    town: bytes
    own: int


def _draft(dice: Dice, level: str, hidden_own: bool) -> _Draft | None:
    """Return a puzzle with exactly one solution and more clues than it needs, or None if the attempt fails."""
    own_range, a_range = _RECIPES[level]
    own_range = _OWN_HIDDEN if hidden_own else own_range
    size = own_range[0] + dice.below(own_range[1] - own_range[0] + 1)
    town = _random_town(dice, a_range[0] + dice.below(a_range[1] - a_range[0] + 1))
    if town is None:
        return None
    lot_of = {building: lot for lot, building in enumerate(town)}
    clues = [
        (card, building)
        for card in _CARDS_OF_KIND[A]
        if (building := int(CARD_BUILDING[card])) in lot_of and int(CARD_LOTS[card]) >> lot_of[building] & 1
    ]
    own, about_own = _choose_own(dice, lot_of, size)
    clues += about_own
    hidden = size if hidden_own else 0
    free = dice.shuffled(_CARDS_OF_KIND[B])
    named = {building for _, building in clues} | (set() if hidden else own)
    for building in dice.shuffled(town):
        if building not in named:
            card = next((card for card in free if int(CARD_LOTS[card]) >> lot_of[building] & 1), None)
            if card is None:
                return None
            free.remove(card)
            clues.append((card, building))
    owned = sum(1 << building for building in own)
    return _exclude_others(dice, clues, free, town, owned, hidden)


def _exclude_others(
    dice: Dice, clues: list[tuple[int, int]], free: list[int], town: list[int], owned: int, hidden: int
) -> _Draft | None:
    """Add B cards from `free` to the clues until `town` is the only solution. Returns None if that fails."""
    own = 0 if hidden else owned
    lot_of = {building: lot for lot, building in enumerate(town)}
    for _ in range(_MOST_B):
        sheet = Sheet(tuple([card for card, _ in clues]), tuple([building for _, building in clues]), own, hidden)
        towns, complete = towns_of(sheet, 2, most_nodes=_NODES)
        other = next((solution for solution in towns if solution != bytes(town)), None)
        if other is None:
            if not complete or (hidden and not _one_own_set(sheet, towns[0])):
                return None
            return _Draft(sheet, towns[0], owned)
        elsewhere = {building: lot for lot, building in enumerate(other)}
        moved = [building for building in town if elsewhere.get(building, lot_of[building]) != lot_of[building]]
        clue = None
        for building in dice.shuffled(moved):
            here, both = 1 << lot_of[building], 1 << lot_of[building] | 1 << elsewhere[building]
            card = next((card for card in free if int(CARD_LOTS[card]) & both == here), None)
            if card is not None:
                clue = (card, building)
                break
        if clue is None:
            return None
        free.remove(clue[0])
        clues.append(clue)
    return None


def _random_town(dice: Dice, a_cards: int) -> list[int] | None:
    """Return a random town in which at least `a_cards` of the A cards are true.

    Returns None if the A cards chosen at random contradict each other.
    """
    buildings = dice.shuffled(list(range(BUILDING_COUNT)))[:IN_TOWN]
    about = [card for card in _CARDS_OF_KIND[A] if int(CARD_BUILDING[card]) in buildings]
    lots = dict.fromkeys(buildings, ALL_LOTS)
    for card in dice.shuffled(about)[:a_cards]:
        lots[int(CARD_BUILDING[card])] = int(CARD_LOTS[card])
    holder: dict[int, int] = {}

    def seat(building: int, seen: set[int]) -> bool:
        for lot in dice.shuffled([lot for lot in range(LOTS) if lots[building] >> lot & 1]):
            if lot not in seen:
                seen.add(lot)
                if lot not in holder or seat(holder[lot], seen):
                    holder[lot] = building
                    return True
        return False

    # Buildings with an A card come first; the others fill the lots that are left.
    for building in sorted(buildings, key=lambda building: lots[building] == ALL_LOTS):
        if not seat(building, set()):
            return None
    return [holder[lot] for lot in range(LOTS)]


def _choose_own(dice: Dice, lot_of: dict[int, int], size: int) -> tuple[set[int], list[tuple[int, int]]]:
    """Choose `size` buildings for the player to own such that many C cards are true.

    Returns the chosen buildings and the C cards that are true.
    """
    best: tuple[set[int], list[tuple[int, int]]] = (set(), [])
    for _ in range(_OWN_TRIES):
        own = set(dice.shuffled(sorted(lot_of))[:size])
        lots = {building: 1 << lot_of[building] for building in own}
        true = [
            (card, building)
            for card in _CARDS_OF_KIND[C]
            if (building := int(CARD_BUILDING[card])) in lot_of
            and any(int(CARD_PAIRS[card][lot_of[building]]) & lots[mine] for mine in own if mine != building)
        ]
        if not best[0] or len(true) > len(best[1]):
            best = own, true
    return best


# Leaving clues out


def _thin_out(dice: Dice, full: Sheet, truth: Knowledge, level: int) -> Sheet:
    """Remove all clues that the puzzle doesn't need at this level, trying B cards first."""
    clues = range(len(full.cards))
    about_b = [i for i in clues if int(CARD_KIND[full.cards[i]]) == B]
    others = [i for i in clues if int(CARD_KIND[full.cards[i]]) != B]
    kept, sheet = list(clues), full
    for i in [*dice.shuffled(about_b), *dice.shuffled(others)]:
        fewer = [j for j in kept if j != i]
        candidate = full.some(fewer)
        if is_sound(candidate) if level == EXPERT else reaches(candidate, truth, *REACH[level]):
            kept, sheet = fewer, candidate
    return sheet


def is_sound(sheet: Sheet) -> bool:
    """Return whether the puzzle has exactly one solution.

    If the player has to find out which buildings they own, the clues must also allow only one set of buildings.
    """
    towns, complete = towns_of(sheet, 1, most_nodes=_NODES)
    return complete and len(towns) == 1 and (not sheet.hidden or _one_own_set(sheet, towns[0]))


def _one_own_set(sheet: Sheet, town: bytes) -> bool:
    return len(own_sets_of(sheet, [town])) == 1


def _level_of(sheet: Sheet, truth: Knowledge) -> int:
    """Return the easiest level whose techniques solve a puzzle with exactly one solution."""
    return next((level for level in range(EXPERT) if reaches(sheet, truth, *REACH[level])), EXPERT)
