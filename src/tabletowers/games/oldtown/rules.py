"""The rules of Old Town as kernels over one record: the set-up, the course of a turn and the result.

What a clue does is in `clues`, what follows from it in `town`, what is legal in `moves`, what is hidden in `knowledge`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.clues import carry_out_clue, tell_lying
from tabletowers.games.oldtown.components import (
    CARD_KIND,
    CARD_LOTS,
    COPIES,
    IN_TOWN,
    MOST_COMMON,
    MOST_OWN,
    A,
    B,
    C,
)
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.knowledge import blind, imagine
from tabletowers.games.oldtown.moves import (
    ACTING,
    CHOOSING,
    CLAIM,
    CLAIMING,
    DONE,
    DRAW_COMMON,
    DRAWING,
    DROP,
    DROPPED_LARGER,
    DROPPED_SMALLER,
    PASS,
    PLAY_A,
    REASONS,
    REMOVE,
    REMOVING,
    TAKING,
    card_of,
    legal,
    markers_lie,
    must_take,
    named_by,
    objection,
    owned,
)
from tabletowers.games.oldtown.town import (
    BY_CLAIM,
    CLAIMED,
    DREW,
    DROPPED,
    DTYPE,
    ENDED,
    LOOKED_BACK,
    PASSED,
    PLAYED,
    REMOVED,
    TOOK,
    TURN_BEGAN,
    follow_up,
    reckon,
    recover,
    score,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log, emit

__all__ = ["DTYPE", "REASONS", "apply", "blind", "imagine", "lay", "legal", "objection", "scores", "winners"]

# Piles, and how a game ends (OT-19).
COMMON_PILE, OWN_PILE = range(2)
TOWN_COMPLETE, TURNS_DEAD = range(2)

# Set-up (OT-4)


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """Deal from the shuffled A, B and C cards; with two players the order of each own pile follows.

    Of A and C first come two a seat, then what goes into piles; the rest stays in the box.
    """
    players = num(state.players)
    a = 0
    b = COPIES[A]
    c = COPIES[A] + COPIES[B]
    for seat in range(players):
        for i in range(2):
            take_in_hand(state, seat, order[a + i])
            take_in_hand(state, seat, order[c + i])
        a += 2
        c += 2
    for i in range(COPIES[B]):
        state.common[COPIES[B] - 1 - i] = order[b + i]
    state.common_size = COPIES[B]
    if players == 3:
        for i in range(3):
            state.common[MOST_COMMON - 1 - i] = order[a + i]
        state.common_size = MOST_COMMON
        a += 3
    if players == 2:
        mixed = CARDS
        for seat in range(2):
            for i in range(MOST_OWN):
                card = order[a + i] if i < 3 else order[c + i - 3]
                state.own[seat, MOST_OWN - 1 - order[mixed + i]] = card
            state.own_size[seat] = MOST_OWN
            state.own_kinds[seat, A] = 3
            state.own_kinds[seat, C] = 3
            a += 3
            c += 3
            mixed += MOST_OWN
    box = 0
    for i in range(a, COPIES[A]):
        box |= 1 << num(order[i])
    for i in range(c, CARDS):
        box |= 1 << num(order[i])
    state.box = box
    reckon(state)
    state.phase = CHOOSING


@kernel
def take_in_hand(state: np.record, seat: int, card: int) -> None:
    """A card comes to a hand."""
    state.hand[seat] = num(state.hand[seat]) | 1 << num(card)
    kind = CARD_KIND[card]
    state.hand_kinds[seat, kind] = num(state.hand_kinds[seat, kind]) + 1


@kernel
def leave_hand(state: np.record, seat: int, card: int) -> None:
    """A card leaves the hand and the game, for all to see."""
    state.hand[seat] = num(state.hand[seat]) & ~(1 << card)
    kind = CARD_KIND[card]
    state.hand_kinds[seat, kind] = num(state.hand_kinds[seat, kind]) - 1
    state.gone = num(state.gone) | 1 << card
    state.shown[1 if state.shown[0] else 0] = card


# Carrying out a decision


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """One decision of the seat to move, and everything up to the next one."""
    seat = num(state.to_move)
    state.ply = num(state.ply) + 1
    if action < PLAY_A:
        take(state, seat, action, log)
    elif action < DROP:
        play(state, seat, card_of(action), named_by(action), log)
        after_action(state, log)
    elif action < REMOVE:
        drop(state, seat, DROPPED_SMALLER[action - DROP], DROPPED_LARGER[action - DROP], log)
    elif action < PASS:
        remove(state, seat, (action - REMOVE) // LOTS, (action - REMOVE) % LOTS, log)
        after_action(state, log)
    elif action == PASS:
        state.passed = 1
        emit(log, PASSED, seat)
        after_action(state, log)
    elif action < DONE:
        claim(state, seat, (action - CLAIM) // LOTS, (action - CLAIM) % LOTS, log)
    elif action == DONE:
        after_claims(state, seat, log)
    else:
        draw(state, seat, COMMON_PILE if action == DRAW_COMMON else OWN_PILE, log)
        go_on_drawing(state, log)


@kernel
def take(state: np.record, seat: int, building: int, log: Log) -> None:
    """OT-4, OT-11: a building becomes a player's own. In the set-up everybody takes two, seat by seat."""
    state.owner[building] = seat + 1
    emit(log, TOOK, seat, building)
    if state.phase == TAKING:
        state.phase = ACTING
    elif owned(state, seat) == 2:
        if seat + 1 < num(state.players):
            state.to_move = seat + 1
        else:
            begin_turn(state, 0, log)


