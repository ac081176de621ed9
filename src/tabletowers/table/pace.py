"""How long the table and the bots take to answer. This depends only on public facts, so that speed reveals no secret.

`docs/fairness.md` explains why that is enough.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.contract import Decision


@dataclass(frozen=True, slots=True)
class Pace:
    """Delays in milliseconds before answers that no person gives."""

    #: Before a bot's ordinary decision, or a public one without a choice: slow enough for people to follow.
    open: int = 900
    #: Before a bot's hidden answer outside its own turn, for which people usually take longer.
    hidden: int = 2500

    def of(self, decision: Decision) -> int:
        """The delay before the answer to a decision, in milliseconds."""
        return self.hidden if decision.hidden and decision.interjection else self.open


def table_may_answer(decision: Decision) -> bool:
    """Whether the table may answer a decision for a seat: only if everyone knows what choice the seat has.

    People answer hidden decisions themselves, even if there is only one answer: no delay that the table could choose
    would look like theirs.
    """
    return not decision.hidden
