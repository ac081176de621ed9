"""The sequence of play in Babel: set-up, turns and the end (BB-8 to BB-15, BB-18, BB-19).

`legality` decides what is legal, `cards` moves cards, and `scoring` awards points.
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
)
from tabletowers.games.babel.components import (
    ACTION_KINDS,
    BONUS_POINTS,
    BUILDING_CARDS,
    CAMEL,
    CARDS_OF_DRAW_THREE,
    CRANE,
    DISCS,
    DISCS_A_WONDER,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    FOR_REJECTION,
    HAND,
    LAST_DISC,
    MASON,
    REJECTED_BONUS,
    REJECTED_POINTS,
    SHIP,
    SIDES,
    STANDSTILL,
    SUITS,
    WILD,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, INVITE, OFFER, TURN
from tabletowers.games.babel.kernels.actions import build_of, decision_of, invitation_of, is_guest, offer_of
from tabletowers.games.babel.kernels.cards import (
    discard_cards,
    draw_card,
    everybody_draws,
    play_action_cards,
    show_cards,
)
from tabletowers.games.babel.kernels.component_arrays import EXCHANGES
from tabletowers.games.babel.kernels.discs import change_suits_left, choose_disc, discs_left, place_of
from tabletowers.games.babel.kernels.events import (
    tell_bonus_declined,
    tell_bonus_played,
    tell_build_begun,
    tell_cards_played,
    tell_disc_taken,
    tell_exchanged,
    tell_gave_up,
    tell_invited,
    tell_offer_opened,
    tell_offer_sealed,
    tell_parts_placed,
    tell_passed,
    tell_rejected,
    tell_three_drawn,
    tell_turn_began,
    tell_turn_doubled,
    tell_wild_played,
)
from tabletowers.games.babel.kernels.offers import disc_goes_to, is_rejected, missing, offered, parts_put
from tabletowers.games.babel.kernels.scoring import end_game, exhausted_suit, pay, score_completed
from tabletowers.games.babel.layout import FIRST_OF_TWO, NO_DOUBLE, SECOND_OF_TWO
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import seed_dice
from tabletowers.kernel.log import Log

# Set-up (BB-8)


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """Set up the board: three discs on each wonder, four cards for each seat, the deck and the action deck.

    `order` lists the shuffled discs, building cards and action cards, one group after another.
    """
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
    # A game started from a set-up has no seed, but a reshuffle needs dice; so they are seeded from the deck.
    seed_dice(state.dice, mixed)


@kernel
def derive(state: np.record) -> None:
    """Compute the derived fields: the discs left of each suit, and the cards that the disc being built needs."""
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if kind > 0:
                change_suits_left(state, kind, 1)
    if state.wonder > 0:
        choose_disc(state, num(state.wonder) - 1, num(state.kind))


# Carrying out a decision


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """Carry out one decision of the seat to move, and everything that follows until the next decision."""
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
            tell_turn_doubled(log, seat)
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


# Action cards after which the same decision is still to be made (BB-19)


@kernel
def draw_three(state: np.record, seat: int, log: Log) -> None:
    """Play a draw three card: draw three building cards, or as many as are left."""
    play_action_cards(state, seat, DRAW_THREE, 1)
    tell_three_drawn(log, seat)
    for _ in range(CARDS_OF_DRAW_THREE):
        draw_card(state, seat, log)


@kernel
def exchange(state: np.record, seat: int, number: int, log: Log) -> None:
    """Play an exchange card: discard one to five cards, then draw the same number."""
    play_action_cards(state, seat, EXCHANGE, 1)
    cards = 0
    for suit in range(SUITS):
        discard_cards(state, seat, suit, EXCHANGES[number, suit])
        cards += EXCHANGES[number, suit]
    taken = EXCHANGES[number]
    tell_exchanged(log, seat, taken[CAMEL], taken[SHIP], taken[CRANE], taken[MASON])
    for _ in range(cards):
        draw_card(state, seat, log)


# Pass (BB-10) and build (BB-11)


@kernel
def pass_turn(state: np.record, log: Log) -> None:
    """Pass: draw one card for the active player, then one for every seat.

    In the first turn of a double turn, no cards are drawn.
    """
    tell_passed(log, num(state.active))
    if state.double != FIRST_OF_TWO:
        draw_card(state, num(state.active), log)
        everybody_draws(state, log)
    end_turn(state, log)


@kernel
def begin_build(state: np.record, action: int, log: Log) -> None:
    """Choose a disc to build, and ask the next seat clockwise for an offer."""
    wonder, kind = build_of(action)
    choose_disc(state, wonder, kind)
    tell_build_begun(log, num(state.active), wonder, kind)
    state.decision = OFFER
    state.to_move = (num(state.active) + 1) % num(state.players)


@kernel
def seal_offer(state: np.record, seat: int, action: int, log: Log) -> None:
    """Record a seat's offer, which stays hidden from the others. After the last seat's offer, reveal all offers."""
    first, second, trade = offer_of(action)
    state.offer[seat, 0] = first
    state.offer[seat, 1] = second
    state.trade[seat] = trade
    camel, ship, crane, mason = cards_by_suit(state, first, second)
    tell_offer_sealed(log, seat, camel, ship, crane, mason, trade)
    players = num(state.players)
    state.to_move = (seat + 1) % players
    if state.to_move == state.active:
        state.decision = INVITE
        for step in range(1, players):
            other = (num(state.active) + step) % players
            camel, ship, crane, mason = cards_by_suit(state, num(state.offer[other, 0]), num(state.offer[other, 1]))
            tell_offer_opened(log, other, camel, ship, crane, mason, num(state.trade[other]))


@kernel
def cards_by_suit(state: np.record, first: int, second: int) -> tuple[int, int, int, int]:
    """Return card counts for all four suits, given the counts for the disc's first and second suit."""
    suit = num(state.suit[0])
    other = num(state.suit[1])
    return (
        first * (suit == CAMEL) + second * (other == CAMEL),
        first * (suit == SHIP) + second * (other == SHIP),
        first * (suit == CRANE) + second * (other == CRANE),
        first * (suit == MASON) + second * (other == MASON),
    )


