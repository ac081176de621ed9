"""What was luck in a finished game, reckoned by a worker in the fair shares of its time."""

from __future__ import annotations

from tabletowers.host.fair_queue import Whose
from tabletowers.host.responses.finished import LuckAccount
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.thinkers import Question
from tabletowers.record import Record


async def luck(autoplay: Autoplay, whose: Whose, record: Record) -> LuckAccount:
    """Return the account of a finished game."""
    question = Question(record.game, record.rules, record.options, b"", 0)
    return await autoplay.coach(LuckAccount, whose, question, "luck", record.to_line())
