"""The puzzle of the day: the same everywhere, and harder towards the end of the week."""

from __future__ import annotations

from datetime import date

from tabletowers.puzzles.generator import Generated, generate

#: From Monday to Sunday: the level, and whether the own buildings are to be found.
WEEK = (
    ("easy", False),
    ("easy", False),
    ("medium", False),
    ("medium", False),
    ("hard", False),
    ("expert", False),
    ("hard", True),
)

#: Keeps the days' seeds away from the small seeds that people type.
_SALT = 1_000_003


def daily(day: date) -> Generated:
    """The puzzle of a day."""
    level, hidden_own = WEEK[day.weekday()]
    return generate(level, _SALT * day.toordinal(), hidden_own=hidden_own)
