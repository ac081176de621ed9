"""The sequence of play in Old Town: set-up, decisions and turns (OT-4, OT-11 to OT-20).

The kernels in `clues` carry out a clue, and those in `town` its consequences.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.actions import (
    DONE,
    DRAW_COMMON,
    FIRST_DROP,
    FIRST_PLAY,
    FIRST_REMOVE,
    FIRST_TAKE,
    PASS,
)
from tabletowers.games.oldtown.components import (
    BY_CLAIM,
    COMMON_PILE,
    DEALT,
    IN_TOWN,
    MOST_OWN,
    MOST_OWNED,
    OWN_PILE,
    OWN_PILES,
    TOWN_COMPLETE,
    TURNS_DEAD,
    A,
    B,
    C,
)
from tabletowers.games.oldtown.decisions import ACTING, CLAIMING, DRAWING, REMOVING, SETTING_UP, TAKING
from tabletowers.games.oldtown.events import SECOND_HALF
from tabletowers.games.oldtown.kernels.actions import building_of, card_of, larger_of, lot_of, named_by, smaller_of
from tabletowers.games.oldtown.kernels.bits import size
from tabletowers.games.oldtown.kernels.clues import buildings_of, carry_out_clue, point_out_lying
from tabletowers.games.oldtown.kernels.component_arrays import (
    CARD_KIND,
    CARD_LOTS,
    COPIES,
    IN_OWN_PILE,
    LAID_ON_COMMON,
)
from tabletowers.games.oldtown.kernels.events import (
    tell_claimed,
    tell_drew,
    tell_dropped,
    tell_ended,
    tell_looked_back,
    tell_passed,
    tell_played,
    tell_removed,
    tell_took,
    tell_turn_began,
)
from tabletowers.games.oldtown.kernels.legality import markers_lie, must_take
from tabletowers.games.oldtown.kernels.scoring import score
from tabletowers.games.oldtown.kernels.town import follow_up, reckon, recover
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log

# Results of `pile_to_draw` besides the piles: the player may choose, or there is nothing to draw.
BOTH_PILES, NO_PILE = OWN_PILE + 1, OWN_PILE + 2

# Set-up (OT-4)


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """Deal the cards as listed in `order`.

    `order` lists the shuffled A, B and C cards. If players have piles of their own, the positions of the cards in each
    pile follow. A and C cards go first to the hands, then to the piles; the rest stay in the box.
    """
    players = num(state.players)
    a = num(0)
    b = a + COPIES[A]
    c = b + COPIES[B]
    end = c + COPIES[C]
    for seat in range(players):
        for i in range(DEALT):
            take_in_hand(state, seat, order[a + i])
            take_in_hand(state, seat, order[c + i])
        a += DEALT
        c += DEALT
    laid = LAID_ON_COMMON[players]
    state.common_size = laid + COPIES[B]
    for i in range(COPIES[B]):
        state.common[COPIES[B] - 1 - i] = order[b + i]
    for i in range(laid):
        state.common[COPIES[B] + laid - 1 - i] = order[a + i]
    a += laid
    own = IN_OWN_PILE[players]
    if own > 0:
        for seat in range(players):
            lay_own_pile(state, seat, order[a : a + own], order[c : c + own], order[end + seat * MOST_OWN :])
            a += own
            c += own
    state.box = set_of(order[a:b]) | set_of(order[c:end])
    reckon(state)
    state.phase = SETTING_UP


@kernel
def lay_own_pile(state: np.record, seat: int, a: NDArray[Any], c: NDArray[Any], places: NDArray[Any]) -> None:
    """Lay out a player's own pile, which consists of the A cards `a` and the C cards `c`.

    `places` contains the position, counted from the top, of each A card and then of each C card.
    """
    count = len(a) + len(c)
    for i in range(count):
        state.own[seat, count - 1 - places[i]] = a[i] if i < len(a) else c[i - len(a)]
    state.own_size[seat] = count
    state.own_kinds[seat, A] = len(a)
    state.own_kinds[seat, C] = len(c)


@kernel
def set_of(cards: NDArray[Any]) -> int:
    """Return the bitmask of a list of cards."""
    mask = 0
    for card in cards:
        mask |= 1 << num(card)
    return mask


@kernel
def take_in_hand(state: np.record, seat: int, card: int) -> None:
    """Add a card to the hand of a seat."""
    state.hand[seat] = num(state.hand[seat]) | 1 << num(card)
    kind = CARD_KIND[card]
    state.hand_kinds[seat, kind] = num(state.hand_kinds[seat, kind]) + 1


@kernel
def leave_hand(state: np.record, seat: int, card: int) -> None:
    """Remove a card from the hand of a seat and from the game. During this turn, everyone may look at it."""
    state.hand[seat] = num(state.hand[seat]) & ~(1 << card)
    kind = CARD_KIND[card]
    state.hand_kinds[seat, kind] = num(state.hand_kinds[seat, kind]) - 1
    state.gone = num(state.gone) | 1 << card
    state.shown[1 if state.shown[0] else 0] = card


# Carrying out a decision


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """Carry out one decision of the seat to move, and everything that follows until the next decision."""
    seat = num(state.to_move)
    move = num(action)
    state.ply = num(state.ply) + 1
    if move < FIRST_PLAY:
        take(state, seat, move - FIRST_TAKE, log)
    elif move < FIRST_DROP:
        play(state, seat, card_of(move), named_by(move), log)
    elif move < FIRST_REMOVE:
        drop(state, seat, smaller_of(move), larger_of(move), log)
    elif move < PASS:
        remove(state, seat, building_of(move), lot_of(move), log)
    elif move == PASS:
        give_up(state, seat, log)
    elif move < DONE:
        claim(state, seat, building_of(move), lot_of(move), log)
    elif move == DONE:
        after_claims(state, seat, log)
    else:
        draw(state, seat, COMMON_PILE if move == DRAW_COMMON else OWN_PILE, log)
        draw_on(state, seat, log)


@kernel
def take(state: np.record, seat: int, building: int, log: Log) -> None:
    """Give a building to a player, and continue with the next decision (OT-4, OT-11).

    During set-up, every player takes two buildings in a row.
    """
    state.owner[building] = seat + 1
    tell_took(log, seat, building)
    if state.phase == TAKING:
        state.phase = ACTING
    elif size(buildings_of(state, seat)) == MOST_OWNED:
        if seat + 1 < num(state.players):
            state.to_move = seat + 1
        else:
            begin_turn(state, 0, log)


@kernel
def play(state: np.record, seat: int, card: int, named: int, log: Log) -> None:
    """Play a clue card, which leaves the game, and carry out all consequences (OT-13 to OT-15)."""
    leave_hand(state, seat, card)
    tell_played(log, seat, card, named, CARD_LOTS[card])
    if state.spot:
        point_out_lying(state, card, log)
    carry_out_clue(state, seat, card, named, log)
    after_change(state, seat, log)


@kernel
def drop(state: np.record, seat: int, smaller: int, larger: int, log: Log) -> None:
    """Drop two cards, which leave the game, and ask for the marker to remove (OT-16)."""
    leave_hand(state, seat, smaller)
    leave_hand(state, seat, larger)
    tell_dropped(log, seat, smaller, larger)
    state.phase = REMOVING


@kernel
def remove(state: np.record, seat: int, building: int, lot: int, log: Log) -> None:
    """Remove the chosen marker, which scores a point, and carry out all consequences (OT-16)."""
    state.candidates[building] = num(state.candidates[building]) & ~(1 << lot)
    score(state, seat, 1)
    tell_removed(log, seat, building, lot, 1)
    after_change(state, seat, log)


@kernel
def give_up(state: np.record, seat: int, log: Log) -> None:
    """Carry out a pass (OT-12)."""
    state.passed = 1
    tell_passed(log, seat)
    claims(state, seat, log)


@kernel
def claim(state: np.record, seat: int, building: int, lot: int, log: Log) -> None:
    """Carry out a claim that a marker is impossible (OT-17).

    A right claim recovers the marker, and the player may claim again; a wrong claim ends claiming.
    """
    right = num(state.open[building]) >> lot & 1 == 0
    tell_claimed(log, seat, building, lot, 1 if right else 0)
    if right:
        state.right_claim = 1
        recover(state, seat, building, 1 << lot, BY_CLAIM, log)
        after_change(state, seat, log)
    else:
        after_claims(state, seat, log)


@kernel
def draw(state: np.record, seat: int, pile: int, log: Log) -> None:
    """Draw the top card of a pile into a player's hand (OT-18)."""
    if pile == COMMON_PILE:
        left = num(state.common_size) - 1
        card = num(state.common[left])
        state.common[left] = 0
        state.common_size = left
    else:
        left = num(state.own_size[seat]) - 1
        card = num(state.own[seat, left])
        state.own[seat, left] = 0
        state.own_size[seat] = left
        kind = CARD_KIND[card]
        state.own_kinds[seat, kind] = num(state.own_kinds[seat, kind]) - 1
    take_in_hand(state, seat, card)
    state.drawn = num(state.drawn) + 1
    state.to_draw = num(state.to_draw) - 1
    tell_drew(log, seat, card, pile)


