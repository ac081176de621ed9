"""What every game fulfils: games end, nothing is lost, exactly the legal moves are accepted, records replay."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest
from hypothesis import given

from tabletowers.bots import bot
from tabletowers.contract import IllegalMove
from tabletowers.record import Record, advance, begin, replay, states
from tabletowers.testing.cases import Case, step
from tabletowers.testing.examples import PLIES, SEEDS, examples


@examples(8)
@given(seed=SEEDS)
def test_games_end_and_no_piece_is_lost_or_added(case: Case, seed: int) -> None:
    state, lot, sensible = case.start(seed), random.Random(seed), bot("greedy", seed)
    made = 0
    while state.to_move is not None:
        assert case.census.census(state) == case.census.EXPECTED
        case.census.well_formed(state)
        assert state.asked[0] == state.to_move
        assert state.winners() == []
        step(state, lot, sensible)
        made += 1
        assert state.ply == made
        assert made < 5000
    assert case.census.census(state) == case.census.EXPECTED
    assert state.asked == []
    assert state.legal_moves() == []
    assert state.winners()
    assert len(state.scores()) == case.players


@examples(12)
@given(seed=SEEDS, made=PLIES)
def test_exactly_the_legal_moves_are_accepted(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    legal = state.legal_moves()
    assert legal == sorted(set(legal))
    before = state.to_bytes()
    for move in case.game.moves(state.options).texts:
        reason = state.why_not(move)
        assert (reason is None) == (move in legal), (move, reason)
    refused = [move for move in case.game.moves(state.options).texts if move not in legal]
    for move in [*random.Random(seed).sample(refused, min(20, len(refused))), "", " ", "pass ", "+", "\0", "é"]:
        if move not in legal:
            with pytest.raises(IllegalMove):
                state.play(move)
    assert state.to_bytes() == before
    for move in legal:
        later = state.copy()
        later.play(move)
        assert later.ply == state.ply + 1
    assert state.to_bytes() == before


@examples(5)
@given(seed=SEEDS, made=PLIES)
def test_moves_have_one_text_and_one_number(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    for action in state.legal_actions():
        text = case.game.format(action, **case.options)
        assert case.game.parse(text, **case.options) == action


@examples(4)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_states(case: Case, seed: int) -> None:
    setup = case.game.deal(case.players, seed, **case.options)
    state, lot, sensible = case.start(seed), random.Random(seed), bot("greedy", seed)
    record, seen = begin(state, setup, seed), []
    while state.to_move is not None:
        seen.append([state.view(seat) for seat in (*range(case.players), None)])
        sight = state.sight(state.to_move)
        move = sensible.choose(sight) if lot.random() < 0.5 else lot.choice(state.legal_moves())
        advance(record, state, move, legal=lot.random() < 0.2)
    read = Record.from_line(record.to_line())
    assert read == record
    replayed = [[state.view(seat) for seat in (*range(case.players), None)] for state in states(read)]
    assert replayed[:-1] == seen
    assert replay(read).scores() == record.scores
    assert replay(read).winners() == record.winners


@examples(4)
@given(seed=SEEDS, made=PLIES)
def test_states_and_sights_are_compared_copied_and_pickled(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    sights = [state.sight(seat) for seat in (*range(case.players), None)]
    for one in (state, *sights):
        for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert other == one
            assert other.data is not one.data
            assert other.legal_moves() == one.legal_moves()
    assert sights[0] != state
    assert sights[0] != sights[-1]
    if moves := state.legal_moves():
        later = copy.deepcopy(state)
        later.play(moves[0])
        assert later != state
    assert repr(state) == f"<State of {case.name}, ply {state.ply}>"
    with pytest.raises(TypeError):
        hash(state)


@examples(4)
@given(seed=SEEDS, made=PLIES)
def test_a_sight_is_drawn_from_what_its_seat_sees_and_a_state_with_what_all_seats_see(
    case: Case, seed: int, made: int
) -> None:
    state = case.position(seed, made)
    for seat in (*range(case.players), None):
        sight = state.sight(seat)
        assert str(sight) == str(sight.imagine(seed).sight(seat))
        lines = [line.strip() for line in str(state).splitlines()]
        assert [line for line in str(sight).splitlines() if line.strip() not in lines] == []


@examples(10)
@given(seed=SEEDS, made=PLIES)
def test_copies_are_independent_and_bytes_read_back(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    read = case.game.from_bytes(state.to_bytes(), **case.options)
    assert read.to_bytes() == state.to_bytes()
    assert [read.view(seat) for seat in range(case.players)] == [state.view(seat) for seat in range(case.players)]
    if state.legal_moves():
        before, other = state.to_bytes(), state.copy()
        events = other.play(state.legal_moves()[-1])
        assert state.to_bytes() == before
        assert read.play(state.legal_moves()[-1]) == events
        assert read.to_bytes() == other.to_bytes()


@examples(10)
@given(seed=SEEDS, made=PLIES)
def test_views_events_and_reasons_are_json(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    for seat in (*range(case.players), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert list(view) == [
            *("game", "rules", "players", "options", "seat", "ply", "decision", "asked", "scores", "over", "winners"),
            "board",
        ]
    for move in state.legal_moves()[:3]:
        for event in state.copy().play(move):
            assert json.loads(json.dumps(event.to_json())) == event.to_json()
    for move in case.game.moves(state.options).texts[::37]:
        if (reason := state.why_not(move)) is not None:
            assert json.loads(json.dumps(reason.to_json())) == reason.to_json()


def test_the_same_seed_deals_the_same_game(case: Case) -> None:
    assert case.game.deal(case.players, 7, **case.options) == case.game.deal(case.players, 7, **case.options)
    assert case.game.deal(case.players, 7, **case.options) != case.game.deal(case.players, 8, **case.options)
    assert case.start(7).to_bytes() == case.start(7).to_bytes()


def test_bad_input_names_what_is_allowed(case: Case) -> None:
    game = case.game
    for players in (0, game.seats[-1] + 1, "2", 2.0, None, True):
        with pytest.raises(ValueError, match=str(game.seats[-1])):
            game.new(players, 1)  # type: ignore[arg-type]
    for seed in (-1, 2**53, "1", 1.0, True):
        with pytest.raises(ValueError, match="seed"):
            game.new(case.players, seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown option 'colour'"):
        game.new(case.players, 1, colour="red")
    for option in game.options:
        with pytest.raises(ValueError, match=option.name):
            game.new(case.players, 1, **{option.name: "no such value"})
    state = case.start(1)
    for seat in (-1, case.players, "0", 0.0, True):
        with pytest.raises(ValueError, match=f"0 to {case.players - 1}"):
            state.view(seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="is not a move of"):
        game.parse("no such move", **case.options)
    with pytest.raises(ValueError, match="actions 0 to"):
        game.format(10**6, **case.options)
    broken: tuple[Any, ...] = ({}, None, [], {"extra": 1})
    for setup in broken:
        with pytest.raises(ValueError):  # noqa: PT011 — what is wrong differs by game
            game.start(setup, case.players, **case.options)
    for move in (None, 3, b"pass", ["pass"]):
        with pytest.raises(IllegalMove):
            state.play(move)  # type: ignore[arg-type]


def test_an_unknown_key_in_a_set_up_is_refused(case: Case) -> None:
    setup = case.game.deal(case.players, 1, **case.options)
    case.game.start(setup, case.players, **case.options)
    with pytest.raises(ValueError, match=r"."):
        case.game.start({**setup, "extra": []}, case.players, **case.options)
