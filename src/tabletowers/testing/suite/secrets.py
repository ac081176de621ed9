"""Nothing hidden leaves the rules: the design's secrecy property, and what `sight` and `imagine` mean."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given

from tabletowers.contract import Event, State
from tabletowers.testing.cases import Case
from tabletowers.testing.examples import PLIES, SEEDS, examples


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [told for event in events if (told := event.seen_by(seat)) is not None]


def play(state: State, move: str) -> tuple[State, list[Event]]:
    """Play a move on a copy; a pile that is shuffled comes out in the same order in every world."""
    after = state.copy()
    return after, after.play(move, shuffle=sorted)


@examples(25)
@given(seed=SEEDS, made=PLIES)
def test_a_sight_is_what_the_view_shows(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    for seat in (*range(case.players), None):
        view, sight = state.view(seat), state.sight(seat)
        assert case.game.sight(view).data.tobytes() == sight.data.tobytes()
        assert sight.view() == view
        assert sight.asked == state.asked
        if seat in state.asked:
            assert sight.legal_moves(seat) == state.legal_moves(seat)


@examples(25)
@given(seed=SEEDS, made=PLIES)
def test_an_imagined_state_is_possible_and_looks_the_same(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    for seat in (*range(case.players), None):
        world = state.sight(seat).imagine(seed)
        assert world.view(seat) == state.view(seat)
        assert case.census.census(world) == case.census.EXPECTED
        case.census.well_formed(world)
        assert world.to_bytes() == state.sight(seat).imagine(seed).to_bytes()


@examples(25)
@given(seed=SEEDS, made=PLIES)
def test_worlds_that_look_the_same_ask_and_allow_the_same(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    lot = random.Random(seed)
    for seat in range(case.players):
        world = state.sight(seat).imagine(seed ^ 1)
        assert world.asked == state.asked
        assert world.scores() == state.scores()
        if seat in state.asked:
            assert world.legal_moves(seat) == state.legal_moves(seat)
        if seat == state.to_move:
            for move in lot.sample(state.legal_moves(), min(5, len(state.legal_moves()))):
                assert world.preview(move) == state.preview(move)
            texts = case.game.moves(state.options).texts
            for move in lot.sample(texts, min(40, len(texts))):
                assert world.why_not(move) == state.why_not(move)


@examples(30)
@given(seed=SEEDS, made=PLIES)
def test_a_move_shows_the_same_in_worlds_that_look_the_same(case: Case, seed: int, made: int) -> None:
    """Unless the move itself reveals something different to the seat, by the rules."""
    state = case.position(seed, made)
    lot = random.Random(seed)
    for seat in (*range(case.players), None):
        for attempt in range(3):
            world = state.sight(seat).imagine(seed + attempt)
            both = sorted(set(state.legal_moves()) & set(world.legal_moves()))
            for move in lot.sample(both, min(4, len(both))):
                compare(play(state, move), play(world, move), seat)


def compare(one: tuple[State, list[Event]], other: tuple[State, list[Event]], seat: int | None) -> None:
    """Expect the same events and view for this seat, unless what is revealed to it differs."""
    first, second = seen(one[1], seat), seen(other[1], seat)

    def revealed(events: list[Event]) -> list[Any]:
        return [event for event in events if event.reveals]

    if revealed(first) == revealed(second):
        assert first == second
        # After the end nothing is secret any more: what lay face down may be looked at.
        if not one[0].is_over:
            assert one[0].view(seat) == other[0].view(seat)
    else:
        # Up to the first thing revealed they are the same all the same.
        for told, told_elsewhere in zip(first, second, strict=False):
            if told.reveals or told_elsewhere.reveals:
                break
            assert told == told_elsewhere
