"""Positions draw themselves as SVG, and a game is played by clicks."""

from __future__ import annotations

import sys
from xml.etree import ElementTree

import pytest

import tabletowers
from tabletowers.bots import bot
from tabletowers.notebook import Play, picture


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel", "marketday", "sevenlights"])
def test_a_position_is_drawn_as_its_seat_sees_it(game: str) -> None:
    state = tabletowers.game(game).new(players=3, seed=5)
    drawn = ElementTree.fromstring(picture(state, 0))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert picture(state.sight(0)) == picture(state, 0)
    assert picture(state, 1) != picture(state, 0)
    hidden = state.sight(0).imagine(9)
    assert picture(hidden, 0) == picture(state, 0)


def test_without_fonts_a_position_is_drawn_in_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tabletowers.game("clocktowers").new(players=3, seed=5)
    assert "<text" not in picture(state, 0)
    monkeypatch.setattr("tabletowers.notebook.position_svg.can_draw", lambda: False)
    assert "<text" in picture(state, 0)


@pytest.mark.parametrize(("game", "wrong"), [("clocktowers", "+9"), ("sevenlights", "carry wood 16 gull")])
def test_a_game_is_played_by_clicks_and_a_wrong_one_says_why(game: str, wrong: str) -> None:
    rules = tabletowers.game(game)
    state = rules.new(players=rules.seats[0], seed=1)
    playing = Play(state, 0, [bot("greedy", seat) for seat in range(state.players)], "en")
    playing.choose(wrong)
    assert playing.shown()["problem"]
    for _ in range(500):
        shown = playing.shown()
        if not shown["moves"]:
            break
        playing.choose(shown["moves"][0]["move"])
        assert playing.problem == ""
    assert shown["winners"]
    assert [points for _, points in shown["scores"]] == state.scores()


def test_the_board_is_a_widget_that_hears_clicks() -> None:
    pytest.importorskip("anywidget", reason="the board needs the extra notebook")
    widget = tabletowers.play("clocktowers", 2, bots="greedy", seed=1)
    move = widget.shown["moves"][0]["move"]
    widget._handle_custom_msg({"move": move}, [])
    assert widget.game.state.ply >= 1
    assert widget.shown["happened"]


def test_without_its_package_the_board_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(
        ModuleNotFoundError, match=r"anywidget is not installed; it comes with pip install '.*\[notebook\]'"
    ):
        tabletowers.play("clocktowers", 2, bots="greedy", seed=1)