# The course of a turn: each kernel either asks for a decision or calls the kernel for the next part of the turn.


@kernel
def ask(state: np.record, seat: int, phase: int) -> None:
    """Begin a phase of the game, and ask a seat for the decision of that phase."""
    state.to_move = seat
    state.phase = phase


@kernel
def begin_turn(state: np.record, seat: int, log: Log) -> None:
    """Begin a seat's turn. Ask the seat to take a building or, if it doesn't have to, to act (OT-11, OT-12).

    From now on, players may no longer look at cards played earlier (OT-20).
    """
    state.turn = seat
    state.passed = 0
    state.drawn = 0
    # Not 0 only if the previous turn was resumed after an early claim (`asked_ahead`).
    state.to_draw = 0
    state.right_claim = 0
    state.shown[0] = 0
    state.shown[1] = 0
    tell_turn_began(log, seat)
    ask(state, seat, TAKING if must_take(state, seat) else ACTING)


@kernel
def after_change(state: np.record, seat: int, log: Log) -> None:
    """Carry out the consequences of a change to the town, and continue the turn.

    If the town is complete, the game ends (OT-19); otherwise the seat is asked for claims.
    """
    follow_up(state, seat, log)
    if state.settled == IN_TOWN:
        end(state, TOWN_COMPLETE, log)
    else:
        claims(state, seat, log)


