"""The check that a record is a well-formed state of Clocktowers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.validation import (
    MISCOUNTED,
    NO_FLAW,
    NOT_BLANK,
    OUT_OF_RANGE,
    OUT_OF_TURN,
    TRUTH,
    UNDERIVED,
)
from tabletowers.games.clocktowers.components import (
    COLOURS,
    HAND,
    KINDS,
    KM,
    LEAST_FIRST,
    MOST_FIRST,
    MOST_IN_PILE,
    MOST_KNOWN,
    MOST_PLAYERS,
    MOST_REMOVED,
    MOST_TOWERS,
    MOST_TURNS,
    PILES,
    RR,
    K,
)
from tabletowers.games.clocktowers.kernels.component_arrays import (
    COPIES,
    DTYPE,
    PILE_OF,
    PILE_SIZES,
    REMOVED,
    STARTING_HAND,
)
from tabletowers.games.clocktowers.kernels.rules import put_on_tower
from tabletowers.games.clocktowers.layout import LAYOUT
from tabletowers.kernel.compiling import kernel, num

_SIZE = LAYOUT.size


@kernel
def flaw(state: np.record, seat: int) -> int:
    """Return the code of the flaw that makes a record invalid as a state or a seat's view, or 0 if valid."""
    number = flaw_in_turns(state)
    # Copies of each card whose place is public: built, known to be in a hand or among discards, or on a pile.
    placed = np.zeros(KINDS + 1, np.int64)
    for other in range(MOST_PLAYERS):
        if number == NO_FLAW:
            number = flaw_in_cards(state, other, seat, placed)
    if number == NO_FLAW:
        number = flaw_in_piles(state, seat, placed)
    if number == NO_FLAW:
        number = flaw_in_towers(state)
    return number


# Turns (CT-3, CT-9, CT-10)


@kernel
def flaw_in_turns(state: np.record) -> int:
    """Check that each seat's counts of cards built, discarded, drawn and held fit the number of turns so far."""
    players = num(state.players)
    if not 0 <= num(state.drawing) <= 1:
        return OUT_OF_RANGE
    piles = left = plays = 0
    for pile in range(PILES):
        size = num(state.pile_size[pile])
        if not 0 <= size <= PILE_SIZES[players, pile]:
            return OUT_OF_RANGE
        piles += PILE_SIZES[players, pile]
        left += size
    for seat in range(MOST_PLAYERS):
        built = num(state.built_count[seat])
        discards = num(state.discards[seat])
        if not 0 <= built <= MOST_TURNS or not 0 <= discards <= MOST_TURNS:
            return OUT_OF_RANGE
        plays += built + discards
    # While any cards are left in the piles, one is drawn after every card played.
    draws = min(plays - num(state.drawing), piles)
    if left != piles - draws or (state.drawing and left == 0) or num(state.ply) != plays + draws:
        return OUT_OF_TURN
    for seat in range(MOST_PLAYERS):
        own = num(state.built_count[seat]) + num(state.discards[seat])
        held = num(state.hand_size[seat])
        if seat >= players:
            if own != 0 or held != 0:
                return OUT_OF_RANGE
        elif own != turns_of(seat, plays, players) or held != HAND + turns_of(seat, draws, players) - own:
            return OUT_OF_TURN
    if plays == piles + HAND * players:
        return NO_FLAW if state.to_move < 0 else OUT_OF_TURN
    return NO_FLAW if state.to_move == (plays - num(state.drawing)) % players else OUT_OF_TURN


@kernel
def turns_of(seat: int, turns: int, players: int) -> int:
    """Return how many of the game's first `turns` turns were taken by this seat."""
    return (turns - seat + players - 1) // players if turns > seat else 0


# A seat's cards (CT-2, CT-8, CT-13)


