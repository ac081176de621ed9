"""What each choice of an invitation would bring about: told beforehand, and then so."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletowers.contract import State
from tabletowers.games.babel.decisions import BONUS
from tests.conformance.cases import Case, cases, step
from tests.games.babel.tables import GAME, give, hold, named, play, start

CASES = [case for case in cases() if case.name == "babel"]


def test_the_rulebooks_examples_side_by_side() -> None:
    state = start(
        4,
        hands=["ship ship ship ship", "ship camel camel camel", "ship ship camel camel", "mason mason mason mason"],
        discs={4: "ship5"},
    )
    play(state, "build 4 ship5", "offer 1", "offer 2+trade", "offer 0")
    choices = state.view(0)["board"]["choices"]
    assert list(choices) == state.legal_moves()
    nothing = [0, 0, 0, 0]
    assert choices["invite 1"] == {
        "disc": 0,
        "own": {"ship": 4},
        "wilds": 0,
        "parts": [4, 1, 0, 0],
        "rejected": [0, 0, 2, 0],
        "wonder": None,
        "points": [0, 0, 2, 0],
        "ends": False,
    }
    assert choices["invite 1,2"] == {
        "disc": 2,
        "own": {"ship": 2},
        "wilds": 0,
        "parts": [4, 1, 0, 0],
        "rejected": nothing,
        "wonder": None,
        "points": nothing,
        "ends": False,
    }
    assert choices["give up"] == {
        "disc": None,
        "own": {"ship": 0},
        "wilds": 0,
        "parts": nothing,
        "rejected": [0, 1, 2, 0],
        "wonder": None,
        "points": [0, 1, 2, 0],
        "ends": False,
    }
    for viewer in (1, 2, 3, None):
        assert "choices" not in state.view(viewer)["board"]


def test_both_suits_and_wild_cards_are_told() -> None:
    state = start(3, {"discs": "mixed"}, discs={5: "crane3+mason2"})
    hold(state, 0, crane=2, mason=1)
    hold(state, 1)
    hold(state, 2)
    give(state, 0, "wild")
    play(state, "build 5 crane3+mason2", "offer 0/0", "offer 0/0")
    choice = state.view(0)["board"]["choices"]["invite - wild 1/1"]
    assert (choice["own"], choice["wilds"], choice["parts"]) == ({"crane": 2, "mason": 1}, 1, [5, 0, 0])


def test_a_preview_tells_the_wonders_score_though_a_bonus_is_asked_before() -> None:
    state = start(3, discs={1: "ship4"})
    record = state.record
    record["disc"][0, 1:] = 0
    hold(state, 0, ship=4)
    hold(state, 1, ship=1)
    give(state, 1, "rejected bonus")
    play(state, "build 1 ship4", "offer 1", "offer 0")
    told = [event.name for event in state.preview("invite -")]
    assert told == ["cards_played", "parts_placed", "disc_taken", "rejected", "wonder_scored", "wonder_paid"]
    assert state.view(0)["board"]["choices"]["invite -"]["wonder"] == [8, 0, 0]
    assert [event.name for event in state.preview("give up")] == ["gave_up", "rejected"]


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**53 - 1))
def test_every_choice_comes_true(case: Case, seed: int) -> None:
    from tabletowers.bots import bot

    state, lot, sensible = case.start(seed), random.Random(seed), bot("greedy", seed)
    seen = 0
    while not state.is_over:
        active = state.to_move
        choices = state.view(active)["board"].get("choices", {})
        assert ("choices" in state.view(active)["board"]) == (state.view(active)["decision"] == "invite")
        for move in lot.sample(sorted(choices), min(3, len(choices))):
            check(state, move, choices[move])
            seen += 1
        step(state, lot, sensible)
    assert seen > 10


def check(state: State, move: str, told: dict[str, Any]) -> None:
    """Play a choice, everybody declining a bonus, and compare."""
    before, after = state.view(None), state.copy()
    events = after.play(move)
    while not after.is_over and after.record["decision"] == BONUS:
        events += after.play("no bonus")
    parts = [0] * state.players
    for event in named(events, "parts_placed"):
        parts[event.seat] += event.parts
    assert parts == told["parts"]
    assert [event.seat for event in named(events, "disc_taken")] == ([] if told["disc"] is None else [told["disc"]])
    earned = [seat["earned"] for seat in after.view(None)["board"]["seats"]]
    once = [seat["earned"] for seat in before["board"]["seats"]]
    gained = {
        source: [now[source] - then[source] for now, then in zip(earned, once, strict=True)]
        for source in ("rejections", "wonders")
    }
    assert gained["rejections"] == told["rejected"]
    assert gained["wonders"] == (told["wonder"] or [0] * state.players)
    assert (told["wonder"] is not None) == any(event.complete for event in named(events, "wonder_scored"))
    assert told["points"] == [a + b for a, b in zip(gained["rejections"], gained["wonders"], strict=True)]
    assert told["ends"] == after.is_over or named(events, "ended")[0].why == "standstill"
    played = named(events, "cards_played")
    total = played[0].cards if played else 0
    assert sum(told["own"].values()) == total
    assert told["wilds"] == sum(event.wilds for event in named(events, "wild_played"))


def test_foreseeing_is_by_the_seats_own_knowledge() -> None:
    state = GAME.new(4, 3)
    while state.view(None)["decision"] != "invite":
        state.play(state.legal_moves()[0])
    active = state.to_move
    for seed in range(5):
        assert (
            state.sight(active).imagine(seed).view(active)["board"]["choices"] == state.view(active)["board"]["choices"]
        )
