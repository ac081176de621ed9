"""Babel in the terminal: everything is there, in 80 columns, in every language."""

from __future__ import annotations

import random

import pytest

from tabletowers.bots import bot
from tabletowers.contract import State
from tabletowers.games.babel import terminal
from tabletowers.games.babel.components import ACTION_CODES, SUIT_NAMES
from tabletowers.text import LANGUAGES, catalogue
from tests.games.babel.tables import GAME, give, hold, play, start, take_discs

NAMES = ["You", "Bot 2 (greedy)", "Bot 3 (greedy)", "Somebody with a long name", "Bot 5 (greedy)"]


def drawn(state: State, seat: int | None, language: str = "en") -> str:
    return "\n".join(line.plain for line in terminal.draw(state.view(seat), catalogue(language), NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"discs": "mixed", "memory_aid": False}])
def test_every_line_fits_80_columns(language: str, options: dict[str, object]) -> None:
    state, lot, sensible = GAME.new(5, 8, **options), random.Random(8), bot("greedy", 8)
    while not state.is_over:
        for seat in (state.to_move, None):
            assert max(map(len, drawn(state, seat, language).splitlines())) <= 80
        for _ in range(5):
            if not state.is_over:
                move = (
                    sensible.choose(state.sight(state.to_move))
                    if lot.random() < 0.7
                    else lot.choice(state.legal_moves())
                )
                state.play(move)
    assert drawn(state, 0, language)


def test_the_board_shows_wonders_tables_and_what_is_left() -> None:
    state = start(3, {"memory_aid": True}, discs={3: "ship5 camel3 mason4"})
    state.record["parts"][2, :3] = [2, 0, 1]
    state.record["completed"] = 1
    take_discs(state, 1, "crane3 crane3 crane4 crane4 crane5")
    hold(state, 0, camel=2, mason=1)
    give(state, 0, "wild", "wild", "five points")
    text = drawn(state, 0)
    assert " 3 Temple of Artemis     ship5 camel3 mason4" in text
    assert "0:2  2:1" in text
    assert "8/4 [10/5] 12/6 14/7 16/8 18/9 20/10" in text
    assert "1→0 2→5 3→10 4→20 5→30 6→40 7→50" in text
    assert "camel 6 ship 6 crane 1! mason 6  (the last one ends the game)" in text
    assert "discs: crane3 crane3 crane4 crane4 crane5" in text
    assert "Your hand: camel 2 mason 1" in text
    assert "Your action cards: wild card ×2, five points" in text
    spectator = drawn(state, None)
    assert "Your hand" not in spectator
    assert "wild" not in spectator


def test_offers_are_shown_as_far_as_they_are_known() -> None:
    state = start(4, discs={1: "ship5"})
    for seat in range(4):
        hold(state, seat, ship=2)
    play(state, "build 1 ship5", "offer 2+trade", "offer 0")
    text = drawn(state, 1)
    assert "1 Bot 2 (greedy): 0 points, 2 cards; offer 2+trade" in text
    assert "2 Bot 3 (greedy): 0 points, 2 cards; offer sealed" in text
    assert "3 Somebody with a long name: 0 points, 2 cards; offer not sealed yet" in text
    assert "▶0 You: 0 points, 2 cards; building ship 5 at 1 Pyramids of Giza" in text
    play(state, "offer 1")
    assert "3 Somebody with a long name: 0 points, 2 cards; offer 1" in drawn(state, 1)


def test_an_invitation_is_labelled_with_its_consequence() -> None:
    state = start(4, hands=["ship ship ship ship", "ship", "ship ship"], discs={4: "ship5"})
    hold(state, 1, ship=1)
    hold(state, 2, ship=2)
    play(state, "build 4 ship5", "offer 1", "offer 2+trade", "offer 0")
    view, say = state.view(0), catalogue("en")
    assert terminal.move_label("invite 1", view, say) == (
        "(own ship 4; parts 0:+4 1:+1; rejected 2:+2; disc to seat 0)"
    )
    assert terminal.move_label("invite 1,2", view, say) == "(own ship 2; parts 0:+4 1:+1; disc to seat 2)"
    assert terminal.move_label("give up", view, say) == "(rejected 1:+1 2:+2)"
    named = {**view, "names": ["You", "Anna", "Ben", "Cleo"]}
    assert terminal.move_label("invite 1", named, say) == (
        "(own ship 4; parts You +4, Anna +1; rejected Ben +2; disc to You)"
    )
    assert terminal.move_label("give up", named, say) == "(rejected Anna +1, Ben +2)"
    assert terminal.move_label("build 4 ship5", view, say) == "Statue of Zeus"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    say = catalogue(language)
    assert len({say("babel-wonder", wonder=number) for number in range(1, 9)}) == 8
    assert len({say("babel-suit", suit=suit) for suit in SUIT_NAMES}) == 4
    assert len({say("babel-card", card=card) for card in (*ACTION_CODES, "-")}) == 8
    assert len({say("babel-card-rule", card=card) for card in ACTION_CODES}) == 7
    for option in ("discs-plain", "discs-mixed"):
        assert say(f"babel-option-{option}")
