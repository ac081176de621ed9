"""The cards, piles and quantities of Clocktowers (CT-1, CT-2), named as in the rulebook."""

from __future__ import annotations

# Cards (CT-1). A kind is a number from 1, so that 0 can mean "no card" or "unknown".
F1, F1C, F1M, F2, F2C, F2M, K, KM, RR, RB, RG, RY, RP = range(1, 14)
KINDS = 13
CODES = ("", "F1", "F1c", "F1m", "F2", "F2c", "F2m", "K", "Km", "Rr", "Rb", "Rg", "Ry", "Rp")
KIND_OF = {code: kind for kind, code in enumerate(CODES) if code}
COPIES = (0, 5, 5, 4, 5, 5, 4, 9, 9, 4, 4, 4, 4, 4)

#: The storeys that a floor card adds to a tower.
STOREYS = (0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0)
HAS_CAT = (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
HAS_MOUSE = (0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)

# Piles, and the pile of each card.
FLOORS, CLOCKS, ROOFS = range(3)
PILES = 3
PILE_NAMES = ("floors", "clocks", "roofs")
PILE_OF = (-1, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2)

COLOURS = 5
COLOUR_NAMES = ("red", "blue", "green", "yellow", "purple")

#: The starting hand of every player (CT-2), ascending.
STARTING_HAND = (F1C, F1M, KM)
HAND = 3
#: The number of cards removed unseen from each pile (CT-2).
REMOVED = (5, 0, 3)
MOST_REMOVED = max(REMOVED)

LEAST_PLAYERS, MOST_PLAYERS = 2, 4

#: The heights that the first tower of a colour may have (CT-7).
LEAST_FIRST, MOST_FIRST = 1, 2
#: The height of the highest tower possible: each of a colour's roofs completes a tower one higher than the last.
HIGHEST = MOST_FIRST + COPIES[RR] - 1

#: The sources of points, which are the animals in a complete tower, and the points for each (CT-11).
SOURCES = ("none", "cats", "both", "mice")
NEITHER, CATS, BOTH, MICE = range(4)
POINTS = (5, 4, 3, 2)


def pile_cards(pile: int, players: int) -> list[int]:
    """Return the cards shuffled for a pile: all floors, clocks or roofs except those in starting hands."""
    return [
        kind
        for kind in range(1, KINDS + 1)
        if PILE_OF[kind] == pile
        for _ in range(COPIES[kind] - players * (kind in STARTING_HAND))
    ]


def pile_size(pile: int, players: int) -> int:
    """Return the number of cards that a pile starts with (CT-2)."""
    return len(pile_cards(pile, players)) - REMOVED[pile]


MOST_IN_PILE = max(pile_size(pile, LEAST_PLAYERS) for pile in range(PILES))
#: The most turns that one seat can have. With two players, every card drawn from a pile is a turn of one of them, and
#: so is every card left in their hands at the end.
MOST_TURNS = (sum(pile_size(pile, LEAST_PLAYERS) for pile in range(PILES)) + HAND * LEAST_PLAYERS) // LEAST_PLAYERS
#: The most cards that a seat can be known to have taken and not played: its hand, and one for each discard (CT-13).
MOST_KNOWN = HAND + MOST_TURNS
#: The most towers that one seat can start: one for each floor of the pile and of its starting hand.
MOST_TOWERS = MOST_IN_PILE + sum(kind < K for kind in STARTING_HAND)
