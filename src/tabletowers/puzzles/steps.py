"""The steps of a proof as values with names, ready for a page, a print or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.components import BUILDING_COUNT, BUILDINGS, lots_of
from tabletowers.games.oldtown.data import CARDS, LEVELS
from tabletowers.puzzles.bits import Masks
from tabletowers.puzzles.cases import CASE, SPLIT
from tabletowers.puzzles.chains import Trail
from tabletowers.puzzles.grading import effort_of, level_of
from tabletowers.puzzles.knowledge import (
    AT,
    BUILDING,
    CARDS_USED,
    CHAIN_START,
    CHAIN_STOP,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    OTHERS,
    RELIES,
    ROWS,
    TAKES,
    TECHNIQUE,
)
from tabletowers.puzzles.model import buildings_of
from tabletowers.puzzles.names import CHAIN, ENDS, NO_LOT, ROLL_CALL, TECHNIQUES
from tabletowers.puzzles.proof import Trails


@dataclass(frozen=True, slots=True)
class Facts:
    """What a step, a link of a chain or its end speaks of."""

    kind: str
    building: str | None
    lots: tuple[int, ...]
    others: tuple[str, ...]
    cards: tuple[int, ...]
    #: What it rules out: lots by building.
    removed: Mapping[str, tuple[int, ...]]
    #: The lots that its building has left then; empty in a chain, where that is not known.
    left: tuple[int, ...]
    #: Buildings found to be own, and not to be own.
    own: tuple[str, ...]
    not_own: tuple[str, ...]
    #: The building that now stands, with its lot.
    placed: tuple[str, int] | None

    def to_json(self) -> dict[str, Any]:
        """The facts as a JSON value; what is empty is left out."""
        shown = {
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
        return {key: value for key, value in shown.items() if value not in (None, [], {})}


@dataclass(frozen=True, slots=True)
class Chain:
    """A supposition followed to its end: something impossible, or a split into cases each of which is."""

    building: str
    #: The lot supposed, or None where the supposition is about owning.
    lot: int | None
    #: "lot", "own" or "not_own".
    about: str
    links: tuple[Facts, ...]
    end: Facts | None
    split: Facts | None
    cases: tuple[Chain, ...]

    def to_json(self) -> dict[str, Any]:
        """The chain as a JSON value."""
        shown: dict[str, Any] = {"building": self.building, "about": self.about}
        if self.lot is not None:
            shown["lot"] = self.lot
        shown["links"] = [link.to_json() for link in self.links]
        if self.end is not None:
            shown["end"] = self.end.to_json()
        if self.split is not None:
            shown |= {"split": self.split.to_json(), "cases": [case.to_json() for case in self.cases]}
        return shown

    def everything(self) -> Iterator[Facts]:
        """All facts of the chain and of its cases."""
        yield from self.links
        if self.end is not None:
            yield self.end
        for case in self.cases:
            yield from case.everything()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a proof. `uses` are the numbers of earlier steps, from 1, that it rests on."""

    number: int
    facts: Facts
    level: str
    effort: int
    uses: tuple[int, ...]
    chain: Chain | None
    #: How many own buildings the puzzle has.
    size: int

    @property
    def technique(self) -> str:
        """The technique's name."""
        return self.facts.kind

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards that the step and its chain use."""
        chained = () if self.chain is None else (card for facts in self.chain.everything() for card in facts.cards)
        return tuple(sorted({*self.facts.cards, *chained}))

    @property
    def lots(self) -> tuple[int, ...]:
        """All lots that the step and its chain speak of."""
        named = {*self.facts.lots}
        for facts in () if self.chain is None else self.chain.everything():
            named.update(facts.lots)
        return tuple(sorted(named))

    def to_json(self) -> dict[str, Any]:
        """The step as a JSON value, without its text."""
        shown = self.facts.to_json()
        shown["technique"] = shown.pop("kind")
        shown |= {"number": self.number, "level": self.level, "effort": self.effort, "uses": [*self.uses]}
        shown |= {"cards": [*self.cards], "lots": [*self.lots]}
        if self.chain is not None:
            shown["chain"] = self.chain.to_json()
        return shown


def steps_of(trails: Trails, picked: list[int], size: int) -> tuple[Step, ...]:
    """The picked steps of a proof, numbered from 1."""
    number_of = {index: number for number, index in enumerate(picked, 1)}
    known = trails.known.copy()
    for row in trails.steps:
        known |= _takes(row)
    steps = []
    for index, row in enumerate(trails.steps):
        known &= ~_takes(row)
        if index in number_of:
            uses = tuple(number_of[i] for i in picked if i < index and (_takes(trails.steps[i]) & _relies(row)).any())
            chain = _chain(trails, row) if row[TECHNIQUE] >= CHAIN else None
            level, effort = LEVELS[level_of(row)], effort_of(row[None])
            steps.append(Step(number_of[index], _facts(row, known), level, effort, uses, chain, size))
    return tuple(steps)


def _takes(row: Masks) -> Masks:
    return row[TAKES : TAKES + ROWS]


def _relies(row: Masks) -> Masks:
    return row[RELIES : RELIES + ROWS]


def _facts(row: Masks, known: Masks | None = None) -> Facts:
    """A row of numbers as facts."""
    takes = [int(mask) for mask in _takes(row)]
    technique = int(row[TECHNIQUE])
    entered = takes[NOT_ENTERED] if technique != ROLL_CALL and technique < len(TECHNIQUES) else 0
    building = None if row[BUILDING] < 0 else BUILDINGS[row[BUILDING]]
    lots = tuple(lots_of(int(row[AT])))
    return Facts(
        kind=_kind(technique),
        building=building,
        lots=lots,
        others=tuple(buildings_of(int(row[OTHERS]))),
        cards=tuple(card for card in range(1, CARDS + 1) if int(row[CARDS_USED]) >> card & 1),
        removed={
            BUILDINGS[other]: tuple(found)
            for other in range(BUILDING_COUNT)
            if (found := lots_of(takes[other])) and technique != ROLL_CALL
        },
        left=() if building is None or known is None else tuple(lots_of(int(known[row[BUILDING]]))),
        own=tuple(buildings_of(takes[MAY_NOT_OWN])),
        not_own=tuple(buildings_of(takes[MAY_OWN])),
        placed=(building, lots[0]) if entered and building is not None and lots else None,
    )


def _kind(technique: int) -> str:
    if technique == SPLIT:
        return "split"
    if technique == CASE:
        return "case"
    return ENDS[technique - NO_LOT] if technique >= NO_LOT else TECHNIQUES[technique]


def _chain(trails: Trails, row: Masks) -> Chain:
    rows = trails.links[row[CHAIN_START] : row[CHAIN_STOP]]
    takes = _takes(row)
    building = int(row[BUILDING])
    about = "own" if takes[MAY_OWN] else "not_own" if takes[MAY_NOT_OWN] else "lot"
    chain, _ = _read_chain(rows, 0, building, int(row[AT]), about)
    return chain


def _read_chain(rows: Trail, at: int, building: int, lots: int, about: str) -> tuple[Chain, int]:
    """A chain that begins at a row, and the number of the row after its end."""
    links: list[Facts] = []
    while rows[at, TECHNIQUE] < NO_LOT:
        links.append(_facts(rows[at]))
        at += 1
    lot = lots_of(lots)[0] if about == "lot" else None
    last = _facts(rows[at])
    at += 1
    if last.kind != "split":
        return Chain(BUILDINGS[building], lot, about, tuple(links), last, None, ()), at
    cases = []
    for _ in last.lots:
        case, at = _read_chain(rows, at + 1, int(rows[at, BUILDING]), int(rows[at, AT]), "lot")
        cases.append(case)
    return Chain(BUILDINGS[building], lot, about, tuple(links), None, last, tuple(cases)), at
