"""Kernels that write the neural net's inputs for Old Town: what a seat knows, and the effects of each of its moves."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.actions import (
    DONE,
    DRAW_COMMON,
    FIRST_CLAIM,
    FIRST_DROP,
    FIRST_PLAY,
    FIRST_REMOVE,
    PASS,
)
from tabletowers.games.oldtown.components import (
    ASIDE,
    BUILDING_COUNT,
    IN_TOWN,
    KINDS,
    MARKED,
    OWN_PILES,
    A,
    C,
)
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.decisions import SETTING_UP
from tabletowers.games.oldtown.inputs import (
    BLOCKED_CARD,
    CLAIMS,
    DRAWS_COMMON,
    DRAWS_OWN,
    DROPS,
    ENDS_CLAIMS,
    IDLE_CARD,
    INPUTS,
    PASSES,
    PLAYS,
    REMOVES,
    TAKES,
    TENTHS,
    USEFUL,
)
from tabletowers.games.oldtown.kernels.actions import building_of, card_of, larger_of, lot_of, named_by, smaller_of
from tabletowers.games.oldtown.kernels.bits import lowest, size
from tabletowers.games.oldtown.kernels.clues import (
    buildings_of,
    carry_out_clue,
    considered,
    nameable,
    paired,
    verdict,
)
from tabletowers.games.oldtown.kernels.component_arrays import CARD_BUILDING, CARD_KIND, CARD_LOTS, DTYPE
from tabletowers.games.oldtown.kernels.judgement import best_points, gain, gifts, points_at_once
from tabletowers.games.oldtown.kernels.knowledge import visibly_gone
from tabletowers.games.oldtown.kernels.observation import mark
from tabletowers.games.oldtown.kernels.town import follow_up
from tabletowers.games.oldtown.verdicts import CONFIRMS, CONTRADICTS, PLAYABLE
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.rows import COLUMNS

_PLAYERS, _PHASE, _SPOT, _MEMORY, _STATUS, _OWNER, _LOTS, _SHUT, _ALLOWED, _FREE, _MARKERS = (
    INPUTS.at[part.name] for part in INPUTS.table[:11]
)
_ON_MAP, _SETTLED, _HAND, _BEST, _GONE, _COMMON, _PASSED, _DRAWN, _TO_DRAW, _CLAIMED, _DEAD = (
    INPUTS.at[part.name] for part in INPUTS.table[11:]
)
_PRESENT, _TURN, _POINTS, _CARDS, _OWN_PILE, _OWN_MARKERS, _HOPES = (INPUTS.at[part.name] for part in INPUTS.seat)
_ACT, _CARD, _SECOND, _BUILDING, _OTHER, _LOT, _WON, _SURE, _LEFT, _BEFORE = (
    INPUTS.at[part.name] for part in INPUTS.move[:10]
)
_OTHER_LEFT, _SETTLES, _GIFT, _NEXT_BEST, _NEXT_ALL, _NEXT_USEFUL, _ENDS = (
    INPUTS.at[part.name] for part in INPUTS.move[10:]
)
_SEATS, _SEAT_SIZE = INPUTS.table_size, INPUTS.seat_size

#: As in `judgement`: a point counts more than any gift, and gifts are in thousandths of a point.
_POINT = 1_000_000
_GIFT_FIFTH = 1_000 // 5
_MOST = 255


@kernel
def portray(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Encode what a seat knows as inputs of the neural net, and write them into `out`.

    All entries of `out` must be 0 beforehand.
    """
    players = num(state.players)
    out[_PLAYERS] = players
    out[_PHASE] = num(state.phase) + 1
    out[_SPOT] = num(state.spot)
    out[_MEMORY] = num(state.memory_aid)
    portray_town(state, seat, out)
    portray_hand(state, seat, out)
    mark(visibly_gone(state) >> 1, out, _GONE)
    out[_COMMON] = num(state.common_size)
    out[_PASSED] = num(state.passed)
    out[_DRAWN] = num(state.drawn)
    out[_TO_DRAW] = num(state.to_draw)
    out[_CLAIMED] = num(state.right_claim)
    out[_DEAD] = num(state.dead_turns)
    for place in range(players):
        portray_seat(state, (seat + place) % players, seat, out, _SEATS + place * _SEAT_SIZE)


