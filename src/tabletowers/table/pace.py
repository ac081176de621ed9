"""How long the table and the bots take to answer: by public facts alone, so that haste never gives a secret away.

`docs/fairness.md` says why that is enough.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.contract import Decision


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds from a question to an answer that no person gives."""

    #: A bot's ordinary decision, and a public one without a choice: slow enough to follow.
    open: int = 900
    #: A bot's hidden answer outside its own turn, where people mostly take longer.
    hidden: int = 2500

    def of(self, decision: Decision) -> int:
        """How long it takes to answer a decision."""
        return self.hidden if decision.hidden and decision.interjection else self.open


def table_may_answer(decision: Decision) -> bool:
    """Whether the table may answer for a seat: only where public facts tell everybody how much choice there is.

    In a hidden decision people answer themselves, even where there is only one answer: nothing that the table could do
    by itself would take as long as they do.
    """
    return not decision.hidden
