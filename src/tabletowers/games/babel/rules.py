"""The rules of Der Turmbau zu Babel, BB-8 to BB-20, as kernels over one record: how a game runs.

What may be decided is in `legality`, what is paid in `scoring`, who knows what in `knowledge`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.actions import (
    FIRST_EXCHANGE,
    GIVE_UP,
    PASS,
    PLAY_DOUBLE_TURN,
    PLAY_DRAW_THREE,
    USE_BONUS,
    build_of,
    decision_of,
    invitation_of,
    offer_of,
)
from tabletowers.games.babel.cards import discard_cards, draw_card, everybody_draws, play_action_cards, show_cards
from tabletowers.games.babel.components import (
    ACTION_KINDS,
    BONUS_POINTS,
    BUILDING_CARDS,
    DISCS,
    DISCS_A_WONDER,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    EXCHANGES,
    FOR_REJECTION,
    HAND,
    REJECTED_BONUS,
    REJECTED_POINTS,
    SUITS,
    WILD,
    WILD_CARDS,
)
from tabletowers.games.babel.knowledge import blind, imagine
from tabletowers.games.babel.legality import MOST_LEGAL, REASONS, legal, objection
from tabletowers.games.babel.position import (
    BONUS,
    BONUS_DECLINED,
    BONUS_PLAYED,
    BUILD_BEGUN,
    CARDS_PLAYED,
    DISC_TAKEN,
    DTYPE,
    EXCHANGED,
    FIRST_OF_TWO,
    GAVE_UP,
    INVITE,
    INVITED,
    NO_DOUBLE,
    OFFER,
    OFFER_OPENED,
    OFFER_SEALED,
    PARTS_PLACED,
    PASSED,
    REJECTED,
    SECOND_OF_TWO,
    THREE_DRAWN,
    TURN,
    TURN_BEGAN,
    TURN_DOUBLED,
    WILD_PLAYED,
    change_suits_left,
    choose_disc,
    disc_goes_to,
    discs_left,
    is_guest,
    is_rejected,
    missing,
    offered,
    parts_put,
    pay,
    place_of,
)
from tabletowers.games.babel.scoring import (
    LAST_DISC,
    STANDSTILL,
    end_game,
    exhausted_suit,
    score_completed,
    scores,
    winners,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import seed_dice
from tabletowers.kernel.log import Log, emit

__all__ = [
    "DTYPE",
    "MOST_LEGAL",
    "REASONS",
    "apply",
    "blind",
    "imagine",
    "lay",
    "legal",
    "objection",
    "scores",
    "winners",
]


# Set-up (BB-8)


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """Three discs on each wonder, four cards for each seat, the deck, and the action cards' deck."""
    for i in range(DISCS):
        kind = num(order[i])
        state.disc[i // DISCS_A_WONDER, i % DISCS_A_WONDER] = kind
        change_suits_left(state, kind, 1)
    place = DISCS
    for seat in range(num(state.players)):
        state.hand_size[seat] = HAND
        for _ in range(HAND):
            suit = num(order[place])
            state.hand[seat, suit] = num(state.hand[seat, suit]) + 1
            place += 1
    size = BUILDING_CARDS - HAND * num(state.players)
    state.deck_size = size
    mixed = 0
    for i in range(size):
        state.deck[size - 1 - i] = order[place + i]
        mixed = (mixed * 5 + num(order[place + i]) + 1) & 0xFFFFFFFFFFFF
    place += size
    actions = 0
    for card in range(ACTION_KINDS):
        actions += num(state.action_total[card])
    state.action_deck_size = actions
    for i in range(actions):
        state.action_deck[actions - 1 - i] = order[place + i]
    # A game that is started from a bare set-up needs dice too, should its discard pile be reshuffled.
    seed_dice(state.dice, mixed)


# Carrying out a decision


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """One decision of the seat to move."""
    seat = num(state.to_move)
    state.ply = num(state.ply) + 1
    decision = decision_of(action)
    if decision == OFFER:
        seal_offer(state, seat, action, log)
    elif decision == TURN:
        if action == PASS:
            pass_turn(state, log)
        elif action == PLAY_DOUBLE_TURN:
            play_action_cards(state, seat, DOUBLE_TURN, 1)
            state.double = FIRST_OF_TWO
            emit(log, TURN_DOUBLED, seat)
        else:
            begin_build(state, action, log)
    elif decision == INVITE:
        if action == GIVE_UP:
            give_up(state, log)
        else:
            build(state, action, log)
        reject(state, log)
        go_on(state, seat, log)
    elif decision == BONUS:
        answer_bonus(state, seat, action, log)
        go_on(state, seat, log)
    elif action == PLAY_DRAW_THREE:
        draw_three(state, seat, log)
    else:
        exchange(state, seat, action - FIRST_EXCHANGE, log)


# Action cards that leave the decision where it is (BB-19)


@kernel
def draw_three(state: np.record, seat: int, log: Log) -> None:
    """Three building cards, as far as there are any."""
    play_action_cards(state, seat, DRAW_THREE, 1)
    emit(log, THREE_DRAWN, seat)
    for _ in range(3):
        draw_card(state, seat, log)


@kernel
def exchange(state: np.record, seat: int, number: int, log: Log) -> None:
    """First discard one to five cards, then draw as many."""
    play_action_cards(state, seat, EXCHANGE, 1)
    cards = 0
    for suit in range(SUITS):
        discard_cards(state, seat, suit, EXCHANGES[number, suit])
        cards += EXCHANGES[number, suit]
    emit(
        log,
        EXCHANGED,
        seat,
        EXCHANGES[number, 0],
        EXCHANGES[number, 1],
        EXCHANGES[number, 2],
        EXCHANGES[number, 3],
    )
    for _ in range(cards):
        draw_card(state, seat, log)


# Pass (BB-10) and build (BB-11)


@kernel
def pass_turn(state: np.record, log: Log) -> None:
    """The active player draws one card, then everybody; nothing in the first turn of two."""
    emit(log, PASSED, num(state.active))
    if state.double != FIRST_OF_TWO:
        draw_card(state, num(state.active), log)
        everybody_draws(state, log)
    end_turn(state, log)


@kernel
def begin_build(state: np.record, action: int, log: Log) -> None:
    """A disc is chosen; every other player decides on an offer, clockwise."""
    wonder, kind = build_of(action)
    choose_disc(state, wonder, kind)
    emit(log, BUILD_BEGUN, num(state.active), wonder, kind)
    state.decision = OFFER
    state.to_move = (num(state.active) + 1) % num(state.players)


@kernel
def seal_offer(state: np.record, seat: int, action: int, log: Log) -> None:
    """An offer that nobody else knows; when it is the last, all are opened together."""
    first, second, trade = offer_of(action)
    state.offer[seat, 0] = first
    state.offer[seat, 1] = second
    state.trade[seat] = trade
    tell_cards(state, OFFER_SEALED, seat, first, second, trade, log)
    players = num(state.players)
    state.to_move = (seat + 1) % players
    if state.to_move == state.active:
        state.decision = INVITE
        for step in range(1, players):
            other = (num(state.active) + step) % players
            first, second = num(state.offer[other, 0]), num(state.offer[other, 1])
            tell_cards(state, OFFER_OPENED, other, first, second, num(state.trade[other]), log)


@kernel
def tell_cards(state: np.record, kind: int, seat: int, first: int, second: int, extra: int, log: Log) -> None:
    """An event about cards of the disc's suits: their numbers by suit, and one number more."""
    suit = num(state.suit[0])
    other = num(state.suit[1])
    camels = first * (suit == 0) + second * (other == 0)
    ships = first * (suit == 1) + second * (other == 1)
    cranes = first * (suit == 2) + second * (other == 2)
    masons = first * (suit == 3) + second * (other == 3)
    emit(log, kind, seat, camels, ships, cranes, masons, extra)


# Invite and build, or give up (BB-12 to BB-14)


@kernel
def build(state: np.record, action: int, log: Log) -> None:
    """BB-13: the invited and the active player play their cards and put their parts; the disc changes hands."""
    guests, wild, other_wild = invitation_of(action)
    active = num(state.active)
    players = num(state.players)
    wonder = num(state.wonder) - 1
    kind = num(state.kind)
    first = missing(state, guests, 0) - wild
    second = missing(state, guests, 1) - other_wild
    state.guests = guests
    state.built = 1
    state.stirred = 1
    for step in range(1, players):
        seat = (active + step) % players
        if is_guest(guests, seat):
            play_cards(state, seat, num(state.offer[seat, 0]), num(state.offer[seat, 1]))
            trade = num(state.trade[seat])
            tell_cards(state, INVITED, seat, num(state.offer[seat, 0]), num(state.offer[seat, 1]), trade, log)
    if first + second > 0:
        play_cards(state, active, first, second)
        tell_cards(state, CARDS_PLAYED, active, first, second, 0, log)
    if wild + other_wild > 0:
        cards = (wild + other_wild) // WILD_CARDS
        play_action_cards(state, active, WILD, cards)
        tell_cards(state, WILD_PLAYED, active, wild, other_wild, cards, log)
    for step in range(players):
        seat = (active + step) % players
        parts = parts_put(state, guests, seat)
        if parts > 0:
            state.parts[wonder, seat] = num(state.parts[wonder, seat]) + parts
            emit(log, PARTS_PLACED, seat, wonder, parts)
    owner = disc_goes_to(state, guests)
    state.disc[wonder, place_of(state, wonder, kind)] = 0
    change_suits_left(state, kind, -1)
    state.taken[owner, num(state.taken_count[owner])] = kind
    state.taken_count[owner] = num(state.taken_count[owner]) + 1
    emit(log, DISC_TAKEN, owner, wonder, kind)


@kernel
def play_cards(state: np.record, seat: int, first: int, second: int) -> None:
    """Cards of the disc's suits go from a hand to the discard pile."""
    discard_cards(state, seat, num(state.suit[0]), first)
    discard_cards(state, seat, num(state.suit[1]), second)


@kernel
def give_up(state: np.record, log: Log) -> None:
    """BB-14: the disc stays, and everyone who offered is rejected."""
    emit(log, GAVE_UP, num(state.active), num(state.wonder) - 1, num(state.kind))


@kernel
def reject(state: np.record, log: Log) -> None:
    """BB-14: the rejected take their cards back and are paid."""
    players = num(state.players)
    for step in range(1, players):
        seat = (num(state.active) + step) % players
        if is_rejected(state, num(state.guests), seat):
            cards = offered(state, seat)
            show_cards(state, seat, num(state.suit[0]), num(state.offer[seat, 0]))
            show_cards(state, seat, num(state.suit[1]), num(state.offer[seat, 1]))
            pay(state, seat, FOR_REJECTION, REJECTED_POINTS * cards)
            emit(log, REJECTED, seat, cards, REJECTED_POINTS * cards)


@kernel
def go_on(state: np.record, seat: int, log: Log) -> None:
    """BB-19: the next rejected seat that holds any action card is asked about a bonus; after the last the turn ends."""
    players = num(state.players)
    seat = (seat + 1) % players
    while seat != state.active:
        if is_rejected(state, num(state.guests), seat) and state.action_count[seat] > 0:
            state.decision = BONUS
            state.to_move = seat
            return
        seat = (seat + 1) % players
    finish_build(state, log)


@kernel
def answer_bonus(state: np.record, seat: int, action: int, log: Log) -> None:
    """BB-19: three points a card instead of one, or not."""
    if action == USE_BONUS:
        points = (BONUS_POINTS - REJECTED_POINTS) * offered(state, seat)
        play_action_cards(state, seat, REJECTED_BONUS, 1)
        pay(state, seat, FOR_REJECTION, points)
        emit(log, BONUS_PLAYED, seat, points)
    else:
        emit(log, BONUS_DECLINED, seat)


@kernel
def finish_build(state: np.record, log: Log) -> None:
    """BB-15: a completed wonder is scored, the last disc of a suit ends the game, else everybody draws."""
    wonder = num(state.wonder) - 1
    if state.built:
        if discs_left(state, wonder) == 0:
            score_completed(state, wonder, log)
        if exhausted_suit(state) >= 0:
            clear_build(state)
            end_game(state, LAST_DISC, log)
            return
    if state.double != FIRST_OF_TWO:
        everybody_draws(state, log)
    end_turn(state, log)


@kernel
def clear_build(state: np.record) -> None:
    """Nothing is being built any more."""
    state.decision = TURN
    state.wonder = 0
    state.kind = 0
    state.guests = 0
    state.built = 0
    for side in range(2):
        state.suit[side] = 0
        state.need[side] = 0
        for seat in range(num(state.players)):
            state.offer[seat, side] = 0
    for seat in range(num(state.players)):
        state.trade[seat] = 0


@kernel
def end_turn(state: np.record, log: Log) -> None:
    """The second turn of two, or the next seat's turn; or the end, when nothing has moved for a round (BB-18)."""
    clear_build(state)
    if state.double == FIRST_OF_TWO:
        state.double = SECOND_OF_TWO
        begin_turn(state, num(state.active), log)
        return
    state.double = NO_DOUBLE
    state.quiet = 0 if state.stirred else num(state.quiet) + 1
    state.stirred = 0
    players = num(state.players)
    if state.quiet >= players:
        end_game(state, STANDSTILL, log)
        return
    begin_turn(state, (num(state.active) + 1) % players, log)


@kernel
def begin_turn(state: np.record, seat: int, log: Log) -> None:
    """A seat decides to pass or build."""
    state.active = seat
    state.to_move = seat
    emit(log, TURN_BEGAN, seat, 1 if state.double == SECOND_OF_TWO else 0)
