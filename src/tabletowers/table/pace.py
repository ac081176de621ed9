"""The delays before the table and the bots answer. They depend only on public facts, so that speed reveals no secret.

`docs/fairness.md` explains why that is enough.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.contract import Decision


@dataclass(frozen=True, slots=True)
class Pace:
    """Delays in milliseconds before answers that no person gives."""

    #: Before an ordinary decision of a bot, or a public one without a choice: slow enough for people to follow.
    open: int = 900
    #: Before a bot's hidden answer outside its own turn, for which people usually take longer.
    hidden: int = 2500

    def of(self, decision: Decision) -> int:
        """Return the delay before the answer to a decision, in milliseconds."""
        return self.hidden if decision.hidden and decision.interjection else self.open


def table_may_answer(decision: Decision) -> bool:
    """Return whether the table may answer a decision for a seat: only if everyone knows the seat's choices.

    People answer hidden decisions themselves, even if there is only one answer, because any delay that the table chose
    would look different from theirs.
    """
    return not decision.hidden
