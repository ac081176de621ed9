"""A sensible player takes the most points now, then leaves the fewest gifts."""

from __future__ import annotations

import pytest

from tabletowers.bots import bot
from tabletowers.contract import State
from tabletowers.games.oldtown.components import BUILDINGS, CARD_BUILDING, CARD_OF
from tests.games.oldtown.positions import GAME, town


def choice(state: State) -> set[str]:
    """What the greedy player chooses, whatever the lot decides between equals."""
    assert state.to_move is not None
    return {bot("greedy", seed).choose(state.sight(state.to_move)) for seed in range(8)}


def test_most_points_come_first() -> None:
    # The stable settles (5 points); the jail would get three markers (2 points).
    state = town(tiles={"bank": 1, "hotel": 2, "judge": 3}, hands=[[8, 9]])
    assert choice(state) == {"A8"}


def test_points_that_follow_count_too() -> None:
    # The laundry brings 3 points, and 3 more with the saloon; the stable settles for 5.
    tiles = {"judge": 5, "hotel": 8, "barber": 1, "church": 2, "jail": 3}
    state = town(tiles=tiles, markers={"bank": [6, 7], "saloon": [6, 7, 10]}, hands=[[8, 14]])
    assert choice(state) == {"A14"}


def test_of_equal_points_the_smaller_gift() -> None:
    # Both clues are worth a point; but the next player owns the bank and has B cards for it.
    state = town(owns=[[], ["bank", "jail"]], hands=[[3, 8], [40, 43, 49]])
    assert choice(state) == {"A8"}


def test_a_building_with_an_own_card_is_taken() -> None:
    state = GAME.new(3, 1)
    cards = [entry["card"] for entry in state.view(0)["board"]["hand"] if entry["card"].startswith("A")]
    buildings = {BUILDINGS[CARD_BUILDING[CARD_OF[card]]] for card in cards}
    assert choice(state) <= {f"take {building}" for building in buildings}


def test_the_cards_that_will_never_help_are_dropped() -> None:
    state = town(
        tiles={"bank": 4, "stable": 1}, markers={"hotel": [3, 7], "jail": [1, 5]}, owns=[["hotel"]], hands=[[3, 8, 52]]
    )
    assert choice(state) == {"drop A3 A8"}


@pytest.mark.parametrize("wrong", [True, False])
def test_only_what_cannot_be_right_is_claimed(wrong: bool) -> None:
    markers = {"hotel": [3, 7], "jail": [3, 7] if wrong else [3, 9], "casino": [3, 11, 12]}
    state = town(markers=markers, tidy="spot")
    state.play("pass")
    assert choice(state) == ({"claim casino@3"} if wrong else {"done"})


def test_the_own_pile_is_drawn_from_first() -> None:
    state = town(2)
    state.play("pass")
    assert choice(state) == {"draw own"}
