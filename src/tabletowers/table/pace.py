"""The delays before the table and the bots answer.

They depend only on public information, so that the speed of an answer reveals no secret. `docs/fairness.md` explains
why that is enough.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.contract import Decision


@dataclass(frozen=True, slots=True)
class Pace:
    """The delays, in milliseconds, before automatic answers."""

    #: Before an ordinary decision of a bot, or a public one without a choice: slow enough for people to follow.
    open: int = 900
    #: Before a bot's hidden answer outside its own turn, for which people usually take longer.
    hidden: int = 2500

    def of(self, decision: Decision) -> int:
        """Return the delay, in milliseconds, before a decision is answered."""
        return self.hidden if decision.hidden and decision.interjection else self.open


def table_may_answer(decision: Decision) -> bool:
    """Return whether the table may answer a decision for a seat: only if the possible moves are public.

    Players answer hidden decisions themselves, even if there is only one possible answer, because a delay chosen by the
    table would look different from a person's.
    """
    return not decision.hidden
