"""The data of Old Town (OT-1 to OT-3, OT-21) from `data.json`, and the checks that the file must pass.

An invalid file is refused with a ValueError that begins with the location of the error, such as `cards[12].lots: lot 17
is outside 1 to 16`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any

#: The number of rows on the map, and of lots in each (OT-1).
ROWS, COLUMNS = 4, 4
LOTS = ROWS * COLUMNS
#: The kinds of cards, and the numbers of the cards of each kind (OT-3).
KIND_NAMES = ("A", "B", "C")
CARD_NUMBERS = {"A": range(1, 19), "B": range(37, 61), "C": range(19, 37)}
CARDS = sum(map(len, CARD_NUMBERS.values()))
LEVELS = ("easy", "medium", "hard", "expert")
SIDES = ("north", "east", "south", "west")
STREETS = ("main", "cemetery", "dalton", "cavendish", "railway")
PLACES = ("graveyard", "buffalo_field", "desert")

#: How many lots the cards of each kind allow, as printed on them; for C cards, how many lots are in any of their pairs.
_LOTS_ALLOWED = {"A": (4,), "B": (7, 8), "C": (8,)}

_A = {"A": "an A", "B": "a B", "C": "a C"}

#: Two lots, the smaller first.
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot on the map, with the side of its entrance and the street that the entrance faces."""

    lot: int
    row: int
    column: int
    entrance: str
    entrance_on: str


