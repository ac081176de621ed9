"""Hints for any position, as a ladder: where to look, which clues to use, what follows and why.

A hint rests only on what is right in a position: what is wrong there counts as not yet decided, and is shown only by
`check`. A player without pencil marks is led to the next building; one with marks gets the next single step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import BUILDING_COUNT, BUILDING_OF, BUILDINGS, mask_of
from tabletowers.games.oldtown.data import LOTS, Puzzle
from tabletowers.puzzles.bits import Masks
from tabletowers.puzzles.chains import Trail
from tabletowers.puzzles.exact import LIMIT, anywhere, own_sets_of, towns_of
from tabletowers.puzzles.grading import effort_of
from tabletowers.puzzles.knowledge import (
    AT,
    BUILDING,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    RELIES,
    ROWS,
    STEP_WIDTH,
    TAKES,
    TECHNIQUE,
    clear,
    own_count,
    start,
    take,
)
from tabletowers.puzzles.model import Position, Sheet, buildings_mask, position, sheet_of
from tabletowers.puzzles.names import CLUE, ENTERED, NOTED, ROLL_CALL
from tabletowers.puzzles.proof import Trails, first_proof, truth_of
from tabletowers.puzzles.steps import Step, steps_of
from tabletowers.puzzles.words import codes, numbers, sentence, step_text, the
from tabletowers.text import Catalogue, catalogue

#: The rungs of the ladder.
LOOK, USE, TELL = 1, 2, 3


# What is wrong


@dataclass(frozen=True, slots=True)
class Check:
    """What is wrong in a position: entries, buildings whose marks leave out the truth, own buildings that are none.

    `together` is True if each entry fits some town but all of them no town: possible only in an unsound puzzle.
    `solved` is True when every lot holds the right building and every own building is found.
    """

    entries: Mapping[int, str]
    marks: tuple[str, ...]
    own: tuple[str, ...]
    together: bool
    solved: bool

    @property
    def fine(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.entries or self.marks or self.own or self.together)

    def texts(self, say: Catalogue) -> list[str]:
        """The result in words, one sentence for each mistake."""
        told = [
            sentence(say("puzzle-check-entry", the=the(building, say), lots=lot, count=1))
            for lot, building in sorted(self.entries.items())
        ]
        told += [sentence(say("puzzle-check-mark", the=the(building, say))) for building in self.marks]
        told += [sentence(say("puzzle-check-own", the=the(building, say))) for building in self.own]
        if self.together:
            told.append(say("puzzle-check-together"))
        return told or [say("puzzle-check-solved" if self.solved else "puzzle-check-fine")]

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The result as a JSON value, with its texts."""
        return {
            "fine": self.fine,
            "solved": self.solved,
            "entries": {str(lot): building for lot, building in sorted(self.entries.items())},
            "marks": [*self.marks],
            "own": [*self.own],
            "together": self.together,
            "texts": self.texts(catalogue(language)),
        }


def check(puzzle: Puzzle, at: Position | Mapping[str, Any] | None = None) -> Check:
    """Find what is wrong in a position; ValueError if no town fits the puzzle at all."""
    standing = _Standing(puzzle, _position(at))
    if not len(standing.towns):
        raise ValueError("no town fits this puzzle, so nothing in it is right or wrong")
    return standing.check()


# Hints


