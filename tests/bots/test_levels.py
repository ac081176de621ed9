"""Levels: names, what they overlook, and that they answer."""

from __future__ import annotations

import pytest

import tabletowers
from tabletowers.bots import bot
from tabletowers.bots.levels import LEVELS, iterations
from tabletowers.games import GAMES
from tests.bots.test_habits import wrong_markers


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_a_level_plays_whole_games(name: str, level: str) -> None:
    rules = tabletowers.game(name)
    state = rules.new(rules.seats[0], 11)
    players = [bot(level, seat, patient=True) for seat in range(state.players)]
    while (seat := state.to_move) is not None:
        state.play(players[seat].choose(state.sight(seat)))
    assert state.winners()


@pytest.mark.parametrize("name", GAMES)
def test_each_level_thinks_longer_than_the_one_below(name: str) -> None:
    rules = tabletowers.game(name)
    glances = [level.glance for level in LEVELS.values() if level.glance]
    thinking = [iterations(number, rules) for number, level in LEVELS.items() if not level.glance]
    assert len(glances) + len(thinking) == 6
    assert glances == sorted(set(glances))
    assert thinking == sorted(set(thinking))


@pytest.mark.parametrize(
    ("buildings", "seed", "noticing"),
    [
        (2, 0, ["level2", "level3", "level4", "level5", "level6"]),
        (3, 20, ["level4", "level5", "level6"]),
        (4, 54, ["level5", "level6"]),
        (5, 273, ["level6"]),
    ],
)
def test_only_the_highest_level_overlooks_nothing(buildings: int, seed: int, noticing: list[str]) -> None:
    """OT-5, OT-17: the more buildings rule a marker out together, the fewer levels see that it is wrong."""
    markers = wrong_markers([seed])
    # A position with no other wrong marker that could be claimed instead.
    state, action, subtle = next(one for one in markers if sum(other is one[0] for other, *_ in markers) == 1)
    assert subtle == buildings
    sight, claim = state.sight(state.to_move), state.moves.texts[action]
    chosen = {name: bot(name, 1, patient=True).choose(sight) for name in (f"level{number}" for number in LEVELS)}
    assert [name for name, move in chosen.items() if move == claim] == noticing