@kernel
def claims(state: np.record, seat: int, log: Log) -> None:
    """Ask a seat for claims if necessary (see `claims_are_asked`); otherwise continue the turn (OT-17)."""
    if claims_are_asked(state):
        ask(state, seat, CLAIMING)
    else:
        after_claims(state, seat, log)


@kernel
def claims_are_asked(state: np.record) -> bool:
    """Return whether players are asked for claims (OT-10, OT-17).

    This is the case if they have to spot impossible markers themselves and there are markers on the map.
    """
    return state.spot and markers_lie(state)


@kernel
def after_claims(state: np.record, seat: int, log: Log) -> None:
    """Continue the turn after a seat has finished claiming.

    If it is the seat's own turn, it draws one card, or two after a pass (OT-18). Otherwise the next seat may claim.
    """
    if seat == num(state.turn):
        state.to_draw = 2 if state.passed else 1
        draw_on(state, seat, log)
    else:
        claims_of_others(state, (seat + 1) % num(state.players), log)


@kernel
def draw_on(state: np.record, seat: int, log: Log) -> None:
    """Draw cards until the player has to choose a pile or is done drawing (OT-18).

    When the player is done, ask the others for claims.
    """
    pile = pile_to_draw(state, seat)
    while pile in (COMMON_PILE, OWN_PILE):
        draw(state, seat, pile, log)
        pile = pile_to_draw(state, seat)
    if pile == BOTH_PILES:
        ask(state, seat, DRAWING)
    else:
        state.to_draw = 0
        claims_of_others(state, (seat + 1) % num(state.players), log)


@kernel
def pile_to_draw(state: np.record, seat: int) -> int:
    """Return the pile from which the next card is drawn.

    Returns BOTH_PILES if the player may choose, and NO_PILE if there is nothing to draw.
    """
    common = state.common_size > 0
    own = seat < OWN_PILES and state.own_size[seat] > 0
    if state.to_draw == 0 or not (common or own):
        return NO_PILE
    if common and own:
        return BOTH_PILES
    return COMMON_PILE if common else OWN_PILE


@kernel
def claims_of_others(state: np.record, seat: int, log: Log) -> None:
    """Ask this seat for claims, or end the turn if all other seats have been asked (OT-17).

    The turn also ends if players are not asked for claims (see `claims_are_asked`).
    """
    if seat != num(state.turn) and claims_are_asked(state):
        ask(state, seat, CLAIMING)
    else:
        end_turn(state, log)


@kernel
def end_turn(state: np.record, log: Log) -> None:
    """End a turn and begin the next, or end the game if every player in turn has had a dead turn (OT-19).

    A turn is dead if its player passed and drew nothing, and no one made a right claim.
    """
    if state.passed and state.drawn == 0 and not state.right_claim:
        state.dead_turns = num(state.dead_turns) + 1
    else:
        state.dead_turns = 0
    if state.dead_turns == state.players:
        end(state, TURNS_DEAD, log)
    else:
        begin_turn(state, (num(state.turn) + 1) % num(state.players), log)


@kernel
def end(state: np.record, how: int, log: Log) -> None:
    """End the game and report all cards played and dropped, which everyone may look at again (OT-20)."""
    # No decision is pending. The phase is 0, as in a record made from a view.
    ask(state, -1, SETTING_UP)
    tell_ended(log, how)
    if not state.memory_aid:
        gone = num(state.gone)
        tell_looked_back(log, gone & (1 << SECOND_HALF) - 1, gone >> SECOND_HALF)
