"""Scenes as part of the views that the page receives."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

from tabletowers.contract import Game
from tabletowers.scene.vocabulary import Scene

log = logging.getLogger("tabletowers.scene")


def scene_of(game: Game, view: Mapping[str, Any]) -> Scene | None:
    """Return the scene that a view shows, or None if the game describes none."""
    scene: Scene | None = None if game.scene is None else game.scene.scene(view)
    return scene


def on_page(game: Game) -> bool:
    """Return whether the page draws a game by its scenes. It doesn't if the page has a board made for the game.

    Nor does it if `scene.py` can't be imported: the error is logged, and the page shows the plain board.
    """
    return not game.own_board and _has_scenes(game)


@cache
def _has_scenes(game: Game) -> bool:
    try:
        return game.scene is not None
    except Exception:
        log.exception("the module that describes the scenes of %s can't be imported", game.name)
        return False


def with_scene(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    """Return a view with its scene, if the page draws the game by its scenes.

    If the game can't describe the view, the error is logged and the view has no scene. Then the page shows the plain
    board.
    """
    if not on_page(game):
        return view
    try:
        scene = scene_of(game, view)
    except Exception:
        log.exception("%s can't describe a view as a scene", game.name)
        return view
    return view if scene is None else {**view, "scene": scene.to_json()}
