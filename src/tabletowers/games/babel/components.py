"""Suits, discs, wonders, cards and numbers of Der Turmbau zu Babel (BB-1 to BB-8), in the words of the rulebook."""

from __future__ import annotations

from itertools import product

import numpy as np

# Suits (BB-1).
CAMEL, SHIP, CRANE, MASON = range(4)
SUITS = 4
SUIT_NAMES = ("camel", "ship", "crane", "mason")
CARDS_A_SUIT = 25
BUILDING_CARDS = SUITS * CARDS_A_SUIT

# Discs (BB-2). A kind is a number from 1, so that 0 can mean "no disc" or "not known": a plain disc's suit and number
# (1 to 9), then the kinds of two-suit discs of the edition (each number 1 to 4). `edition` says which there are.
MOST_NUMBER = 9
MOST_PAIR_NUMBER = 4
PLAIN_KINDS = SUITS * MOST_NUMBER
PAIRS = 4
KINDS = PLAIN_KINDS + PAIRS
DISCS_A_SUIT = 6
#: The plain discs of this number make room for the two-suit discs.
REPLACED_NUMBER = 5
#: The most discs that can count for one suit: five plain ones and two of two suits (or six plain ones).
MOST_OF_A_SUIT = 7

# Wonders (BB-3, BB-4), numbered from 1 in notation and from 0 here.
WONDERS = 8
DISCS_A_WONDER = 3
DISCS = WONDERS * DISCS_A_WONDER
#: The wonders' names in the catalogues.
WONDER_NAMES = ("pyramids", "gardens", "temple", "statue", "mausoleum", "colossus", "lighthouse", "tower")
#: Rows of the wonder table: the game ends before an eighth wonder can be completed.
ROWS = 7
#: What everyone else with a part gets, and what an unfinished wonder pays at the end to the first and the second.
OTHERS_POINTS = 3
UNFINISHED_FIRST, UNFINISHED_SECOND = 10, 5

# Action cards (BB-6, BB-19).
EXCHANGE, WILD, DISC_BONUS, DRAW_THREE, REJECTED_BONUS, DOUBLE_TURN, FIVE_POINTS = range(7)
ACTION_KINDS = 7
ACTION_NAMES = ("exchange", "wild", "disc bonus", "draw three", "rejected bonus", "double turn", "five points")
#: The same as one word, as views, events and catalogues have them.
ACTION_CODES = tuple(name.replace(" ", "_") for name in ACTION_NAMES)
ACTION_CARDS = 15
#: Building cards that a wild card stands for.
WILD_CARDS = 2
#: What a rejected player gets for each card offered, and what with the bonus card.
REJECTED_POINTS, BONUS_POINTS = 1, 3
FINAL_POINTS = 5

LEAST_PLAYERS, MOST_PLAYERS = 3, 5
HAND = 4

# What points were paid for.
FOR_WONDERS, FOR_REJECTION, FOR_UNFINISHED, FOR_DISCS, FOR_CARDS = range(5)
SOURCES = 5
SOURCE_NAMES = ("wonders", "rejections", "unfinished", "discs", "cards")

#: The most building cards that an exchange takes, and every exchange: how many of each suit.
MOST_EXCHANGED = 5
EXCHANGES = np.array(
    sorted(counts for counts in product(range(MOST_EXCHANGED + 1), repeat=SUITS) if 1 <= sum(counts) <= MOST_EXCHANGED),
    np.int64,
)

#: What wild cards can stand for with a two-suit disc, in the disc's order.
PAIR_WILDS = np.array(
    [
        (first, second)
        for first, second in product(range(MOST_PAIR_NUMBER + 1), repeat=2)
        if first + second > 0 and (first + second) % WILD_CARDS == 0
    ],
    np.int64,
)


def plain_kind(suit: int, number: int) -> int:
    """The kind of a plain disc."""
    return 1 + suit * MOST_NUMBER + number - 1
