"""The seven action cards of Babel and their moments (BB-19)."""

from __future__ import annotations

import pytest

from tabletowers.contract import State
from tabletowers.games.babel.events import (
    BonusDeclined,
    BonusPlayed,
    CardDrawn,
    CardsPlayed,
    Exchanged,
    PartsPlaced,
    Passed,
    ThreeDrawn,
    TurnBegan,
    TurnDoubled,
    WildPlayed,
)
from tests.games.babel.tables import give, hand, hold, named, play, reason, start


def actions(state: State, seat: int) -> dict[str, int]:
    held: dict[str, int] = state.view(seat)["board"]["seats"][seat]["actions"]
    return held


# Exchange and draw three


def test_an_exchange_first_discards_then_draws_as_many() -> None:
    state = start(3, hands=["camel camel ship mason"], deck="crane crane mason")
    give(state, 0, "exchange")
    assert play(state, "exchange camel,camel,ship") == [
        Exchanged(0, 3, 2, 1, 0, 0),
        CardDrawn(0, "crane"),
        CardDrawn(0, "crane"),
        CardDrawn(0, "mason"),
    ]
    assert hand(state, 0) == {"camel": 0, "ship": 0, "crane": 2, "mason": 2}
    board = state.view(1)["board"]
    assert board["discards"] == {"camel": 2, "ship": 1, "crane": 0, "mason": 0}
    assert board["actions_played"] == {"exchange": 1}
    # The decision is still the same, and the card is gone.
    assert state.to_move == 0
    assert state.view(0)["decision"] == "turn"
    assert actions(state, 0) == {}
    assert reason(state, "exchange crane") == ("BB-19", "no_action_card")


def test_an_exchange_takes_one_to_five_cards_of_the_hand() -> None:
    state = start(3)
    hold(state, 0, camel=6, ship=1)
    give(state, 0, "exchange")
    offered = [move for move in state.legal_moves() if move.startswith("exchange")]
    assert offered == sorted(
        [f"exchange {','.join(['camel'] * n)}" for n in range(1, 6)]
        + [f"exchange {','.join([*['camel'] * n, 'ship'])}" for n in range(5)]
    )
    assert reason(state, "exchange crane") == ("BB-19", "not_in_hand")
    assert reason(state, "exchange ship,ship") == ("BB-19", "not_in_hand")
    assert state.why_not("exchange camel,camel,camel,camel,camel,ship") is not None
    assert state.why_not("exchange ship,camel") is not None


def test_an_exchange_needs_a_card_in_the_hand() -> None:
    state = start(3)
    hold(state, 0)
    give(state, 0, "exchange", "draw three")
    assert [move for move in state.legal_moves() if not move.startswith("build")] == ["draw three", "pass"]


def test_draw_three_draws_three_cards() -> None:
    state = start(3, deck="crane ship mason camel")
    give(state, 0, "draw three")
    assert play(state, "draw three") == [
        ThreeDrawn(0),
        CardDrawn(0, "crane"),
        CardDrawn(0, "ship"),
        CardDrawn(0, "mason"),
    ]
    assert state.to_move == 0
    assert reason(state, "draw three") == ("BB-19", "no_action_card")


def test_draw_three_can_be_played_where_nothing_can_be_drawn() -> None:
    state = start(3)
    give(state, 0, "draw three")
    record = state.record
    for suit in range(4):
        cards = int((record["deck"][: record["deck_size"]] == suit).sum())
        record["hand"][2, suit] += cards
        record["hand_size"][2] += cards
    record["deck"] = 0
    record["deck_size"] = 0
    assert play(state, "draw three") == [ThreeDrawn(0)]
    assert actions(state, 0) == {}


def test_both_go_with_an_offer_and_with_an_invitation_at_the_own_turn_only() -> None:
    state = start(3, deck="ship ship ship mason mason", discs={1: "ship3"})
    for seat in range(3):
        hold(state, seat, camel=4)
    give(state, 0, "exchange")
    give(state, 1, "draw three")
    give(state, 2, "exchange", "draw three")
    play(state, "build 1 ship3")
    assert state.legal_moves(1) == ["draw three", "offer 0"]
    # Further on a seat can only commit itself to an offer.
    assert state.legal_moves(2) == ["offer 0"]
    assert state.why_not("offer 0", 2) is None
    assert reason(state, "draw three", 2) == ("BB-19", "not_yet")
    assert reason(state, "exchange camel", 2) == ("BB-19", "not_yet")
    assert state.legal_moves(0) == []
    play(state, "draw three")
    assert state.to_move == 1
    assert "offer 3+trade" in state.legal_moves()
    play(state, "offer 3")
    assert "exchange camel" in state.legal_moves(2)
    play(state, "offer 0")
    assert "exchange camel,camel" in state.legal_moves(0)
    play(state, "exchange camel,camel")
    assert hand(state, 0) == {"camel": 2, "ship": 0, "crane": 0, "mason": 2}
    assert state.legal_moves() == ["give up", "invite 1"]


