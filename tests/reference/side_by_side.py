"""The package's rules and the reference play the same game and are compared at every step."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tabletowers.games import game as find_game

from .check import REFERENCES, difference
from .tastes import choose


def play_side_by_side(name: str, players: int, options: Mapping[str, Any], seed: int, taste: str) -> list[str]:
    """Deal and play one game by both; AssertionError tells the first difference, with the moves that led to it."""
    game = find_game(name)
    setup = game.deal(players, seed, **options)
    state = game.start(setup, players, **options)
    reference = REFERENCES[name].play(setup, players, options)
    random = Random(seed)
    played: list[str] = []

    def same(what: str, got: object, expected: object, told: str = "") -> None:
        assert got == expected, (
            f"{name}, {players} players, {dict(options)}, seed {seed}, {taste}: after ply {len(played)} "
            f"{what} {told or got}, the reference says {expected}; set-up {setup}, moves {played}"
        )

    while True:
        same("seat to move", state.to_move, reference.to_move())
        legal, expected = state.legal_moves(), reference.legal_moves()
        same("legal moves", legal, expected, difference(legal, expected))
        same("scores", state.scores(), reference.scores())
        same("winners", state.winners(), reference.winners())
        if state.is_over:
            return played
        move = choose(name, taste, random, expected, len(played))
        reshuffled = [event.to_json()["order"] for event in state.play(move) if event.name == "reshuffled"]
        played.append(move)
        reference.play(move, reshuffled[0] if reshuffled else None)
