"""A solver that knows of Old Town only what an assistant is told about a puzzle: the map and clues in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Pair = tuple[int, int]


class Map:
    """The town as an assistant is told it, and which lots the words of a clue mean."""

    def __init__(self, town: dict[str, Any]) -> None:
        self.lots: dict[int, dict[str, Any]] = {lot["lot"]: lot for lot in town["lots"]}
        self.neighbours = {
            name: {tuple(sorted(pair)) for pair in town[name]}
            for name in ("next_door", "face_to_face", "entrances_facing")
        }

    def _where(self, key: str, *values: Any) -> set[int]:
        return {number for number, lot in self.lots.items() if lot[key] in values}

    def beside(self, street: str) -> set[int]:
        """The lots beside a street or the railway."""
        name = street.removeprefix("the ")
        found = {number for number, lot in self.lots.items() if name in lot["beside"]}
        assert found, street
        return found

    def side(self, direction: str, street: str) -> set[int]:
        """The lots on one side of a street, however far away."""
        key = "row" if direction in ("north", "south") else "column"
        along = {self.lots[number][key] for number in self.beside(street)}
        if direction in ("north", "west"):
            return {number for number, lot in self.lots.items() if lot[key] <= min(along)}
        return {number for number, lot in self.lots.items() if lot[key] >= max(along)}

    def between(self, one: str, other: str) -> set[int]:
        """The lots between two parallel streets."""
        found: set[int] = set()
        for back, forth in (("south", "north"), ("east", "west")):
            for first, second in ((one, other), (other, one)):
                if len(self.beside(first) & self.beside(second)) in (0, 4):
                    found |= self.side(back, first) & self.side(forth, second)
        return found

    def meant(self, words: str) -> set[int]:
        """The lots that a description in a clue allows."""
        edges = {"northern": ("row", 1), "southern": ("row", 4), "western": ("column", 1), "eastern": ("column", 4)}
        street = r"((?:the )?[A-Z]?\w+(?: \w+)?)"
        if match := re.fullmatch(r"on the (\w+) or (\w+) edge of town", words):
            return set().union(*(self._where(*edges[side]) for side in match.groups()))
        if match := re.fullmatch(rf"on the (\w+) side of {street} or of {street}", words):
            return set().union(*(self.meant(f"on the {match[1]} side of {name}") for name in match.groups()[1:]))
        if match := re.fullmatch(r"door (?:facing|faced) (\w+) or (\w+)", words):
            return self._where("entrance", *match.groups())
        if match := re.fullmatch(r"on the edge of town(?:,| and) (.+)", words):
            return self.meant(match[1]) & set().union(*(self._where(*edge) for edge in edges.values()))
        if " or " in words:
            return set().union(*(self.meant(part) for part in re.split(r",? or ", words)))
        if words == "in the middle of town":
            return self._where("row", 2, 3) & self._where("column", 2, 3)
        if words == "in one of the four corners of town":
            return self._where("row", 1, 4) & self._where("column", 1, 4)
        if match := re.fullmatch(rf"door opened on {street}", words):
            return self._where("entrance_on", match[1])
        if match := re.fullmatch(rf"(?:at the corner of|where) {street} (?:and|crosses) {street}", words):
            return self.beside(match[1]) & self.beside(match[2])
        if match := re.fullmatch(rf"between {street} and {street}", words):
            return self.between(match[1], match[2])
        if match := re.fullmatch(rf"on the (\w+) side of {street}", words):
            return self.side(match[1], match[2]) & self.beside(match[2])
        if match := re.fullmatch(rf"(north|south|east|west) of {street}", words):
            return self.side(match[1], match[2])
        if match := re.fullmatch(r"(?:within sight of|beside) the (buffalo field|cemetery|desert)", words):
            return {number for number, lot in self.lots.items() if match[1] in lot["sees"]}
        match = re.fullmatch(rf"(?:on|beside) {street}", words)
        assert match is not None, words
        return self.beside(match[1])

    def pairs(self, words: str) -> set[Pair]:
        """The pairs of lots that a clue about two buildings allows."""
        if words.startswith("My building stood right next door"):
            return self.neighbours["next_door"]
        if "faced each other" in words:
            return self.neighbours["entrances_facing"]
        match = re.search(r"face to face, both ([^,.]+)(, on the same side of the railway)?", words)
        assert match is not None, words
        there = self.meant(match[1])
        found = {pair for pair in self.neighbours["face_to_face"] if there.issuperset(pair)}
        north = self.side("north", "the railway")
        return {pair for pair in found if not match[2] or len(north.intersection(pair)) != 1}


def description(words: str) -> str:
    """The part of an A or B clue that says where its building stood."""
    found = re.search(r"(?:^[\w ]+: |stood |lived |worked |’s )(.+)", words)
    assert found is not None, words
    return found[1]


def solutions(puzzle: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Find all towns that fit what is told of a puzzle whose own buildings are known, as entries by lot."""
    town, names = Map(puzzle["town"]), {each["name"]: each["building"] for each in puzzle["buildings"]}
    standing = [each["building"] for each in puzzle["buildings"] if each["in_town"]]
    allowed = {building: set(town.lots) for building in standing}
    linked: list[tuple[str, set[Pair]]] = []
    for clue in puzzle["clues"]:
        code, _, words = clue.rstrip(".").partition(": ")
        (building,) = (each for name, each in names.items() if re.search(rf"\b{name}\b", words, re.IGNORECASE))
        if code[0] == "C":
            linked.append((building, town.pairs(words)))
        else:
            allowed[building] &= town.meant(description(words))

    def may_hold(building: str, pairs: set[Pair], own: str, placed: dict[str, int]) -> bool:
        if own == building or own not in placed or building not in placed:
            return own != building
        return tuple(sorted((placed[own], placed[building]))) in pairs

    def fits(placed: dict[str, int]) -> bool:
        """Whether each clue about two buildings can hold for at least one of the own buildings."""
        return all(any(may_hold(*clue, own, placed) for own in puzzle["own"]) for clue in linked)

    def place(placed: dict[str, int]) -> Iterator[dict[str, str]]:
        if len(placed) == len(standing):
            yield {str(lot): building for building, lot in placed.items()}
            return
        taken = set(placed.values())
        left = {
            building: [lot for lot in sorted(allowed[building] - taken) if fits(placed | {building: lot})]
            for building in standing
            if building not in placed
        }
        building = min(left, key=lambda each: len(left[each]))
        for lot in left[building]:
            yield from place(placed | {building: lot})

    yield from place({})
