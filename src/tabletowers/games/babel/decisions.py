"""The decisions of Babel (BB-9 to BB-12, BB-19): pass or build, offers, invitations, bonus cards.

All of them are hidden decisions: the legal moves depend on hands and action cards, which are hidden.
"""

from __future__ import annotations

from tabletowers.contract.decision import Decision, StandingAnswer
from tabletowers.games.babel.layout import LAYOUT
from tabletowers.kernel.layout import PLAYERS_AT, TO_MOVE_AT, Fields

#: The numbers of the decisions in a state: their positions in DECISIONS.
TURN, OFFER, INVITE, BONUS = range(4)
DECISIONS = (
    Decision("turn", rule="BB-9"),
    Decision(
        "offer",
        rule="BB-11",
        interjection=True,
        simultaneous=True,
        standing=(StandingAnswer("offers", "nothing", ("offer 0", "offer 0/0")),),
    ),
    Decision("invite", rule="BB-12"),
    Decision("bonus", rule="BB-19", interjection=True),
)

_DECISION, _ACTIVE = LAYOUT.at["decision"], LAYOUT.at["active"]


def asked(fields: Fields) -> list[int]:
    """Return the seats that can move now: one seat or, during the offers, every seat without an offer yet (BB-11)."""
    raw = fields.raw
    mover, players = raw[TO_MOVE_AT], raw[PLAYERS_AT]
    if mover >= players:  # the game is over: −1 as an unsigned byte
        return []
    if raw[_DECISION] != OFFER:
        return [mover]
    return [(mover + step) % players for step in range((raw[_ACTIVE] - mover) % players)]


def name_of(fields: Fields) -> str | None:
    """Return the name of the pending decision, or None when the game is over."""
    raw = fields.raw
    return DECISIONS[raw[_DECISION]].name if raw[TO_MOVE_AT] < raw[PLAYERS_AT] else None
