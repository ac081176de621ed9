"""The numbers of the actions: carrying each card to each lighthouse, then resting."""

from __future__ import annotations

from sevenlights.components import CARDS, LIGHTS

COAST = len(LIGHTS)
REST = CARDS * COAST
ACTIONS = REST + 1


def card_of(action: int) -> int:
    """The card that an action carries."""
    return action // COAST + 1


def light_of(action: int) -> int:
    """The lighthouse to which an action carries it."""
    return action % COAST
