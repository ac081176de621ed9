"""Observations follow from what a seat sees."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tabletowers.testing.cases import Case
from tabletowers.testing.examples import SEEDS, examples


@examples(8)
@given(seed=SEEDS, made=st.integers(0, 250))
def test_an_observation_follows_from_what_the_seat_sees(case: Case, seed: int, made: int) -> None:
    state = case.position(seed, made)
    for seat in range(case.players):
        seen = state.observation(seat)
        assert seen.shape == (case.game.observation.PLAN.size(case.players),)
        assert (case.game.sight(state.view(seat)).observation(seat) == seen).all()
        assert (state.sight(seat).imagine(seed).observation(seat) == seen).all()
        parts = case.game.observation.PLAN.read(seen)
        assert sum(part.size for part in parts.values()) == seen.size
        assert parts["points"].ravel().tolist() == rotated(state.scores(), seat)
        movers = [int(other == state.to_move) for other in range(case.players)]
        assert parts["to_move"].ravel().tolist() == rotated(movers, seat)


def rotated(values: list[Any], seat: int) -> list[Any]:
    """Return values by seat, from the observer on."""
    return values[seat:] + values[:seat]
