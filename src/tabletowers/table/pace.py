"""How long the table and the bots take to answer: by public facts alone, so that haste never gives a secret away."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.contract import Decision


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds from a question to an answer that no person gives."""

    #: A bot's ordinary decision, and a public one without a choice: slow enough to follow.
    open: int = 900
    #: Any answer by a bot, a standing order or for want of a choice where haste would tell something.
    hidden: int = 2500

    def of(self, decision: Decision) -> int:
        """How long it takes to answer a decision."""
        return self.hidden if haste_tells(decision) else self.open


def haste_tells(decision: Decision) -> bool:
    """Whether a quick answer would tell the others that the seat had no choice."""
    return decision.hidden and decision.interjection


def table_may_answer(decision: Decision) -> bool:
    """Whether the table may answer for a seat: everybody sees the options, or everybody takes the same time."""
    return decision.interjection or not decision.hidden
