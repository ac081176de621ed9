"""What is shown to whom (OT-20), and the verdicts and reasons that go with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tabletowers.contract import State
from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.events import Drew, DroppedBefore, Played, PlayedBefore
from tests.games.oldtown.census import cards_of
from tests.games.oldtown.positions import GAME, named, town


def strings(value: Any) -> Iterator[str]:
    """Every text inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def cards_named(value: Any) -> set[str]:
    return set(strings(value)) & set(CARD_CODES[1:])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tidy", ["auto", "spot"])
def test_a_view_names_the_own_cards_and_those_of_this_turn_only(players: int, tidy: str) -> None:
    state, lot = GAME.new(players, players, tidy=tidy), random.Random(1)
    while not state.is_over:
        shown = {CARD_CODES[card] for card in state.record["shown"] if card}
        for seat in range(players):
            own = {CARD_CODES[card] for card in cards_of(state.record["hand"][seat])}
            assert cards_named(state.view(seat)) == own | shown
        assert cards_named(state.view(None)) == shown
        state.play(lot.choice(state.legal_moves()))
    gone = {CARD_CODES[card] for card in cards_of(state.record["gone"])}
    assert cards_named(state.view(None)) == gone


def test_with_the_memory_aid_all_cards_played_and_dropped_are_listed() -> None:
    state, lot = GAME.new(3, 2, memory_aid=True), random.Random(1)
    gone: set[str] = set()
    while not state.is_over:
        for event in state.play(lot.choice(state.legal_moves())):
            if isinstance(event, Played):
                gone.add(event.card)
            gone |= set(getattr(event, "cards", ()))
        assert set(state.view(None)["board"]["gone"]) == gone
    assert len(gone) > 10


def test_a_card_is_forgotten_when_the_next_turn_begins() -> None:
    state = town(2, markers={"bank": [1, 2]}, hands=[[8]])
    state.play("A8")
    assert state.view(1)["board"]["turn"]["cards"] == ["A8"]
    assert state.view(1)["board"]["gone"] == ["A8"]
    events = state.play("draw common")
    assert events[-1].to_json() == {"event": "turn_began", "seat": 1}
    assert events[-1].forgets
    assert state.view(1)["board"]["turn"]["cards"] == []
    assert state.view(1)["board"]["gone"] == []


def test_a_log_remembers_the_effect_and_not_the_card() -> None:
    state = town(2, tiles={"bank": 4, "jail": 2}, markers={"hotel": [3, 7]}, hands=[[3, 8, 9]])
    events = state.copy().play("A8")
    remembered = [GAME.remembered(event, {"memory_aid": False}) for event in events]
    assert PlayedBefore(0) in remembered
    assert all(not cards_named(event.to_json()) for event in remembered if event is not None)
    assert [event.to_json() for event in remembered if event is not None and event.name == "placed"] == [
        {"event": "placed", "seat": 0, "building": "stable", "lots": [1, 3], "points": 3}
    ]
    assert [GAME.remembered(event, {"memory_aid": True}) for event in events] == events
    (dropped,) = state.play("drop A3 A9")
    assert dropped.to_json()["cards"] == ["A3", "A9"]
    assert GAME.remembered(dropped, {"memory_aid": False}) == DroppedBefore(0)


def test_others_see_the_kind_of_a_card_drawn() -> None:
    state = town(2)
    state.play("pass")
    (drew,) = named(state.play("draw common"), "drew")
    assert isinstance(drew, Drew)
    assert drew.seen_by(0).card is not None
    assert drew.seen_by(1) == Drew(0, None, "B", "common")
    assert drew.seen_by(None) == Drew(0, None, "B", "common")
    remembered = GAME.remembered(drew, {"memory_aid": False})
    assert remembered == Drew(0, None, "B", "common")


def test_after_the_end_the_cards_played_are_shown() -> None:
    tiles = {name: lot for lot, name in enumerate(
        ["bank", "barber", "blacksmith", "casino", "church", "doctor", "hotel", "jail", "judge", "laundry", "pharmacy",
         "printer", "school", "sheriff", "stable"], 1)}  # fmt: skip
    state = town(tiles=tiles, hands=[[5]])
    state.record["gone"] = 1 << 20 | 1 << 60
    events = state.play("A5")
    assert state.is_over
    assert events[-1].to_json() == {"event": "looked_back", "cards": ["A5", "C20", "B60"]}
    assert state.view(None)["board"]["gone"] == ["A5", "C20", "B60"]


# Verdicts on the hand


def hand(state: State, seat: int) -> dict[str, dict[str, Any]]:
    return {entry["card"]: entry for entry in state.view(seat)["board"]["hand"]}


