"""What is known to whom in Babel (BB-20)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletowers.contract import State
from tabletowers.games.babel.events import ActionCardTaken, CardDrawn, DiscTaken, GaveUp, OfferSealed, Reshuffled
from tabletowers.text import LANGUAGES, catalogue
from tabletowers.text.sentences import sentence
from tests.games.babel.tables import GAME, discard_deck, give, hold, named, play, start, take_discs


def seat_of(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = state.view(viewer)["board"]["seats"][seat]
    return shown


def sure(state: State, seat: int) -> dict[str, int]:
    return {suit: number for suit, number in seat_of(state, seat, None)["sure"].items() if number}


# Offers


def sealing() -> State:
    state = start(4, discs={1: "ship5"})
    for seat in range(4):
        hold(state, seat, ship=3, camel=1)
    play(state, "build 1 ship5")
    return state


@pytest.mark.parametrize("moves", [("offer 0", "offer 3+trade"), ("offer 2", "offer 1"), ("offer 1+trade", "offer 0")])
def test_a_sealed_offer_is_known_to_its_seat_alone(moves: tuple[str, str]) -> None:
    reference, state = sealing(), sealing()
    play(reference, "offer 3", "offer 2+trade")
    events = [state.play(move) for move in moves]
    for viewer in (0, 3, None):
        assert state.view(viewer) == reference.view(viewer)
        for seat, told in enumerate(events, 1):
            assert [event.seen_by(viewer) for event in told] == [
                OfferSealed(seat, None, None, None, None, None, None),
            ]
    assert state.view(1) != reference.view(1)
    assert [seat_of(state, seat, 3).get("sealed") for seat in range(4)] == [None, True, True, False]
    assert "offer" not in seat_of(state, 1, 2)
    assert state.legal_moves(3) == reference.legal_moves(3)
    assert events[0][0].seen_by(1) == events[0][0]


def test_the_asked_are_the_seat_to_move_and_those_after_it() -> None:
    state = sealing()
    assert state.asked == [1, 2, 3]
    for seat in (1, 2, 3):
        assert state.legal_moves(seat) == [
            *("offer 0", "offer 1", "offer 1+trade", "offer 2", "offer 2+trade", "offer 3", "offer 3+trade")
        ]
        assert state.why_not("offer 3+trade", seat) is None
        assert state.why_not("offer 4", seat) is not None
    assert state.legal_moves(0) == []
    reason = state.why_not("offer 1", 0)
    assert reason is not None
    assert reason.code == "not_asked"


def test_opened_offers_are_seen_by_all() -> None:
    state = sealing()
    play(state, "offer 2", "offer 0", "offer 1+trade")
    for viewer in (0, 2, None):
        assert seat_of(state, 1, viewer)["offer"] == {"cards": [2, 0], "trade": False}
        assert seat_of(state, 2, viewer)["offer"] == {"cards": [0, 0], "trade": False}
        assert seat_of(state, 3, viewer)["offer"] == {"cards": [1, 0], "trade": True}


def test_an_offer_ends_a_preview() -> None:
    state = sealing()
    assert [event.name for event in state.preview("offer 2")] == ["offer_sealed"]
    play(state, "offer 2", "offer 0")
    assert [event.name for event in state.preview("offer 1")] == ["offer_sealed"]


# Cards


def test_hands_and_drawn_cards_are_seen_by_their_owner_alone() -> None:
    state = start(3, deck="crane mason ship camel")
    events = named(play(state, "pass"), "card_drawn")
    assert [event.seen_by(0) for event in events] == [
        *(CardDrawn(0, "crane"), CardDrawn(0, "mason"), CardDrawn(1, None), CardDrawn(2, None)),
    ]
    assert [event.seen_by(None) for event in events] == [
        *(CardDrawn(0, None), CardDrawn(0, None), CardDrawn(1, None), CardDrawn(2, None)),
    ]
    for viewer in (1, None):
        shown = seat_of(state, 0, viewer)
        assert "hand" not in shown
        assert "actions" not in shown
        assert shown["cards"] == 6


def test_action_cards_are_counted_in_public_and_seen_by_their_owner() -> None:
    state = start(3)
    give(state, 1, "wild", "wild", "exchange")
    assert seat_of(state, 1, 1)["actions"] == {"exchange": 1, "wild": 2}
    assert seat_of(state, 1, 0)["action_cards"] == 3
    assert ActionCardTaken(1, "wild").seen_by(0) == ActionCardTaken(1, None)
    assert ActionCardTaken(1, "wild").seen_by(1) == ActionCardTaken(1, "wild")


def test_nobody_sees_the_order_of_a_reshuffled_deck() -> None:
    state = start(3)
    discard_deck(state, 0)
    (event,) = named(play(state, "pass"), "reshuffled")
    assert isinstance(event, Reshuffled)
    for viewer in (0, 1, 2, None):
        assert event.seen_by(viewer) == Reshuffled(event.cards, None)


def test_a_returned_offer_shows_what_a_seat_surely_holds() -> None:
    state = sealing()
    play(state, "offer 2", "offer 3+trade", "offer 0", "give up")
    assert [sure(state, seat) for seat in range(4)] == [{}, {"ship": 2}, {"ship": 3}, {}]


def test_a_smaller_offer_does_not_lower_it_and_played_cards_do() -> None:
    state = sealing()
    hold(state, 0, ship=4)
    play(state, "offer 3", "offer 1", "offer 1", "give up")
    for _ in range(3):
        play(state, "pass")
    play(state, "build 1 ship5", "offer 1", "offer 1", "offer 0", "invite 2")
    # Seat 1 is rejected with one ship, and still known to hold three; seat 2 played its one.
    assert sure(state, 1) == {"ship": 3}
    assert sure(state, 2) == {}
    assert sure(state, 3) == {"ship": 1}


def test_more_cards_played_than_known_leave_none_sure() -> None:
    state = sealing()
    hold(state, 0, ship=2)
    play(state, "offer 1", "offer 0", "offer 0", "give up")
    for _ in range(3):
        play(state, "pass")
    hold(state, 1, ship=3)
    hold(state, 0, ship=2)
    play(state, "build 1 ship5", "offer 3", "offer 0", "offer 0", "invite 1")
    assert sure(state, 1) == {}


def test_exchanged_cards_are_public_and_lower_what_is_sure() -> None:
    state = sealing()
    play(state, "offer 2", "offer 0", "offer 0", "give up")
    give(state, 1, "exchange")
    events = play(state, "exchange ship")
    assert events[0].seen_by(3) == events[0]
    assert sure(state, 1) == {"ship": 1}
    assert state.view(3)["board"]["discards"]["ship"] == 1


def test_both_suits_of_an_offer_are_shown() -> None:
    state = start(3, {"discs": "mixed"}, discs={1: "camel3+ship2"})
    hold(state, 1, camel=2, ship=2)
    play(state, "build 1 camel3+ship2", "offer 2/1", "offer 0/0", "give up")
    assert sure(state, 1) == {"camel": 2, "ship": 1}


# Discs


def test_discs_taken_stay_visible_with_the_memory_aid() -> None:
    state = start(3, {"memory_aid": True})
    take_discs(state, 1, "camel3 ship4")
    for viewer in (0, 1, None):
        assert seat_of(state, 1, viewer)["discs"] == ["camel3", "ship4"]


def test_without_it_they_are_hidden_once_the_next_turn_has_begun_but_not_from_their_owner() -> None:
    state = start(3, {"memory_aid": False}, discs={1: "crane3"})
    take_discs(state, 0, "camel3")
    take_discs(state, 1, "ship3 ship4")
    hold(state, 0, crane=3)
    hold(state, 1, crane=1)
    give(state, 1, "five points")
    assert seat_of(state, 1, 0)["discs"] == [None, None]
    assert seat_of(state, 1, 1)["discs"] == ["ship3", "ship4"]
    assert seat_of(state, 1, None)["discs"] == [None, None]
    play(state, "build 1 crane3", "offer 1", "offer 0", "invite -")
    # Seat 1 is asked about a bonus: the turn is not over, and the disc just taken lies open.
    assert state.view(None)["decision"] == "bonus"
    assert seat_of(state, 0, 2)["discs"] == [None, "crane3"]
    assert seat_of(state, 0, 0)["discs"] == ["camel3", "crane3"]
    play(state, "no bonus")
    assert seat_of(state, 0, 2)["discs"] == [None, None]
    assert seat_of(state, 0, 0)["discs"] == ["camel3", "crane3"]


def test_without_it_the_trade_card_shows_who_took_the_disc() -> None:
    state = start(3, {"memory_aid": False}, discs={1: "crane3"})
    hold(state, 0, crane=2)
    hold(state, 1, crane=1)
    hold(state, 2, crane=2)
    give(state, 2, "five points")
    play(state, "build 1 crane3", "offer 1+trade", "offer 2", "invite 1")
    assert seat_of(state, 1, 0)["discs"] == ["crane3"]
    assert seat_of(state, 0, 1)["discs"] == []
    play(state, "no bonus")
    assert seat_of(state, 1, 0)["discs"] == [None]


def test_without_it_a_log_forgets_which_discs_were_built_and_with_which_cards() -> None:
    state = start(3, {"memory_aid": False}, discs={1: "crane3"})
    for seat in range(3):
        hold(state, seat, crane=1)
    give(state, 0, "wild")
    moves = ("build 1 crane3", "offer 1", "offer 1+trade", "invite 1 wild 2")
    events = [event for move in moves for event in state.play(move)]
    assert events[-1].forgets
    assert not any(event.forgets for event in events[:-1])
    kept = [GAME.remembered(event, state.options) for event in events]
    told = [event.to_json() for event in kept if event is not None]
    assert len(told) == len(events)
    for entry in told:
        if entry["event"] not in ("card_drawn", "turn_began"):
            assert "crane3" not in entry.values()
            assert "crane" not in entry.values()
            assert entry.get("crane") is None
    counted = {entry["event"]: entry["cards"] for entry in told if "cards" in entry}
    assert counted == {"offer_sealed": 1, "offer_opened": 1, "invited": 1, "wild_played": 2, "rejected": 1}
    # With the memory aid everything is kept, and a disc that stays is no secret.
    assert [GAME.remembered(event, {"memory_aid": True}) for event in events] == events
    # Somebody who took a disc may look at it.
    taken = next(event for event in events if isinstance(event, DiscTaken))
    assert GAME.remembered_by(taken.seat, taken, state.options) == taken
    others = [seat for seat in (0, 1, 2, None) if seat != taken.seat]
    assert all(GAME.remembered_by(seat, taken, state.options) == taken.remembered() for seat in others)
    gave_up = GaveUp(0, 1, "crane3", "crane", 3, None, None)
    assert GAME.remembered(gave_up, state.options) == gave_up
    for language in LANGUAGES:
        for event in kept:
            assert event is not None
            text = sentence(event, "babel", catalogue(language), ["A", "B", "C"])
            assert "crane" not in text or event.name == "card_drawn"
            assert " - " not in text
            assert "?" not in text


def test_at_the_end_all_discs_are_turned_up() -> None:
    state = start(3, {"memory_aid": False})
    take_discs(state, 1, "camel3 ship4")
    for _ in range(25):
        play(state, "pass")
    assert state.is_over
    assert seat_of(state, 1, 0)["discs"] == ["camel3", "ship4"]


def test_imagined_discs_are_those_that_are_missing_on_the_board() -> None:
    state = start(3, {"memory_aid": False})
    take_discs(state, 0, "crane6")
    take_discs(state, 1, "camel3 ship4")
    take_discs(state, 2, "mason5")
    seen = set()
    for seed in range(40):
        world = state.sight(0).imagine(seed)
        others = [*seat_of(world, 1, 1)["discs"], *seat_of(world, 2, 2)["discs"]]
        assert sorted(others) == ["camel3", "mason5", "ship4"]
        seen.add(tuple(others))
    assert len(seen) == 6


# Imagining


def test_imagined_hands_hold_what_is_sure_and_what_was_offered() -> None:
    state = sealing()
    play(state, "offer 2", "offer 3+trade", "offer 0", "give up")
    for _ in range(4):
        play(state, "pass")
    hands = set()
    for seed in range(30):
        world = state.sight(3).imagine(seed)
        assert seat_of(world, 1, 1)["hand"]["ship"] >= 2
        assert seat_of(world, 2, 2)["hand"]["ship"] >= 3
        hands.add(json.dumps(seat_of(world, 0, 0)["hand"]))
    assert len(hands) > 5
    again = sealing()
    play(again, "offer 2", "offer 3+trade", "offer 0")
    for seed in range(30):
        world = again.sight(0).imagine(seed)
        assert seat_of(world, 1, 1)["hand"]["ship"] >= 2
        assert seat_of(world, 2, 2)["hand"]["ship"] >= 3


def test_imagined_offers_vary_and_fit_the_imagined_hands() -> None:
    state = sealing()
    play(state, "offer 2", "offer 0")
    offers = set()
    for seed in range(60):
        world = state.sight(3).imagine(seed)
        opened = world.copy()
        events = named(opened.play("offer 0"), "offer_opened")
        offers.add((events[0].cards, events[0].trade))
    assert len(offers) > 3
