"""The option `edition`: the numbers printed on the components of the game (BB-2, BB-4 to BB-7).

The rulebook does not list these numbers, so the defaults here are a reconstruction. The host of a table can replace
them with the numbers of another printing. The rules read them from the state, so the same compiled code works for every
edition.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from tabletowers.games.babel.components import (
    ACTION_CARDS,
    ACTION_NAMES,
    DISCS_A_SUIT,
    KINDS,
    MOST_NUMBER,
    MOST_OF_A_SUIT,
    MOST_PAIR_NUMBER,
    PAIRS,
    REPLACED_NUMBER,
    ROWS,
    SUIT_NAMES,
    plain_kind,
)

#: The default edition.
DEFAULT: dict[str, Any] = {
    "discs": {suit: [3, 3, 4, 4, 5, 6] for suit in SUIT_NAMES},
    "two_suit_discs": ["camel3+ship2", "ship3+crane2", "crane3+mason2", "mason3+camel2"],
    "wonder_rows": [[8, 4], [10, 5], [12, 6], [14, 7], [16, 8], [18, 9], [20, 10]],
    "disc_bonus": [0, 5, 10, 20, 30, 40, 50],
    "action_cards": {
        "exchange": 3,
        "wild": 2,
        "disc bonus": 2,
        "draw three": 2,
        "rejected bonus": 2,
        "double turn": 2,
        "five points": 2,
    },
    "parts": None,
}

_MOST_POINTS = 999
_MOST_PARTS = 99
_PAIR = re.compile(
    rf"({'|'.join(SUIT_NAMES)})([1-{MOST_PAIR_NUMBER}])\+({'|'.join(SUIT_NAMES)})([1-{MOST_PAIR_NUMBER}])"
)


# Checking


def checked(value: Any) -> dict[str, Any]:
    """Check an edition and return it in canonical form, with missing entries taken from the default.

    Raises a ValueError that names the wrong entry.
    """
    entries_given = _object(value, "edition", DEFAULT, partly=True)
    entries = {name: entries_given.get(name, default) for name, default in DEFAULT.items()}
    return {
        "discs": _discs(entries["discs"]),
        "two_suit_discs": _two_suit_discs(entries["two_suit_discs"]),
        "wonder_rows": _wonder_rows(entries["wonder_rows"]),
        "disc_bonus": _disc_bonus(entries["disc_bonus"]),
        "action_cards": _action_cards(entries["action_cards"]),
        "parts": _parts(entries["parts"]),
    }


def _discs(value: Any) -> dict[str, list[int]]:
    """Check that each suit has six discs, one of which has the number that two-suit discs replace (BB-2).

    Returns the numbers of the discs in ascending order.
    """
    discs = {}
    for suit, numbers in _object(value, "edition.discs", SUIT_NAMES).items():
        place = f"edition.discs.{suit}"
        discs[suit] = sorted(_numbers(numbers, place, DISCS_A_SUIT, 1, MOST_NUMBER))
        if REPLACED_NUMBER not in discs[suit]:
            raise ValueError(f"{place}: expected a disc of number {REPLACED_NUMBER}, which a two-suit disc can replace")
    return discs


def _two_suit_discs(value: Any) -> list[str]:
    """Check that there are four two-suit discs and that every suit is on two of them (BB-2).

    This ensures that 24 discs are in play, and that no suit has more discs than the disc score table covers.
    """
    place = "edition.two_suit_discs"
    if not isinstance(value, list) or len(value) != PAIRS:
        raise ValueError(f"{place}: expected a list of {PAIRS} discs, not {value!r}")
    suits: Counter[str] = Counter()
    for number, name in enumerate(value):
        match = _PAIR.fullmatch(name) if isinstance(name, str) else None
        if match is None or match[1] == match[3]:
            raise ValueError(
                f"{place}[{number}]: two different suits with a number from 1 to {MOST_PAIR_NUMBER} each, "
                f"such as camel3+ship2, not {name!r}"
            )
        suits.update((match[1], match[3]))
    for suit in SUIT_NAMES:
        if suits[suit] != 2:
            raise ValueError(f"{place}: expected every suit on two discs, but {suit} is on {suits[suit]}")
    return sorted(value, key=lambda name: [(SUIT_NAMES.index(part[:-1]), part[-1]) for part in name.split("+")])


def _wonder_rows(value: Any) -> list[list[int]]:
    """Check that there are seven rows of points for first and second place, which never decrease (BB-4).

    In each row, the points for second place may not exceed those for first place.
    """
    place = "edition.wonder_rows"
    if not isinstance(value, list) or len(value) != ROWS:
        raise ValueError(f"{place}: expected a list of {ROWS} rows, not {value!r}")
    rows: list[list[int]] = []
    for number, row in enumerate(value):
        first, second = _numbers(row, f"{place}[{number}]", 2, 0, _MOST_POINTS)
        if second > first:
            raise ValueError(f"{place}[{number}]: the second value {second} is more than the first, {first}")
        if rows and (first < rows[-1][0] or second < rows[-1][1]):
            raise ValueError(f"{place}[{number}]: {first}/{second} is less than the row before, {rows[-1]}")
        rows.append([first, second])
    return rows


def _disc_bonus(value: Any) -> list[int]:
    """Check that there are points for one to seven discs of a suit, and that the points never decrease (BB-5)."""
    place = "edition.disc_bonus"
    bonus = _numbers(value, place, MOST_OF_A_SUIT, 0, _MOST_POINTS)
    for number in range(1, len(bonus)):
        if bonus[number] < bonus[number - 1]:
            raise ValueError(f"{place}[{number}]: {bonus[number]} is less than the entry before, {bonus[number - 1]}")
    return bonus


def _action_cards(value: Any) -> dict[str, int]:
    """Check the number of action cards of each kind; there must be fifteen in total (BB-6)."""
    place = "edition.action_cards"
    cards = {}
    for name, count in _object(value, place, ACTION_NAMES).items():
        cards[name] = _number(count, f"{place}.{name}", 0, ACTION_CARDS)
    if sum(cards.values()) != ACTION_CARDS:
        raise ValueError(f"{place}: expected {ACTION_CARDS} cards in total, not {sum(cards.values())}")
    return cards


def _parts(value: Any) -> int | None:
    """Check the limit on the number of parts that each player has (BB-7). None means no limit."""
    return None if value is None else _number(value, "edition.parts", 1, _MOST_PARTS, " or null")


def _object(value: Any, place: str, keys: Iterable[str], *, partly: bool = False) -> dict[str, Any]:
    """Check that an object has exactly the keys `keys`. With `partly`, some of them may be missing.

    Returns a copy of the object with its keys in the order of `keys`.
    """
    names = list(keys)
    if not isinstance(value, Mapping):
        raise ValueError(f"{place}: expected an object with {', '.join(names)}, not {value!r}")
    for key in value:
        if key not in names:
            raise ValueError(f"{place}: unknown entry {key!r}; choose from {', '.join(names)}")
    for key in names:
        if key not in value and not partly:
            raise ValueError(f"{place}: {key} is missing")
    return {key: value[key] for key in names if key in value}


def _numbers(value: Any, place: str, count: int, least: int, most: int) -> list[int]:
    """Check that `value` is a list of `count` whole numbers from `least` to `most`."""
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{place}: expected a list of {count} numbers, not {value!r}")
    return [_number(number, f"{place}[{i}]", least, most) for i, number in enumerate(value)]


def _number(value: Any, place: str, least: int, most: int, otherwise: str = "") -> int:
    """Check that `value` is a whole number from `least` to `most`."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{place}: expected a whole number from {least} to {most}{otherwise}, not {value!r}")
    return value