@kernel
def portray_town(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write the net's inputs about the buildings and the lots."""
    players = num(state.players)
    free = 0
    for building in range(BUILDING_COUNT):
        status = num(state.status[building])
        lots = num(state.candidates[building])
        out[_STATUS + building] = status
        owner = num(state.owner[building]) - 1
        if owner >= 0:
            out[_OWNER + building] = 1 + (owner - seat) % players
        mark(lots, out, _LOTS + building * LOTS)
        if status == ASIDE:
            free = num(state.open[building])
        elif status == MARKED:
            mark(lots & ~num(state.open[building]), out, _SHUT + building * LOTS)
            while lots != 0:
                out[_MARKERS + lowest(lots)] += 1
                lots &= lots - 1
    mark(free, out, _FREE)
    out[_ON_MAP] = num(state.on_map)
    out[_SETTLED] = num(state.settled)


@kernel
def portray_hand(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write the net's inputs about the cards in hand.

    They say whether each card can be played and for how many points, and how many of the cards allow each building on
    each lot.
    """
    own = buildings_of(state, seat)
    hand = num(state.hand[seat])
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        use = BLOCKED_CARD
        best = 0
        buildings = nameable(card, own)
        while buildings != 0:
            building = lowest(buildings)
            buildings &= buildings - 1
            judged = verdict(state, card, building)
            if judged == PLAYABLE:
                use = USEFUL
                best = max(best, points_at_once(state, card, building))
            elif use != USEFUL and (judged in (CONTRADICTS, CONFIRMS)):
                use = IDLE_CARD
            if judged != CONTRADICTS:
                lots = considered(state, building)
                if CARD_KIND[card] == C:
                    other = num(CARD_BUILDING[card])
                    others = considered(state, other)
                    count(paired(card, others, lots), out, _ALLOWED + other * LOTS)
                    lots = paired(card, lots, others)
                else:
                    lots &= num(CARD_LOTS[card])
                count(lots, out, _ALLOWED + building * LOTS)
        out[_HAND + card - 1] = use
        out[_BEST + card - 1] = best


@kernel
def count(bits: int, out: NDArray[Any], at: int) -> None:
    """Add 1 to the entry of `out` at index `at + i` for every set bit `i` in `bits`."""
    while bits != 0:
        out[at + lowest(bits)] += 1
        bits &= bits - 1


@kernel
def portray_seat(state: np.record, seat: int, viewer: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about one seat, as the seat `viewer` sees it, into `out`, starting at index `at`."""
    out[at + _PRESENT] = 1
    out[at + _TURN] = 1 if state.phase != SETTING_UP and state.turn == seat else 0
    out[at + _POINTS] = num(state.points[seat])
    for kind in range(KINDS):
        out[at + _CARDS + kind] = num(state.hand_kinds[seat, kind])
    if seat < OWN_PILES:
        out[at + _OWN_PILE] = num(state.own_kinds[seat, A])
        out[at + _OWN_PILE + 1] = num(state.own_kinds[seat, C])
    own = buildings_of(state, seat)
    least = most = 0
    buildings = own
    while buildings != 0:
        building = lowest(buildings)
        buildings &= buildings - 1
        markers = size(num(state.candidates[building]))
        if markers > 0 and (least == 0 or markers < least):
            most = least
            least = markers
        else:
            most = max(most, markers)
    out[at + _OWN_MARKERS] = least
    out[at + _OWN_MARKERS + 1] = most
    if seat != viewer:
        hopes(state, seat, viewer, own, out, at + _HOPES)


@kernel
def hopes(state: np.record, seat: int, viewer: int, own: int, out: NDArray[Any], at: int) -> None:
    """Write the average points that a card in another seat's hand would score, for each kind of card.

    The average is taken over all cards of that kind that the viewer hasn't seen.
    """
    seen = num(state.gone) | num(state.hand[viewer])
    for kind in range(KINDS):
        if state.hand_kinds[seat, kind] > 0:
            unseen = points = 0
            for card in range(1, CARDS + 1):
                if CARD_KIND[card] == kind and not seen >> card & 1:
                    unseen += 1
                    points += best_points(state, own, card)
            if unseen > 0:
                out[at + kind] = min(TENTHS * points // unseen, _MOST)


@kernel
def prospect(state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> int:
    """Write the effects of a legal move into `out`, starting at index `at`.

    The entries to be written must be 0 beforehand. Returns an estimate of the move's worth.
    """
    if FIRST_DROP <= action < FIRST_REMOVE:
        out[at + _ACT] = DROPS
        out[at + _CARD] = smaller_of(action)
        out[at + _SECOND] = larger_of(action)
        return gain(state, seat, action)
    if action == PASS or action >= DONE:
        out[at + _ACT] = (
            PASSES
            if action == PASS
            else ENDS_CLAIMS
            if action == DONE
            else DRAWS_COMMON
            if action == DRAW_COMMON
            else DRAWS_OWN
        )
        return gain(state, seat, action)
    after = np.empty(1, DTYPE)
    after[0] = state
    hand = num(state.hand[seat])
    sure = change(after, state, seat, action, out, at)
    if FIRST_PLAY <= action < FIRST_DROP:
        hand &= ~(1 << num(card_of(action)))
    town = after[0]
    out[at + _SETTLES] = num(town.settled) - num(state.settled)
    out[at + _ENDS] = 1 if town.settled == IN_TOWN else 0
    own = buildings_of(town, seat)
    best = total = useful = 0
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        points = best_points(town, own, card)
        best = max(best, points)
        total += points
        useful += 1 if points > 0 else 0
    out[at + _NEXT_BEST] = best
    out[at + _NEXT_ALL] = total
    out[at + _NEXT_USEFUL] = useful
    if action < FIRST_PLAY or action >= FIRST_CLAIM:
        return gain(state, seat, action)
    gift = gifts(after, seat)
    out[at + _GIFT] = min(gift // _GIFT_FIFTH, _MOST)
    return _POINT * sure - gift


@kernel
def change(after: NDArray[Any], state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> int:
    """Carry out a move on `after`, a copy of the town, as if every impossible marker were claimed afterwards.

    Also writes the net's inputs about the move into `out`. Returns the points for the move itself, without the claims.
    """
    town = after[0]
    silent = np.zeros((1, COLUMNS), np.int32)
    sure = 0
    if action < FIRST_PLAY:
        building = action
        out[at + _ACT] = TAKES
        town.owner[building] = seat + 1
        out[at + _BEFORE] = size(num(state.candidates[building]))
    else:
        if action < FIRST_DROP:
            card = num(card_of(action))
            building = num(named_by(action))
            out[at + _ACT] = PLAYS
            out[at + _CARD] = card
            if CARD_KIND[card] == C:
                out[at + _OTHER] = num(CARD_BUILDING[card]) + 1
            carry_out_clue(town, seat, card, building, silent)
        else:
            building = building_of(action)
            lot = lot_of(action)
            out[at + _ACT] = REMOVES if action < PASS else CLAIMS
            out[at + _LOT] = lot + 1
            town.candidates[building] = num(town.candidates[building]) & ~(1 << lot)
            town.points[seat] = num(town.points[seat]) + 1
        if state.status[building] == MARKED:
            out[at + _BEFORE] = size(num(state.candidates[building]))
        follow_up(town, seat, silent)
        sure = num(town.points[seat]) - num(state.points[seat])
        if town.spot:
            # The player may claim every wrong marker right away.
            town.spot = 0
            follow_up(town, seat, silent)
            town.spot = 1
        out[at + _SURE] = sure
        out[at + _WON] = num(town.points[seat]) - num(state.points[seat])
        if town.status[building] == MARKED:
            out[at + _LEFT] = size(num(town.candidates[building]))
        if FIRST_PLAY <= action < FIRST_DROP and CARD_KIND[num(card_of(action))] == C:
            other = num(CARD_BUILDING[num(card_of(action))])
            if town.status[other] == MARKED:
                out[at + _OTHER_LEFT] = size(num(town.candidates[other]))
    out[at + _BUILDING] = building + 1
    return sure
