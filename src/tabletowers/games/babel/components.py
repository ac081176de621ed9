"""The suits, discs, wonders, cards and quantities of Der Turmbau zu Babel (BB-1 to BB-8), named as in the rulebook."""

from __future__ import annotations

from itertools import product

# Suits (BB-1).
CAMEL, SHIP, CRANE, MASON = range(4)
SUITS = 4
SUIT_NAMES = ("camel", "ship", "crane", "mason")
CARDS_A_SUIT = 25
BUILDING_CARDS = SUITS * CARDS_A_SUIT

# Discs (BB-2). A kind is a number from 1, so that 0 can mean "no disc" or "unknown": first the plain discs by suit and
# number (1 to 9), then the edition's two-suit discs (with numbers from 1 to 4). `edition` lists them.
MOST_NUMBER = 9
MOST_PAIR_NUMBER = 4
PLAIN_KINDS = SUITS * MOST_NUMBER
PAIRS = 4
KINDS = PLAIN_KINDS + PAIRS
#: Every disc, even a plain one, is stored with two suits.
SIDES = 2
DISCS_A_SUIT = 6
#: Two-suit discs replace the plain discs of this number.
REPLACED_NUMBER = 5
#: The most discs that can count for one suit: five plain ones and two two-suit discs (or six plain ones).
MOST_OF_A_SUIT = 7

# Wonders (BB-3, BB-4), numbered from 1 in notation and from 0 here.
WONDERS = 8
DISCS_A_WONDER = 3
DISCS = WONDERS * DISCS_A_WONDER
#: The wonders' names in the catalogues.
WONDER_NAMES = ("pyramids", "gardens", "temple", "statue", "mausoleum", "colossus", "lighthouse", "tower")
#: The number of rows in the wonder table: the game ends before an eighth wonder can be completed.
ROWS = 7
#: Places on a wonder (BB-17).
FIRST, SHARED_FIRST, SECOND, OTHER = range(4)
PLACE_NAMES = ("first", "shared_first", "second", "other")
#: The points for all other seats with a part, and those for first and second on an unfinished wonder at the end.
OTHERS_POINTS = 3
UNFINISHED_FIRST, UNFINISHED_SECOND = 10, 5

# Action cards (BB-6, BB-19).
EXCHANGE, WILD, DISC_BONUS, DRAW_THREE, REJECTED_BONUS, DOUBLE_TURN, FIVE_POINTS = range(7)
ACTION_KINDS = 7
ACTION_NAMES = ("exchange", "wild", "disc bonus", "draw three", "rejected bonus", "double turn", "five points")
#: The same names without spaces, for views, events and catalogues.
ACTION_CODES = tuple(name.replace(" ", "_") for name in ACTION_NAMES)
ACTION_CARDS = 15
#: How many building cards a wild card stands for, and how many a draw three draws.
WILD_CARDS = 2
CARDS_OF_DRAW_THREE = 3
#: The points that a rejected player gets for each card offered, without and with the bonus card (BB-14, BB-19).
REJECTED_POINTS, BONUS_POINTS = 1, 3
#: The points for each disc of a player with a disc bonus, and for the card "five points" (BB-19).
DISC_BONUS_POINTS, FINAL_POINTS = 1, 5
#: The most building cards that can be exchanged at once, and every possible exchange as numbers of cards by suit.
MOST_EXCHANGED = 5
EXCHANGES = tuple(
    sorted(counts for counts in product(range(MOST_EXCHANGED + 1), repeat=SUITS) if 1 <= sum(counts) <= MOST_EXCHANGED)
)
#: The numbers of cards of a two-suit disc's first and second suit that wild cards can replace.
PAIR_WILDS = tuple(
    (first, second)
    for first, second in product(range(MOST_PAIR_NUMBER + 1), repeat=SIDES)
    if first + second > 0 and (first + second) % WILD_CARDS == 0
)

LEAST_PLAYERS, MOST_PLAYERS = 3, 5
HAND = 4
#: The most building cards drawn after one decision: a pass with five players (BB-10), or an exchange.
MOST_DRAWN = max(1 + MOST_PLAYERS, MOST_EXCHANGED)

# Why a game ended (BB-18).
LAST_DISC, STANDSTILL = range(2)
END_NAMES = ("last_disc", "standstill")

# The sources of points.
FOR_WONDERS, FOR_REJECTION, FOR_UNFINISHED, FOR_DISCS, FOR_CARDS = range(5)
SOURCES = ("wonders", "rejections", "unfinished", "discs", "cards")


def plain_kind(suit: int, number: int) -> int:
    """Return the kind, as a number, of the plain (one-suit) disc with this suit and printed number."""
    return 1 + suit * MOST_NUMBER + number - 1


def is_pair(kind: int) -> bool:
    """Return whether a disc of this kind has two suits."""
    return kind > PLAIN_KINDS
