"""A game as an image: what the seat sees and no more, always of the same shape."""

from __future__ import annotations

import numpy as np
import pytest

import tabletowers
from tabletowers.lab.render import drawn, image
from tests.conformance.cases import Case


@pytest.mark.parametrize("name", tabletowers.GAMES)
def test_an_image_has_one_shape_throughout_a_game_and_shows_no_secret(name: str) -> None:
    state, lot = Case(name, tabletowers.game(name).seats[-1]).start(5), np.random.default_rng(5)
    text, last = drawn(state, 0), image(state, 0)
    while not state.is_over:
        if state.ply % 40 == 39:
            shown = image(state, 0)
            assert shown.shape == last.shape
            assert shown.dtype == np.uint8
            assert (image(state.sight(0).imagine(9), 0) == shown).all()
            assert drawn(state, 0) == text or (shown != last).any()
            text, last = drawn(state, 0), shown
        state.act(int(lot.choice(state.legal_actions())))
    assert image(state, None).shape == last.shape


def test_what_does_not_fit_is_drawn_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Case("clocktowers", 4).start(5)
    whole = image(state, 0)
    monkeypatch.setattr("tabletowers.games.clocktowers.terminal.SIZE", (80, 4))
    small = image(state, 0)
    assert small.shape[0] < whole.shape[0]
    assert small.shape[1] == whole.shape[1]
    # Smaller in both directions: the right half stays empty.
    written = (small != small[0, -1]).any(axis=2)
    assert written[:, : small.shape[1] // 2].any()
    assert not written[:, small.shape[1] // 2 :].any()
