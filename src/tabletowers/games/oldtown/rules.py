"""The rules of Old Town as kernels over one record: the set-up, the course of a turn and the result.

What a clue does is in `clues`, what follows from it in `town`, what is legal in `moves`, what is hidden in `knowledge`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.clues import buildings_of, carry_out_clue, tell_lying
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
    size,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log, emit

__all__ = ["DTYPE", "REASONS", "apply", "blind", "imagine", "lay", "legal", "objection", "scores", "winners"]

# Piles, and how a game ends (OT-19).
COMMON_PILE, OWN_PILE, BOTH_PILES, NO_PILE = range(4)
TOWN_COMPLETE, TURNS_DEAD = range(2)
# What comes next in a turn: a decision, somebody's claims, what follows them, a card to draw, the end, a new turn.
ASK, CLAIMS, CLAIMS_DONE, DRAW, END_TURN, BEGIN_TURN = range(6)

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
    move = num(action)
    state.ply = num(state.ply) + 1
    step = CLAIMS
    pile = -1
    changed = False
    if move < PLAY_A:
        step = take(state, seat, move, log)
    elif move < DROP:
        play(state, seat, card_of(move), named_by(move), log)
        changed = True
    elif move < REMOVE:
        drop(state, seat, DROPPED_SMALLER[move - DROP], DROPPED_LARGER[move - DROP], log)
        step = ASK
    elif move < PASS:
        remove(state, seat, (move - REMOVE) // LOTS, (move - REMOVE) % LOTS, log)
        changed = True
    elif move == PASS:
        state.passed = 1
        emit(log, PASSED, seat)
    elif move < DONE:
        changed = claim(state, seat, (move - CLAIM) // LOTS, (move - CLAIM) % LOTS, log)
        step = CLAIMS if changed else CLAIMS_DONE
    elif move == DONE:
        step = CLAIMS_DONE
    else:
        step = DRAW
        pile = COMMON_PILE if move == DRAW_COMMON else OWN_PILE
    if changed:
        follow_up(state, seat, log)
    if state.settled == IN_TOWN:
        # OT-19: at once.
        end(state, TOWN_COMPLETE, log)
    else:
        go_on(state, seat, step, pile, log)


@kernel
def take(state: np.record, seat: int, building: int, log: Log) -> int:
    """OT-4, OT-11: a building becomes a player's own; what comes next. In the set-up everybody takes two in a row."""
    state.owner[building] = seat + 1
    emit(log, TOOK, seat, building)
    if state.phase == TAKING:
        state.phase = ACTING
    elif size(buildings_of(state, seat)) == 2:
        if seat + 1 == num(state.players):
            return BEGIN_TURN
        state.to_move = seat + 1
    return ASK


@kernel
def play(state: np.record, seat: int, card: int, named: int, log: Log) -> None:
    """OT-13 to OT-15: a clue is played; the card leaves the game."""
    leave_hand(state, seat, card)
    emit(log, PLAYED, seat, card, named, CARD_LOTS[card])
    if state.spot:
        tell_lying(state, card, log)
    carry_out_clue(state, seat, card, named, log)


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


@kernel
def claim(state: np.record, seat: int, building: int, lot: int, log: Log) -> bool:
    """OT-17: a right claim recovers the marker. Whether it was right."""
    right = num(state.open[building]) >> lot & 1 == 0
    emit(log, CLAIMED, seat, building, lot, 1 if right else 0)
    if right:
        state.right_claim = 1
        recover(state, seat, building, 1 << lot, BY_CLAIM, log)
    return right


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


# The course of a turn


@kernel
def go_on(state: np.record, seat: int, step: int, pile: int, log: Log) -> None:
    """A turn, step by step, up to the next decision.

    The player acts and claims, draws, then the others claim, each once. `seat` is who claims; `pile` is chosen to draw
    from, or −1.
    """
    players = num(state.players)
    turn = num(state.turn)
    while step != ASK:
        if step == CLAIMS:
            # OT-17: asked only where markers are to be spotted, while there are any.
            if state.spot and markers_lie(state):
                state.to_move = seat
                state.phase = CLAIMING
                step = ASK
            else:
                step = CLAIMS_DONE
        elif step == CLAIMS_DONE:
            if seat == turn:
                # OT-18: one card, two after a pass.
                state.to_draw = 2 if state.passed else 1
                step = DRAW
            else:
                seat = (seat + 1) % players
                step = END_TURN if seat == turn else CLAIMS
        elif step == DRAW:
            if pile < 0:
                pile = pile_to_draw(state, turn)
            if pile == BOTH_PILES:
                state.phase = DRAWING
                step = ASK
            elif pile == NO_PILE:
                state.to_draw = 0
                seat = (turn + 1) % players
                step = CLAIMS
            else:
                draw(state, turn, pile, log)
                pile = -1
        elif step == END_TURN:
            if dead_end(state):
                end(state, TURNS_DEAD, log)
                step = ASK
            else:
                state.turn = (turn + 1) % players
                step = BEGIN_TURN
        else:
            begin_turn(state, num(state.turn), log)
            step = ASK


@kernel
def pile_to_draw(state: np.record, seat: int) -> int:
    """The pile that the next card comes from, if there is no choice (OT-18)."""
    common = state.common_size > 0
    own = state.players == 2 and state.own_size[seat] > 0
    if state.to_draw == 0 or not (common or own):
        return NO_PILE
    if common and own:
        return BOTH_PILES
    return COMMON_PILE if common else OWN_PILE


@kernel
def begin_turn(state: np.record, seat: int, log: Log) -> None:
    """A turn begins; what was played before can't be looked at any more (OT-20)."""
    state.to_move = seat
    state.passed = 0
    state.drawn = 0
    state.right_claim = 0
    state.shown[0] = 0
    state.shown[1] = 0
    state.phase = TAKING if must_take(state, seat) else ACTING
    emit(log, TURN_BEGAN, seat)


@kernel
def dead_end(state: np.record) -> bool:
    """OT-19: whether this was the last of as many dead turns in succession as there are players."""
    if state.passed and state.drawn == 0 and not state.right_claim:
        state.dead_turns = num(state.dead_turns) + 1
    else:
        state.dead_turns = 0
    return state.dead_turns == state.players  # type: ignore[no-any-return]


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
