"""Levels: names, what they overlook, and that they answer."""

from __future__ import annotations

import pytest

import tabletowers
from tabletowers.bots import bot
from tabletowers.bots.levels import LEVELS, iterations
from tabletowers.games import GAMES


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


def test_only_the_highest_level_overlooks_nothing() -> None:
    keenness = [level.keenness for level in LEVELS.values()]
    assert keenness == sorted(keenness)
    assert all(level < keenness[-1] for level in keenness[:-1])