@kernel
def play(state: np.record, seat: int, card: int, named: int, log: Log) -> None:
    """OT-13 to OT-15: a clue is played; the card leaves the game."""
    leave_hand(state, seat, card)
    emit(log, PLAYED, seat, card, named, CARD_LOTS[card])
    if state.spot:
        tell_lying(state, card, log)
    carry_out_clue(state, seat, card, named, log)
    follow_up(state, seat, log)


@kernel
def drop(state: np.record, seat: int, one: int, other: int, log: Log) -> None:
    """OT-16: two cards leave the game; a marker has to be chosen."""
    leave_hand(state, seat, one)
    leave_hand(state, seat, other)
    emit(log, DROPPED, seat, one, other)
    state.phase = REMOVING


@kernel
def remove(state: np.record, seat: int, building: int, lot: int, log: Log) -> None:
    """OT-16: the chosen marker is recovered."""
    state.candidates[building] = num(state.candidates[building]) & ~(1 << lot)
    score(state, seat, 1)
    emit(log, REMOVED, seat, building, lot, 1)
    follow_up(state, seat, log)


@kernel
def claim(state: np.record, seat: int, building: int, lot: int, log: Log) -> None:
    """OT-17: a right claim recovers the marker, and its player may go on; a wrong one ends his claiming."""
    right = not num(state.open[building]) >> lot & 1
    emit(log, CLAIMED, seat, building, lot, 1 if right else 0)
    if right:
        state.right_claim = 1
        recover(state, seat, building, 1 << lot, BY_CLAIM, log)
        follow_up(state, seat, log)
        if town_complete(state, log) or markers_lie(state):
            return
    after_claims(state, seat, log)


@kernel
def draw(state: np.record, seat: int, pile: int, log: Log) -> None:
    """OT-18: the top card of a pile comes to the hand."""
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
    emit(log, DREW, seat, card, pile)


# The course of a turn (OT-12, OT-17 to OT-19)


@kernel
def begin_turn(state: np.record, seat: int, log: Log) -> None:
    """A turn begins; what was played before can't be looked at any more (OT-20)."""
    state.turn = seat
    state.to_move = seat
    state.passed = 0
    state.drawn = 0
    state.right_claim = 0
    state.shown[0] = 0
    state.shown[1] = 0
    state.phase = TAKING if must_take(state, seat) else ACTING
    emit(log, TURN_BEGAN, seat)


@kernel
def after_action(state: np.record, log: Log) -> None:
    """The player's own claims come next, where markers are to be spotted."""
    if town_complete(state, log):
        return
    if state.spot and markers_lie(state):
        state.phase = CLAIMING
    else:
        begin_drawing(state, log)


@kernel
def after_claims(state: np.record, seat: int, log: Log) -> None:
    """Then the player draws; after that the others claim, each once."""
    if seat == state.turn:
        begin_drawing(state, log)
    else:
        ask_claims(state, (seat + 1) % num(state.players), log)


@kernel
def begin_drawing(state: np.record, log: Log) -> None:
    """OT-18: one card, two after a pass."""
    state.to_draw = 2 if state.passed else 1
    go_on_drawing(state, log)


@kernel
def go_on_drawing(state: np.record, log: Log) -> None:
    """Draw where there is nothing to choose; ask where both piles hold cards."""
    seat = num(state.turn)
    while state.to_draw > 0:
        has_own = state.players == 2 and state.own_size[seat] > 0
        if has_own and state.common_size > 0:
            state.phase = DRAWING
            return
        if not has_own and state.common_size == 0:
            state.to_draw = 0
        else:
            draw(state, seat, OWN_PILE if has_own else COMMON_PILE, log)
    ask_claims(state, (seat + 1) % num(state.players), log)


@kernel
def ask_claims(state: np.record, seat: int, log: Log) -> None:
    """OT-17: the others, in seat order, may claim after the draw."""
    if state.spot and seat != state.turn and markers_lie(state):
        state.to_move = seat
        state.phase = CLAIMING
    else:
        end_turn(state, log)


@kernel
def end_turn(state: np.record, log: Log) -> None:
    """OT-19: as many dead turns in succession as there are players end the game."""
    if state.passed and state.drawn == 0 and not state.right_claim:
        state.dead_turns = num(state.dead_turns) + 1
        if state.dead_turns == state.players:
            end(state, TURNS_DEAD, log)
            return
    else:
        state.dead_turns = 0
    begin_turn(state, (num(state.turn) + 1) % num(state.players), log)


@kernel
def town_complete(state: np.record, log: Log) -> bool:
    """OT-19: the game ends at once when the sixteenth building has settled."""
    if state.settled < IN_TOWN:
        return False
    end(state, TOWN_COMPLETE, log)
    return True


@kernel
def end(state: np.record, how: int, log: Log) -> None:
    """The game is over; now the cards played may be looked at again (OT-20)."""
    state.to_move = -1
    state.phase = CHOOSING
    emit(log, ENDED, -1, how)
    if not state.memory_aid:
        gone = num(state.gone)
        emit(log, LOOKED_BACK, -1, gone & (1 << 30) - 1, gone >> 30)


# Result (OT-19)


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Markers recovered."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """Most points; equal points share the win."""
    best = 0
    for seat in range(num(state.players)):
        best = max(best, num(state.points[seat]))
    for seat in range(num(state.players)):
        out[seat] = 1 if state.points[seat] == best else 0
