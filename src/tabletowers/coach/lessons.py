"""Introductions: real positions of real games, with the moves that the learner makes.

A game's `lesson.py` has a function `lesson(record)` that looks for a game in which its moves can be made: `record` is a
`Recorder`. The texts are the messages `NAME-intro-1`, `NAME-intro-2`, … of the game. A step has the view of the
learner's seat, the move to make, and the events up to the learner's next decision. A step without a move is for looking
at; one that is marked as a scene begins in another game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tabletowers.bots import bot
from tabletowers.contract import Game
from tabletowers.games import game as find_game
from tabletowers.scene.views import with_scene

log = logging.getLogger("tabletowers.lessons")


def has_lesson(game: Game) -> bool:
    """Return whether a game's package has an introduction."""
    return game.beside("lesson") is not None


@cache
def introduction(game: Game) -> list[dict[str, Any]]:
    """Return the steps of the introduction in a game's package, or none if it can't be played: then that is logged."""
    try:
        return played(game)
    except Exception:
        log.exception("the introduction of %s can't be played", game.name)
        return []


def played(game: Game) -> list[dict[str, Any]]:
    """Play the introduction in a game's package, and return its steps. Raises ValueError if its moves can't be made."""
    steps: list[dict[str, Any]] | None = import_module(game.beside("lesson") or "").lesson(Recorder(game.name))
    if not steps:
        raise ValueError(f"there is no game in which the lesson of {game.name} can be played")
    return [{**step, "view": with_scene(game, step["view"])} for step in steps]


#: The move that the learner makes, found in the view and the legal moves; None if it isn't there.
Wish = Callable[[dict[str, Any], list[str]], str | None]


@dataclass(frozen=True)
class Later:
    """A move that is made as soon as it can be; until then the learner's seat is played by a bot, unseen."""

    wish: Wish


class Recorder:
    """Plays a game as seat 0 against greedy bots, and records what the learner sees."""

    later = Later

    def __init__(self, game: str) -> None:
        self._game = find_game(game)
        #: The moves with which a seat says nothing. The learner isn't asked for them, as at a live table.
        self._silence = {decision.name: decision.silence for decision in self._game.decisions if decision.silence}

    def __call__(self, players: int, seed: int, wanted: list[str | Wish | Later]) -> list[dict[str, Any]] | None:
        """Play the wanted moves; None if one of them can't be made."""
        state = self._game.new(players=players, seed=seed)
        steps: list[dict[str, Any]] = []
        before = _others(state)
        for wish in wanted:
            while True:
                if state.is_over:
                    return None
                view, legal = state.view(0), state.legal_moves()
                move = _wished(wish, view, legal)
                if move is not None and move in legal:
                    break
                silence = self._silence.get(view["decision"])
                if silence is None and not isinstance(wish, Later):
                    return None
                unseen = _seen(state.play(silence or _choice(state))) + _others(state)
                before = [] if isinstance(wish, Later) else before + unseen
            because = self._game.explanation(state, move)
            step: dict[str, Any] = {"view": view, "before": before, "move": move, "after": _seen(state.play(move))}
            steps.append(step if because is None else {**step, "because": dict(because)})
            before = _others(state)
        steps.append({"view": state.view(0), "before": before, "move": None, "after": []})
        return steps

    @staticmethod
    def look(step: dict[str, Any]) -> dict[str, Any]:
        """Return a step that only shows its position, before anything is done."""
        return {**step, "move": None, "after": []}

    @staticmethod
    def scene(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Mark the first of these steps as the beginning of a new scene, in another game than those before."""
        return [{**steps[0], "scene": True}, *steps[1:]]


def _wished(wish: str | Wish | Later, view: dict[str, Any], legal: list[str]) -> str | None:
    if isinstance(wish, Later):
        return wish.wish(view, legal)
    return wish if isinstance(wish, str) else wish(view, legal)


def _seen(events: list[Any]) -> list[dict[str, Any]]:
    """Return events as the learner sees them, in the form that the server sends."""
    seen = [event.seen_by(0) for event in events]
    return [event.to_json() for event in seen if event is not None]


def _others(state: Any) -> list[dict[str, Any]]:
    """Let the others decide until it is the learner's decision again."""
    events = []
    while not state.is_over and state.to_move != 0:
        events += _seen(state.play(_choice(state)))
    return events


def _choice(state: Any) -> str:
    """Return the move that a greedy bot would make."""
    move = bot("greedy").choose(state.sight(state.to_move), budget=0.01)
    return str(getattr(move, "move", move))
