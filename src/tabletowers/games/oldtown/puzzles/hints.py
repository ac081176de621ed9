"""Hints for any position in a puzzle.

Each hint has three rungs (levels of detail): where to look, which clues to use, and what follows and why. A hint relies
only on correct entries and marks. Mistakes are treated as undecided, and only `check` reveals them. A player without
pencil marks is led to the next building, and a player with pencil marks gets the next single step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.components import BUILDING_COUNT, BUILDING_OF, BUILDINGS, mask_of
from tabletowers.games.oldtown.data import LOTS, Puzzle
from tabletowers.games.oldtown.puzzles.exact import LIMIT, own_sets_of, towns_of
from tabletowers.games.oldtown.puzzles.grading import effort_of
from tabletowers.games.oldtown.puzzles.knowledge import (
    ANYWHERE,
    EVERYTHING,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    Deduction,
    Knowledge,
    of_every_building,
    part,
    row_of,
    rows_of,
)
from tabletowers.games.oldtown.puzzles.model import Position, Sheet, buildings_mask, position, sheet_of
from tabletowers.games.oldtown.puzzles.names import CLUE, ENTERED, NOTED, ROLL_CALL
from tabletowers.games.oldtown.puzzles.proof import Proof, first_proof, start, truth_of
from tabletowers.games.oldtown.puzzles.steps import Step, steps_of
from tabletowers.games.oldtown.puzzles.words import codes, numbers, sentence, step_text, the
from tabletowers.text import Catalogue, catalogue

#: The rungs of a hint: where to look, which clues to use, the whole reasoning.
LOOK, USE, TELL = 1, 2, 3


# Mistakes


@dataclass(frozen=True, slots=True)
class Check:
    """The mistakes in a position of a puzzle.

    These are wrong entries, buildings whose pencil marks exclude the correct lot, and buildings wrongly marked as
    owned. `together` is True if each entry is correct in some solution but no solution has them all, which happens only
    in puzzles with several solutions. `solved` is True if every lot has the correct building and all buildings that the
    player owns are marked. `lots_left` is the number of empty lots. `own_left` is the number of buildings that the
    player still has to mark as owned; it is negative if too many are marked.
    """

    entries: Mapping[int, str]
    marks: tuple[str, ...]
    own: tuple[str, ...]
    together: bool
    solved: bool
    lots_left: int = 0
    own_left: int = 0

    @property
    def fine(self) -> bool:
        """Whether there are no mistakes."""
        return not (self.entries or self.marks or self.own or self.together)

    def texts(self, say: Catalogue) -> list[str]:
        """Return the result in words: a sentence for each mistake or, if there are none, what is still missing."""
        texts = [
            sentence(say("puzzle-check-entry", the=the(building, say), lots=lot, count=1))
            for lot, building in sorted(self.entries.items())
        ]
        texts += [sentence(say("puzzle-check-mark", the=the(building, say))) for building in self.marks]
        texts += [sentence(say("puzzle-check-own", the=the(building, say))) for building in self.own]
        if self.together:
            texts.append(say("puzzle-check-together"))
        if texts:
            return texts
        if self.solved:
            return [say("puzzle-check-solved")]
        missing = [say("puzzle-check-lots-left", count=self.lots_left)] if self.lots_left else []
        if self.own_left:
            name = "puzzle-check-own-left" if self.own_left > 0 else "puzzle-check-own-many"
            missing.append(say(name, count=abs(self.own_left)))
        return [say("puzzle-check-fine"), *missing]

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """Return the result as a JSON value that also contains the result in words."""
        return {
            "fine": self.fine,
            "solved": self.solved,
            "entries": {str(lot): building for lot, building in sorted(self.entries.items())},
            "marks": [*self.marks],
            "own": [*self.own],
            "together": self.together,
            "missing": {"lots": self.lots_left, "own": self.own_left},
            "texts": self.texts(catalogue(language)),
        }


def check(puzzle: Puzzle, at: Position | Mapping[str, Any] | None = None) -> Check:
    """Return the mistakes in a position. Raises ValueError if the puzzle has no solution."""
    standing = _Standing(puzzle, _position(at))
    if not standing.towns:
        raise ValueError("no town fits this puzzle, so nothing in it is right or wrong")
    return standing.check()


# Hints


@dataclass(frozen=True, slots=True)
class Hint:
    """The next conclusion that can be drawn in a position, and the steps that lead to it.

    The last step is the conclusion. `kind` is "step" or, if nothing follows, the reason: "done", "mistake", "open" (the
    puzzle has several solutions) or "no_town" (it has none). `towns` is the number of solutions.
    """

    kind: str
    steps: tuple[Step, ...] = ()
    towns: int = 1

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that the steps use."""
        return tuple(sorted({card for step in self.steps for card in step.cards}))

    @property
    def technique(self) -> str:
        """The hardest technique that the steps use."""
        return max(self.steps, key=lambda step: step.effort).technique

    def texts(self, say: Catalogue, rung: int = TELL) -> list[str]:
        """Return the hint in words, from the first rung (the vaguest level of detail) up to `rung`.

        The last rung explains every step.
        """
        if self.kind != "step":
            return [say(f"puzzle-hint-{self.kind}", count=self.towns)]
        texts = [self._look(say)]
        if rung >= USE:
            technique = say("puzzle-technique", technique=self.technique)
            name = "puzzle-hint-cards" if self.cards else "puzzle-hint-all"
            texts.append(say(name, cards=codes(self.cards), technique=technique))
        if rung >= TELL:
            texts += [step_text(step, say) for step in self.steps]
        return texts

    def _look(self, say: Catalogue) -> str:
        facts = self.steps[-1].facts
        if facts.kind == "last_building" or (facts.building is None and facts.lots):
            return say("puzzle-hint-look-lots", lots=numbers(facts.lots), count=len(facts.lots))
        if facts.building is None:
            return say("puzzle-hint-look-own")
        return say("puzzle-hint-look-building", building=say("oldtown-building", building=facts.building))

    def to_json(self, language: str = "en", rung: int = TELL) -> dict[str, Any]:
        """Return the hint as a JSON value that reveals no more than `rung` (the level of detail) allows."""
        say = catalogue(language)
        value: dict[str, Any] = {"kind": self.kind, "rung": rung, "texts": self.texts(say, rung)}
        if self.kind != "step":
            return value
        facts = self.steps[-1].facts
        by_lot = facts.kind == "last_building" or facts.building is None
        value["look"] = {"lots": [*facts.lots]} if by_lot else {"building": facts.building}
        if rung >= USE:
            value |= {"cards": [*self.cards], "technique": self.technique}
        if rung >= TELL:
            value["steps"] = [{**step.to_json(), "text": step_text(step, say)} for step in self.steps]
        return value


