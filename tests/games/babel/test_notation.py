"""Moves as text and number, and set-ups as JSON."""

from __future__ import annotations

import copy
from math import comb
from typing import Any

import pytest

from tabletowers.games.babel import actions
from tests.games.babel.tables import DEFAULTS, GAME, named, play, setup, start

OPTIONS: list[dict[str, Any]] = [
    {},
    {"discs": "mixed"},
    {"action_cards": False},
    {"discs": "mixed", "action_cards": False},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_numbers_begin_where_the_texts_say(options: dict[str, Any]) -> None:
    numbers = GAME.moves({**DEFAULTS, **options}).numbers
    assert numbers["pass"] == actions.PASS
    assert numbers["give up"] == actions.GIVE_UP
    assert numbers["build 1 camel1"] == actions.FIRST_BUILD
    assert numbers["offer 0"] == actions.FIRST_OFFER
    assert numbers["invite -"] == actions.FIRST_INVITE
    if len(numbers) > actions.USE_BONUS:
        assert numbers["bonus"] == actions.USE_BONUS
        assert numbers["no bonus"] == actions.NO_BONUS
        assert numbers["draw three"] == actions.PLAY_DRAW_THREE
        assert numbers["double turn"] == actions.PLAY_DOUBLE_TURN
        assert numbers["exchange mason"] == actions.FIRST_EXCHANGE
        assert numbers["invite - wild 2"] == actions.FIRST_WILD
    if "discs" in options:
        assert numbers["offer 0/0"] == actions.FIRST_PAIR_OFFER
        assert numbers["invite - wild 0/2"] == actions.FIRST_PAIR_WILD
        assert numbers["build 1 camel3+ship2"] == actions.FIRST_PAIR_BUILD
        assert len(numbers) == actions.ACTIONS


def test_there_are_no_more_numbers_than_a_game_needs() -> None:
    """BB-2, BB-6, BB-11, BB-12: counted by what the rules say of each kind of move."""
    # A plain disc of four suits and nine numbers, on one of eight wonders; one to nine cards, also with the trade card,
    # or none; any of five seats but not all; to pass and to give up.
    always = 4 * 9 * 8 + (1 + 9 + 9) + (2**5 - 1) + 2
    # One to five cards of four suits; draw three, double turn, the bonus or none; wild cards for 2, 4, 6 or 8 cards.
    action_cards = sum(comb(cards + 3, 3) for cards in range(1, 6)) + 4 + 4 * (2**5 - 1)
    # Four discs of two suits; up to four cards of either, also with the trade card unless there are none; wild cards
    # for an even number of cards.
    even = [first + second for first in range(5) for second in range(5) if first + second in (2, 4, 6, 8)]
    two_suits = 4 * 8 + (5 * 5 + 5 * 5 - 1) + len(even) * (2**5 - 1)
    numbers = [len(GAME.moves({**DEFAULTS, **options}).texts) for options in OPTIONS]
    assert numbers[:3] == [always + action_cards, always + action_cards + two_suits, always]
    # Those of two suits are the last, so that a game with them has all.
    assert numbers[3] == numbers[1]


def test_every_text_means_what_its_number_means() -> None:
    texts = GAME.moves({**DEFAULTS, "discs": "mixed"}).texts
    for number, text in enumerate(texts):
        word, *rest = text.split()
        if word == "build":
            wonder, kind = actions.build_of(number)
            assert (int(rest[0]), actions.build_action(wonder, kind)) == (wonder + 1, number)
        elif word == "offer":
            first, second, trade = actions.offer_of(number)
            numbers = f"{first}/{second}" if "/" in text else f"{first}"
            assert text == f"offer {numbers}{'+trade' if trade else ''}"
            assert actions.offer_action("/" in text, first, second, trade) == number
        elif word == "invite":
            guests, first, second = actions.invitation_of(number)
            seats = ",".join(str(seat) for seat in range(5) if guests >> seat & 1) or "-"
            wild = f" wild {first}/{second}" if "/" in text else f" wild {first}" if first else ""
            assert text == f"invite {seats}{wild}"
            assert (first + second) % 2 == 0


def test_the_notation_is_that_of_the_rules() -> None:
    for move in (
        *("pass", "build 3 ship5", "offer 0", "offer 2", "offer 2+trade", "invite -", "invite 1,3", "give up", "bonus"),
        *("no bonus", "exchange camel,camel,ship", "draw three", "double turn", "invite 1 wild 2", "invite - wild 4"),
        *("build 3 camel3+ship2", "offer 1/0", "offer 1/2+trade", "offer 0/0", "invite - wild 1/1"),
    ):
        assert GAME.format(GAME.parse(move, discs="mixed"), discs="mixed") == move
    for move in ("offer 0+trade", "offer 0/0+trade", "invite", "invite 3,1", "invite 1,1", "exchange ship,camel"):
        with pytest.raises(ValueError, match="not a move of babel"):
            GAME.parse(move, discs="mixed")
    for move in ("build 9 ship5", "build 0 ship5", "build 3 ship0", "build 3 ship2+camel3", "exchange", "wild 2"):
        with pytest.raises(ValueError, match="not a move of babel"):
            GAME.parse(move, discs="mixed")


# Set-ups


def test_a_set_up_has_the_form_of_the_rules() -> None:
    dealt = GAME.deal(3, 1)
    assert set(dealt) == {"discs", "hands", "deck", "actions"}
    assert len(dealt["deck"]) == 88
    assert len(dealt["actions"]) == 15


def test_hands_may_come_in_any_order_and_the_deck_is_drawn_from_its_front() -> None:
    dealt = setup(3, hands=["camel ship crane mason"], deck="mason camel")
    turned = {**dealt, "hands": [own[::-1] for own in dealt["hands"]]}
    assert GAME.start(dealt, 3).to_bytes() == GAME.start(turned, 3).to_bytes()
    drawn = named(play(GAME.start(dealt, 3), "pass"), "card_drawn")
    assert [event.suit for event in drawn[:2]] == ["mason", "camel"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s.pop("deck"), "deck is missing"),
        (lambda s: s.update(extra=[]), "unknown entry 'extra'"),
        (lambda s: s["discs"].pop(), "discs must be a list of 8 wonders"),
        (lambda s: s["discs"][2].pop(), r"discs\[2\] must be a list of 3"),
        (lambda s: s["discs"][2].__setitem__(0, "ship7x"), r"discs\[2\]: unknown 'ship7x'"),
        (lambda s: s["discs"][2].__setitem__(0, "camel9"), "discs: expected camel9 0 times, not 1"),
        (lambda s: s["discs"][2].__setitem__(0, "camel3+ship2"), r"discs: expected camel3\+ship2 0 times, not 1"),
        (lambda s: s["hands"].pop(), "hands must be a list of 3 hands"),
        (lambda s: s["hands"][1].pop(), r"hands\[1\] must be a list of 4"),
        (lambda s: s["hands"][1].__setitem__(0, None), r"hands\[1\]: unknown None"),
        (lambda s: s["deck"].pop(), "deck must be a list of 88"),
        (lambda s: s.update(deck=["camel"] * 88), "hands and deck: expected camel 25 times, not 9."),
        (lambda s: s["actions"].pop(), "actions must be a list of 15"),
        (lambda s: s.update(actions=["wild"] * 15), "actions: expected wild 2 times, not 15"),
        (lambda s: s.update(actions=None), "actions must be a list of 15"),
    ],
)
def test_a_wrong_set_up_is_refused_by_its_entry(change: Any, message: str) -> None:
    dealt = copy.deepcopy(setup(3))
    change(dealt)
    with pytest.raises(ValueError, match=message):
        GAME.start(dealt, 3)


def test_without_action_cards_their_list_is_empty() -> None:
    start(3, {"action_cards": False})
    with pytest.raises(ValueError, match="actions must be a list of 0"):
        GAME.start(setup(3), 3, action_cards=False)