@kernel
def flaw_in_cards(state: np.record, other: int, seat: int, placed: NDArray[Any]) -> int:
    """Check the cards that a seat has taken: those it has built, and those it is known to hold or have discarded."""
    size = num(state.hand_size[other])
    discards = num(state.discards[other])
    count = num(state.known_count[other])
    if count != size + discards:
        return MISCOUNTED
    own = np.zeros(KINDS + 1, np.int64)
    for i in range(MOST_TURNS):
        card = num(state.built[other, i])
        if i >= state.built_count[other]:
            if card != 0:
                return NOT_BLANK
        elif not 1 <= card <= KINDS:
            return OUT_OF_RANGE
        else:
            own[card] += 1
    before = discards
    for i in range(MOST_KNOWN):
        card = num(state.known[other, i])
        doubts = num(state.doubts[other, i])
        if i >= count:
            if card != 0 or doubts != 0:
                return NOT_BLANK
        elif not 1 <= card <= KINDS or not 0 <= doubts <= before:
            return OUT_OF_RANGE
        else:
            own[card] += 1
            before = doubts
    if other < state.players:
        # Cards never change hands, so every seat has had its starting hand.
        for card in STARTING_HAND:
            if own[card] == 0:
                return MISCOUNTED
    for card in range(1, KINDS + 1):
        placed[card] += own[card]
    if seat in (TRUTH, other):
        return flaw_in_hand(state, other)
    for i in range(HAND):
        if state.hand[other, i] != 0:
            return NOT_BLANK
    for i in range(MOST_TURNS):
        if state.discarded[other, i] != 0:
            return NOT_BLANK
    return NO_FLAW if discards_fit(state, other) else MISCOUNTED


@kernel
def flaw_in_hand(state: np.record, seat: int) -> int:
    """Check that a seat's hand and discards together are the cards it is known to have taken (CT-13).

    Also checks that the seat held each discarded card at the time of the discard.
    """
    discards = num(state.discards[seat])
    before = 1
    for i in range(HAND):
        card = num(state.hand[seat, i])
        if i >= state.hand_size[seat]:
            if card != 0:
                return NOT_BLANK
        elif not before <= card <= KINDS:
            return OUT_OF_RANGE
        else:
            before = card
    for i in range(MOST_TURNS):
        card = num(state.discarded[seat, i])
        if i >= discards:
            if card != 0:
                return NOT_BLANK
        elif not 1 <= card <= KINDS:
            return OUT_OF_RANGE
    for card in range(1, KINDS + 1):
        taken = 0
        for i in range(discards):
            if state.discarded[seat, i] == card:
                taken += 1
                if known_with_doubts(state, seat, card, discards - i) < taken:
                    return MISCOUNTED
        for i in range(num(state.hand_size[seat])):
            if state.hand[seat, i] == card:
                taken += 1
        if taken != known_with_doubts(state, seat, card, 0):
            return MISCOUNTED
    return NO_FLAW


@kernel
def known_with_doubts(state: np.record, seat: int, card: int, doubts: int) -> int:
    """Return how many known copies of `card` (0 for any card) were in hand during at least `doubts` discards."""
    copies = 0
    for i in range(num(state.known_count[seat])):
        if (card == 0 or state.known[seat, i] == card) and state.doubts[seat, i] >= doubts:
            copies += 1
    return copies


@kernel
def discards_fit(state: np.record, seat: int) -> bool:
    """Return whether a seat's known cards can account for all of its discards."""
    discards = num(state.discards[seat])
    for when in range(discards):
        if known_with_doubts(state, seat, 0, discards - when) <= when:
            return False
    return True


# Piles (CT-1, CT-2)


