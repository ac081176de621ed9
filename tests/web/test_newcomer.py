"""A newcomer plays each game to the end on a desk and on a phone, in every language, seeing only what is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.newcomer import play


@pytest.mark.parametrize(
    ("game", "size", "language", "players"),
    [
        ("clocktowers", "1280x720", "de", 4),
        ("clocktowers", "360x640", "fr", 2),
        ("oldtown", "1366x768", "it", 4),
        ("oldtown", "360x640", "nl", 2),
        ("babel", "1280x720", "en", 5),
        ("babel", "390x844", "de", 3),
    ],
)
def test_a_newcomer_is_never_lost(browser: Any, server: str, game: str, size: str, language: str, players: int) -> None:
    done = play(browser, server, game, size, language, players)
    # A short game of Old Town for four is over after some fifteen decisions.
    assert done.taps > 10
    assert done.complaints == {}
