"""The steps of a proof with names instead of numbers, for display, printing and JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.components import BUILDING_COUNT, BUILDINGS, lots_of
from tabletowers.games.oldtown.data import LEVELS
from tabletowers.games.oldtown.puzzles.grading import effort_of, level_of
from tabletowers.games.oldtown.puzzles.knowledge import (
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    Deduction,
    Knowledge,
    places,
    row_of,
    rows_of,
)
from tabletowers.games.oldtown.puzzles.model import buildings_of
from tabletowers.games.oldtown.puzzles.names import CASE, CHAIN, ENDS, NO_LOT, ROLL_CALL, SPLIT, TECHNIQUES
from tabletowers.games.oldtown.puzzles.proof import Proof


@dataclass(frozen=True, slots=True)
class Facts:
    """The content of one line of a proof: a step, a link in a chain of deductions, or the end of a chain."""

    kind: str
    building: str | None
    lots: tuple[int, ...]
    others: tuple[str, ...]
    cards: tuple[int, ...]
    #: The lots that this step rules out, by building.
    removed: Mapping[str, tuple[int, ...]]
    #: The lots that are left for its building after this step; empty in a chain, where they are unknown.
    left: tuple[int, ...]
    #: The buildings found to be own, and those found not to be.
    own: tuple[str, ...]
    not_own: tuple[str, ...]
    #: The building that can now be entered, and its lot.
    placed: tuple[str, int] | None

    def to_json(self) -> dict[str, Any]:
        """Return the facts as a JSON value without empty entries."""
        value = {
            "kind": self.kind,
            "building": self.building,
            "lots": [*self.lots],
            "others": [*self.others],
            "cards": [*self.cards],
            "removed": {building: [*lots] for building, lots in self.removed.items()},
            "left": [*self.left],
            "own": [*self.own],
            "not_own": [*self.not_own],
            "placed": None if self.placed is None else {"building": self.placed[0], "lot": self.placed[1]},
        }
        return {key: fact for key, fact in value.items() if fact not in (None, [], {})}


@dataclass(frozen=True, slots=True)
class Chain:
    """An assumption and its consequences, which end in a contradiction or in cases that are all impossible."""

    building: str
    #: The lot on which the building is assumed to stand; None if the assumption is about whether it is the player's
    #: own.
    lot: int | None
    #: The assumption about the building: "lot" (it stands on the lot), "own" or "not_own".
    about: str
    links: tuple[Facts, ...]
    end: Facts | None
    split: Facts | None
    cases: tuple[Chain, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the chain as a JSON value."""
        value: dict[str, Any] = {"building": self.building, "about": self.about}
        if self.lot is not None:
            value["lot"] = self.lot
        value["links"] = [link.to_json() for link in self.links]
        if self.end is not None:
            value["end"] = self.end.to_json()
        if self.split is not None:
            value |= {"split": self.split.to_json(), "cases": [case.to_json() for case in self.cases]}
        return value

    def everything(self) -> Iterator[Facts]:
        """Yield all facts in the chain and in its cases."""
        yield from self.links
        if self.end is not None:
            yield self.end
        for case in self.cases:
            yield from case.everything()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a proof.

    Steps are numbered from 1. `uses` contains the numbers of the earlier steps that this step relies on.
    """

    number: int
    facts: Facts
    level: str
    effort: int
    uses: tuple[int, ...]
    chain: Chain | None
    #: The number of own buildings in the puzzle.
    size: int

    @property
    def technique(self) -> str:
        """The name of the technique."""
        return self.facts.kind

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards that the step and its chain use."""
        chained = () if self.chain is None else (card for facts in self.chain.everything() for card in facts.cards)
        return tuple(sorted({*self.facts.cards, *chained}))

    @property
    def lots(self) -> tuple[int, ...]:
        """All lots that the step and its chain mention."""
        named = {*self.facts.lots}
        for facts in () if self.chain is None else self.chain.everything():
            named.update(facts.lots)
        return tuple(sorted(named))

    def to_json(self) -> dict[str, Any]:
        """Return the step as a JSON value, without its text."""
        value = self.facts.to_json()
        value["technique"] = value.pop("kind")
        value |= {"number": self.number, "level": self.level, "effort": self.effort, "uses": [*self.uses]}
        value |= {"cards": [*self.cards], "lots": [*self.lots]}
        if self.chain is not None:
            value["chain"] = self.chain.to_json()
        return value


