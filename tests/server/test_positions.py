"""Find the move: positions to solve, listed, asked, answered and explained, by anybody."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

from tabletowers.coach import asking
from tests.server.house import PATIENCE, Guest


def why(guest: Guest, position: str, move: str) -> dict[str, Any]:
    """An explanation, as soon as the coach is compiled."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = guest.send("POST", f"/positions/{position}/why", {"move": move})
        if answer.status_code != 503 or time.monotonic() > until:
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found
        time.sleep(0.1)


def test_a_position_is_answered_and_explained(anna: Guest) -> None:
    listed = anna.call("GET", "/positions")["positions"]
    assert listed == asking.listed()
    position = next(asking.positions())
    path = f"/positions/{position.id}"
    shown = anna.call("GET", path)
    assert shown["view"] == position.view
    assert "answer" not in shown
    assert anna.call("POST", path, {"move": position.answer}) == {"right": True, "best": position.answer}
    other = next(move for move in shown["legal"] if move != position.answer)
    assert anna.call("POST", path, {"move": other}) == {"right": False, "best": position.answer}
    found = why(anna, position.id, other)
    assert (found["move"], found["other"]) == (position.answer, other)
    assert why(anna, position.id, position.answer)["other"] == position.other
    assert anna.refused("POST", path, {"move": "no such move"}) == "illegal_move"
    assert anna.refused("POST", f"{path}/why", {"move": "no such move"}) == "illegal_move"


def test_every_day_has_one_and_names_that_mean_nothing_are_told(anna: Guest) -> None:
    today = datetime.now(UTC).date()
    shown = anna.call("GET", f"/positions/daily-{today - timedelta(3)}")
    assert shown["view"] == asking.of_the_day(today - timedelta(3)).view
    for name in (f"daily-{today + timedelta(3)}", "daily-yesterday", "clocktowers-2", "x" * 500):
        assert anna.refused("GET", f"/positions/{name}") == "no_such_exercise"
