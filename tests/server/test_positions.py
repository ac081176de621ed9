"""Find the move: positions to solve, listed, asked, answered and explained, by anybody."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from tabletowers.coach import exercise_catalogue
from tests.server.server_process import PATIENCE, Guest


def why(guest: Guest, position: str, move: str) -> dict[str, Any]:
    """An explanation, as soon as the coach is compiled."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = guest.send("POST", f"/positions/{position}/why", {"move": move})
        if answer.status_code != 503 or time.monotonic() > until:
            assert answer.status_code == 200, answer.text
            result: dict[str, Any] = answer.json()
            return result
        time.sleep(0.1)


def test_a_position_is_answered_and_explained(player: Guest) -> None:
    listed = player.call("GET", "/positions")["positions"]
    assert listed == msgspec.to_builtins(exercise_catalogue.listed())
    position = next(exercise_catalogue.positions())
    path = f"/positions/{position.id}"
    shown = player.call("GET", path)
    assert shown["view"] == position.view
    assert "answer" not in shown
    assert player.call("POST", path, {"move": position.answer}) == {"right": True, "best": position.answer}
    other = next(move for move in shown["legal"] if move != position.answer)
    assert player.call("POST", path, {"move": other}) == {"right": False, "best": position.answer}
    explanation = why(player, position.id, other)
    assert (explanation["move"], explanation["other"]) == (position.answer, other)
    assert why(player, position.id, position.answer)["other"] == position.other
    assert player.refused("POST", path, {"move": "no such move"}) == "illegal_move"
    assert player.refused("POST", f"{path}/why", {"move": "no such move"}) == "illegal_move"


def test_every_day_has_one_and_names_that_mean_nothing_are_told(player: Guest) -> None:
    today = datetime.now(UTC).date()
    shown = player.call("GET", f"/positions/daily-{today - timedelta(3)}")
    assert shown["view"] == exercise_catalogue.of_the_day(today - timedelta(3)).view
    for name in (f"daily-{today + timedelta(3)}", "daily-yesterday", "clocktowers-2", "x" * 500):
        assert player.refused("GET", f"/positions/{name}") == "no_such_exercise"