def test_a_verdict_tells_the_lots_by_building() -> None:
    state = town(
        tiles={"judge": 13},
        markers={"bank": [1, 2, 5], "hotel": [1, 9, 10], "doctor": [1, 15], "church": [9, 10, 14]},
        owns=[["church", "jail"]],
        hands=[[1, 5, 8, 9, 11, 23, 47, 50]],
    )
    cards = hand(state, 0)
    assert cards["A1"] == {
        "card": "A1",
        "playable": False,
        "droppable": True,
        "verdicts": [{"building": "church", "verdict": "confirms", "lots": [9, 10, 14]}],
    }
    assert cards["A5"]["verdicts"] == [{"building": "undertaker", "verdict": "playable", "lots": [12, 14, 15, 16]}]
    assert cards["A8"]["verdicts"] == [{"building": "stable", "verdict": "blocked_three", "lots": [1]}]
    assert cards["A11"]["verdicts"] == [{"building": "judge", "verdict": "confirms", "lots": [13]}]
    assert cards["C23"]["verdicts"] == [
        {"building": "jail", "verdict": "playable", "lots": [11, 15], "card_lots": [10, 14]}
    ]
    assert cards["B47"] == {
        "card": "B47",
        "playable": False,
        "droppable": True,
        "verdicts": [
            {"building": "church", "verdict": "contradicts", "lots": [1, 2, 3, 4, 5, 6, 7, 8]},
            {"building": "jail", "verdict": "blocked_five", "lots": [1, 2, 3, 4, 5, 6, 7, 8]},
        ],
    }
    assert cards["B50"]["playable"]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("tidy", ["auto", "spot"])
def test_the_verdicts_are_those_of_the_legal_moves(seed: int, tidy: str) -> None:
    state, lot = GAME.new(3, seed, tidy=tidy), random.Random(seed)
    while not state.is_over:
        seat, view, legal = state.to_move, state.view(state.to_move), state.legal_moves()
        if view["decision"] == "act":
            plays = set()
            for entry in view["board"]["hand"]:
                for judged in entry["verdicts"]:
                    named_too = "" if entry["card"][0] == "A" else f"={judged['building']}"
                    if judged["verdict"] == "playable":
                        plays.add(entry["card"] + named_too)
            assert plays == {move for move in legal if move[0] in "ABC"}
            idle = [entry["card"] for entry in view["board"]["hand"] if entry["droppable"]]
            drops = {f"drop {one} {other}" for i, one in enumerate(idle) for other in idle[i + 1 :]}
            marked = any(shown["status"] == "marked" for shown in view["board"]["buildings"].values())
            assert {move for move in legal if move.startswith("drop")} == (drops if marked else set())
        state.play(lot.choice(legal))
        assert seat is not None


def test_to_be_spotted_markers_are_not_told_by_verdicts_or_reasons() -> None:
    """Hotel and jail need 3 and 7: in spot mode nothing says that the stable can't be on 3."""
    markers = {"hotel": [3, 7], "jail": [3, 7]}
    state = town(tiles={"bank": 1}, markers=markers, owns=[["church"]], hands=[[8, 12, 23]], tidy="spot")
    for entry in state.view(0)["board"]["hand"]:
        for judged in entry["verdicts"]:
            assert set(judged) == {"building", "verdict"}
    reason = state.why_not("A12")
    assert reason is not None
    assert reason.to_json() == {
        "rule": "OT-13",
        "code": "confirms",
        "card": "A12",
        "building": "hotel",
        "lots": [],
        "count": 0,
    }


def test_a_preview_where_markers_are_to_be_spotted_shows_the_card_and_what_lies_there() -> None:
    markers = {"hotel": [3, 7], "jail": [3, 7], "casino": [4, 12]}
    state = town(tiles={"bank": 1}, markers=markers, hands=[[8]], tidy="spot")
    assert [event.to_json() for event in state.preview("A8")] == [
        {"event": "played", "seat": 0, "card": "A8", "building": "stable", "lots": [1, 2, 3, 4]},
        {"event": "lying", "building": "casino", "lots": [4]},
        {"event": "lying", "building": "hotel", "lots": [3]},
        {"event": "lying", "building": "jail", "lots": [3]},
    ]
    state.play("A8")
    assert state.preview("claim casino@4") == []


def test_a_preview_with_tidy_auto_shows_everything_up_to_the_draw() -> None:
    state = town(tiles={"bank": 1}, markers={"hotel": [3, 7], "jail": [3, 7]}, hands=[[8]])
    assert [event.name for event in state.preview("A8")] == ["played", "placed"]
    assert state.preview("A8")[1].to_json()["lots"] == [2, 4]
