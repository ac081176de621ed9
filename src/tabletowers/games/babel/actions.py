"""The numbering of the actions in Babel, which is the same in every edition.

The module `notation` defines how they are written. Actions that every game needs come first, then those for action
cards, then those for two-suit discs. A game without action cards or two-suit discs simply has fewer actions.
"""

from __future__ import annotations

from tabletowers.games.babel.components import (
    EXCHANGES,
    MOST_NUMBER,
    MOST_PAIR_NUMBER,
    MOST_PLAYERS,
    PAIR_WILDS,
    PAIRS,
    PLAIN_KINDS,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, INVITE, OFFER, TURN

#: The number of sets of invited seats as bitmasks. All five seats can't be invited: one of them is the active player.
GUEST_LISTS = (1 << MOST_PLAYERS) - 1
#: The number of ways to use wild cards: for 2, 4, 6 or 8 cards of one suit, and for the cards of a two-suit disc.
PLAIN_WILDS = MOST_NUMBER // WILD_CARDS
TWO_SUIT_WILDS = len(PAIR_WILDS)
#: Offers of 0 to 9 cards, then of 1 to 9 cards with the trade card; after that, offers with a number for each of two
#: suits.
OFFERS = MOST_NUMBER + 1
_SPAN = MOST_PAIR_NUMBER + 1
PAIR_OFFERS = _SPAN * _SPAN

PASS, GIVE_UP = range(2)
FIRST_BUILD = 2
FIRST_OFFER = FIRST_BUILD + WONDERS * PLAIN_KINDS
FIRST_INVITE = FIRST_OFFER + 2 * OFFERS - 1

USE_BONUS = FIRST_INVITE + GUEST_LISTS
NO_BONUS, PLAY_DRAW_THREE, PLAY_DOUBLE_TURN = range(USE_BONUS + 1, USE_BONUS + 4)
FIRST_EXCHANGE = USE_BONUS + 4
FIRST_WILD = FIRST_EXCHANGE + len(EXCHANGES)

FIRST_PAIR_OFFER = FIRST_WILD + GUEST_LISTS * PLAIN_WILDS
FIRST_PAIR_WILD = FIRST_PAIR_OFFER + 2 * PAIR_OFFERS - 1
FIRST_PAIR_BUILD = FIRST_PAIR_WILD + GUEST_LISTS * TWO_SUIT_WILDS
ACTIONS = FIRST_PAIR_BUILD + PAIRS * WONDERS

#: The most invitations that can be legal at once: any set of four seats with any wild cards, or giving up.
MOST_INVITATIONS = (1 << (MOST_PLAYERS - 1)) * (1 + TWO_SUIT_WILDS) + 1
#: The most legal actions of any decision: all invitations, all exchanges and a draw three.
MOST_LEGAL = MOST_INVITATIONS + len(EXCHANGES) + 1

#: The result of `decision_of` for an exchange or a draw three, which are possible in several decisions.
ANY_DECISION = -1


def decision_of(action: int) -> int:
    """Return the kind of decision that an action answers."""
    if action in (PASS, PLAY_DOUBLE_TURN) or FIRST_BUILD <= action < FIRST_OFFER or action >= FIRST_PAIR_BUILD:
        return TURN
    if FIRST_OFFER <= action < FIRST_INVITE or FIRST_PAIR_OFFER <= action < FIRST_PAIR_WILD:
        return OFFER
    if action in (USE_BONUS, NO_BONUS):
        return BONUS
    if action == PLAY_DRAW_THREE or FIRST_EXCHANGE <= action < FIRST_WILD:
        return ANY_DECISION
    return INVITE


def build_of(action: int) -> tuple[int, int]:
    """Return the wonder (numbered from 0) and the kind of disc that a build action refers to."""
    if action >= FIRST_PAIR_BUILD:
        return (action - FIRST_PAIR_BUILD) % WONDERS, PLAIN_KINDS + 1 + (action - FIRST_PAIR_BUILD) // WONDERS
    return (action - FIRST_BUILD) // PLAIN_KINDS, 1 + (action - FIRST_BUILD) % PLAIN_KINDS


def build_action(wonder: int, kind: int) -> int:
    """Return the action that builds a disc of the kind `kind` on a wonder (numbered from 0)."""
    if kind > PLAIN_KINDS:
        return FIRST_PAIR_BUILD + (kind - PLAIN_KINDS - 1) * WONDERS + wonder
    return FIRST_BUILD + wonder * PLAIN_KINDS + kind - 1


def offer_of(action: int) -> tuple[int, int, int]:
    """Return the contents of an offer: its cards of the disc's first and second suit, and its trade cards.

    All three are numbers. An offer has at most one trade card.
    """
    if action >= FIRST_PAIR_OFFER:
        code = action - FIRST_PAIR_OFFER
        trade = 1 if code >= PAIR_OFFERS else 0
        if trade:
            code -= PAIR_OFFERS - 1
        return code // _SPAN, code % _SPAN, trade
    code = action - FIRST_OFFER
    if code >= OFFERS:
        return code - OFFERS + 1, 0, 1
    return code, 0, 0


def offer_action(pair: bool, first: int, second: int, trade: int) -> int:
    """Return the action that offers these numbers of cards.

    `pair` is true for a two-suit disc; `trade` is 1 if the offer includes the trade card, else 0.
    """
    if pair:
        return FIRST_PAIR_OFFER + first * _SPAN + second + (PAIR_OFFERS - 1 if trade else 0)
    return FIRST_OFFER + first + (OFFERS - 1 if trade else 0)


def invitation_of(action: int) -> tuple[int, int, int]:
    """Return the contents of an invitation: the invited seats, and how many cards wild cards replace.

    The seats are a bitmask. The replaced cards are two numbers, for the disc's first and second suit.
    """
    if action >= FIRST_PAIR_WILD:
        code = action - FIRST_PAIR_WILD
        first, second = PAIR_WILDS[code % TWO_SUIT_WILDS]
        return code // TWO_SUIT_WILDS, first, second
    if action >= FIRST_WILD:
        code = action - FIRST_WILD
        return code // PLAIN_WILDS, (code % PLAIN_WILDS + 1) * WILD_CARDS, 0
    return action - FIRST_INVITE, 0, 0


def is_guest(guests: int, seat: int) -> bool:
    """Return whether a seat is in a bitmask of invited seats."""
    return (guests >> seat) & 1 == 1
