"""What differs between two lines of play, as the coach tells it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tabletowers.coach.differences import _point
from tabletowers.contract.features import Feature, Noticed


def test_a_game_need_not_say_what_to_point_at() -> None:
    difference: Any = SimpleNamespace(
        feature=Feature("points", "points", 1, "mean"), noticed=Noticed("points"), ones=[2.0], others=[1.0], mean=1.0
    )
    without: Any = SimpleNamespace()
    assert _point(difference, without).marks == ()
    having: Any = SimpleNamespace(marks=lambda code, subject: [code])
    assert _point(difference, having).marks == ("points",)