def steps_of(proof: Proof, picked: list[int], size: int) -> tuple[Step, ...]:
    """Return the steps of a proof at the indexes `picked`, numbered from 1.

    `size` is the number of buildings that the player owns.
    """
    number_of = {index: number for number, index in enumerate(picked, 1)}
    known = proof.known
    for deduction in proof.steps:
        known |= deduction.takes
    steps = []
    for index, deduction in enumerate(proof.steps):
        known &= ~deduction.takes
        if index in number_of:
            uses = tuple(
                number_of[other] for other in picked if other < index and proof.steps[other].takes & deduction.relies
            )
            chain = _chain(deduction) if deduction.technique >= CHAIN else None
            level, effort = LEVELS[level_of(deduction)], effort_of([deduction])
            steps.append(Step(number_of[index], _facts(deduction, known), level, effort, uses, chain, size))
    return tuple(steps)


def _facts(deduction: Deduction, known: Knowledge | None = None) -> Facts:
    """Convert a deduction to named values. `known` is what is known after the deduction, or None in a chain."""
    technique, takes = deduction.technique, rows_of(deduction.takes)
    entered = takes[NOT_ENTERED] if technique != ROLL_CALL and technique < len(TECHNIQUES) else 0
    building = None if deduction.building < 0 else BUILDINGS[deduction.building]
    lots = _lots(deduction.lots)
    return Facts(
        kind=_kind(technique),
        building=building,
        lots=lots,
        others=tuple(buildings_of(deduction.others)),
        cards=tuple(places(deduction.cards)),
        removed={
            BUILDINGS[other]: gone
            for other in range(BUILDING_COUNT)
            if (gone := _lots(takes[other])) and technique != ROLL_CALL
        },
        left=() if building is None or known is None else _lots(row_of(known, deduction.building)),
        own=tuple(buildings_of(takes[MAY_NOT_OWN])),
        not_own=tuple(buildings_of(takes[MAY_OWN])),
        placed=(building, lots[0]) if entered and building is not None and lots else None,
    )


def _lots(mask: int) -> tuple[int, ...]:
    return tuple(lots_of(mask))


def _kind(technique: int) -> str:
    if technique == SPLIT:
        return "split"
    if technique == CASE:
        return "case"
    return ENDS[technique - NO_LOT] if technique >= NO_LOT else TECHNIQUES[technique]


def _chain(deduction: Deduction) -> Chain:
    """Return the chain of a deduction that was reached by a chain or by cases."""
    refuted = (
        "own" if row_of(deduction.takes, MAY_OWN) else "not_own" if row_of(deduction.takes, MAY_NOT_OWN) else "lot"
    )
    chain, _ = _read_chain(deduction.links, 0, deduction.building, deduction.lots, refuted)
    return chain


def _read_chain(rows: Sequence[Deduction], at: int, building: int, lots: int, about: str) -> tuple[Chain, int]:
    """Return the chain that begins at row `at`, and the index of the first row after it.

    `about` is what the chain assumes: "lot" (the building stands on the only lot in `lots`), "own" (the player owns the
    building) or "not_own".
    """
    links: list[Facts] = []
    while rows[at].technique < NO_LOT:
        links.append(_facts(rows[at]))
        at += 1
    lot = lots_of(lots)[0] if about == "lot" else None
    last = _facts(rows[at])
    at += 1
    if last.kind != "split":
        return Chain(BUILDINGS[building], lot, about, tuple(links), last, None, ()), at
    cases = []
    for _ in last.lots:
        case, at = _read_chain(rows, at + 1, rows[at].building, rows[at].lots, "lot")
        cases.append(case)
    return Chain(BUILDINGS[building], lot, about, tuple(links), None, last, tuple(cases)), at
