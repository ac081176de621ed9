"""Scenes of all games, and what the vocabulary refuses."""

from __future__ import annotations

import base64
import re
from typing import Any, get_args

import pytest

import tabletowers
from tabletowers.previews import picture as previews
from tabletowers.previews.preview import of_game
from tabletowers.scene import Column, Face, Grid, Hand, Piece, Pile, Row, Say, Scene, Track, back
from tabletowers.scene.picture import svg
from tabletowers.scene.pictures import pictures
from tabletowers.scene.views import on_page, scene_of, with_scene
from tabletowers.scene.vocabulary import Shape
from tabletowers.testing.suite.scenes import *  # noqa: F403
from tabletowers.text import catalogue

OURS = ("clocktowers", "oldtown", "babel")
DRAWN = ("marketday", "sevenlights")


def test_a_scene_says_only_what_differs_from_its_defaults() -> None:
    card = Piece("card", 7, Face(colour="red", figure=7), "play 7 *")
    scene = Scene([Row("row", [card]), Pile("deck", hidden=3)], moves=["play {card} {place}"])
    assert scene.to_json() == {
        "zones": [
            {
                "zone": "row",
                "name": "row",
                "pieces": [{"kind": "card", "value": 7, "face": {"colour": "red", "figure": 7}, "moves": "play 7 *"}],
            },
            {"zone": "pile", "name": "deck", "hidden": 3},
        ],
        "moves": ["play {card} {place}"],
    }


def test_unknown_names_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="unknown colour 'crimson'; choose from white, grey"):
        Face(colour="crimson")
    with pytest.raises(ValueError, match="unknown symbol 'dragon'; choose from circle"):
        Face(symbol="dragon")
    with pytest.raises(ValueError, match="unknown table 'glass'; choose from wood"):
        Scene([], table="glass")


def test_free_places_are_not_counted_and_hidden_pieces_are() -> None:
    assert Hand("hand", [Piece("card", 1)], 0, hidden=2).count == 3
    assert Grid("board", [Piece("card", 1), Piece("place", 2, spot=True)], columns=2).count == 1
    assert Hand("hand", seat=2).id == "hand-2"


def drawn_as(scene: Scene) -> str:
    """Return the picture of a scene, as one of Market Day."""

    class Shown:
        @staticmethod
        def scene(view: Any) -> Scene:
            return scene

    game = tabletowers.game("marketday")
    state = game.new(3, 1)
    before = game.scene
    game.__dict__["scene"] = Shown
    try:
        return svg(game, state.view(0), catalogue("en"), ["A", "B", "C"], "Shown")
    finally:
        game.__dict__["scene"] = before


def test_an_empty_column_is_drawn_as_a_place_for_a_piece() -> None:
    assert "stroke-dasharray" in drawn_as(Scene([Column("tower")]))
    assert "stroke-dasharray" not in drawn_as(Scene([Column("tower", [Piece("card", 1)])]))


def test_every_kind_of_zone_and_shape_is_drawn() -> None:
    shapes: tuple[Shape, ...] = get_args(Shape)
    pieces = [
        Piece(shape, number, Face(shape, "red", number, "star", text=Say("title")), seat=number % 2 or None)
        for number, shape in enumerate(shapes)
    ]
    here = [Piece("runner", seat, Face("pawn"), seat=seat, at=seat) for seat in range(3)]
    drawn = drawn_as(
        Scene([Row("row", pieces), Track("track", here, last=40), Pile("pile", hidden=9, back=back("blue"))])
    )
    assert 'aria-label="40"' in drawn
    assert 'aria-label="A"' in drawn


@pytest.mark.parametrize("name", OURS)
def test_our_games_are_described_for_pictures_and_keep_their_boards(name: str) -> None:
    game = tabletowers.game(name)
    view = game.new(3, 1).view(0)
    assert not on_page(game)
    assert with_scene(game, view) is view
    assert scene_of(game, view) is not None


@pytest.mark.parametrize("name", DRAWN)
def test_views_of_a_game_without_a_board_come_with_its_scene(name: str) -> None:
    game = tabletowers.game(name)
    assert on_page(game)
    assert with_scene(game, game.new(3, 1).view(0))["scene"]["zones"]


def test_a_scene_that_fails_leaves_the_plain_board(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tabletowers.game("marketday")

    def broken(view: Any) -> Scene:
        raise KeyError("gone")

    monkeypatch.setattr(game.scene, "scene", broken)
    view = game.new(3, 1).view(0)
    assert with_scene(game, view) is view


@pytest.mark.parametrize("name", [*OURS, *DRAWN])
def test_what_a_seat_can_t_see_is_not_in_its_picture(name: str) -> None:
    """Two worlds that a seat can't tell apart look the same."""
    game = tabletowers.game(name)
    state = game.new(3, 11)
    for _ in range(7):
        state.play(state.legal_moves()[0])
    names, say = ["A", "B", "C"], catalogue("en")
    for seat in (None, *range(3)):
        other = state.sight(seat).imagine(5)
        drawn = [svg(game, world.view(seat), say, names, "A picture") for world in (state, other)]
        assert drawn[0] == drawn[1]


def test_a_hand_is_only_in_its_own_picture() -> None:
    game = tabletowers.game("marketday")
    state = game.new(3, 4)
    hand = {f"card:{number}" for number in state.view(0)["board"]["seats"][0]["hand"]}

    def shown(seat: int | None) -> set[str]:
        scene = scene_of(game, state.view(seat))
        assert scene is not None
        return {piece.id for _, piece in scene.pieces()}

    assert hand <= shown(0)
    assert not hand & shown(1)
    assert not hand & shown(None)


def test_a_map_is_drawn_with_its_ground_in_the_language_of_the_picture() -> None:
    game = tabletowers.game("oldtown")
    drawn = svg(game, game.new(3, 1).view(0), catalogue("de"), ["A", "B", "C"], "Old Town")
    ground = base64.b64decode(re.findall(r"base64,([^\"]+)", drawn)[0]).decode()
    assert ground == pictures(game, "de")["map"] != pictures(game, "en")["map"]


@pytest.mark.parametrize("name", DRAWN)
def test_a_link_to_a_game_without_a_motif_shows_its_table(name: str) -> None:
    shown = previews.svg(of_game(name, catalogue("en")))
    assert shown.count("<svg") > 1
    assert shown != previews.svg(of_game("clocktowers", catalogue("en")))