def test_neither_goes_with_the_answer_to_a_bonus() -> None:
    state = start(3, discs={1: "ship3"})
    hold(state, 1, ship=2)
    give(state, 1, "exchange", "draw three")
    play(state, "build 1 ship3", "offer 2", "offer 0", "give up")
    assert state.view(None)["decision"] == "bonus"
    assert state.legal_moves() == ["no bonus"]
    assert reason(state, "draw three") == ("BB-9", "other_decision")


# Wild


def test_a_wild_card_stands_for_exactly_two_cards_that_are_missing() -> None:
    state = start(3, discs={2: "ship5"})
    hold(state, 0, ship=1)
    hold(state, 1, ship=2)
    hold(state, 2, ship=3)
    give(state, 0, "wild", "wild")
    play(state, "build 2 ship5", "offer 2", "offer 3")
    assert state.legal_moves() == [
        *("give up", "invite - wild 4", "invite 1 wild 2", "invite 1,2", "invite 2 wild 2"),
    ]
    # Two are missing with seat 2: a second wild card would stand for cards that nobody needs.
    assert reason(state, "invite 2 wild 4") == ("BB-19", "wild_not_needed")
    assert reason(state, "invite 1,2 wild 2") == ("BB-19", "wild_not_needed")
    assert reason(state, "invite - wild 2") == ("BB-12", "cards_missing")
    assert reason(state, "invite - wild 6") == ("BB-19", "no_action_card")
    events = play(state, "invite - wild 4")
    assert events[:3] == [
        CardsPlayed(0, 1, 0, 1, 0, 0),
        WildPlayed(0, 2, 4, 0, 4, 0, 0),
        # Each wild card stands for two parts.
        PartsPlaced(0, 2, 5),
    ]
    board = state.view(0)["board"]
    assert board["actions_played"] == {"wild": 2}
    assert board["discards"]["ship"] == 1


def test_a_wild_card_is_not_needed_where_one_card_is_missing() -> None:
    state = start(3, discs={2: "ship3"})
    hold(state, 0, ship=3)
    hold(state, 1, ship=2)
    hold(state, 2)
    give(state, 0, "wild")
    play(state, "build 2 ship3", "offer 2", "offer 0")
    assert reason(state, "invite 1 wild 2") == ("BB-19", "wild_not_needed")
    # With the own hand full enough a wild card may still spare two cards.
    assert state.legal_moves() == ["give up", "invite -", "invite - wild 2", "invite 1"]


def test_wild_cards_may_stand_for_both_suits_of_a_disc() -> None:
    state = start(3, {"discs": "mixed"}, discs={5: "crane3+mason2"})
    hold(state, 0, crane=2, mason=1)
    hold(state, 1, crane=1)
    hold(state, 2)
    give(state, 0, "wild", "wild")
    play(state, "build 5 crane3+mason2", "offer 1/0", "offer 0/0")
    assert state.legal_moves() == [
        "give up",
        "invite - wild 1/1",
        "invite - wild 2/2",
        "invite - wild 3/1",
        "invite 1 wild 0/2",
        "invite 1 wild 1/1",
        "invite 1 wild 2/2",
    ]
    assert reason(state, "invite 1 wild 3/1") == ("BB-19", "wild_not_needed")
    assert reason(state, "invite - wild 1/3") == ("BB-19", "wild_not_needed")
    assert reason(state, "invite - wild 2") == ("BB-19", "two_numbers")
    events = play(state, "invite - wild 3/1")
    assert events[:3] == [
        CardsPlayed(0, 1, 0, 0, 0, 1),
        WildPlayed(0, 2, 4, 0, 0, 3, 1),
        PartsPlaced(0, 5, 5),
    ]
    plain = start(3, {"discs": "mixed"}, discs={5: "crane3"})
    give(plain, 0, "wild")
    play(plain, "build 5 crane3", "offer 0", "offer 0")
    assert reason(plain, "invite - wild 1/1") == ("BB-19", "one_number")


# Double turn


def test_a_double_turn_is_two_turns_and_nobody_draws_after_the_first() -> None:
    state = start(3, discs={1: "camel3"})
    hold(state, 0, camel=3)
    give(state, 0, "double turn", "double turn")
    assert play(state, "double turn") == [TurnDoubled(0)]
    assert state.to_move == 0
    assert reason(state, "double turn") == ("BB-19", "double_already")
    events = play(state, "build 1 camel3", "offer 0", "offer 0", "invite -")
    assert named(events, "card_drawn") == []
    assert state.to_move == 0
    assert state.view(1)["board"]["turn"] == {"seat": 0, "double": 2, "wonder": None, "disc": None, "built": False}
    # The second turn is still part of the double turn.
    assert reason(state, "double turn") == ("BB-19", "double_already")
    assert len(named(play(state, "pass"), "card_drawn")) == 4
    assert state.to_move == 1
    assert actions(state, 0) == {"double_turn": 1}


