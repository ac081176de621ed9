"""Puzzles (OT-21): reading them, listing their clues, and converting them to numbers for the solvers.

The class `Puzzle` is in the game's module `data`. A mistake in a puzzle raises a ValueError whose message begins with
the location of the mistake.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletowers.games.oldtown.components import BUILDING_OF, BUILDINGS, CARD_BUILDING, IN_TOWN
from tabletowers.games.oldtown.data import LOTS, Puzzle, check_puzzle, town

#: A town: the building on each lot, in lot order.
Town = tuple[str, ...]

OFFICIAL = len(town().puzzles)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A puzzle as numbers: its cards, the building that each is about, and the buildings that the player owns.

    A card's building is −1 if the card is about an unnamed building of the player. `own` is the bitmask of the
    buildings that the player owns. If the player has to find out which buildings they own, `own` is 0 and `hidden` is
    the number of these buildings.
    """

    cards: tuple[int, ...]
    named: tuple[int, ...]
    own: int
    hidden: int

    @property
    def required(self) -> int:
        """The buildings that must be in town because a card names them or the player owns them, as a bitmask."""
        mask = self.own
        for building in self.named:
            if building >= 0:
                mask |= 1 << building
        return mask

    @property
    def own_count(self) -> int:
        """The number of buildings that the player owns, whether or not the puzzle names them."""
        return self.hidden or self.own.bit_count()

    def some(self, clues: Iterable[int]) -> Sheet:
        """Return a copy of the sheet with only some of the clues, given by their positions."""
        cards, named = self.cards, self.named
        places = list(clues)
        return Sheet(tuple(cards[i] for i in places), tuple(named[i] for i in places), self.own, self.hidden)


def clues(puzzle: Puzzle) -> list[tuple[int, str | None]]:
    """Return every card of a puzzle with the building that it is about: first the A cards, then the B and C cards."""
    return [
        *((card, BUILDINGS[int(CARD_BUILDING[card])]) for card in puzzle.a),
        *puzzle.b,
        *((card, BUILDINGS[int(CARD_BUILDING[card])]) for card in puzzle.c),
    ]


def sheet_of(puzzle: Puzzle) -> Sheet:
    """Convert a puzzle to numbers."""
    entries = clues(puzzle)
    cards = tuple([card for card, _ in entries])
    named = tuple([-1 if building is None else BUILDING_OF[building] for _, building in entries])
    return Sheet(cards, named, buildings_mask(puzzle.own or ()), puzzle.own_unknown)


def buildings_mask(names: tuple[str, ...] | list[str]) -> int:
    """Return the buildings with these names as a bitmask."""
    mask = 0
    for name in names:
        mask |= 1 << BUILDING_OF[name]
    return mask


def buildings_of(mask: int) -> list[str]:
    """Return the names of the buildings in a bitmask, in alphabetical order."""
    return [name for number, name in enumerate(BUILDINGS) if mask >> number & 1]


def official(number: int, *, printed: bool = False) -> Puzzle:
    """Return one of the eight puzzles in the rulebook, corrected if necessary.

    With `printed`, the puzzle is returned as it was printed.
    """
    if not 1 <= number <= OFFICIAL:
        raise ValueError(f"official puzzle {number}: expected a number from 1 to {OFFICIAL}")
    puzzle = town().puzzles[number - 1]
    return puzzle if printed else puzzle.corrected()


