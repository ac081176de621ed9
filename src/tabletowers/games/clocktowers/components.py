"""Cards, piles and numbers of Clocktowers (CT-1, CT-2), in the words of the rulebook."""

from __future__ import annotations

# Cards (CT-1). A kind is a number from 1, so that 0 can mean "no card" or "not known".
F1, F1C, F1M, F2, F2C, F2M, K, KM, RR, RB, RG, RY, RP = range(1, 14)
KINDS = 13
CODES = ("", "F1", "F1c", "F1m", "F2", "F2c", "F2m", "K", "Km", "Rr", "Rb", "Rg", "Ry", "Rp")
KIND_OF = {code: kind for kind, code in enumerate(CODES) if code}
COPIES = (0, 5, 5, 4, 5, 5, 4, 9, 9, 4, 4, 4, 4, 4)

#: Storeys that a floor card adds to a tower.
STOREYS = (0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0)
HAS_CAT = (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
HAS_MOUSE = (0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)

# Piles, and the one a card belongs to.
FLOORS, CLOCKS, ROOFS = range(3)
PILES = 3
PILE_NAMES = ("floors", "clocks", "roofs")
PILE_OF = (-1, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2)

COLOURS = 5
COLOUR_NAMES = ("red", "blue", "green", "yellow", "purple")

#: The hand every player starts with (CT-2), ascending.
STARTING_HAND = (F1C, F1M, KM)
HAND = 3
#: Cards of each pile that are removed unseen (CT-2).
REMOVED = (5, 0, 3)
MOST_REMOVED = max(REMOVED)

LEAST_PLAYERS, MOST_PLAYERS = 2, 4

#: Heights that the first tower of a colour may have (CT-7).
LEAST_FIRST, MOST_FIRST = 1, 2
#: The highest tower that a colour can complete: with each of its roofs one higher than the last.
HIGHEST = MOST_FIRST + COPIES[RR] - 1

#: What a complete tower is worth (CT-11), by whether cats and whether mice live in it; and how a result names these.
POINTS = ((5, 2), (4, 3))
SOURCES = ("none", "cats", "both", "mice")
SOURCE_OF = {POINTS[0][0]: "none", POINTS[1][0]: "cats", POINTS[1][1]: "both", POINTS[0][1]: "mice"}


def pile_cards(pile: int, players: int) -> list[int]:
    """The cards that are shuffled for a pile: all of its group but the starting hands."""
    return [
        kind
        for kind in range(1, KINDS + 1)
        if PILE_OF[kind] == pile
        for _ in range(COPIES[kind] - players * (kind in STARTING_HAND))
    ]


def pile_size(pile: int, players: int) -> int:
    """How many cards a pile starts with (CT-2)."""
    return len(pile_cards(pile, players)) - REMOVED[pile]


MOST_IN_PILE = max(pile_size(pile, LEAST_PLAYERS) for pile in range(PILES))
#: The most turns one seat can have: two share a turn for every card of the piles, and then play their hands down.
MOST_TURNS = (sum(pile_size(pile, LEAST_PLAYERS) for pile in range(PILES)) + HAND * LEAST_PLAYERS) // LEAST_PLAYERS
#: The most cards a seat can be known to have taken and not to have played: three and one for each discard (CT-13).
MOST_KNOWN = HAND + MOST_TURNS
#: The most towers one seat can found: every floor of the pile and of its starting hand.
MOST_TOWERS = MOST_IN_PILE + sum(kind < K for kind in STARTING_HAND)
