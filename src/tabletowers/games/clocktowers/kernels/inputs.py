"""Kernels that write the net's inputs for Clocktowers: what a seat knows, and what each of its moves does."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.actions import FIRST_CLOCK, FIRST_DISCARD, FIRST_DRAW, FIRST_ROOF
from tabletowers.games.clocktowers.components import COLOURS, KINDS, KM, PILES, ROOFS, RR, K
from tabletowers.games.clocktowers.inputs import (
    ANIMALS,
    COMPLETES,
    DISCARDS,
    DRAWS,
    FOUNDS,
    INPUTS,
    MOST_HEIGHT,
    RAISES,
    SETS_A_CLOCK,
)
from tabletowers.games.clocktowers.kernels.actions import card_of, tower_of
from tabletowers.games.clocktowers.kernels.component_arrays import HAS_CAT, HAS_MOUSE, STOREYS
from tabletowers.games.clocktowers.kernels.judgement import worth
from tabletowers.games.clocktowers.kernels.legality import height_wanted, holds
from tabletowers.games.clocktowers.kernels.scoring import animal_points
from tabletowers.kernel.compiling import kernel, num

_PLAYERS, _DRAWING, _HAND, _PILES, _TOPS, _UNSEEN, _LAST = (INPUTS.at[part.name] for part in INPUTS.table)
_PRESENT, _POINTS, _CARDS, _DISCARDS, _SURE, _POSSIBLE, _TOWERS, _MOUSE, _CAT, _COMPLETE = (
    INPUTS.at[part.name] for part in INPUTS.seat
)
_ACT, _CARD, _HEIGHT, _ANIMALS, _BEFORE, _WON, _WANTED, _ROOFS, _IN_SIGHT, _TO_COME = (
    INPUTS.at[part.name] for part in INPUTS.move[:10]
)
_LEFT, _ROBBED, _HELPED, _OWN_ROBBED, _OWN_HELPED, _USES, _RIVALS = (INPUTS.at[part.name] for part in INPUTS.move[10:])
_SEATS, _SEAT_SIZE = INPUTS.table_size, INPUTS.seat_size


@kernel
def portray(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Encode what a seat knows as inputs of the neural net, and write them into `out`.

    All entries of `out` must be 0 beforehand.
    """
    players = num(state.players)
    out[_PLAYERS] = players
    out[_DRAWING] = num(state.drawing)
    for i in range(num(state.hand_size[seat])):
        out[_HAND + num(state.hand[seat, i]) - 1] += 1
    for pile in range(PILES):
        size = num(state.pile_size[pile])
        out[_PILES + pile] = size
        if size > 0:
            out[_TOPS + pile] = num(state.pile[pile, size - 1])
    for kind in range(KINDS):
        out[_UNSEEN + kind] = num(state.unseen[kind + 1])
    for colour in range(COLOURS):
        out[_LAST + colour] = num(state.last_height[colour])
    for place in range(players):
        portray_seat(state, (seat + place) % players, out, _SEATS + place * _SEAT_SIZE)


