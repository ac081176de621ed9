"""The numbering of the actions in Old Town. Their notation is in the module `notation`."""

from __future__ import annotations

from tabletowers.games.oldtown.components import BUILDING_COUNT, CARD_BUILDING, CARDS_OF, A, B, C
from tabletowers.games.oldtown.data import CARDS, LOTS

#: Every card with every building that it can be played for: an A card with the building on it, a B card with any
#: building, a C card with any except the building on it.
PLAYS = (
    *((card, CARD_BUILDING[card]) for card in CARDS_OF[A]),
    *((card, building) for card in CARDS_OF[B] for building in range(BUILDING_COUNT)),
    *(
        (card, building)
        for card in CARDS_OF[C]
        for building in range(BUILDING_COUNT)
        if building != CARD_BUILDING[card]
    ),
)
#: All pairs of cards, which can be dropped together.
DROPS = tuple((smaller, larger) for larger in range(2, CARDS + 1) for smaller in range(1, larger))

# In the order of their numbers: taking a building, playing a card, dropping two cards, removing a marker, passing,
# claiming a marker, ending the claims, drawing a card.
FIRST_TAKE = 0
FIRST_PLAY = FIRST_TAKE + BUILDING_COUNT
FIRST_DROP = FIRST_PLAY + len(PLAYS)
FIRST_REMOVE = FIRST_DROP + len(DROPS)
PASS = FIRST_REMOVE + BUILDING_COUNT * LOTS
FIRST_CLAIM = PASS + 1
DONE = FIRST_CLAIM + BUILDING_COUNT * LOTS
DRAW_COMMON = DONE + 1
DRAW_OWN = DRAW_COMMON + 1
ACTIONS = DRAW_OWN + 1


def building_of(action: int) -> int:
    """Return the building whose marker is removed or claimed by an action."""
    return (action - (FIRST_CLAIM if action >= FIRST_CLAIM else FIRST_REMOVE)) // LOTS


def lot_of(action: int) -> int:
    """Return the lot (counted from 0) of the marker that is removed or claimed by an action."""
    return (action - (FIRST_CLAIM if action >= FIRST_CLAIM else FIRST_REMOVE)) % LOTS
