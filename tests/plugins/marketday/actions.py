"""The numbers of Market Day's actions: a bid of each card, then taking each of the goods."""

from __future__ import annotations

from marketday.components import CARDS, GOODS

FIRST_BID = 0
FIRST_TAKE = FIRST_BID + CARDS
ACTIONS = FIRST_TAKE + GOODS


def card_of(action: int) -> int:
    """The card that an action bids."""
    return action - FIRST_BID + 1


def good_of(action: int) -> int:
    """Which of the goods an action takes."""
    return action - FIRST_TAKE + 1