def is_corrected(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is one of the rulebook's puzzles with its correction applied (OT-21)."""
    if puzzle.number is None or puzzle.number > OFFICIAL:
        return False
    printed = town().puzzles[puzzle.number - 1]
    return bool(printed.remove or printed.add) and clues(puzzle) == clues(printed.corrected())


def load(value: Any, place: str = "puzzle") -> Puzzle:
    """Return a puzzle read from its JSON value. A `correction` is read but not applied."""
    puzzle = check_puzzle(value, place)
    named = {building for _, building in clues(puzzle) if building is not None}
    for i, building in enumerate(puzzle.own or ()):
        if len(named) >= IN_TOWN and building not in named:
            raise ValueError(f"{place}.own[{i}]: {building} is not in town, as the cards name {len(named)} others")
    return puzzle


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as a JSON value.

    If the player has to find out which buildings they own, `own` is null and `own_unknown` is the number of these
    buildings.
    """
    value = puzzle.to_json()
    return {**value, "own": None} if puzzle.own is None else value


def read_puzzles(text: str, place: str) -> list[Puzzle]:
    """Return the puzzles in a JSON string: one object, a list of objects, or one object on each line."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        if len(lines) < 2:
            raise ValueError(f"{place} line {error.lineno} column {error.colno}: {error.msg}") from None
        return [load(_json_line(line, f"{place} line {number}"), f"{place} line {number}") for number, line in lines]
    if isinstance(value, list):
        return [load(entry, f"{place} [{i}]") for i, entry in enumerate(value)]
    if isinstance(value, Mapping) and "puzzle" in value:
        # A file in which the terminal saved an unfinished puzzle.
        return [load(value["puzzle"], f"{place} puzzle")]
    return [load(value, place)]


def read_file(path: Path) -> list[Puzzle]:
    """Return the puzzles in a file. Raises ValueError if the file can't be read."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: not a text file (byte {error.start})") from None
    return read_puzzles(text, str(path))


def _json_line(line: str, place: str) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"{place} column {error.colno}: {error.msg}") from None


@dataclass(frozen=True, slots=True)
class Position:
    """A player's notes on a puzzle: buildings entered on the map, pencil marks, and buildings marked as owned.

    `entries` maps lots to buildings. `marks` maps buildings to the lots pencilled in for them; if a building has no
    marks, the player has not decided yet. `own` contains the buildings that the player has marked as owned, if the
    player has to find out which buildings they own.
    """

    entries: Mapping[int, str]
    marks: Mapping[str, tuple[int, ...]]
    own: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the position as a JSON value that `position` can read."""
        return {
            "entries": {str(lot): self.entries[lot] for lot in sorted(self.entries)},
            "marks": {building: [*self.marks[building]] for building in sorted(self.marks)},
            "own": [*self.own],
        }


def position(value: Any = None, place: str = "position") -> Position:
    """Read a position from its JSON value `{"entries": {lot: building}, "marks": {building: [lots]}, "own": […]}`."""
    if value is None:
        return Position({}, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"{place}: expected an object, not {value!r}")
    for key in value:
        if key not in ("entries", "marks", "own"):
            raise ValueError(f"{place}: unknown key {key!r}; choose from entries, marks, own")
    entries: dict[int, str] = {}
    for lot, building in _pairs(value, "entries", place):
        at = f"{place}.entries.{lot}"
        number, name = _lot(lot, at), _building(building, at)
        if name in entries.values():
            raise ValueError(f"{at}: {name} occurs twice")
        entries[number] = name
    marks: dict[str, tuple[int, ...]] = {}
    for building, lots in _pairs(value, "marks", place):
        at = f"{place}.marks.{building}"
        if not isinstance(lots, list | tuple):
            raise ValueError(f"{at}: expected a list of lots, not {lots!r}")
        marks[_building(building, at)] = tuple(sorted({_lot(lot, at) for lot in lots}))
    own = value.get("own") or ()
    if not isinstance(own, list | tuple):
        raise ValueError(f"{place}.own: expected a list of buildings, not {own!r}")
    return Position(entries, marks, tuple(_building(name, f"{place}.own") for name in own))


def _pairs(value: Mapping[str, Any], key: str, place: str) -> list[tuple[Any, Any]]:
    part = value.get(key) or {}
    if not isinstance(part, Mapping):
        raise ValueError(f"{place}.{key}: expected an object, not {part!r}")
    return list(part.items())


def _lot(value: Any, place: str) -> int:
    lot = int(value) if isinstance(value, str) and value.isdecimal() else value
    if type(lot) is not int or not 1 <= lot <= LOTS:
        raise ValueError(f"{place}: a lot must be a whole number from 1 to {LOTS}, not {value!r}")
    return lot


def _building(value: Any, place: str) -> str:
    if not isinstance(value, str) or value not in BUILDING_OF:
        raise ValueError(f"{place}: unknown building {value!r}; choose from {', '.join(BUILDINGS)}")
    return value
