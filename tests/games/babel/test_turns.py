"""Turns of Babel: set-up, pass, build, offers, invitations, rejections, drawing (BB-1 to BB-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletowers.contract import State
from tabletowers.games.babel.events import (
    BuildBegun,
    CardDrawn,
    CardsPlayed,
    DiscTaken,
    GaveUp,
    Invited,
    OfferOpened,
    OfferSealed,
    PartsPlaced,
    Passed,
    Rejected,
    Reshuffled,
    TurnBegan,
)
from tabletowers.text import Catalogue
from tabletowers.text.sentences import explanation
from tests.games.babel.tables import GAME, discard_deck, give, hand, hold, named, play, reason, setup, start

RED, YELLOW, GREEN, BLUE = range(4)


# Components and set-up (BB-1 to BB-8)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bb_8_three_discs_a_wonder_and_four_cards_a_player(players: int) -> None:
    dealt = GAME.deal(players, 5)
    assert [len(wonder) for wonder in dealt["discs"]] == [3] * 8
    assert [len(own) for own in dealt["hands"]] == [4] * players
    cards = Counter(dealt["deck"]) + Counter(card for own in dealt["hands"] for card in own)
    assert cards == {"camel": 25, "ship": 25, "crane": 25, "mason": 25}
    state = GAME.start(dealt, players)
    assert state.to_move == 0
    assert state.view(None)["board"]["deck"] == 100 - 4 * players


def test_bb_2_plain_discs_and_those_of_two_suits() -> None:
    plain = Counter(disc for wonder in GAME.deal(3, 1)["discs"] for disc in wonder)
    assert plain == {
        f"{suit}{number}": copies
        for suit in ("camel", "ship", "crane", "mason")
        for number, copies in {3: 2, 4: 2, 5: 1, 6: 1}.items()
    }
    mixed = Counter(disc for wonder in GAME.deal(3, 1, discs="mixed")["discs"] for disc in wonder)
    fives = Counter(["camel5", "ship5", "crane5", "mason5"])
    assert mixed == plain - fives + Counter(["camel3+ship2", "ship3+crane2", "crane3+mason2", "mason3+camel2"])
    assert sum(mixed.values()) == 24


def test_bb_6_fifteen_action_cards_or_none() -> None:
    assert Counter(GAME.deal(3, 1)["actions"]) == {
        "exchange": 3,
        "wild": 2,
        "disc bonus": 2,
        "draw three": 2,
        "rejected bonus": 2,
        "double turn": 2,
        "five points": 2,
    }
    assert GAME.deal(3, 1, action_cards=False)["actions"] == []


# Pass (BB-10)


def test_bb_10_a_pass_draws_two_for_the_active_player_and_one_for_everybody() -> None:
    state = start(3, deck="camel ship crane mason ship")
    before = [hand(state, seat) for seat in range(3)]
    assert play(state, "pass") == [
        Passed(0),
        CardDrawn(0, "camel"),
        CardDrawn(0, "ship"),
        CardDrawn(1, "crane"),
        CardDrawn(2, "mason"),
        TurnBegan(1, second=False),
    ]
    assert state.to_move == 1
    assert hand(state, 0) == {**before[0], "camel": before[0]["camel"] + 1, "ship": before[0]["ship"] + 1}
    assert state.view(2)["board"]["seats"][0]["cards"] == 6
    assert play(state, "pass")[1] == CardDrawn(1, "ship")


# Build: offers (BB-11)


def test_bb_11_offers_are_limited_by_the_disc_and_by_the_hand() -> None:
    state = start(3, hands=["", "ship ship camel camel", "ship ship ship ship"], discs={3: "ship3"})
    assert play(state, "build 3 ship3") == [BuildBegun(0, 3, "ship3", "ship", 3, None, None)]
    assert state.to_move == 1
    assert state.legal_moves() == ["offer 0", "offer 1", "offer 1+trade", "offer 2", "offer 2+trade"]
    assert reason(state, "offer 3") == ("BB-11", "not_in_hand")
    assert state.why_not("offer 3").details == {"suit": "ship", "wanted": 3, "held": 2}  # type: ignore[union-attr]
    assert reason(state, "offer 4") == ("BB-11", "more_than_disc")
    play(state, "offer 0")
    assert state.legal_moves() == [f"offer {n}{t}" for n in range(4) for t in (("", "+trade") if n else ("",))]
    assert reason(state, "offer 4") == ("BB-11", "more_than_disc")
    assert state.why_not("offer 0+trade") is not None


def test_bb_11_a_two_suit_disc_takes_a_number_for_each_suit() -> None:
    state = start(3, {"discs": "mixed"}, hands=["", "camel ship ship ship", "mason"], discs={1: "camel3+ship2"})
    hold(state, 2, mason=4)
    play(state, "build 1 camel3+ship2")
    numbers = ["0/0", "0/1", "0/1+trade", "0/2", "0/2+trade"]
    numbers += ["1/0", "1/0+trade", "1/1", "1/1+trade", "1/2", "1/2+trade"]
    assert state.legal_moves() == [f"offer {number}" for number in numbers]
    assert reason(state, "offer 0/3") == ("BB-11", "more_than_disc")
    assert reason(state, "offer 2/0") == ("BB-11", "not_in_hand")
    assert reason(state, "offer 1") == ("BB-11", "two_numbers")
    play(state, "offer 1/2+trade")
    assert state.legal_moves() == ["offer 0/0"]
    events = play(state, "offer 0/0")
    assert events[1:] == [OfferOpened(1, 3, 1, 2, 0, 0, True), OfferOpened(2, 0, 0, 0, 0, 0, False)]
    plain = start(3, {"discs": "mixed"}, discs={1: "camel6"})
    play(plain, "build 1 camel6")
    assert reason(plain, "offer 1/0") == ("BB-11", "one_number")


def test_bb_11_a_disc_has_to_lie_on_the_wonder() -> None:
    state = start(3, discs={1: "camel3 camel3 ship4", 2: "crane5"})
    assert "build 1 camel3" in state.legal_moves()
    assert state.legal_moves().count("build 1 camel3") == 1
    assert reason(state, "build 2 ship4") == ("BB-11", "no_such_disc")
    assert reason(state, "offer 1") == ("BB-9", "other_decision")
    assert reason(state, "give up") == ("BB-9", "other_decision")
    assert reason(state, "bonus") == ("BB-9", "other_decision")


def test_bb_11_offers_come_clockwise_and_are_opened_together() -> None:
    state = start(4, hands=["", "ship", "ship", "ship"], discs={1: "ship5"})
    hold(state, 0, camel=4)
    play(state, "build 1 ship5")
    assert state.asked == [1, 2, 3]
    assert play(state, "offer 1") == [OfferSealed(1, 1, 0, 1, 0, 0, False)]
    assert state.asked == [2, 3]
    assert play(state, "offer 0") == [OfferSealed(2, 0, 0, 0, 0, 0, False)]
    assert play(state, "offer 1+trade") == [
        OfferSealed(3, 1, 0, 1, 0, 0, True),
        OfferOpened(1, 1, 0, 1, 0, 0, False),
        OfferOpened(2, 0, 0, 0, 0, 0, False),
        OfferOpened(3, 1, 0, 1, 0, 0, True),
    ]
    assert state.asked == [0]
    assert state.view(None)["decision"] == "invite"


# Invitations (BB-12, BB-13): the rulebook's examples


def examples_of_the_rulebook() -> State:
    """Red wants a ship of 5; yellow offers one ship, green two with the trade card."""
    state = start(
        4,
        {"memory_aid": True},
        hands=["ship ship ship ship", "ship camel camel camel", "ship ship camel camel", "mason mason mason mason"],
        discs={4: "ship5"},
    )
    play(state, "build 4 ship5", "offer 1", "offer 2+trade", "offer 0")
    return state


def test_bb_13_first_example_red_invites_yellow_alone() -> None:
    state = examples_of_the_rulebook()
    events = play(state, "invite 1")
    assert events[:6] == [
        Invited(YELLOW, 1, 0, 1, 0, 0, False),
        CardsPlayed(RED, 4, 0, 4, 0, 0),
        PartsPlaced(RED, 4, 4),
        PartsPlaced(YELLOW, 4, 1),
        DiscTaken(RED, 4, "ship5", "ship", 5, None, None),
        Rejected(GREEN, 2, 2),
    ]
    board = state.view(None)["board"]
    assert board["wonders"][3]["parts"] == [4, 1, 0, 0]
    assert board["seats"][RED]["discs"] == ["ship5"]
    assert board["discards"] == {"camel": 0, "ship": 5, "crane": 0, "mason": 0}
    assert state.scores() == [0, 0, 2, 0]
    assert [seat["cards"] for seat in board["seats"]] == [1, 4, 5, 5]


def test_bb_13_second_example_red_invites_yellow_and_green_with_the_trade_card() -> None:
    state = examples_of_the_rulebook()
    events = play(state, "invite 1,2")
    assert events[:6] == [
        Invited(YELLOW, 1, 0, 1, 0, 0, False),
        Invited(GREEN, 2, 0, 2, 0, 0, True),
        CardsPlayed(RED, 2, 0, 2, 0, 0),
        PartsPlaced(RED, 4, 4),
        PartsPlaced(YELLOW, 4, 1),
        DiscTaken(GREEN, 4, "ship5", "ship", 5, None, None),
    ]
    board = state.view(None)["board"]
    assert board["wonders"][3]["parts"] == [4, 1, 0, 0]
    assert board["seats"][GREEN]["discs"] == ["ship5"]
    assert board["seats"][RED]["discs"] == []
    assert state.scores() == [0, 0, 0, 0]


def test_bb_12_every_choice_of_the_examples() -> None:
    state = examples_of_the_rulebook()
    # Alone red is one ship short.
    assert state.legal_moves() == ["give up", "invite 1", "invite 1,2", "invite 2"]
    assert reason(state, "invite -") == ("BB-12", "cards_missing")
    assert reason(state, "invite 3") == ("BB-12", "no_offer")
    assert reason(state, "invite 0") == ("BB-12", "no_offer")
    assert reason(state, "invite 4") == ("BB-12", "no_offer")


def test_bb_12_at_most_one_trade_card_and_never_too_many_cards() -> None:
    state = start(
        5,
        hands=["ship ship ship", "ship ship", "ship ship", "ship ship ship ship"],
        discs={1: "ship4"},
    )
    hold(state, 4, camel=4)
    play(state, "build 1 ship4", "offer 1+trade", "offer 2+trade", "offer 4", "offer 0")
    assert reason(state, "invite 1,2") == ("BB-12", "two_trades")
    assert reason(state, "invite 1,3") == ("BB-12", "too_many_cards")
    assert state.why_not("invite 1,3").details == {"suit": "ship", "number": 4}  # type: ignore[union-attr]
    assert state.legal_moves() == ["give up", "invite 1", "invite 2", "invite 3"]
    # The whole disc from one guest: the active player plays nothing and still takes it.
    events = play(state, "invite 3")
    assert named(events, "cards_played") == []
    assert DiscTaken(0, 1, "ship4", "ship", 4, None, None) in events
    assert state.view(0)["board"]["wonders"][0]["parts"] == [0, 0, 0, 4, 0]
    assert state.scores() == [0, 1, 2, 0, 0]


def test_bb_12_where_no_guests_fit_the_reason_is_that_none_do() -> None:
    state = start(3, discs={1: "crane5"})
    hold(state, 0, crane=1)
    hold(state, 1, crane=3)
    hold(state, 2, crane=3)
    play(state, "build 1 crane5", "offer 3", "offer 3")
    # 3 + 3 is more than five, 3 + 1 is less: not that four cards are missing without guests.
    assert state.legal_moves() == ["give up"]
    assert reason(state, "invite -") == ("BB-12", "cards_missing")
    why = state.why_not("invite -")
    assert why is not None
    assert {"lost": "yes", "suit": "crane", "number": 5}.items() <= why.details.items()
    english = explanation(why, "babel", Catalogue("en"), "invite -")
    assert english == (
        "invite -: no set of guests, together with your own cards, gives exactly what crane 5 needs (BB-12)"
    )


def test_bb_12_where_other_guests_fit_the_reason_is_what_is_missing() -> None:
    state = start(3, discs={1: "crane5"})
    hold(state, 0, crane=2)
    hold(state, 1, crane=3)
    hold(state, 2, camel=3)
    play(state, "build 1 crane5", "offer 3", "offer 0")
    assert state.legal_moves() == ["give up", "invite 1"]
    why = state.why_not("invite -")
    assert why is not None
    assert why.details == {"lost": "no", "suit": "crane", "wanted": 5, "held": 2}


def test_bb_12_both_numbers_of_a_two_suit_disc_have_to_fit() -> None:
    state = start(3, {"discs": "mixed"}, discs={1: "ship3+crane2"})
    hold(state, 0, ship=2, crane=1)
    hold(state, 1, ship=1, crane=1)
    hold(state, 2, crane=2)
    play(state, "build 1 ship3+crane2", "offer 1/1", "offer 0/2")
    assert reason(state, "invite 1,2") == ("BB-12", "too_many_cards")
    assert reason(state, "invite 2") == ("BB-12", "cards_missing")
    assert state.legal_moves() == ["give up", "invite 1"]
    play(state, "invite 1")
    assert state.view(0)["board"]["discards"] == {"camel": 0, "ship": 3, "crane": 2, "mason": 0}
    assert state.view(0)["board"]["suits_left"] == {"camel": 7, "ship": 6, "crane": 6, "mason": 7}


# Rejections (BB-14) and drawing (BB-15)


def test_bb_14_giving_up_rejects_everyone_who_offered_and_the_disc_stays() -> None:
    state = examples_of_the_rulebook()
    events = play(state, "give up")
    assert events[:3] == [
        GaveUp(RED, 4, "ship5", "ship", 5, None, None),
        Rejected(YELLOW, 1, 1),
        Rejected(GREEN, 2, 2),
    ]
    assert [event.name for event in events[3:]] == [*["card_drawn"] * 4, "turn_began"]
    assert [event.seat for event in named(events, "card_drawn")] == [0, 1, 2, 3]
    assert state.scores() == [0, 1, 2, 0]
    board = state.view(None)["board"]
    assert "ship5" in board["wonders"][3]["discs"]
    assert [seat["cards"] for seat in board["seats"]] == [5, 5, 5, 5]
    assert state.to_move == 1


def test_bb_15_everybody_draws_one_card_after_a_build_the_active_player_first() -> None:
    state = start(3, deck="mason crane ship", discs={2: "camel3"})
    hold(state, 1, camel=3)
    state.record["active"] = state.record["to_move"] = 1
    events = play(state, "build 2 camel3", "offer 0", "offer 0", "invite -")
    assert events[-4:-1] == [CardDrawn(1, "mason"), CardDrawn(2, "crane"), CardDrawn(0, "ship")]
    assert state.to_move == 2


# Empty decks (BB-16)


def test_bb_16_the_discard_pile_is_shuffled_when_a_card_must_be_drawn() -> None:
    state = start(3)
    discard_deck(state, 2)
    pile = Counter(state.view(0)["board"]["discards"])
    events = play(state, "pass")
    assert [event.name for event in events] == [
        *("passed", "card_drawn", "card_drawn", "reshuffled", "card_drawn", "card_drawn", "turn_began"),
    ]
    shuffled = events[3]
    assert isinstance(shuffled, Reshuffled)
    assert shuffled.order is not None
    assert Counter(shuffled.order) == pile
    assert shuffled.cards == 86
    assert [event.suit for event in named(events, "card_drawn")[2:]] == list(shuffled.order[:2])
    board = state.view(0)["board"]
    assert (board["deck"], sum(board["discards"].values())) == (84, 0)


def test_bb_16_a_deck_that_is_just_used_up_is_not_shuffled_yet() -> None:
    state = start(3)
    discard_deck(state, 4)
    assert named(play(state, "pass"), "reshuffled") == []
    assert state.view(0)["board"]["deck"] == 0
    assert len(named(play(state, "pass"), "reshuffled")) == 1


def test_bb_16_with_both_piles_empty_a_draw_is_skipped() -> None:
    state = start(3)
    record = state.record
    # Seat 2 holds the whole deck but one card.
    for suit in range(4):
        cards = int((record["deck"][1 : record["deck_size"]] == suit).sum())
        record["hand"][2, suit] += cards
        record["hand_size"][2] += cards
    record["deck"][1:] = 0
    record["deck_size"] = 1
    events = play(state, "pass")
    assert [event.name for event in events] == ["passed", "card_drawn", "turn_began"]
    assert state.view(0)["board"]["seats"][0]["cards"] == 5


def test_bb_16_the_order_can_be_supplied() -> None:
    state = start(3)
    discard_deck(state, 1)
    given = []

    def mix(pile: list[str]) -> list[str]:
        given.append(list(pile))
        return pile[::-1]

    events = state.copy().play("pass", shuffle=mix)
    (pile,) = given
    assert pile == sorted(pile, key=["camel", "ship", "crane", "mason"].index)
    assert Counter(pile) == Counter(state.view(0)["board"]["discards"])
    shuffled = named(events, "reshuffled")[0]
    assert list(shuffled.order) == pile[::-1]
    assert [event.suit for event in named(events, "card_drawn")][1:] == pile[::-1][:3]


def test_bb_16_a_move_without_a_reshuffle_asks_for_no_order() -> None:
    state = start(3)
    discard_deck(state, 4)

    def refuse(pile: list[str]) -> list[str]:
        raise AssertionError("nothing is shuffled")

    play(state, "build 1 camel3")
    state.play(state.legal_moves()[0], shuffle=refuse)
    state.play(state.legal_moves()[0], shuffle=refuse)
    state.play("give up", shuffle=refuse)


@pytest.mark.parametrize(
    "mix",
    [
        lambda pile: pile[1:],
        lambda pile: [*pile[1:], "mason" if pile[0] != "mason" else "camel"],
        lambda pile: [*pile, "camel"],
        lambda pile: "camel",
        lambda pile: [0] * len(pile),
        lambda pile: None,
    ],
)
def test_bb_16_an_order_that_is_not_the_pile_is_refused_and_nothing_changes(mix: object) -> None:
    state = start(3)
    discard_deck(state, 0)
    before = state.to_bytes()
    with pytest.raises(ValueError, match="reshuffled deck"):
        state.play("pass", shuffle=mix)  # type: ignore[arg-type]
    assert state.to_bytes() == before


def test_bb_16_an_exchange_is_shuffled_with_the_cards_it_discarded() -> None:
    state = start(3, hands=["camel camel ship mason"])
    give(state, 0, "exchange")
    discard_deck(state, 0)
    pile = Counter(state.view(0)["board"]["discards"])
    events = state.play("exchange camel,camel,mason", shuffle=sorted)
    assert Counter(named(events, "reshuffled")[0].order) == pile + Counter(camel=2, mason=1)
    assert hand(state, 0) == {"camel": 3, "ship": 1, "crane": 0, "mason": 0}


def test_a_game_started_from_a_bare_set_up_shuffles_too() -> None:
    orders = []
    for turned in (False, True):
        dealt = setup(3)
        if turned:
            dealt["deck"] = dealt["deck"][::-1]
        state = GAME.start(dealt, 3)
        discard_deck(state, 0)
        orders.append(named(play(state, "pass"), "reshuffled")[0].order)
    assert orders[0] != orders[1]
    assert all(list(order) != sorted(order) for order in orders)
