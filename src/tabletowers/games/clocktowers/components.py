"""Cards, piles and numbers of Clocktowers (CT-1, CT-2), in the words of the rulebook."""

from __future__ import annotations

import numpy as np

# Cards (CT-1). A kind is a number from 1, so that 0 can mean "no card" or "not known".
F1, F1C, F1M, F2, F2C, F2M, K, KM, RR, RB, RG, RY, RP = range(1, 14)
KINDS = 13
CODES = ("", "F1", "F1c", "F1m", "F2", "F2c", "F2m", "K", "Km", "Rr", "Rb", "Rg", "Ry", "Rp")
KIND_OF = {code: kind for kind, code in enumerate(CODES) if code}
COPIES = np.array([0, 5, 5, 4, 5, 5, 4, 9, 9, 4, 4, 4, 4, 4], np.int64)

#: Storeys that a floor card adds to a tower.
STOREYS = np.array([0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0], np.int64)
HAS_CAT = np.array([0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], np.int64)
HAS_MOUSE = np.array([0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0], np.int64)

# Piles, and the one a card belongs to.
FLOORS, CLOCKS, ROOFS = range(3)
PILES = 3
PILE_NAMES = ("floors", "clocks", "roofs")
PILE_OF = np.array([-1, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2], np.int64)

COLOURS = 5
COLOUR_NAMES = ("red", "blue", "green", "yellow", "purple")

#: The hand every player starts with (CT-2), ascending.
STARTING_HAND = np.array([F1C, F1M, KM], np.int64)
HAND = 3
#: Cards of each pile that are removed unseen (CT-2).
REMOVED = np.array([5, 0, 3], np.int64)

MOST_PLAYERS = 4
#: The largest pile there can be (two players' floors), and the most towers one seat can found.
MOST_IN_PILE = 19
MOST_TOWERS = 21
#: The most turns one seat can have: 58 turns shared by two.
MOST_TURNS = 29
#: The most cards a seat can be known to have taken and not to have played: three and one for each discard (CT-13).
MOST_KNOWN = HAND + MOST_TURNS

#: Height of the first tower of a colour (CT-7).
FIRST_HEIGHTS = (1, 2)


def pile_cards(pile: int, players: int) -> list[int]:
    """The cards that are shuffled for a pile: all of its group but the starting hands."""
    return [
        kind
        for kind in range(1, KINDS + 1)
        if PILE_OF[kind] == pile
        for _ in range(COPIES[kind] - players * (kind in STARTING_HAND))
    ]