def test_a_pass_as_the_first_of_two_turns_draws_nothing() -> None:
    state = start(4)
    give(state, 0, "double turn")
    play(state, "double turn")
    assert play(state, "pass") == [Passed(0), TurnBegan(0, second=True)]
    assert [event.name for event in play(state, "pass")] == ["passed", *["card_drawn"] * 5, "turn_began"]
    assert state.to_move == 1


def test_giving_up_in_the_first_of_two_turns_draws_nothing() -> None:
    state = start(3)
    give(state, 0, "double turn")
    play(state, "double turn", "build 1 camel3", "offer 0", "offer 0")
    assert [event.name for event in play(state, "give up")] == ["gave_up", "turn_began"]
    assert state.to_move == 0


def test_a_double_turn_is_played_before_the_decision_to_pass_or_build() -> None:
    state = start(3)
    give(state, 0, "double turn")
    give(state, 1, "double turn")
    play(state, "build 1 camel3")
    assert reason(state, "double turn") == ("BB-9", "other_decision")
    play(state, "offer 0", "offer 0")
    assert reason(state, "double turn") == ("BB-9", "other_decision")
    play(state, "give up")
    assert "double turn" in state.legal_moves()


# Rejected bonus


def rejections() -> State:
    """Four seats: seats 1 and 3 are rejected with 2 and 3 cards; 1, 2 and 3 hold action cards, 3 the bonus."""
    state = start(4, discs={1: "ship4"})
    hold(state, 0, camel=4)
    for seat, ships in ((1, 2), (2, 1), (3, 3)):
        hold(state, seat, ship=ships)
    give(state, 1, "five points")
    give(state, 2, "rejected bonus")
    give(state, 3, "rejected bonus", "wild")
    play(state, "build 1 ship4", "offer 2", "offer 0", "offer 3+trade")
    return state


def test_every_rejected_player_with_an_action_card_is_asked_once_in_order() -> None:
    state = rejections()
    events = play(state, "give up")
    assert [event.name for event in events] == ["gave_up", "rejected", "rejected"]
    # All have been paid 1 a card before anyone is asked; seat 2 offered nothing.
    assert state.scores() == [0, 2, 0, 3]
    assert (state.to_move, state.asked) == (1, [1])
    assert state.legal_moves() == ["no bonus"]
    assert reason(state, "bonus") == ("BB-19", "no_action_card")
    assert play(state, "no bonus") == [BonusDeclined(1)]
    assert state.to_move == 3
    assert state.legal_moves() == ["bonus", "no bonus"]
    events = play(state, "bonus")
    # Three points a card in all: two more.
    assert events[0] == BonusPlayed(3, 6)
    assert [event.name for event in events[1:]] == [*["card_drawn"] * 4, "turn_began"]
    assert state.scores() == [0, 2, 0, 9]
    assert actions(state, 3) == {"wild": 1}
    assert state.to_move == 1


def test_declining_shows_nothing_and_costs_nothing() -> None:
    state = rejections()
    play(state, "give up", "no bonus", "no bonus")
    assert state.scores() == [0, 2, 0, 3]
    assert actions(state, 3) == {"rejected_bonus": 1, "wild": 1}


def test_the_invited_are_not_asked_and_those_without_action_cards_neither() -> None:
    state = start(4, discs={1: "ship4"})
    hold(state, 0, ship=1)
    for seat, ships in ((1, 3), (2, 1), (3, 2)):
        hold(state, seat, ship=ships)
    give(state, 1, "rejected bonus")
    play(state, "build 1 ship4", "offer 3", "offer 1", "offer 2")
    play(state, "invite 1")
    assert state.scores() == [0, 0, 1, 2]
    assert state.view(0)["decision"] == "turn"


def test_the_wonder_is_scored_after_the_bonus_questions() -> None:
    state = start(3, discs={1: "ship4"})
    record = state.record
    for place in (1, 2):
        kind = int(record["disc"][0, place])
        record["disc"][0, place] = 0
        record["suit_left"][(kind - 1) // 9] -= 1
    hold(state, 0, ship=4)
    hold(state, 1, ship=1)
    give(state, 1, "exchange")
    play(state, "build 1 ship4", "offer 1", "offer 0")
    assert named(play(state, "invite -"), "wonder_scored") == []
    assert state.scores() == [0, 1, 0]
    assert state.view(2)["board"]["turn"]["built"] is True
    events = play(state, "no bonus")
    assert [event.name for event in events[:4]] == [
        *("bonus_declined", "wonder_scored", "wonder_paid", "action_card_taken"),
    ]
    assert state.scores() == [8, 1, 0]


@pytest.mark.parametrize("move", ["draw three", "double turn", "exchange camel", "bonus", "invite - wild 2"])
def test_without_action_cards_there_are_no_such_moves(move: str) -> None:
    state = start(3, {"action_cards": False})
    with pytest.raises(ValueError, match="not a move of babel"):
        state.game.parse(move, action_cards=False)
    assert state.why_not(move) is not None