@dataclass(frozen=True, slots=True)
class Hint:
    """The next thing to find. `kind` is "step", or why there is none: "done", "mistake", "open" or "no_town".

    `steps` lead to it; the last one is what is to be found. `towns` is how many towns fit.
    """

    kind: str
    steps: tuple[Step, ...] = ()
    towns: int = 1

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that are used."""
        return tuple(sorted({card for step in self.steps for card in step.cards}))

    @property
    def technique(self) -> str:
        """The hardest technique on the way."""
        return max(self.steps, key=lambda step: step.effort).technique

    def texts(self, say: Catalogue, rung: int = TELL) -> list[str]:
        """The rungs of the ladder up to this one, in words; the last one step by step."""
        if self.kind != "step":
            return [say(f"puzzle-hint-{self.kind}", count=self.towns)]
        told = [self._look(say)]
        if rung >= USE:
            technique = say("puzzle-technique", technique=self.technique)
            name = "puzzle-hint-cards" if self.cards else "puzzle-hint-all"
            told.append(say(name, cards=codes(self.cards), technique=technique))
        if rung >= TELL:
            told += [step_text(step, say) for step in self.steps]
        return told

    def _look(self, say: Catalogue) -> str:
        facts = self.steps[-1].facts
        if facts.kind == "last_building" or (facts.building is None and facts.lots):
            return say("puzzle-hint-look-lots", lots=numbers(facts.lots), count=len(facts.lots))
        if facts.building is None:
            return say("puzzle-hint-look-own")
        return say("puzzle-hint-look-building", building=say("oldtown-building", building=facts.building))

    def to_json(self, language: str = "en", rung: int = TELL) -> dict[str, Any]:
        """The hint as a JSON value that tells no more than a rung of the ladder."""
        say = catalogue(language)
        shown: dict[str, Any] = {"kind": self.kind, "rung": rung, "texts": self.texts(say, rung)}
        if self.kind != "step":
            return shown
        facts = self.steps[-1].facts
        by_lot = facts.kind == "last_building" or facts.building is None
        shown["look"] = {"lots": [*facts.lots]} if by_lot else {"building": facts.building}
        if rung >= USE:
            shown |= {"cards": [*self.cards], "technique": self.technique}
        if rung >= TELL:
            shown["steps"] = [{**step.to_json(), "text": step_text(step, say)} for step in self.steps]
        return shown


def hint(puzzle: Puzzle, at: Position | Mapping[str, Any] | None = None) -> Hint:
    """The next thing that follows in a position."""
    standing = _Standing(puzzle, _position(at))
    return standing.hint() if len(standing.towns) else Hint("no_town", towns=0)


def _position(at: Position | Mapping[str, Any] | None) -> Position:
    return at if isinstance(at, Position) else position(at)


class _Standing:
    """A puzzle and a position in it, compared with all towns that fit."""

    def __init__(self, puzzle: Puzzle, at: Position) -> None:
        self.sheet: Sheet = sheet_of(puzzle)
        self.at = at
        self.towns, self.complete = towns_of(self.sheet, LIMIT)
        self.truth: Masks = truth_of(self.sheet, self.towns)

    # What is wrong

    def check(self) -> Check:
        """What is wrong."""
        entries = {lot: b for lot, b in self.at.entries.items() if not self._possible(BUILDING_OF[b], mask_of([lot]))}
        marked = {b: mask_of(lots) for b, lots in self.at.marks.items() if lots}
        marks = tuple(b for b, lots in marked.items() if not self._possible(BUILDING_OF[b], lots))
        judged = self.at.own if self.sheet.hidden and self.complete else ()
        own = tuple(b for b in judged if not self.truth[MAY_OWN] >> BUILDING_OF[b] & 1)
        together = not entries and len(self.towns) > 1 and not len(self._towns_from(self._entries_allow())[0])
        right = not (entries or together) and len(self.at.entries) == LOTS
        solved = right and (not self.sheet.hidden or buildings_mask(self.at.own) in own_sets_of(self.sheet, self.towns))
        return Check(entries, marks, own, together, solved)

    def _possible(self, building: int, lots: int) -> bool:
        """Whether some town has the building on one of these lots."""
        if self.complete:
            return bool(self.truth[building] & lots)
        allowed = anywhere()
        allowed[building] = lots
        return len(self._towns_from(allowed, 1)[0]) > 0

    def _entries_allow(self) -> Masks:
        allowed = anywhere()
        for lot, building in self.at.entries.items():
            allowed[BUILDING_OF[building]] = mask_of([lot])
        return allowed

    def _towns_from(self, allowed: Masks, limit: int = LIMIT) -> tuple[NDArray[np.int8], bool]:
        return towns_of(self.sheet, limit, allowed=allowed)

    # What follows

    def hint(self) -> Hint:
        """The next thing that follows from what is right in the position."""
        wrong = self.check()
        if wrong.together:
            return Hint("mistake")
        if wrong.solved:
            return Hint("done")
        known, given = self._known(wrong)
        trails = first_proof(self.sheet, self._truth_for(known), known, given, to_next_entry=True)
        ways = [self._way(trails, target, len(given)) for target in self._targets(trails, len(given))]
        ways = [way for way in ways if not any(_touches(trails.steps[i], wrong) for i in way)]
        if ways:
            way = min(ways, key=lambda way: (effort_of(trails.steps[way]), way[-1]))
            return Hint("step", steps_of(trails, way[:1] if self._has_marks else way, own_count(self.sheet)))
        if not wrong.fine:
            return Hint("mistake")
        return Hint("open", towns=len(self.towns))

    @property
    def _has_marks(self) -> bool:
        return any(self.at.marks.values())

    def _known(self, wrong: Check) -> tuple[Masks, Trail]:
        """What is known from the right part of the position, and the steps that say so."""
        known, rows = start(self.sheet), []
        for lot, building in self.at.entries.items():
            if lot not in wrong.entries:
                after, number, bit = known.copy(), BUILDING_OF[building], mask_of([lot])
                after[:BUILDING_COUNT] &= ~bit
                after[number] = bit
                after[NOT_ENTERED] &= ~(1 << number)
                rows.append(_given(ENTERED, number, bit, known, after))
        for building, lots in self.at.marks.items():
            if lots and building not in wrong.marks and building not in self.at.entries.values():
                after, number = known.copy(), BUILDING_OF[building]
                after[number] &= mask_of(lots)
                rows.append(_given(NOTED, number, mask_of(lots), known, after))
        for building in self.at.own:
            if self.sheet.hidden and building not in wrong.own:
                after = known.copy()
                after[MAY_NOT_OWN] &= ~(1 << BUILDING_OF[building])
                rows.append(_given(ENTERED, BUILDING_OF[building], 0, known, after))
        return known, np.array(rows, np.int64).reshape(len(rows), STEP_WIDTH)

    def _truth_for(self, known: Masks) -> Masks:
        """What may be true in a position of which everything known is right."""
        if self.complete and len(self.towns) == 1:
            return self.truth
        towns, complete = self._towns_from(known[:BUILDING_COUNT].copy())
        # With more towns than were looked at, nothing that is open may be called false.
        return truth_of(self.sheet, towns) if complete else np.full(ROWS, -1, np.int64)

    def _targets(self, trails: Trails, given: int) -> list[int]:
        """The steps that find something a player enters: a building's lot, or an own building."""
        found = []
        for i in range(given, len(trails.steps)):
            row = trails.steps[i]
            entered = row[TAKES + NOT_ENTERED] and row[TECHNIQUE] != ROLL_CALL
            if entered or (self.sheet.hidden and row[TAKES + MAY_NOT_OWN]):
                found.append(i)
        return found

    def _way(self, trails: Trails, target: int, given: int) -> list[int]:
        """The steps to a target that are worth telling: not what stands on the cards of other buildings."""
        before = trails.needed_for(trails.steps[target, RELIES : RELIES + ROWS])
        building = trails.steps[target, BUILDING]
        way = []
        for i in before:
            if given <= i < target:
                row = trails.steps[i]
                plain = row[TECHNIQUE] == CLUE and not self._worth_reading(row, building)
                if not plain and row[TECHNIQUE] != ROLL_CALL:
                    way.append(i)
        return [*way, target]

    def _worth_reading(self, row: Masks, target: int) -> bool:
        """Whether a card about one building belongs into a hint."""
        if self._has_marks:
            return BUILDINGS[row[BUILDING]] in self.at.marks
        return bool(row[BUILDING] == target)


def _given(technique: int, building: int, lots: int, known: Masks, after: Masks) -> Masks:
    """A step that the player has made."""
    row = np.zeros(STEP_WIDTH, np.int64)
    clear(row)
    row[TECHNIQUE], row[BUILDING], row[AT] = technique, building, lots
    take(known, after, row)
    return row


def _touches(row: Masks, wrong: Check) -> bool:
    """Whether a step would give away something that is wrong in the position."""
    about = {BUILDING_OF[name] for name in (*wrong.entries.values(), *wrong.marks, *wrong.own)}
    return int(row[BUILDING]) in about or (row[TAKES + NOT_ENTERED] and row[AT] & mask_of(wrong.entries)) != 0
