"""The package's rules against the reference: the same seats, legal moves, scores and winners at every step."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tabletowers.games import GAMES
from tabletowers.games import game as find_game
from tabletowers.record import Record, advance, begin, replay

from .check import REFERENCES, check_record, write_record
from .side_by_side import play_side_by_side
from .tastes import TASTES, choose

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "clocktowers": [{}],
    "oldtown": [{}, {"tidy": "auto"}],
    "babel": [{}, {"discs": "mixed"}, {"action_cards": False}, {"discs": "mixed", "action_cards": False}],
}
TABLES = {"clocktowers": (2, 3, 4), "oldtown": (2, 3, 4), "babel": (3, 4, 5)}


CONFIGURATIONS = [
    pytest.param(name, players, options, id="-".join([name, str(players), *map(str, options.values())]))
    for name in VARIANTS
    for options in VARIANTS[name]
    for players in TABLES[name]
]


def test_every_game_has_a_reference() -> None:
    assert {name for name in GAMES if find_game(name).package.startswith("tabletowers.")} == set(REFERENCES)


@pytest.mark.parametrize(("name", "players", "options"), CONFIGURATIONS)
def test_both_play_the_same_game(name: str, players: int, options: dict[str, Any]) -> None:
    # Each number of players has half of the tastes, and the next number has the others.
    for seed, taste in enumerate(list(TASTES[name])[players % 2 :: 2]):
        play_side_by_side(name, players, options, seed, taste)


@pytest.mark.parametrize(("name", "players", "options"), CONFIGURATIONS)
def test_the_reference_agrees_with_a_record_of_the_package(name: str, players: int, options: dict[str, Any]) -> None:
    game, random = find_game(name), Random(2)
    setup = game.deal(players, 2, **options)
    state = game.start(setup, players, **options)
    record = begin(state, setup, 2)
    while not state.is_over:
        advance(record, state, random.choice(state.legal_moves()), legal=True)
    check_record(record.to_json())


@pytest.mark.parametrize("name", ["oldtown", "babel"])
def test_the_reference_agrees_with_a_record_of_version_1(name: str) -> None:
    game = find_game(name, 1)
    players = game.seats[0]
    setup, random = game.deal(players, 3), Random(3)
    state = game.start(setup, players)
    record = begin(state, setup, 3)
    while not state.is_over:
        advance(record, state, random.choice(state.legal_moves()), legal=True)
    assert (record.rules, record.options) == (1, {})
    check_record(record.to_json())


@pytest.mark.parametrize(("name", "players", "options"), CONFIGURATIONS)
def test_the_package_agrees_with_a_record_of_the_reference(name: str, players: int, options: dict[str, Any]) -> None:
    for seed, taste in enumerate(list(TASTES[name])[:2]):
        record = write_record(name, players, options, seed, partial(choose, name, taste))
        assert replay(Record.from_json(record)).is_over