@kernel
def flaw_in_piles(state: np.record, seat: int, placed: NDArray[Any]) -> int:
    """Check the piles, and that the visible and the unseen cards together are all cards of the game."""
    below = np.zeros(KINDS + 1, np.int64)
    for pile in range(PILES):
        size = num(state.pile_size[pile])
        for i in range(MOST_IN_PILE + MOST_REMOVED):
            lies = i < size if i < MOST_IN_PILE else i - MOST_IN_PILE < REMOVED[pile]
            card = num(state.pile[pile, i]) if i < MOST_IN_PILE else num(state.removed[pile, i - MOST_IN_PILE])
            if not lies or (seat != TRUTH and i != size - 1):
                if card != 0:
                    return NOT_BLANK
            elif not 1 <= card <= KINDS or PILE_OF[card] != pile:
                return OUT_OF_RANGE
            elif i == size - 1:
                placed[card] += 1
            else:
                below[card] += 1
    if state.unseen[0] != 0:
        return OUT_OF_RANGE
    hidden = np.zeros(PILES, np.int64)
    for card in range(1, KINDS + 1):
        unseen = num(state.unseen[card])
        if unseen < 0 or placed[card] + unseen != COPIES[card] or (seat == TRUTH and below[card] != unseen):
            return MISCOUNTED
        hidden[PILE_OF[card]] += unseen
    for pile in range(PILES):
        if hidden[pile] != REMOVED[pile] + max(num(state.pile_size[pile]) - 1, 0):
            return MISCOUNTED
    return NO_FLAW


# Towers (CT-4 to CT-7)


@kernel
def flaw_in_towers(state: np.record) -> int:
    """Check that every card was built where the rules allow it, and that the towers' fields agree with the cards."""
    built = np.zeros(_SIZE, np.uint8).view(DTYPE)
    again = built[0]
    heights = np.zeros(COLOURS, np.int64)
    for seat in range(MOST_PLAYERS):
        for i in range(MOST_TURNS):
            tower = num(state.built_on[seat, i]) - 1
            if i >= state.built_count[seat]:
                if tower != -1:
                    return NOT_BLANK
                continue
            card = num(state.built[seat, i])
            if not can_be_built(again, seat, card, tower):
                return OUT_OF_RANGE
            put_on_tower(again, seat, card, tower)
            if card >= RR:
                height = num(again.height[seat, tower])
                if heights[card - RR] >> height & 1:
                    return MISCOUNTED
                heights[card - RR] |= 1 << height
    for colour in range(COLOURS):
        # CT-7: the heights of a colour have no gaps and begin at 1 or 2.
        there = heights[colour]
        first = there & -there
        if there and (not 1 << LEAST_FIRST <= first <= 1 << MOST_FIRST or there & (there + first)):
            return MISCOUNTED
    for colour in range(COLOURS):
        last = 0
        while heights[colour] >> (last + 1):
            last += 1
        if state.last_height[colour] != last:
            return UNDERIVED
    for seat in range(MOST_PLAYERS):
        if state.towers[seat] != again.towers[seat] or state.points[seat] != again.points[seat]:
            return UNDERIVED
        for tower in range(MOST_TOWERS):
            if not same_tower(state, again, seat, tower):
                return UNDERIVED
    return NO_FLAW


@kernel
def can_be_built(state: np.record, seat: int, card: int, tower: int) -> bool:
    """Return whether a card may go on a tower (CT-4 to CT-6).

    A floor starts a tower or goes on a floor, a clock goes on a floor, and a roof goes on a clock.
    """
    towers = num(state.towers[seat])
    if not 0 <= tower <= towers or tower >= MOST_TOWERS:
        return False
    if tower == towers:
        return card < K
    if state.roof[seat, tower] != 0:
        return False
    return (num(state.clock[seat, tower]) != 0) == (card > KM)


@kernel
def same_tower(state: np.record, other: np.record, seat: int, tower: int) -> bool:
    """Return whether a tower of a seat is the same in two records."""
    return (  # type: ignore[no-any-return]
        state.height[seat, tower] == other.height[seat, tower]
        and state.cat_at[seat, tower] == other.cat_at[seat, tower]
        and state.mouse_at[seat, tower] == other.mouse_at[seat, tower]
        and state.clock[seat, tower] == other.clock[seat, tower]
        and state.roof[seat, tower] == other.roof[seat, tower]
        and state.worth[seat, tower] == other.worth[seat, tower]
    )
