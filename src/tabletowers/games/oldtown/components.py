"""The lots, buildings, clue cards and numerical limits of Old Town (OT-1 to OT-8).

Buildings are numbered from 0 in alphabetical order. A set of lots is a bitmask in which bit `lot − 1` stands for a lot.
Cards are numbered from 1 to 60, so entry 0 of a list indexed by card is unused.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tabletowers.games.oldtown.data import CARD_NUMBERS, KIND_NAMES, LOTS, Pair, town

# Buildings (OT-2), and the states they can be in (OT-5).
BUILDINGS = town().buildings
BUILDING_COUNT = len(BUILDINGS)
BUILDING_OF = {name: number for number, name in enumerate(BUILDINGS)}
ASIDE, MARKED, SETTLED, OUT = range(4)
STATUS_NAMES = ("aside", "marked", "settled", "out")

ALL_LOTS = (1 << LOTS) - 1
#: The number of buildings that fit on the map (OT-2), of markers for each, and of buildings a player owns (OT-4,
#: OT-11).
IN_TOWN = LOTS
MARKERS = 5
MOST_OWNED = 2

# Why markers are recovered: because of a clue, of a tile on their lot, of a lot that is not open, or of a right claim.
BY_CLUE, BY_TILE, BY_TIDYING, BY_CLAIM = range(4)
CAUSES = ("clue", "tile", "tidying", "claim")

# The kinds of cards (OT-3), the cards of each kind, and how many there are.
A, B, C = range(3)
KINDS = len(KIND_NAMES)
CARDS_OF = tuple(CARD_NUMBERS[kind] for kind in KIND_NAMES)
COPIES = tuple(map(len, CARDS_OF))

LEAST_PLAYERS, MOST_PLAYERS = 2, 4

# The deal (OT-4). Every hand gets this many A cards, and as many C cards.
DEALT = 2
#: By the number of players: how many A cards lie on the common pile, and how many A (and as many C) cards are in a
#: player's own pile.
LAID_ON_COMMON = (0, 0, 0, 3, 0)
IN_OWN_PILE = (0, 0, 3, 0, 0)
#: Only the first two seats ever have piles of their own.
OWN_PILES = 2
MOST_COMMON = COPIES[B] + max(LAID_ON_COMMON)
MOST_OWN = 2 * max(IN_OWN_PILE)
#: The largest possible hand: all cards that one of two players can draw.
MOST_IN_HAND = 2 * DEALT + COPIES[B] + MOST_OWN

#: The most cards that leave the game in one turn: one played, or two dropped (OT-16).
MOST_SHOWN = 2

# Piles to draw from (OT-18), and how a game ends (OT-19).
COMMON_PILE, OWN_PILE = range(2)
PILE_NAMES = ("common", "own")
TOWN_COMPLETE, TURNS_DEAD = range(2)
ENDS = ("complete", "dead")


def mask_of(lots: Iterable[int]) -> int:
    """Return the bitmask of these lots."""
    mask = 0
    for lot in lots:
        mask |= 1 << (lot - 1)
    return mask


@cache
def lot_tuple(mask: int) -> tuple[int, ...]:
    """Return the lots in a bitmask as a tuple, in ascending order. Results are cached."""
    return tuple(lot for lot in range(1, LOTS + 1) if mask >> (lot - 1) & 1)


def lots_of(mask: int) -> list[int]:
    """Return the lots in a bitmask as a list, in ascending order."""
    return list(lot_tuple(mask))


def partners_of(pairs: Iterable[Pair]) -> tuple[int, ...]:
    """Return, for each lot (at index lot − 1), the bitmask of the lots that form a pair with that lot."""
    partners = [0] * LOTS
    for one, other in pairs:
        partners[one - 1] |= 1 << (other - 1)
        partners[other - 1] |= 1 << (one - 1)
    return tuple(partners)


CARD_KIND = (-1, *(KIND_NAMES.index(card.kind) for card in town().cards))
#: The building that an A or C card names; −1 for B.
CARD_BUILDING = (-1, *(-1 if card.building is None else BUILDING_OF[card.building] for card in town().cards))
#: The lots of an A or B card; for a C card, all lots that are in one of its pairs.
CARD_LOTS = (0, *(mask_of(card.lots or (lot for pair in card.pairs for lot in pair)) for card in town().cards))
#: For a C card and a lot (at index lot − 1), the lots that form a pair with it.
CARD_PAIRS = (partners_of(()), *(partners_of(card.pairs) for card in town().cards))

#: Cards in notation, such as `A1`, `C19` and `B37`.
CARD_CODES = ("", *(f"{card.kind}{card.number}" for card in town().cards))
CARD_OF = {code: card for card, code in enumerate(CARD_CODES) if code}
