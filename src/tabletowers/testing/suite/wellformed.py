"""Bytes from outside: a state or a sight that can be played to its end, or a ValueError with a sentence."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

import tabletowers
from tabletowers.contract.validation import SPECTATOR, TRUTH, flaw_of
from tabletowers.fuzz import fuzz
from tabletowers.kernel.layout import LETTERS
from tabletowers.testing.cases import SETTINGS, Case


def test_every_state_of_a_game_and_every_sight_of_it_is_read_back(versioned: Case) -> None:
    case = versioned
    game, state, lot = case.game, case.start(11), random.Random(11)
    while True:
        assert flaw_of(game, state.data, state.options, TRUTH) is None
        for seat in (None, *range(case.players)):
            sight = state.sight(seat)
            assert flaw_of(game, sight.data, state.options, SPECTATOR if seat is None else seat) is None
        if state.ply % 10 == 0:
            data = state.to_bytes()
            assert game.from_bytes(data, **case.options).to_bytes() == data
            seat = lot.randrange(case.players)
            data = state.sight(seat).to_bytes()
            assert game.sight_from_bytes(data, seat, **case.options).view() == state.view(seat)
        if state.to_move is None:
            break
        state.play(lot.choice(state.legal_moves()))


def test_damaged_states_are_refused_or_can_be_played_to_their_end(name: str) -> None:
    tally = fuzz(name, SETTINGS.fuzz, 1)
    assert tally.failures == []
    assert tally.states == SETTINGS.fuzz
    assert sum(tally.refused.values()) > SETTINGS.fuzz / 2
    assert tally.played > 0


def test_so_are_they_where_the_rules_are_not_compiled(name: str) -> None:
    code = f"from tabletowers.fuzz import fuzz; t = fuzz({name!r}, 60, 3); print(t.states, t.failures)"
    environment = os.environ | {"TABLETOWERS_COMPILE": "0"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "60 []\n"


def test_no_number_of_a_record_can_be_anything(case: Case) -> None:
    """Refuse the least and the greatest value that a field can hold, in every place but the dice."""
    state = case.position(5, 25)
    game = case.game
    for name, kind, _ in game.layout.fields[1:]:
        start, stop = game.layout.span(name)
        bits = 8 * int(kind[1])
        least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if kind[0] == "i" else (0, (1 << bits) - 1)
        for place in range((stop - start) // int(kind[1])):
            for extreme in (least, most):
                data = bytearray(state.to_bytes())
                numbers: Any = memoryview(data)[start:stop].cast(LETTERS[kind])  # type: ignore[call-overload]
                if numbers[place] != extreme:
                    numbers[place] = extreme
                    with pytest.raises(ValueError, match="these bytes are not a state"):
                        game.from_bytes(bytes(data), **case.options)


def test_what_is_no_state_is_said_in_a_sentence(name: str) -> None:
    game = tabletowers.game(name)
    size = game.layout.size
    with pytest.raises(ValueError, match=f"has {size} bytes, not 3"):
        game.from_bytes(b"abc")
    with pytest.raises(ValueError, match=f"expected the bytes of a state of {game.name}, not str"):
        game.from_bytes("a" * size)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="it is for 0 players"):
        game.from_bytes(bytes(size))
    state = game.new(game.seats[0], 1)
    with pytest.raises(ValueError, match="it has no seat 7"):
        game.sight_from_bytes(state.sight(0).to_bytes(), 7)
    with pytest.raises(ValueError, match="not a sight of"):
        game.sight_from_bytes(state.to_bytes(), 0)
    for option in game.options:
        for value in option.values:
            if value != option.default and game.fields_from_options({**state.options, option.name: value}) != (
                game.fields_from_options(state.options)
            ):
                with pytest.raises(ValueError, match="does not belong to these options"):
                    game.from_bytes(state.to_bytes(), **{option.name: value})


def test_a_view_that_was_tampered_with_is_refused_or_gives_a_sight(case: Case) -> None:
    """Parts of a view are left out or replaced, wherever they are; nothing but ValueError may come of it."""
    lot, state = random.Random(6), case.position(6, 40)
    for _ in range(60):
        view = json.loads(json.dumps(state.view(lot.randrange(case.players))))
        _tamper(view, lot)
        try:
            sight = case.game.sight(view)
        except ValueError:
            continue
        assert flaw_of(case.game, sight.data, sight.options, SPECTATOR if sight.seat is None else sight.seat) is None


def _tamper(value: Any, lot: random.Random) -> None:
    """Change something somewhere in JSON."""
    while True:
        key = lot.choice(list(value)) if isinstance(value, dict) else lot.randrange(len(value))
        if isinstance(value[key], dict | list) and value[key] and lot.random() < 0.8:
            value = value[key]
            continue
        if lot.random() < 0.2:
            del value[key]
        else:
            value[key] = lot.choice([None, -1, 0, 1, 3, 99, 10**20, "", "x", [], {}, True, value[key]])
        return
