"""Observations tell what the documentation says they tell, and nothing that the seat can't know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tabletowers.contract import State
from tabletowers.games.babel.components import ACTION_CODES, SUIT_NAMES
from tabletowers.games.clocktowers.components import CODES
from tabletowers.games.oldtown.components import BUILDINGS, CARD_CODES
from tabletowers.lab.observation_page import page
from tabletowers.testing.suite.observations import (  # noqa: F401
    rotated,
    test_an_observation_follows_from_what_the_seat_sees,
)
from tests.conformance.cases import Case


def positions(name: str, players: int, **options: Any) -> list[State]:
    return [Case(name, players, options).position(seed, 25 * seed) for seed in range(6)]


def parts(state: State, seat: int) -> dict[str, list[Any]]:
    plan = state.game.observation.PLAN
    return {name: part.tolist() for name, part in plan.read(state.observation(seat)).items()}


def test_clocktowers_shows_hand_piles_and_towers() -> None:
    for state in positions("clocktowers", 3):
        view, seen = state.view(1), parts(state, 1)
        board = view["board"]
        assert seen["drawing"] == [int(view["decision"] == "draw")]
        assert seen["hand"] == [board["seats"][1]["hand"].count(code) for code in CODES[1:]]
        assert seen["unseen"] == [board["unseen"].get(code, 0) for code in CODES[1:]]
        for pile, shown in enumerate(board["piles"].values()):
            assert seen["pile_size"][pile] == shown["left"]
            assert seen["pile_top"][pile] == [int(code == shown["top"]) for code in CODES[1:]]
        for place, shown in enumerate(rotated(board["seats"], 1)):
            known = shown["known"]
            assert seen["sure"][place] == [sum(card == [code, 0] for card in known) for code in CODES[1:]]
            assert sum(seen["possible"][place]) == sum(doubts > 0 for _, doubts in known)
            heights = [tower["height"] for tower in shown["towers"]]
            assert [tower[0] for tower in seen["towers"][place]] == heights + [0] * (21 - len(heights))
            roofs = ["rbgyp".index(tower["cards"][-1][1]) + 1 if tower["complete"] else 0 for tower in shown["towers"]]
            assert [tower[4] for tower in seen["towers"][place]][: len(roofs)] == roofs


def test_old_town_shows_the_map_the_hand_and_the_owners() -> None:
    for state in positions("oldtown", 2):
        board, seen = state.view(0)["board"], parts(state, 0)
        for number, name in enumerate(BUILDINGS):
            shown = board["buildings"][name]
            assert ("aside", "marked", "settled", "out")[seen["status"][number].index(1)] == shown["status"]
            assert [lot + 1 for lot, there in enumerate(seen["lots"][number]) if there] == shown["lots"]
            owners = [place for place in range(2) if seen["buildings"][place][number]]
            assert owners == ([] if shown["owner"] is None else [shown["owner"]])
        hand = [CARD_CODES[card + 1] for card, held in enumerate(seen["hand"]) if held]
        assert hand == [entry["card"] for entry in board["hand"]]
        assert [CARD_CODES[card + 1] for card, held in enumerate(seen["gone"]) if held] == board["gone"]
        assert seen["cards"] == [list(seat["cards"].values()) for seat in board["seats"]]
        assert seen["own_pile"] == [[pile["A"], pile["C"]] for pile in board["own"]]


def test_babel_shows_discs_cards_parts_and_offers() -> None:
    for state in positions("babel", 4, memory_aid=True):
        view, seen = state.view(2), parts(state, 2)
        board = view["board"]
        assert seen["hand"] == [board["seats"][2]["hand"][suit] for suit in SUIT_NAMES]
        assert seen["actions"] == [board["seats"][2]["actions"].get(code, 0) for code in ACTION_CODES]
        assert seen["discards"] == [board["discards"][suit] for suit in SUIT_NAMES]
        assert seen["row"] == board["wonder_rows"][board["completed"]]
        for wonder, shown in enumerate(board["wonders"]):
            for place, disc in enumerate(shown["discs"]):
                told = dict(zip(SUIT_NAMES, seen["discs"][wonder][place], strict=True))
                assert told == {suit: int(disc[-1]) if disc and disc.startswith(suit) else 0 for suit in SUIT_NAMES}
        for place, other in enumerate(rotated(board["seats"], 2)):
            seat = (2 + place) % 4
            assert seen["cards"][place] == [other["cards"]]
            assert seen["parts"][place] == [wonder["parts"][seat] for wonder in board["wonders"]]
            assert sum(seen["taken"][place]) + seen["taken_unknown"][place][0] == len(other["discs"])
            assert seen["sealed"][place] == [int(other.get("sealed", False))]
            assert sum(seen["offer"][place]) == sum(other["offer"]["cards"] if "offer" in other else [])


def test_the_page_says_what_every_entry_means() -> None:
    """`make golden` writes it anew."""
    assert (Path(__file__).parents[2] / "docs" / "observations.md").read_text("utf-8") == page()


def test_many_observations_are_read_at_once() -> None:
    state = Case("clocktowers", 2).start(1)
    plan = state.game.observation.PLAN
    both = plan.read(np.stack([state.observation(0), state.observation(1)]))
    assert both["hand"].shape == (2, 13)
    assert both["towers"].shape == (2, 2, 21, 5)
    assert both["to_move"].tolist() == [[[1], [0]], [[0], [1]]]