# Invite and build, or give up (BB-12 to BB-14)


@kernel
def build(state: np.record, action: int, log: Log) -> None:
    """Build the disc (BB-13): discard the cards played, place the parts, and give the disc to its new owner."""
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
            camel, ship, crane, mason = cards_by_suit(state, num(state.offer[seat, 0]), num(state.offer[seat, 1]))
            tell_invited(log, seat, camel, ship, crane, mason, num(state.trade[seat]))
    if first + second > 0:
        play_cards(state, active, first, second)
        camel, ship, crane, mason = cards_by_suit(state, first, second)
        tell_cards_played(log, active, camel, ship, crane, mason)
    if wild + other_wild > 0:
        wilds = (wild + other_wild) // WILD_CARDS
        play_action_cards(state, active, WILD, wilds)
        camel, ship, crane, mason = cards_by_suit(state, wild, other_wild)
        tell_wild_played(log, active, wilds, camel, ship, crane, mason)
    for step in range(players):
        seat = (active + step) % players
        parts = parts_put(state, guests, seat)
        if parts > 0:
            state.parts[wonder, seat] = num(state.parts[wonder, seat]) + parts
            tell_parts_placed(log, seat, wonder, parts)
    owner = disc_goes_to(state, guests)
    state.disc[wonder, place_of(state, wonder, kind)] = 0
    change_suits_left(state, kind, -1)
    state.taken[owner, num(state.taken_count[owner])] = kind
    state.taken_count[owner] = num(state.taken_count[owner]) + 1
    tell_disc_taken(log, owner, wonder, kind)


@kernel
def play_cards(state: np.record, seat: int, first: int, second: int) -> None:
    """Discard cards of the disc's first and second suit from a hand."""
    discard_cards(state, seat, num(state.suit[0]), first)
    discard_cards(state, seat, num(state.suit[1]), second)


@kernel
def give_up(state: np.record, log: Log) -> None:
    """Report that the active player gave up (BB-14).

    The disc stays on its wonder. `reject` then awards points to all who made an offer.
    """
    tell_gave_up(log, num(state.active), num(state.wonder) - 1, num(state.kind))


@kernel
def reject(state: np.record, log: Log) -> None:
    """Give rejected players back the cards they offered, and award them points (BB-14)."""
    players = num(state.players)
    for step in range(1, players):
        seat = (num(state.active) + step) % players
        if is_rejected(state, num(state.guests), seat):
            cards = offered(state, seat)
            show_cards(state, seat, num(state.suit[0]), num(state.offer[seat, 0]))
            show_cards(state, seat, num(state.suit[1]), num(state.offer[seat, 1]))
            pay(state, seat, FOR_REJECTION, REJECTED_POINTS * cards)
            tell_rejected(log, seat, cards, REJECTED_POINTS * cards)


@kernel
def go_on(state: np.record, seat: int, log: Log) -> None:
    """Ask the next rejected seat with an action card whether it plays a bonus card (BB-19).

    If there is no such seat, finish the build.
    """
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
    """Carry out a rejected seat's decision: play its bonus card for additional points, or decline (BB-19)."""
    if action == USE_BONUS:
        points = (BONUS_POINTS - REJECTED_POINTS) * offered(state, seat)
        play_action_cards(state, seat, REJECTED_BONUS, 1)
        pay(state, seat, FOR_REJECTION, points)
        tell_bonus_played(log, seat, points)
    else:
        tell_bonus_declined(log, seat)


@kernel
def finish_build(state: np.record, log: Log) -> None:
    """Score the wonder if it is complete, and end the turn (BB-15).

    If a suit has run out, the game ends. Otherwise every player draws a card, except after the first turn of a double
    turn.
    """
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
    """Reset the fields that describe a build, once the build is over."""
    state.decision = TURN
    state.wonder = 0
    state.kind = 0
    state.guests = 0
    state.built = 0
    for side in range(SIDES):
        state.suit[side] = 0
        state.need[side] = 0
        for seat in range(num(state.players)):
            state.offer[seat, side] = 0
    for seat in range(num(state.players)):
        state.trade[seat] = 0


@kernel
def end_turn(state: np.record, log: Log) -> None:
    """End the turn and begin the next one: the second turn of a double turn, or the next seat's turn.

    If nothing has changed for a whole round, the game ends instead (BB-18).
    """
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
    """Make a seat the active seat and the seat to move, and report that its turn begins."""
    state.active = seat
    state.to_move = seat
    tell_turn_began(log, seat, 1 if state.double == SECOND_OF_TWO else 0)
