"""The data of Old Town: the map, the cards that follow from it, the puzzles, and refusing what contradicts itself."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

from tabletowers.games.oldtown.components import (
    BUILDING_OF,
    BUILDINGS,
    CARD_BUILDING,
    CARD_CODES,
    CARD_KIND,
    CARD_LOTS,
    CARD_PAIRS,
    lots_of,
    mask_of,
)
from tabletowers.games.oldtown.data import check_puzzle, check_town, town
from tabletowers.text import LANGUAGES, catalogue

FILE = json.loads(resources.files("tabletowers.games.oldtown").joinpath("data.json").read_text("utf-8"))
LOTS = set(range(1, 17))


# The map (OT-1) in the words of the clues


def rows(*numbers: int) -> set[int]:
    return {lot for lot in LOTS if (lot - 1) // 4 + 1 in numbers}


def columns(*numbers: int) -> set[int]:
    return {lot for lot in LOTS if (lot - 1) % 4 + 1 in numbers}


def entrance(*sides: str) -> set[int]:
    return {lot.lot for lot in town().lots if lot.entrance in sides}


def entrance_on(street: str) -> set[int]:
    return {lot.lot for lot in town().lots if lot.entrance_on == street}


EDGE = rows(1, 4) | columns(1, 4)
CEMETERY, BUFFALO, DESERT = {9, 10, 13, 14}, {1, 2, 3, 5}, {12, 14, 15, 16}
NEIGHBOURS = [
    (one, other)
    for one, other in combinations(sorted(LOTS), 2)
    if other - one == 4 or (other - one == 1 and one % 4 != 0)
]
NEXT = [(2, 3), (6, 7), (10, 11), (14, 15)]
FACING = [pair for pair in NEIGHBOURS if pair not in NEXT]


def facing(*areas: set[int]) -> list[tuple[int, int]]:
    return [pair for pair in FACING if any(set(pair) <= area for area in areas)]


SINGLE = {
    1: CEMETERY,
    2: entrance_on("dalton"),
    3: columns(4),
    4: LOTS - EDGE,
    5: DESERT,
    6: columns(3, 4) & rows(1, 2),
    7: entrance_on("cemetery"),
    8: rows(1),
    9: columns(1),
    10: entrance_on("main"),
    11: {1, 4, 13, 16},
    12: columns(3),
    13: columns(2),
    14: rows(2),
    15: rows(1, 2) & columns(1, 2),
    16: BUFFALO,
    17: rows(3),
    18: columns(3, 4) & rows(3, 4),
    37: entrance("east", "west"),
    38: entrance("north", "south"),
    39: rows(1, 3),
    40: rows(2, 4),
    41: EDGE - columns(4),
    42: EDGE - columns(1),
    43: EDGE - rows(1),
    44: EDGE - rows(4),
    45: rows(2, 3),
    46: columns(2, 3),
    47: rows(1, 2),
    48: rows(3, 4),
    49: columns(1, 4),
    50: rows(1, 4),
    51: columns(1, 2),
    52: columns(3, 4),
    53: entrance("east", "west"),
    54: entrance("north", "south"),
    55: columns(2, 4),
    56: columns(1, 3),
    57: columns(4) | rows(4),
    58: columns(1) | DESERT,
    59: rows(1) | columns(1),
    60: BUFFALO | columns(4),
}
RAILWAY, MAIN, CEMETERY_RD = facing(rows(2, 3)), facing(rows(1, 2)), facing(rows(3, 4))
CAVENDISH = facing(columns(3, 4) & rows(1, 2), columns(3, 4) & rows(3, 4))
DALTON = facing(columns(1, 2) & rows(1, 2), columns(1, 2) & rows(3, 4))
DOORS = [(1, 5), (3, 7), (9, 10), (11, 12)]
DOUBLE = {
    **dict.fromkeys((19, 21, 30), RAILWAY),
    20: CEMETERY_RD,
    **dict.fromkeys((22, 27, 28), MAIN),
    **dict.fromkeys((23, 24, 25, 26, 31), NEXT),
    **dict.fromkeys((29, 33), CAVENDISH),
    32: DALTON,
    **dict.fromkeys((34, 35, 36), DOORS),
}


def test_ot_1_entrances() -> None:
    assert "".join(lot.entrance[0].upper() for lot in town().lots) == "SWSW" + "NWNW" + "EWEW" + "NNNN"
    for lot in town().lots:
        assert lot.lot in town().streets[lot.entrance_on]


def test_ot_1_places_and_neighbours() -> None:
    assert {name: set(lots) for name, lots in town().places.items()} == {
        "graveyard": CEMETERY,
        "buffalo_field": BUFFALO,
        "desert": DESERT,
    }
    assert list(town().next_door) == NEXT
    assert list(town().face_to_face) == FACING
    assert list(town().entrances_facing) == DOORS


def test_ot_2_eighteen_buildings() -> None:
    assert len(BUILDINGS) == len(set(BUILDINGS)) == 18
    assert list(BUILDINGS) == sorted(BUILDINGS)


def test_ot_3_every_card_allows_what_the_map_says() -> None:
    assert {*SINGLE, *DOUBLE} == set(range(1, 61))
    for card, lots in SINGLE.items():
        assert CARD_LOTS[card] == mask_of(lots), card
        assert not any(CARD_PAIRS[card])
    for card, pairs in DOUBLE.items():
        allowed = [(one, other) for one in LOTS for other in lots_of(CARD_PAIRS[card][one - 1]) if one < other]
        assert sorted(allowed) == sorted(pairs), card
        assert CARD_LOTS[card] == mask_of({lot for pair in pairs for lot in pair})


def test_ot_3_each_building_has_one_a_and_one_c_card() -> None:
    for kind, cards in enumerate((range(1, 19), range(37, 61), range(19, 37))):
        assert all(CARD_KIND[card] == kind for card in cards)
        assert all(CARD_CODES[card] == f"{'ABC'[kind]}{card}" for card in cards)
    for cards in (range(1, 19), range(19, 37)):
        assert sorted(CARD_BUILDING[card] for card in cards) == list(range(18))
    assert all(CARD_BUILDING[card] == -1 for card in range(37, 61))


def test_four_misprints_are_named() -> None:
    assert [card.number for card in town().cards if card.misprint is not None] == [13, 32, 55, 60]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_misprint_is_explained_to_players(language: str) -> None:
    say = catalogue(language)
    texts = [say("oldtown-misprint", card=CARD_CODES[card.number]) for card in town().cards if card.misprint]
    assert len({*texts}) == 4


# Puzzles (OT-21)


def test_the_eight_puzzles_are_there() -> None:
    assert [(puzzle.number, puzzle.level) for puzzle in town().puzzles] == [
        *((number, "easy") for number in (1, 2)),
        *((number, "medium") for number in (3, 4, 5)),
        *((number, "hard") for number in (6, 7, 8)),
    ]
    assert [puzzle.own_unknown for puzzle in town().puzzles] == [0, 0, 0, 0, 0, 0, 3, 3]


@pytest.mark.parametrize("puzzle", town().puzzles, ids=lambda puzzle: str(puzzle.number))
def test_a_corrected_puzzle_fits_its_printed_solution(puzzle: Any) -> None:
    """With known own buildings: every clue holds in the printed town, a C card for at least one own building."""
    corrected = puzzle.corrected()
    lot_of = {name: lot for lot, name in enumerate(corrected.solution, 1)}
    for card in corrected.a:
        assert lot_of[BUILDINGS[CARD_BUILDING[card]]] in SINGLE[card]
    for card, building in corrected.b:
        meant = corrected.own if building is None else (building,)
        assert any(lot_of[name] in SINGLE[card] for name in meant)
    for card in corrected.c if corrected.own else ():
        x = lot_of[BUILDINGS[CARD_BUILDING[card]]]
        assert any(tuple(sorted((x, lot_of[own]))) in DOUBLE[card] for own in corrected.own)


def test_corrections_are_carried_out() -> None:
    five, six, eight = (town().puzzles[number - 1].corrected() for number in (5, 6, 8))
    assert five.c == (20, 22, 29, 31)
    assert six.b == ((57, None), (51, "laundry"))
    assert 6 in eight.a
    assert (49, "doctor") in eight.b
    assert town().puzzles[0].corrected() == town().puzzles[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_correction_is_explained_to_players(language: str) -> None:
    """The text of each corrected puzzle names the cards that were taken out and put in."""
    say = catalogue(language)
    for puzzle in town().puzzles:
        changed = {CARD_CODES[card] for card in (*puzzle.remove, *(card for card, _ in puzzle.add))}
        if changed:
            assert {*re.findall(r"[ABC]\d+", say("oldtown-puzzle-corrected", number=puzzle.number))} == changed


def test_a_puzzle_reads_back_from_its_json() -> None:
    for puzzle in town().puzzles:
        assert check_puzzle(json.loads(json.dumps(puzzle.to_json()))) == puzzle
    assert BUILDING_OF["bank"] == 0


# Refusals


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Set the entry at a path such as `cards.0.lots.1`; a path that ends in `+` appends."""

    def apply(data: dict[str, Any]) -> None:
        *way, last = path.split(".")
        target: Any = data
        for step in way:
            target = target[int(step) if step.isdecimal() else step]
        if last == "+":
            target.append(value)
        elif value is None:
            del target[int(last) if last.isdecimal() else last]
        else:
            target[int(last) if last.isdecimal() else last] = value

    return apply


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (change("cards.0.lots.1", 17), "cards[0].lots[1]: lot 17 is outside 1 to 16"),
        (change("cards.0.lots.1", 0), "cards[0].lots[1]: lot 0 is outside 1 to 16"),
        (change("cards.0.lots.1", "9"), "cards[0].lots[1]: a lot must be a whole number, not '9'"),
        (change("cards.0.lots.1", True), "cards[0].lots[1]: a lot must be a whole number, not True"),
        (change("cards.0.lots.1", 9), "cards[0].lots[1]: lot 9 occurs twice"),
        (change("cards.0.lots.+", 1), "cards[0]: an A card allows 4 lots, not 5"),
        (change("cards.22.pairs.0", [2, 2]), "cards[22].pairs[0]: expected two different lots, not 2 twice"),
        (change("cards.22.pairs.0", [3, 2, 1]), "cards[22].pairs[0]: expected a pair of two lots"),
        (change("cards.22.pairs.0", [7, 6]), "cards[22].pairs[1]: the pair 6, 7 occurs twice"),
        (change("cards.22.pairs.0", [2, 17]), "cards[22].pairs[0]: lot 17 is outside 1 to 16"),
        (change("cards.1.number", 1), "cards[1]: card 1 occurs twice"),
        (change("cards.1.number", 61), "cards[1].number: expected a whole number from 1 to 60, not 61"),
        (change("cards.1", None), "cards: card 2 is missing"),
        (change("cards.1.kind", "B"), "cards[1].kind: card 2 is of kind A, not 'B'"),
        (change("cards.1.building", "temple"), "cards[1].building: unknown building 'temple'"),
        (change("cards.36.building", "bank"), "cards[36].building: expected null, since a B card names no building"),
        (change("cards.36.lots", None), "cards[36]: a B card has lots"),
        (change("cards.22.lots", [1]), "cards[22]: a C card has pairs of lots"),
        (change("cards.1.meaning", ""), "cards[1].meaning: expected a text"),
        (change("lots.3.row", 2), "lots[3]: lot 4 is not in row 2, column 4"),
        (change("lots.3.entrance", "up"), "lots[3].entrance: unknown side 'up'"),
        (change("lots.3.entrance_on", "broadway"), "lots[3].entrance_on: unknown street 'broadway'"),
        (change("lots.3", None), "lots: lot 4 is missing"),
        (change("lots.3.lot", 3), "lots[3].lot: lot 3 occurs twice"),
        (change("streets.main.0", 20), "streets.main[0]: lot 20 is outside 1 to 16"),
        (change("places.forest", [1]), "places: unknown name 'forest'"),
        (change("next_door.0", [2, 2]), "next_door[0]: expected two different lots, not 2 twice"),
        (change("buildings.0", "barber"), "buildings[1]: barber occurs twice"),
        (change("puzzles.0.A.0", 3), "puzzles[0].A[1]: card 3 occurs twice"),
        (change("puzzles.0.A.0", 45), "puzzles[0].A[0]: card 45 is of kind B, not A"),
        (change("puzzles.0.A.0", 99), "puzzles[0].A[0]: unknown card 99"),
        (change("puzzles.0.B.0.1", "temple"), "puzzles[0].B[0]: unknown building 'temple'"),
        (change("puzzles.0.B.0", [45]), "puzzles[0].B[0]: expected a card and its building (or null)"),
        (change("puzzles.0.own.+", "hotel"), "puzzles[0].own[1]: hotel occurs twice"),
        (change("puzzles.0.own.+", "church"), "puzzles[0].solution: church is not in town (own)"),
        (change("puzzles.0.own_unknown", 2), "puzzles[0]: expected either own or own_unknown"),
        (change("puzzles.6.own_unknown", 17), "puzzles[6].own_unknown: expected a whole number from 1 to 16"),
        (change("puzzles.0.solution.+", "church"), "puzzles[0].solution: expected 16 buildings, not 17"),
        (change("puzzles.0.solution.0", "doctor"), "puzzles[0].solution[15]: doctor occurs twice"),
        (change("puzzles.0.solution.0", "church"), "puzzles[0].solution: stage is not in town (card 15)"),
        (change("puzzles.0.level", "silly"), "puzzles[0].level: unknown level 'silly'"),
        (change("puzzles.4.correction.remove.0", 19), "puzzles[4].correction.remove[0]: card 19 is not in the puzzle"),
        (change("puzzles.5.correction.add.0", [2, None]), "puzzles[5].correction.add[0]: card 2 occurs twice"),
        (change("puzzles.7.correction.add.0", [6, "bank"]), "puzzles[7].correction.add[0]: only a B card takes"),
        (change("puzzles.0.C", None), "puzzles[0]: C is missing"),
        (change("cards", {}), "cards: expected a list, not {}"),
        (change("buildings", None), "the file: buildings is missing"),
    ],
)
def test_a_contradiction_is_refused_with_the_place(changed: Callable[[dict[str, Any]], None], message: str) -> None:
    data = copy.deepcopy(FILE)
    changed(data)
    with pytest.raises(ValueError, match=r".") as refused:
        check_town(data)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize("value", [None, [], "puzzle", 3])
def test_what_is_no_puzzle_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="puzzle: expected an object"):
        check_puzzle(value)
