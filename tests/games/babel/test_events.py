"""Events of Babel: what they pay, and what their rows carry."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tabletowers.bots import bot
from tabletowers.games.babel.components import SUITS
from tabletowers.games.babel.events import WonderPaid
from tests.conformance.cases import Case, cases
from tests.games.babel.tables import GAME, named, play, start

CASES = [case for case in cases() if case.name == "babel"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_pay_what_the_view_says_was_earned(case: Case) -> None:
    for seed in range(4):
        state, lot, sensible = case.start(seed), random.Random(seed), bot("greedy", seed)
        paid: Counter[tuple[int, str]] = Counter()
        while state.to_move is not None:
            sight = state.sight(state.to_move)
            move = sensible.choose(sight) if lot.random() < 0.5 else lot.choice(state.legal_moves())
            for event in state.play(move):
                if (scored := event.scored()) is not None:
                    paid[scored.seat, scored.source] += scored.points
        seats = state.view(None)["board"]["seats"]
        assert all([*shown["earned"]] == [*GAME.sources] for shown in seats)
        earned = {
            (seat, source): points for seat, shown in enumerate(seats) for source, points in shown["earned"].items()
        }
        assert {**dict.fromkeys(earned, 0), **paid} == earned


def test_whether_a_paid_wonder_is_complete_is_no_part_of_its_json() -> None:
    assert WonderPaid(2, 1, 3, "second", 4, complete=True).to_json() == {
        "event": "wonder_paid",
        "seat": 2,
        "wonder": 1,
        "parts": 3,
        "place": "second",
        "points": 4,
    }


@pytest.mark.parametrize("discarded", [1, 2, 14, 15, 16, 30, 31, 89, 90, 91, 99, 100])
def test_bb_16_a_reshuffle_tells_every_card_in_the_order_of_drawing(discarded: int) -> None:
    """Even if the discard pile holds every card there is."""
    state = start(3)
    record = state.record
    record["hand"], record["hand_size"], record["deck"], record["deck_size"], record["discard"] = 0, 0, 0, 0, 0
    for card in range(100):
        suit = card % SUITS
        if card < discarded:
            record["discard"][suit] += 1
        else:
            record["hand"][2, suit] += 1
            record["hand_size"][2] += 1
    events = play(state, "pass")
    (event,) = named(events, "reshuffled")
    assert event.cards == len(event.order) == discarded
    left = state.record["deck"][: state.record["deck_size"]].tolist()
    order = [event.suit for event in named(events, "card_drawn")] + [
        ("camel", "ship", "crane", "mason")[suit] for suit in reversed(left)
    ]
    assert list(event.order) == order
