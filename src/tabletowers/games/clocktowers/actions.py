"""The numbering of the actions in Clocktowers. Their notation is in the module `notation`."""

from __future__ import annotations

from tabletowers.games.clocktowers.components import COLOURS, KINDS, MOST_TOWERS, PILES, RR, K

# In the order of their numbers: a floor that starts a tower or goes on tower 1…, a clock on a tower, a roof on a tower,
# a discard, a draw.
FLOOR_TARGETS = 1 + MOST_TOWERS
FIRST_CLOCK = (K - 1) * FLOOR_TARGETS
FIRST_ROOF = FIRST_CLOCK + (RR - K) * MOST_TOWERS
FIRST_DISCARD = FIRST_ROOF + COLOURS * MOST_TOWERS
FIRST_DRAW = FIRST_DISCARD + KINDS
ACTIONS = FIRST_DRAW + PILES


def card_of(action: int) -> int:
    """Return the card that an action builds or discards."""
    if action < FIRST_CLOCK:
        return 1 + action // FLOOR_TARGETS
    if action < FIRST_ROOF:
        return K + (action - FIRST_CLOCK) // MOST_TOWERS
    if action < FIRST_DISCARD:
        return RR + (action - FIRST_ROOF) // MOST_TOWERS
    return 1 + action - FIRST_DISCARD


def tower_of(action: int) -> int:
    """Return the tower (numbered from 0) that an action builds on, or −1 if the action starts a new tower."""
    if action < FIRST_CLOCK:
        return action % FLOOR_TARGETS - 1
    if action < FIRST_ROOF:
        return (action - FIRST_CLOCK) % MOST_TOWERS
    return (action - FIRST_ROOF) % MOST_TOWERS
