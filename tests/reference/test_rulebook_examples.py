"""The reference holds to the examples of the rulebooks."""

from __future__ import annotations

from random import Random

import pytest

from . import babel, clocktowers, oldtown
from .oldtown import NORTH_OF_MAIN, OldTown


def town(tiles: dict[str, int] | None = None, **markers: set[int]) -> OldTown:
    """Old Town with buildings on the map, before anybody has taken one."""
    game = OldTown(oldtown.deal(4, {}, Random(1)), 4)
    game.tiles = dict(tiles or {})
    game.markers = {building: set(lots) for building, lots in markers.items()}
    return game


def points_for_sheriff_north_of_main(game: OldTown) -> int:
    effect = game.judge_one("sheriff", NORTH_OF_MAIN)
    assert isinstance(effect, dict)
    game.change(0, effect)
    return game.scores()[0]


def test_example_1_one_lot_occupied() -> None:
    game = town({"bank": 1})
    assert points_for_sheriff_north_of_main(game) == 2
    assert game.markers["sheriff"] == {2, 3, 4}


def test_example_2_three_lots_occupied() -> None:
    game = town({"bank": 1, "hotel": 2, "judge": 3})
    assert points_for_sheriff_north_of_main(game) == 5
    assert game.tiles["sheriff"] == 4


def test_example_3_two_of_four_markers_are_north() -> None:
    game = town(sheriff={1, 2, 5, 6})
    assert points_for_sheriff_north_of_main(game) == 2
    assert game.markers["sheriff"] == {1, 2}


def test_example_4_confirms() -> None:
    assert town(sheriff={1, 2}).judge_one("sheriff", NORTH_OF_MAIN) == "confirms"


def test_example_5_contradicts() -> None:
    assert town(sheriff={5, 6}).judge_one("sheriff", NORTH_OF_MAIN) == "contradicts"


def test_example_6_three_markers_on_a_lot_block() -> None:
    game = town(bank={1, 5, 6}, hotel={1, 7, 8}, judge={1, 9, 10})
    assert game.judge_one("sheriff", NORTH_OF_MAIN) == "blocked"


def test_example_7_two_buildings_fill_two_lots() -> None:
    game = town(bank={1, 2}, hotel={1, 2})
    assert points_for_sheriff_north_of_main(game) == 3
    assert game.markers["sheriff"] == {3, 4}


def test_example_9_eight_lots_block() -> None:
    assert town().judge(47, "church") == "blocked"


def test_example_10_a_removed_marker_settles_two_buildings() -> None:
    game = town(saloon={6, 7}, pharmacy={7, 8})
    game.change(0, {"saloon": {7}})
    assert game.scores()[0] == 4
    assert game.tiles == {"saloon": 7, "pharmacy": 8}


def test_old_town_solutions_fit_their_cards() -> None:
    """The first printed puzzle: every A card, card 45 for the bank, and the C cards with the hotel."""
    printed = (
        "stage blacksmith school stable laundry saloon jail bank "
        "barber pharmacy hotel casino printer undertaker judge doctor"
    )
    lot_of = {building: lot for lot, building in enumerate(printed.split(" "), start=1)}
    for card in (2, 3, 4, 5, 7, 8, 13, 14, 15, 16, 17, 18):
        building, lots = oldtown.CLUES_A[card]
        assert lot_of[building] in lots
    assert lot_of["bank"] in oldtown.CLUES_B[45]
    for card in (29, 30, 31, 35):
        building, pairs = oldtown.CLUES_C[card]
        assert tuple(sorted([lot_of[building], lot_of["hotel"]])) in pairs


@pytest.mark.parametrize(
    ("parts", "points"),
    [([6, 4, 1, 0], [8, 4, 3, 0]), ([4, 4, 2, 1], [4, 4, 3, 3]), ([5, 3, 3, 1], [8, 3, 3, 3])],
)
def test_babel_wonder(parts: list[int], points: list[int]) -> None:
    game = babel.Babel(babel.deal(4, {}, Random(1)), 4)
    game.parts[1].update(dict(enumerate(parts)))
    game.complete(1, 0)
    assert game.scores() == points


def test_babel_discs() -> None:
    discs = ["camel3", "camel3", "camel4", "camel3+ship2", "ship3", "ship6", "crane4"]
    assert babel.disc_points(discs, babel.EDITION["disc_bonus"]) == 25


@pytest.mark.parametrize(
    ("cards", "points"),
    [("F1 K Rr", 5), ("F2c F1 K Rr", 4), ("F1c F1m K Rr", 3), ("F1c Km Rr", 3), ("F1m F1m K Rr", 2), ("F1 Km", 0)],
)
def test_clocktowers_values(cards: str, points: int) -> None:
    floor, *others = cards.split(" ")
    tower = clocktowers.Tower(floor)
    tower.cards += others
    assert tower.value() == points
