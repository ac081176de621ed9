"""What Babel asks (BB-9 to BB-12, BB-19): to pass or build, what to offer, whom to invite, whether to use a bonus card.

Hands and action cards are hidden, and so is what can be chosen.
"""

from __future__ import annotations

from tabletowers.contract.decision import Decision, StandingAnswer
from tabletowers.kernel.layout import Fields

#: Decisions as the record numbers them: their places in DECISIONS.
TURN, OFFER, INVITE, BONUS = range(4)
DECISIONS = (
    Decision("turn"),
    Decision(
        "offer",
        interjection=True,
        simultaneous=True,
        standing=(StandingAnswer("offers", "nothing", ("offer 0", "offer 0/0")),),
    ),
    Decision("invite"),
    Decision("bonus", interjection=True),
)


def asked(fields: Fields) -> list[int]:
    """The seat to move; while offers are made also every seat after it, up to the active player (BB-11)."""
    mover, players = fields["to_move"], fields["players"]
    if mover < 0:
        return []
    if fields["decision"] != OFFER:
        return [mover]
    return [(mover + step) % players for step in range((fields["active"] - mover) % players)]