def of_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the edition given in the options after checking it, or the default edition if none is given."""
    return checked(options["edition"]) if "edition" in options else DEFAULT


# The discs of an edition


def pair_names(edition: Mapping[str, Any]) -> list[str]:
    """Return the names of the distinct two-suit discs, in the order of their kinds."""
    return list(dict.fromkeys(edition["two_suit_discs"]))


def kind_names(edition: Mapping[str, Any]) -> tuple[str | None, ...]:
    """Return the names of all kinds of disc, indexed by their numbers. Kind 0 means no disc; its name is None."""
    return _kind_names(tuple(edition["two_suit_discs"]))


def kinds_by_name(edition: Mapping[str, Any]) -> dict[str | None, int]:
    """Return a mapping from the names of all kinds of disc to their numbers. None (no disc) is mapped to 0."""
    return _kinds_by_name(kind_names(edition))


@lru_cache(maxsize=64)
def _kind_names(two_suit_discs: tuple[str, ...]) -> tuple[str | None, ...]:
    plain = [f"{suit}{number}" for suit in SUIT_NAMES for number in range(1, MOST_NUMBER + 1)]
    return (None, *plain, *dict.fromkeys(two_suit_discs))


@lru_cache(maxsize=64)
def _kinds_by_name(names: tuple[str | None, ...]) -> dict[str | None, int]:
    return {name: kind for kind, name in enumerate(names)}


def disc_parts(name: str | None) -> dict[str, Any]:
    """Return a disc's name, its suit and number and, for a two-suit disc, its second suit and number."""
    assert name is not None
    first, _, second = name.partition("+")
    return {
        "disc": name,
        "suit": first[:-1],
        "number": int(first[-1]),
        "second_suit": second[:-1] or None,
        "second_number": int(second[-1]) if second else None,
    }


def discs_in_play(edition: Mapping[str, Any], mixed: bool) -> list[int]:
    """Return the kinds of the 24 discs in play, ascending (BB-2). With `mixed`, they include the two-suit discs."""
    discs = []
    for suit, name in enumerate(SUIT_NAMES):
        numbers = list(edition["discs"][name])
        if mixed:
            numbers.remove(REPLACED_NUMBER)
        discs += [plain_kind(suit, number) for number in numbers]
    if mixed:
        discs += [kinds_by_name(edition)[name] for name in edition["two_suit_discs"]]
    return sorted(discs)


def action_cards(edition: Mapping[str, Any]) -> list[int]:
    """Return all action cards of the edition, ordered by kind (BB-6)."""
    return [card for card, name in enumerate(ACTION_NAMES) for _ in range(edition["action_cards"][name])]


def fields_from_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a state that store the options, including the edition, for the rules to read."""
    edition = options["edition"]
    discs = discs_in_play(edition, options["discs"] == "mixed")
    pairs = [name.split("+") for name in pair_names(edition)]
    return {
        "memory_aid": options["memory_aid"],
        "parts_limit": edition["parts"] or 0,
        "kind_count": [discs.count(kind) for kind in range(KINDS + 1)],
        "pair_suit": [[SUIT_NAMES.index(part[:-1]) for part in pair] for pair in pairs],
        "pair_number": [[int(part[-1]) for part in pair] for pair in pairs],
        "wonder_rows": edition["wonder_rows"],
        "disc_bonus": [0, *edition["disc_bonus"]],
        "action_total": [edition["action_cards"][name] for name in ACTION_NAMES] if options["action_cards"] else [],
    }