@kernel
def portray_seat(state: np.record, seat: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about one seat into `out`, starting at index `at`."""
    out[at + _PRESENT] = 1
    out[at + _POINTS] = num(state.points[seat])
    out[at + _CARDS] = num(state.hand_size[seat])
    out[at + _DISCARDS] = num(state.discards[seat])
    for i in range(num(state.known_count[seat])):
        known = _POSSIBLE if state.doubts[seat, i] else _SURE
        out[at + known + num(state.known[seat, i]) - 1] += 1
    complete = mouse = cat = 0
    for tower in range(num(state.towers[seat])):
        if state.roof[seat, tower] != 0:
            complete += 1
            mouse = max(mouse, num(state.mouse_at[seat, tower]))
            cat = max(cat, num(state.cat_at[seat, tower]))
        else:
            clocked = 1 if state.clock[seat, tower] != 0 else 0
            height = min(num(state.height[seat, tower]), MOST_HEIGHT) - 1
            out[at + _TOWERS + (clocked * MOST_HEIGHT + height) * ANIMALS + animals_in(state, seat, tower) - 1] += 1
    out[at + _MOUSE] = mouse
    out[at + _CAT] = cat
    out[at + _COMPLETE] = complete


@kernel
def animals_of(cats: bool, mice: bool) -> int:
    """Return the code for a combination of animals: 1 for none, 2 for cats, 3 for cats and mice, 4 for mice."""
    if cats:
        return 3 if mice else 2
    return 4 if mice else 1


@kernel
def animals_in(state: np.record, seat: int, tower: int) -> int:
    """Return the code for the combination of animals in a tower (see `animals_of`)."""
    mice = state.mouse_at[seat, tower] > 0 or state.clock[seat, tower] == KM
    return animals_of(state.cat_at[seat, tower] > 0, mice)


@kernel
def prospect(state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> int:
    """Write the effects of a legal move into `out`, starting at index `at`. Returns the move's worth.

    The entries to be written must be 0 beforehand.
    """
    if action >= FIRST_DRAW:
        pile = action - FIRST_DRAW
        card = num(state.pile[pile, num(state.pile_size[pile]) - 1])
        out[at + _ACT] = DRAWS
    else:
        card = card_of(action)
        if action >= FIRST_DISCARD:
            out[at + _ACT] = DISCARDS
        else:
            prospect_of_tower(state, seat, action, card, out, at)
    out[at + _CARD] = card
    copies = 0
    for i in range(num(state.hand_size[seat])):
        if state.hand[seat, i] == card:
            copies += 1
    out[at + _LEFT] = copies if action >= FIRST_DRAW else copies - 1
    rivals = 0
    for other in range(num(state.players)):
        if other == seat:
            out[at + _USES] = uses_of(state, seat, card)
        else:
            rivals += uses_of(state, other, card)
    out[at + _RIVALS] = rivals
    return worth(state, seat, action)


@kernel
def uses_of(state: np.record, seat: int, card: int) -> int:
    """Return the number of a seat's towers on which a clock or roof fits.

    Returns 0 for a floor, because a floor can always start a new tower.
    """
    count = 0
    if card >= K:
        for tower in range(num(state.towers[seat])):
            if state.roof[seat, tower] == 0 and (state.clock[seat, tower] != 0) == (card >= RR):
                if card < RR or height_wanted(state, card - RR, num(state.height[seat, tower])):
                    count += 1
    return count


@kernel
def prospect_of_tower(state: np.record, seat: int, action: int, card: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about what a move does to the tower that it builds on."""
    tower = tower_of(action)
    height = 0
    cats = mice = False
    if tower >= 0:
        height = num(state.height[seat, tower])
        cats = state.cat_at[seat, tower] > 0
        mice = state.mouse_at[seat, tower] > 0 or state.clock[seat, tower] == KM
        out[at + _BEFORE] = animals_of(cats, mice)
    height += STOREYS[card]
    cats = cats or HAS_CAT[card] > 0
    mice = mice or HAS_MOUSE[card] > 0
    out[at + _HEIGHT] = height
    out[at + _ANIMALS] = animals_of(cats, mice)
    if action >= FIRST_ROOF:
        out[at + _ACT] = COMPLETES
        out[at + _WON] = animal_points(cats, mice)
        out[at + _ROBBED] = clocked_others(state, seat, height)
        out[at + _HELPED] = clocked_others(state, seat, height + 1)
        out[at + _OWN_ROBBED] = clocked_towers(state, seat, height) - 1
        out[at + _OWN_HELPED] = clocked_towers(state, seat, height + 1)
        return
    if action >= FIRST_CLOCK:
        out[at + _ACT] = SETS_A_CLOCK
    else:
        out[at + _ACT] = RAISES if tower >= 0 else FOUNDS
    wanted = roofs = to_come = 0
    top = num(state.pile_size[ROOFS])
    for colour in range(COLOURS):
        if height_wanted(state, colour, height):
            roof = RR + colour
            wanted += 1
            roofs += 1 if holds(state, seat, roof) else 0
            to_come += num(state.unseen[roof])
            if top > 0 and state.pile[ROOFS, top - 1] == roof:
                out[at + _IN_SIGHT] = 1
    out[at + _WANTED] = wanted
    out[at + _ROOFS] = roofs
    out[at + _TO_COME] = to_come


@kernel
def clocked_towers(state: np.record, seat: int, height: int) -> int:
    """Return the number of a seat's unfinished towers of this height that have a clock."""
    count = 0
    for tower in range(num(state.towers[seat])):
        if state.roof[seat, tower] == 0 and state.clock[seat, tower] != 0 and state.height[seat, tower] == height:
            count += 1
    return count


@kernel
def clocked_others(state: np.record, seat: int, height: int) -> int:
    """Return the number of the other seats' unfinished towers of this height that have a clock."""
    count = 0
    for other in range(num(state.players)):
        if other != seat:
            count += clocked_towers(state, other, height)
    return count
