"""The puzzle of the day, which is the same for everyone and gets harder towards the end of the week."""

from __future__ import annotations

from datetime import date

from tabletowers.games.oldtown.puzzles.generator import Generated, generate

#: From Monday to Sunday, the level, and whether the player has to find the own buildings.
WEEK = (
    ("easy", False),
    ("easy", False),
    ("medium", False),
    ("medium", False),
    ("hard", False),
    ("expert", False),
    ("hard", True),
)

#: A factor for a day's number, so that its seed differs from the small seeds that people type.
_SALT = 1_000_003


def daily(day: date) -> Generated:
    """Return the daily puzzle for a date, newly generated."""
    level, hidden_own = WEEK[day.weekday()]
    return generate(level, _SALT * day.toordinal(), hidden_own=hidden_own)
