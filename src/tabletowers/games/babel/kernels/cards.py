"""Building cards and action cards: drawing, playing, discarding and reshuffling them (BB-15, BB-16, BB-19)."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel.components import BUILDING_CARDS, SUITS
from tabletowers.games.babel.events import CARDS_IN_NUMBER
from tabletowers.games.babel.kernels.events import tell_action_card_taken, tell_card_drawn, tell_reshuffled
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import shuffle
from tabletowers.kernel.log import Log

#: How many numbers the event of a reshuffle has; each encodes up to CARDS_IN_NUMBER cards.
_NUMBERS = 7


@kernel
def draw_card(state: np.record, seat: int, log: Log) -> None:
    """Draw a building card for a seat, if any is left (BB-16)."""
    if state.deck_size == 0:
        reshuffle(state, log)
        if state.deck_size == 0:
            return
    left = num(state.deck_size) - 1
    suit = num(state.deck[left])
    state.deck[left] = 0
    state.deck_size = left
    state.hand[seat, suit] = num(state.hand[seat, suit]) + 1
    state.hand_size[seat] = num(state.hand_size[seat]) + 1
    state.stirred = 1
    tell_card_drawn(log, seat, suit)


@kernel
def everybody_draws(state: np.record, log: Log) -> None:
    """Draw one building card for each seat, clockwise from the active player."""
    players = num(state.players)
    for step in range(players):
        draw_card(state, (num(state.active) + step) % players, log)


@kernel
def reshuffle(state: np.record, log: Log) -> None:
    """Shuffle the discard pile to form a new deck (BB-16). If an order was supplied, use that order instead.

    This happens at most once in a move, because no cards are discarded while cards are drawn.
    """
    count = 0
    if state.supplied > 0:
        count = num(state.supplied)
        for i in range(count):
            state.deck[i] = state.deck[BUILDING_CARDS - count + i]
        for i in range(count, BUILDING_CARDS):
            state.deck[i] = 0
        state.supplied = 0
    else:
        for suit in range(SUITS):
            for _ in range(num(state.discard[suit])):
                state.deck[count] = suit
                count += 1
        shuffle(state.dice, state.deck, 0, count)
    if count == 0:
        return
    state.deck_size = count
    for suit in range(SUITS):
        state.discard[suit] = 0
    cards = np.ones(_NUMBERS, np.int64)
    for i in range(count):
        # The card drawn first is last in the deck; it becomes the last digit of the first number.
        number = (count - 1 - i) // CARDS_IN_NUMBER
        cards[number] = cards[number] * SUITS + num(state.deck[i])
    tell_reshuffled(log, cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6])


@kernel
def discard_cards(state: np.record, seat: int, suit: int, number: int) -> None:
    """Discard cards of a suit from a hand, face up.

    Also subtracts them from the cards that the hand is publicly known to hold (BB-20).
    """
    state.hand[seat, suit] = num(state.hand[seat, suit]) - number
    state.hand_size[seat] = num(state.hand_size[seat]) - number
    state.discard[suit] = num(state.discard[suit]) + number
    state.sure[seat, suit] = max(num(state.sure[seat, suit]) - number, 0)


@kernel
def show_cards(state: np.record, seat: int, suit: int, number: int) -> None:
    """Record that a hand is publicly known to hold at least the cards of its rejected offer (BB-20)."""
    state.sure[seat, suit] = max(num(state.sure[seat, suit]), number)


@kernel
def take_action_card(state: np.record, seat: int, log: Log) -> None:
    """Give a seat the top card of the action deck, if one is left (BB-17)."""
    if state.action_deck_size == 0:
        return
    left = num(state.action_deck_size) - 1
    card = num(state.action_deck[left])
    state.action_deck[left] = 0
    state.action_deck_size = left
    state.action[seat, card] = num(state.action[seat, card]) + 1
    state.action_count[seat] = num(state.action_count[seat]) + 1
    tell_action_card_taken(log, seat, card)


@kernel
def play_action_cards(state: np.record, seat: int, card: int, number: int) -> None:
    """Play action cards of one kind: remove them from the hand and from the game."""
    state.action[seat, card] = num(state.action[seat, card]) - number
    state.action_count[seat] = num(state.action_count[seat]) - number
    state.action_played[card] = num(state.action_played[card]) + number
