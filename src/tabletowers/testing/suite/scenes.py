"""The scenes of a game, if it describes any: every position can be drawn, and every move can be made with it."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from tabletowers.bots import bot
from tabletowers.contract import Game
from tabletowers.scene.picture import can_draw, svg
from tabletowers.scene.pictures import pictures
from tabletowers.scene.views import on_page, scene_of
from tabletowers.scene.vocabulary import Map, Move, Scene, Track
from tabletowers.testing.cases import Case, step
from tabletowers.text import catalogue


def test_every_position_is_a_scene_that_can_be_drawn(usual: Case) -> None:
    """For every seat and for spectators: pieces and zones differ by their names, and pictures and places exist."""
    if usual.game.scene is None:
        pytest.skip("the game describes no scenes")
    names, say = [f"P{seat}" for seat in range(usual.players)], catalogue("en")
    state, lot, sensible = usual.start(5), random.Random(5), bot("greedy", 5)
    for ply in range(400):
        views = state.views([None, *range(usual.players)])
        for view in views:
            scene = scene_of(usual.game, json.loads(json.dumps(view)))
            assert scene is not None
            check(usual.game, scene, view)
        if can_draw() and (ply % 25 == 0 or state.is_over):
            for view in views:
                assert ElementTree.fromstring(svg(usual.game, view, say, names, "A picture")).tag.endswith("svg")
        if state.is_over:
            break
        if on_page(usual.game):
            _check_moves(usual.game, state.view(state.to_move), state.legal_moves())
        step(state, lot, sensible)


def check(game: Game, scene: Scene, view: Mapping[str, Any]) -> None:
    """Check that a scene has every name once, and nothing but pictures and places that there are."""
    assert json.loads(json.dumps(scene.to_json()))
    zones = [zone.id for zone in scene.zones]
    pieces = [piece.id for _, piece in scene.pieces()]
    assert [name for name in set(zones) if zones.count(name) > 1] == []
    assert [name for name in set(pieces) if pieces.count(name) > 1] == []
    known = pictures(game)
    for zone in scene.zones:
        assert zone.seat is None or 0 <= zone.seat < view["players"], zone.id
        assert zone.hidden >= 0, zone.id
        if isinstance(zone, Map):
            assert not zone.ground or zone.ground in known, zone.ground
    for zone, piece in scene.pieces():
        assert piece.seat is None or 0 <= piece.seat < view["players"], piece.id
        assert not piece.face.picture or piece.face.picture in known, piece.face.picture
        if isinstance(zone, Map):
            assert isinstance(piece.at, tuple), piece.id
            assert 0 <= piece.at[0] <= zone.width, piece.id
            assert 0 <= piece.at[1] <= zone.height, piece.id
        elif isinstance(zone, Track):
            assert isinstance(piece.at, int), piece.id
            assert zone.first <= piece.at <= zone.last, piece.id


def _check_moves(game: Game, view: Mapping[str, Any], legal: list[str]) -> None:
    """Check that every legal move is put into words, and that different moves are made with different pieces."""
    scene, say = scene_of(game, view), catalogue("en")
    assert scene is not None
    patterns = [move.pattern if isinstance(move, Move) else move for move in scene.moves]
    made: dict[frozenset[str], str] = {}
    for move in legal:
        pattern = next((pattern for pattern in patterns if _fits(_starred(pattern), move)), None)
        assert pattern is not None, f"no pattern of the scene describes {move!r}"
        assert f"{game.name}-move-{move.split(' ')[0]}" in say
        pieces = frozenset(
            [piece.id for _, piece in scene.pieces() if _any_fits(piece.moves, move)]
            + [zone.id for zone in scene.zones if type(zone).__name__ != "Buttons" and _any_fits(zone.moves, move)]
            or [move]
        )
        assert pieces not in made, f"{move!r} and {made[pieces]!r} are made with the same pieces"
        made[pieces] = move


def _starred(pattern: str) -> str:
    return " ".join("*" if word.startswith("{") else word for word in pattern.split(" "))


def _any_fits(patterns: Any, move: str) -> bool:
    return any(_fits(pattern, move) for pattern in ([patterns] if isinstance(patterns, str) else patterns) if pattern)


def _fits(pattern: str, move: str) -> bool:
    wanted, given = pattern.split(" "), move.split(" ")
    return len(wanted) == len(given) and all(word in ("*", other) for word, other in zip(wanted, given, strict=True))
