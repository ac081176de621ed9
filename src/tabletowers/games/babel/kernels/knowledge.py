"""Hidden information in Babel (BB-20): removing what a seat can't know, and filling the gaps at random."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel.components import (
    ACTION_CARDS,
    ACTION_KINDS,
    BUILDING_CARDS,
    CARDS_A_SUIT,
    DISCS,
    DISCS_A_WONDER,
    KINDS,
    SIDES,
    SUITS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, INVITE, OFFER
from tabletowers.games.babel.kernels.offers import disc_goes_to
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, shuffle


@kernel
def blind(state: np.record, seat: int) -> None:
    """Clear what a seat can't know: decks, and others' hands, action cards, sealed offers and hidden discs."""
    state.dice[0] = np.uint64(0)
    for i in range(BUILDING_CARDS):
        state.deck[i] = 0
    for i in range(ACTION_CARDS):
        state.action_deck[i] = 0
    for other in range(num(state.players)):
        if other != seat:
            for suit in range(SUITS):
                state.hand[other, suit] = 0
            for card in range(ACTION_KINDS):
                state.action[other, card] = 0
            if state.decision == OFFER:
                for side in range(SIDES):
                    state.offer[other, side] = 0
                state.trade[other] = 0
            for i in range(hidden_discs(state, other)):
                state.taken[other, i] = 0


@kernel
def hidden_discs(state: np.record, seat: int) -> int:
    """Return how many of a seat's discs the others can't see.

    A disc taken in the current turn is still visible. With the option "memory aid", and once the game is over, no discs
    are hidden.
    """
    if state.memory_aid or state.to_move < 0:
        return 0
    count = num(state.taken_count[seat])
    if state.decision == BONUS and state.built and disc_goes_to(state, num(state.guests)) == seat:
        return count - 1
    return count


@kernel
def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Fill in hidden cards, offers and discs at random, consistent with what `seat` (−1 for a spectator) knows."""
    imagine_building_cards(state, seat, dice)
    imagine_action_cards(state, seat, dice)
    imagine_offers(state, seat, dice)
    imagine_discs(state, seat, dice)
    state.dice[0] = dice[0]


@kernel
def imagine_building_cards(state: np.record, seat: int, dice: Dice) -> None:
    """Deal the unseen building cards to the others' hands and the deck.

    Each hand first gets the cards that it is known to hold.
    """
    left = np.zeros(SUITS, np.int64)
    for suit in range(SUITS):
        left[suit] = CARDS_A_SUIT - num(state.discard[suit])
        if seat >= 0:
            left[suit] -= num(state.hand[seat, suit])
    for other in range(num(state.players)):
        if other != seat:
            for suit in range(SUITS):
                state.hand[other, suit] = state.sure[other, suit]
            if state.decision == INVITE:
                for side in range(SIDES):
                    suit = num(state.suit[side])
                    state.hand[other, suit] = max(num(state.hand[other, suit]), num(state.offer[other, side]))
            for suit in range(SUITS):
                left[suit] -= num(state.hand[other, suit])
    cards = np.zeros(BUILDING_CARDS, np.int64)
    count = 0
    for suit in range(SUITS):
        for _ in range(left[suit]):
            cards[count] = suit
            count += 1
    shuffle(dice, cards, 0, count)
    for other in range(num(state.players)):
        if other != seat:
            held = 0
            for suit in range(SUITS):
                held += num(state.hand[other, suit])
            for _ in range(num(state.hand_size[other]) - held):
                count -= 1
                state.hand[other, cards[count]] = num(state.hand[other, cards[count]]) + 1
    for i in range(count):
        state.deck[i] = cards[i]


@kernel
def imagine_action_cards(state: np.record, seat: int, dice: Dice) -> None:
    """Deal the unseen action cards at random: those neither played nor in this seat's hand."""
    cards = np.zeros(ACTION_CARDS, np.int64)
    count = 0
    for card in range(ACTION_KINDS):
        left = num(state.action_total[card]) - num(state.action_played[card])
        if seat >= 0:
            left -= num(state.action[seat, card])
        for _ in range(left):
            cards[count] = card
            count += 1
    shuffle(dice, cards, 0, count)
    for other in range(num(state.players)):
        if other != seat:
            for _ in range(num(state.action_count[other])):
                count -= 1
                state.action[other, cards[count]] = num(state.action[other, cards[count]]) + 1
    for i in range(count):
        state.action_deck[i] = cards[i]


@kernel
def imagine_offers(state: np.record, seat: int, dice: Dice) -> None:
    """Invent offers for the other seats that have sealed one, limited by the cards in their imagined hands.

    Every possible number of cards is equally likely.
    """
    if state.decision != OFFER:
        return
    players = num(state.players)
    other = (num(state.active) + 1) % players
    while other != state.to_move:
        if other != seat:
            for side in range(SIDES):
                most = min(num(state.need[side]), num(state.hand[other, num(state.suit[side])]))
                state.offer[other, side] = below(dice, most + 1)
            if num(state.offer[other, 0]) + num(state.offer[other, 1]) > 0:
                state.trade[other] = below(dice, 2)
        other = (other + 1) % players


@kernel
def imagine_discs(state: np.record, seat: int, dice: Dice) -> None:
    """Assign the others' face-down discs at random, unless the option "memory aid" keeps all discs face up."""
    if state.memory_aid or state.to_move < 0:
        return
    left = np.zeros(KINDS + 1, np.int64)
    for kind in range(1, KINDS + 1):
        left[kind] = num(state.kind_count[kind])
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            left[num(state.disc[wonder, place])] -= 1
    for other in range(num(state.players)):
        for i in range(num(state.taken_count[other])):
            left[num(state.taken[other, i])] -= 1
    discs = np.zeros(DISCS, np.int64)
    count = 0
    for kind in range(1, KINDS + 1):
        for _ in range(left[kind]):
            discs[count] = kind
            count += 1
    shuffle(dice, discs, 0, count)
    for other in range(num(state.players)):
        if other != seat:
            for i in range(hidden_discs(state, other)):
                count -= 1
                state.taken[other, i] = discs[count]
