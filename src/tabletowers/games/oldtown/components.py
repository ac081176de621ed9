"""Lots, buildings and clue cards of Old Town (OT-1 to OT-3) as numbers and bitmasks.

A building is a number from 0, in alphabetical order. A set of lots is a whole number whose bit `lot − 1` is set. A card
is its number, 1 to 60; arrays over cards have an unused place 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np

from tabletowers.games.oldtown.data import CARDS, LOTS, Pair, town

BUILDINGS = town().buildings
BUILDING_COUNT = len(BUILDINGS)
BUILDING_OF = {name: number for number, name in enumerate(BUILDINGS)}

# Kinds of cards.
A, B, C = range(3)
KINDS = 3
#: Cards of each kind.
COPIES = np.array([18, 24, 18], np.int64)

ALL_LOTS = (1 << LOTS) - 1
#: Markers of each building, the most on one lot (OT-7), and the buildings that find a place (OT-2).
MARKERS = 5
MOST_ON_LOT = 3
IN_TOWN = 16

MOST_PLAYERS = 4
#: The largest common pile (three players) and own pile, and the largest hand: all that one of two players can draw.
MOST_COMMON = 27
MOST_OWN = 6
MOST_IN_HAND = 34


def mask_of(lots: Iterable[int]) -> int:
    """A set of lots as a bitmask."""
    mask = 0
    for lot in lots:
        mask |= 1 << (lot - 1)
    return mask


@cache
def lot_tuple(mask: int) -> tuple[int, ...]:
    """The lots of a bitmask, ascending; found once."""
    return tuple(lot for lot in range(1, LOTS + 1) if mask >> (lot - 1) & 1)


def lots_of(mask: int) -> list[int]:
    """The lots of a bitmask, ascending."""
    return list(lot_tuple(mask))


def partners_of(pairs: Iterable[Pair]) -> list[int]:
    """For each lot (place lot − 1) the bitmask of the lots it forms a pair with."""
    partners = [0] * LOTS
    for one, other in pairs:
        partners[one - 1] |= 1 << (other - 1)
        partners[other - 1] |= 1 << (one - 1)
    return partners


CARD_KIND = np.full(CARDS + 1, -1, np.int64)
#: The building that an A or C card names; −1 for B.
CARD_BUILDING = np.full(CARDS + 1, -1, np.int64)
#: The lots of an A or B card; of a C card, all lots that are in one of its pairs.
CARD_LOTS = np.zeros(CARDS + 1, np.int64)
#: For a C card and a lot (place lot − 1): the lots that it forms a pair with.
CARD_PAIRS = np.zeros((CARDS + 1, LOTS), np.int64)
for _card in town().cards:
    CARD_KIND[_card.number] = "ABC".index(_card.kind)
    if _card.building is not None:
        CARD_BUILDING[_card.number] = BUILDING_OF[_card.building]
    CARD_LOTS[_card.number] = mask_of(_card.lots or (lot for pair in _card.pairs for lot in pair))
    CARD_PAIRS[_card.number] = partners_of(_card.pairs)

#: Cards in notation: `A1`, `C19`, `B37`.
CARD_CODES = ("", *(f"{card.kind}{card.number}" for card in town().cards))
CARD_OF = {code: card for card, code in enumerate(CARD_CODES) if code}

# Places of the map, as sets of lots or as partners by lot.
STREET_LOTS = {name: mask_of(lots) for name, lots in town().streets.items()}
PLACE_LOTS = {name: mask_of(lots) for name, lots in town().places.items()}
NEXT_DOOR = np.array(partners_of(town().next_door), np.int64)
FACE_TO_FACE = np.array(partners_of(town().face_to_face), np.int64)
ENTRANCES_FACING = np.array(partners_of(town().entrances_facing), np.int64)