@dataclass(frozen=True, slots=True)
class Card:
    """A clue card, of kind A, B or C.

    A and C cards name a building. A and B cards list possible lots, and C cards list possible pairs of lots. `misprint`
    describes an error in the printed text of the card. The texts in the message catalogues are correct.
    """

    number: int
    kind: str
    building: str | None
    meaning: str
    lots: tuple[int, ...]
    pairs: tuple[Pair, ...]
    misprint: str | None = None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A solitaire puzzle (OT-21).

    `a` and `c` are card numbers. `b` pairs card numbers with the building that each card is about; None means at least
    one of the player's own buildings. Either `own` names the buildings that the player owns, or `own_unknown` is the
    number of buildings that the player owns and has to identify.
    """

    a: tuple[int, ...]
    b: tuple[tuple[int, str | None], ...]
    c: tuple[int, ...]
    own: tuple[str, ...] | None
    own_unknown: int
    solution: tuple[str, ...] | None
    number: int | None
    level: str | None
    #: The correction that makes the puzzle solvable: cards to remove, cards to add (with a B card's building), and why.
    remove: tuple[int, ...] = ()
    add: tuple[tuple[int, str | None], ...] = ()
    why: str | None = None

    def corrected(self) -> Puzzle:
        """Return the puzzle with its correction, if any, applied."""
        added = {kind: [entry for entry in self.add if kind_of(entry[0]) == kind] for kind in KIND_NAMES}
        return replace(
            self,
            a=tuple(sorted(({*self.a} - {*self.remove}) | {number for number, _ in added["A"]})),
            b=tuple(entry for entry in (*self.b, *added["B"]) if entry[0] not in self.remove),
            c=tuple(sorted(({*self.c} - {*self.remove}) | {number for number, _ in added["C"]})),
            remove=(),
            add=(),
            why=None,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as a JSON value that `check_puzzle` can read."""
        puzzle: dict[str, Any] = {"number": self.number, "level": self.level}
        puzzle |= {"A": [*self.a], "B": [[*entry] for entry in self.b], "C": [*self.c]}
        puzzle |= {"own": [*self.own]} if self.own is not None else {"own_unknown": self.own_unknown}
        puzzle["solution"] = None if self.solution is None else [*self.solution]
        if self.remove or self.add:
            puzzle["correction"] = {"remove": [*self.remove], "add": [[*entry] for entry in self.add], "why": self.why}
        return {key: value for key, value in puzzle.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Town:
    """The contents of `data.json`."""

    lots: tuple[Lot, ...]
    streets: dict[str, tuple[int, ...]]
    places: dict[str, tuple[int, ...]]
    next_door: tuple[Pair, ...]
    face_to_face: tuple[Pair, ...]
    entrances_facing: tuple[Pair, ...]
    buildings: tuple[str, ...]
    cards: tuple[Card, ...]
    puzzles: tuple[Puzzle, ...]


@cache
def town() -> Town:
    """Return the data included with the game, checked and cached."""
    return check_town(json.loads(resources.files(__package__).joinpath("data.json").read_text("utf-8")))


# Checks of whole files


def check_town(value: Any, place: str = "") -> Town:
    """Check the JSON value of a whole data file and return its contents.

    Raises a ValueError whose message begins with the location of the first error.
    """
    data = _object(value, place or "the file")
    prefix = f"{place}." if place else ""
    lots = _lots(_need(data, "lots", place), f"{prefix}lots")
    buildings = _names(_need(data, "buildings", place), f"{prefix}buildings")
    cards = check_cards(_need(data, "cards", place), buildings, f"{prefix}cards")
    return Town(
        lots=lots,
        streets=_lot_sets(_need(data, "streets", place), STREETS, f"{prefix}streets"),
        places=_lot_sets(_need(data, "places", place), PLACES, f"{prefix}places"),
        next_door=check_pairs(_need(data, "next_door", place), f"{prefix}next_door"),
        face_to_face=check_pairs(_need(data, "face_to_face", place), f"{prefix}face_to_face"),
        entrances_facing=check_pairs(_need(data, "entrances_facing", place), f"{prefix}entrances_facing"),
        buildings=buildings,
        cards=cards,
        puzzles=tuple(
            check_puzzle(puzzle, f"{prefix}puzzles[{i}]", cards, buildings)
            for i, puzzle in enumerate(_list(_need(data, "puzzles", place), f"{prefix}puzzles"))
        ),
    )


def check_cards(value: Any, buildings: Collection[str], place: str = "cards") -> tuple[Card, ...]:
    """Check that a list contains each of the sixty cards exactly once, and return the cards in ascending order."""
    cards: dict[int, Card] = {}
    for i, entry in enumerate(_list(value, place)):
        card = check_card(entry, buildings, f"{place}[{i}]")
        if card.number in cards:
            raise ValueError(f"{place}[{i}]: card {card.number} occurs twice")
        cards[card.number] = card
    if len(cards) != CARDS:
        missing = sorted(set(range(1, CARDS + 1)) - set(cards))
        raise ValueError(f"{place}: card {missing[0]} is missing")
    return tuple(cards[number] for number in sorted(cards))


def check_card(value: Any, buildings: Collection[str], place: str) -> Card:
    """Check that a clue card's number, kind, building, and lots or pairs are consistent. Returns the card (OT-3)."""
    data = _object(value, place)
    number = _whole(_need(data, "number", place), f"{place}.number", 1, CARDS)
    kind = _need(data, "kind", place)
    if kind != kind_of(number):
        raise ValueError(f"{place}.kind: card {number} is of kind {kind_of(number)}, not {kind!r}")
    building = data.get("building")
    if kind == "B":
        if building is not None:
            raise ValueError(f"{place}.building: expected null, since a B card names no building")
    else:
        building = _known(building, buildings, f"{place}.building")
    if ("pairs" if kind == "C" else "lots") not in data or ("lots" if kind == "C" else "pairs") in data:
        raise ValueError(f"{place}: {_A[kind]} card has {'pairs of lots' if kind == 'C' else 'lots'}")
    lots = check_lots(data["lots"], f"{place}.lots") if kind != "C" else ()
    pairs = check_pairs(data["pairs"], f"{place}.pairs") if kind == "C" else ()
    allowed = len({lot for pair in pairs for lot in pair}) if kind == "C" else len(lots)
    if allowed not in _LOTS_ALLOWED[kind]:
        raise ValueError(f"{place}: {_A[kind]} card allows {_LOTS_ALLOWED[kind][-1]} lots, not {allowed}")
    meaning = _text(_need(data, "meaning", place), f"{place}.meaning")
    misprint = _text(data["misprint"], f"{place}.misprint") if "misprint" in data else None
    return Card(number, kind, building, meaning, lots, pairs, misprint)


def check_puzzle(
    value: Any, place: str = "puzzle", cards: Iterable[Card] | None = None, buildings: Collection[str] | None = None
) -> Puzzle:
    """Check a JSON value in the format of `data.json` and return it as a puzzle.

    Raises a ValueError that begins with the location of the error. Does not check whether the puzzle has a solution;
    the solver does that.
    """
    data = _object(value, place)
    cards = town().cards if cards is None else cards
    buildings = town().buildings if buildings is None else buildings
    of_number = {card.number: card for card in cards}
    seen: set[int] = set()
    a = tuple(_card(entry, "A", of_number, seen, at) for at, entry in _entries(data, "A", place))
    b = tuple(_named_card(entry, of_number, buildings, seen, at, "B") for at, entry in _entries(data, "B", place))
    c = tuple(_card(entry, "C", of_number, seen, at) for at, entry in _entries(data, "C", place))
    own, unknown = _own(data, buildings, place)
    solution = None
    if data.get("solution") is not None:
        solution = _names(data["solution"], f"{place}.solution", buildings)
        if len(solution) != LOTS:
            raise ValueError(f"{place}.solution: expected {LOTS} buildings, not {len(solution)}")
    number, level = data.get("number"), data.get("level")
    if number is not None:
        number = _whole(number, f"{place}.number", 1)
    if level is not None:
        level = _known(level, LEVELS, f"{place}.level", "level")
    remove, add, why = _correction(data, of_number, buildings, seen, place)
    if solution is not None:
        named = [(f"card {card}", of_number[card].building) for card in (*a, *c) if card not in remove]
        named += [(f"card {card}", building) for card, building in (*b, *add) if building and card not in remove]
        named += [("own", building) for building in own or ()]
        for where, building in named:
            if building not in solution:
                raise ValueError(f"{place}.solution: {building} is not in town ({where})")
    return Puzzle(a, b, c, own, unknown, solution, number, level, remove, add, why)


def _own(data: Mapping[str, Any], buildings: Collection[str], place: str) -> tuple[tuple[str, ...] | None, int]:
    """Return the buildings that the player owns, and the number of buildings that the player has to identify.

    If the puzzle lists the buildings, the number is 0. Otherwise None is returned instead of the list.
    """
    own, unknown = data.get("own"), data.get("own_unknown")
    if (own is None) == (unknown is None):
        raise ValueError(f"{place}: expected either own or own_unknown")
    if own is not None:
        return _names(own, f"{place}.own", buildings), 0
    return None, _whole(unknown, f"{place}.own_unknown", 1, LOTS)


def _correction(
    data: Mapping[str, Any], cards: Mapping[int, Card], buildings: Collection[str], seen: set[int], place: str
) -> tuple[tuple[int, ...], tuple[tuple[int, str | None], ...], str | None]:
    """Return a puzzle's correction: the cards to remove, the cards to add, and the reason (or None).

    Both lists of cards are empty if there is no correction.
    """
    if data.get("correction") is None:
        return (), (), None
    at = f"{place}.correction"
    correction = _object(data["correction"], at)
    remove: list[int] = []
    for i, number in enumerate(_list(correction.get("remove", []), f"{at}.remove")):
        if _whole(number, f"{at}.remove[{i}]", 1, CARDS) not in seen or number in remove:
            raise ValueError(f"{at}.remove[{i}]: card {number} is not in the puzzle")
        remove.append(number)
    add = tuple(
        _named_card(entry, cards, buildings, seen, f"{at}.add[{i}]")
        for i, entry in enumerate(_list(correction.get("add", []), f"{at}.add"))
    )
    why = correction.get("why")
    return tuple(remove), add, None if why is None else _text(why, f"{at}.why")


# Checks of single values


def kind_of(number: int) -> str:
    """Return the kind of the card with this number (OT-3)."""
    return next(kind for kind, numbers in CARD_NUMBERS.items() if number in numbers)


def check_lot(value: Any, place: str) -> int:
    """Check that a value is the number of a lot, and return it."""
    if type(value) is not int:
        raise ValueError(f"{place}: a lot must be a whole number, not {value!r}")
    if not 1 <= value <= LOTS:
        raise ValueError(f"{place}: lot {value} is outside 1 to {LOTS}")
    return value


def check_lots(value: Any, place: str) -> tuple[int, ...]:
    """Check that a list contains distinct lots, and return them in ascending order."""
    lots: list[int] = []
    for i, entry in enumerate(_list(value, place)):
        if check_lot(entry, f"{place}[{i}]") in lots:
            raise ValueError(f"{place}[{i}]: lot {entry} occurs twice")
        lots.append(entry)
    return tuple(sorted(lots))


def check_pairs(value: Any, place: str) -> tuple[Pair, ...]:
    """Check that a list contains distinct pairs of two different lots, and return them in ascending order."""
    pairs: list[Pair] = []
    for i, entry in enumerate(_list(value, place)):
        if len(_list(entry, f"{place}[{i}]")) != 2:
            raise ValueError(f"{place}[{i}]: expected a pair of two lots")
        one, other = sorted(check_lot(lot, f"{place}[{i}]") for lot in entry)
        if one == other:
            raise ValueError(f"{place}[{i}]: expected two different lots, not {one} twice")
        if (one, other) in pairs:
            raise ValueError(f"{place}[{i}]: the pair {one}, {other} occurs twice")
        pairs.append((one, other))
    return tuple(sorted(pairs))


def _lots(value: Any, place: str) -> tuple[Lot, ...]:
    lots: dict[int, Lot] = {}
    for i, entry in enumerate(_list(value, place)):
        at = f"{place}[{i}]"
        data = _object(entry, at)
        number = check_lot(_need(data, "lot", at), f"{at}.lot")
        if number in lots:
            raise ValueError(f"{at}.lot: lot {number} occurs twice")
        row, column = (
            _whole(_need(data, key, at), f"{at}.{key}", 1, most) for key, most in (("row", ROWS), ("column", COLUMNS))
        )
        if number != COLUMNS * (row - 1) + column:
            raise ValueError(f"{at}: lot {number} is not in row {row}, column {column}")
        entrance = _known(_need(data, "entrance", at), SIDES, f"{at}.entrance", "side")
        street = _known(_need(data, "entrance_on", at), STREETS, f"{at}.entrance_on", "street")
        lots[number] = Lot(number, row, column, entrance, street)
    if len(lots) != LOTS:
        raise ValueError(f"{place}: lot {min(set(range(1, LOTS + 1)) - set(lots))} is missing")
    return tuple(lots[number] for number in sorted(lots))


def _lot_sets(value: Any, names: tuple[str, ...], place: str) -> dict[str, tuple[int, ...]]:
    data = _object(value, place)
    for name in data:
        _known(name, names, place, "name")
    return {name: check_lots(_need(data, name, place), f"{place}.{name}") for name in names}


def _names(value: Any, place: str, known: Collection[str] | None = None) -> tuple[str, ...]:
    """Check that a list contains distinct names and, if `known` is given, only names in `known`."""
    names: list[str] = []
    for i, name in enumerate(_list(value, place)):
        if known is not None:
            _known(name, known, f"{place}[{i}]")
        if _text(name, f"{place}[{i}]") in names:
            raise ValueError(f"{place}[{i}]: {name} occurs twice")
        names.append(name)
    return tuple(names)


def _entries(data: Mapping[str, Any], kind: str, place: str) -> list[tuple[str, Any]]:
    """Return the entries for a puzzle's cards of one kind, each with its location for error messages."""
    at = f"{place}.{kind}"
    return [(f"{at}[{i}]", entry) for i, entry in enumerate(_list(_need(data, kind, place), at))]


def _card(value: Any, kind: str | None, cards: Mapping[int, Card], seen: set[int], place: str) -> int:
    """Check that a value is the number of a card of this kind and not yet in `seen`, then add it to `seen`."""
    if type(value) is not int or value not in cards:
        raise ValueError(f"{place}: unknown card {value!r}")
    if kind is not None and cards[value].kind != kind:
        raise ValueError(f"{place}: card {value} is of kind {cards[value].kind}, not {kind}")
    if value in seen:
        raise ValueError(f"{place}: card {value} occurs twice")
    seen.add(value)
    return value


def _named_card(
    value: Any,
    cards: Mapping[int, Card],
    buildings: Collection[str],
    seen: set[int],
    place: str,
    kind: str | None = None,
) -> tuple[int, str | None]:
    """Check a card number and the building that the card is about.

    Only a B card can have a building; for other cards the building must be None.
    """
    if len(_list(value, place)) != 2:
        raise ValueError(f"{place}: expected a card and its building (or null)")
    number, building = _card(value[0], kind, cards, seen, place), value[1]
    if building is None:
        return number, None
    if cards[number].kind != "B":
        raise ValueError(f"{place}: only a B card takes a building")
    return number, _known(building, buildings, place)


def _object(value: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{place}: expected an object, not {value!r}")
    return value


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{place}: expected a list, not {value!r}")
    return value


def _need(data: Mapping[str, Any], key: str, place: str) -> Any:
    if key not in data:
        raise ValueError(f"{place or 'the file'}: {key} is missing")
    return data[key]


def _whole(value: Any, place: str, least: int, most: int | None = None) -> int:
    if type(value) is not int or value < least or (most is not None and value > most):
        bounds = f"from {least} to {most}" if most is not None else f"from {least}"
        raise ValueError(f"{place}: expected a whole number {bounds}, not {value!r}")
    return value


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"{place}: expected a text, not {value!r}")
    return value


def _known(value: Any, names: Collection[str], place: str, what: str = "building") -> str:
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"{place}: unknown {what} {value!r}; choose from {', '.join(names)}")
    return value