def hint(puzzle: Puzzle, at: Position | Mapping[str, Any] | None = None) -> Hint:
    """Return the next conclusion that can be drawn in a position, as a hint."""
    standing = _Standing(puzzle, _position(at))
    return standing.hint() if standing.towns else Hint("no_town", towns=0)


def _position(at: Position | Mapping[str, Any] | None) -> Position:
    return at if isinstance(at, Position) else position(at)


class _Standing:
    """A position in a puzzle, compared with the solutions of the puzzle."""

    def __init__(self, puzzle: Puzzle, at: Position) -> None:
        self.sheet: Sheet = sheet_of(puzzle)
        self.at = at
        self.towns, self.complete = towns_of(self.sheet, LIMIT)
        self.truth: Knowledge = truth_of(self.sheet, self.towns)

    # Mistakes

    def check(self) -> Check:
        """Return the mistakes in the position."""
        entries = {lot: b for lot, b in self.at.entries.items() if not self._possible(BUILDING_OF[b], mask_of([lot]))}
        marked = {b: mask_of(lots) for b, lots in self.at.marks.items() if lots}
        marks = tuple(b for b, lots in marked.items() if not self._possible(BUILDING_OF[b], lots))
        judged = self.at.own if self.sheet.hidden and self.complete else ()
        own = tuple(b for b in judged if not self.truth & part(MAY_OWN, 1 << BUILDING_OF[b]))
        together = not entries and len(self.towns) > 1 and not self._entries_fit_together()
        right = not (entries or together) and len(self.at.entries) == LOTS
        solved = right and (not self.sheet.hidden or buildings_mask(self.at.own) in own_sets_of(self.sheet, self.towns))
        own_left = self.sheet.hidden - len(self.at.own) if self.sheet.hidden else 0
        return Check(entries, marks, own, together, solved, LOTS - len(self.at.entries), own_left)

    def _possible(self, building: int, lots: int) -> bool:
        """Return whether some solution has the building on one of these lots."""
        if self.complete:
            return bool(self.truth & part(building, lots))
        allowed = [ANYWHERE] * BUILDING_COUNT
        allowed[building] = lots
        return bool(towns_of(self.sheet, 1, allowed=allowed)[0])

    def _entries_fit_together(self) -> bool:
        """Return whether some solution has all buildings where they are entered."""
        allowed = [ANYWHERE] * BUILDING_COUNT
        for lot, building in self.at.entries.items():
            allowed[BUILDING_OF[building]] = mask_of([lot])
        return bool(towns_of(self.sheet, 1, allowed=allowed)[0])

    # Hints

    def hint(self) -> Hint:
        """Return the next conclusion that follows from the correct entries and marks in the position."""
        wrong = self.check()
        if wrong.together:
            return Hint("mistake")
        if wrong.solved:
            return Hint("done")
        known, steps = self._known(wrong)
        proof = first_proof(self.sheet, self._truth_for(known), known, steps, to_next_entry=True)
        ways = [self._way(proof, target, len(steps)) for target in self._targets(proof, len(steps))]
        ways = [way for way in ways if not any(_touches(proof.steps[i], wrong) for i in way)]
        if ways:
            way = min(ways, key=lambda way: (effort_of(proof.steps[i] for i in way), way[-1]))
            return Hint("step", steps_of(proof, way[:1] if self._has_marks else way, self.sheet.own_count))
        if not wrong.fine:
            return Hint("mistake")
        return Hint("open", towns=len(self.towns))

    @property
    def _has_marks(self) -> bool:
        return any(self.at.marks.values())

    def _known(self, wrong: Check) -> tuple[Knowledge, list[Deduction]]:
        """Return what follows from the correct entries and marks, and a proof step for each of them."""
        known, steps = start(self.sheet), list[Deduction]()

        def take(technique: int, building: int, lots: int, away: Knowledge) -> None:
            nonlocal known
            steps.append(Deduction(technique, building, lots, 0, 0, known & away, 0))
            known &= ~away

        for lot, name in self.at.entries.items():
            if lot not in wrong.entries:
                building, bit = BUILDING_OF[name], mask_of([lot])
                away = of_every_building(bit) | part(building, ANYWHERE) | part(NOT_ENTERED, 1 << building)
                take(ENTERED, building, bit, away ^ part(building, bit))
        for name, lots in self.at.marks.items():
            if lots and name not in wrong.marks and name not in self.at.entries.values():
                building, marked = BUILDING_OF[name], mask_of(lots)
                take(NOTED, building, marked, part(building, ANYWHERE & ~marked))
        for name in self.at.own:
            if self.sheet.hidden and name not in wrong.own:
                building = BUILDING_OF[name]
                take(ENTERED, building, 0, part(MAY_NOT_OWN, 1 << building))
        return known, steps

    def _truth_for(self, known: Knowledge) -> Knowledge:
        """Return all possibilities that are true in at least one solution that agrees with `known`."""
        if self.complete and len(self.towns) == 1:
            return self.truth
        towns, complete = towns_of(self.sheet, LIMIT, allowed=rows_of(known)[:BUILDING_COUNT])
        # If more towns fit than were found, nothing that is still open can be called false.
        return truth_of(self.sheet, towns) if complete else EVERYTHING

    def _targets(self, proof: Proof, done: int) -> list[int]:
        """Return the indexes of the steps that place a building or identify one that the player owns.

        The first `done` steps, which the player has already made, are left out.
        """
        targets = []
        for number in range(done, len(proof.steps)):
            step = proof.steps[number]
            entered = row_of(step.takes, NOT_ENTERED) and step.technique != ROLL_CALL
            if entered or (self.sheet.hidden and row_of(step.takes, MAY_NOT_OWN)):
                targets.append(number)
        return targets

    def _way(self, proof: Proof, target: int, done: int) -> list[int]:
        """Return the indexes of the steps that lead to the step `target` and are worth mentioning in a hint.

        This leaves out the first `done` steps, which the player has already made, and steps that only apply a card
        about another building.
        """
        goal = proof.steps[target]
        way = []
        for number in proof.needed_for(goal.relies):
            if done <= number < target:
                step = proof.steps[number]
                plain = step.technique == CLUE and not self._worth_reading(step, goal.building)
                if not plain and step.technique != ROLL_CALL:
                    way.append(number)
        return [*way, target]

    def _worth_reading(self, step: Deduction, target: int) -> bool:
        """Return whether a step that only applies a card about one building is worth mentioning in a hint."""
        if self._has_marks:
            return BUILDINGS[step.building] in self.at.marks
        return step.building == target


def _touches(step: Deduction, wrong: Check) -> bool:
    """Return whether a step would reveal one of the mistakes in the position."""
    if step.building in {BUILDING_OF[name] for name in (*wrong.entries.values(), *wrong.marks, *wrong.own)}:
        return True
    return bool(row_of(step.takes, NOT_ENTERED) and step.lots & mask_of(wrong.entries))
