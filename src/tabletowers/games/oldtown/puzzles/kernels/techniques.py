"""All techniques except chains and cases: finding the easiest next step, and finding contradictions."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT, IN_TOWN, C
from tabletowers.games.oldtown.puzzles.deduction_layout import AT, BUILDING, CARDS_USED, RELIES, TECHNIQUE
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, count, near
from tabletowers.games.oldtown.puzzles.kernels.clue_arrays import CARD_KIND, CARD_LOTS
from tabletowers.games.oldtown.puzzles.kernels.lot_techniques import (
    find_buildings_on_few_lots,
    find_clue,
    find_last_building,
    find_last_lot,
    find_lots_for_few_buildings,
    find_roll_call,
)
from tabletowers.games.oldtown.puzzles.kernels.own_techniques import (
    find_own_budget,
    find_own_complete,
    find_own_contradiction,
    find_partner,
    find_some_own,
    rely_on_no_other,
    servers_of,
)
from tabletowers.games.oldtown.puzzles.knowledge import ANYWHERE, OUT
from tabletowers.games.oldtown.puzzles.names import (
    LOT_PAIR,
    LOT_TRIPLE,
    NO_BUILDING,
    NO_LOT,
    NO_PARTNER,
    OWN_BUDGET,
    OWN_COMPLETE,
    SOME_OWN,
    TOO_MANY_IN_TOWN,
)
from tabletowers.kernel.compiling import kernel

# Contradictions


@kernel
def find_contradiction(cards: Masks, named: Masks, size: int, known: Masks, step: Masks) -> bool:
    """Find a contradiction in what is known, and write it to `step`. Returns whether there is one."""
    once, in_town = 0, 0
    for building in range(BUILDING_COUNT):
        mask = known[building]
        if mask == 0:
            step[TECHNIQUE] = NO_LOT
            step[BUILDING] = building
            step[RELIES + building] = ANYWHERE
            return True
        once |= mask
        if not mask & OUT:
            in_town |= 1 << building
    if once & ALL_LOTS != ALL_LOTS:
        empty = ALL_LOTS & ~once
        empty &= -empty
        step[TECHNIQUE] = NO_BUILDING
        step[AT] = empty
        for building in range(BUILDING_COUNT):
            step[RELIES + building] = empty
        return True
    if count(in_town) > IN_TOWN:
        step[TECHNIQUE] = TOO_MANY_IN_TOWN
        for building in range(BUILDING_COUNT):
            if in_town >> building & 1:
                step[RELIES + building] = OUT
        return True
    for i in range(len(cards)):
        if (named[i] < 0 or CARD_KIND[cards[i]] == C) and servers_of(cards[i], named[i], known) == 0:
            step[TECHNIQUE] = NO_PARTNER
            step[BUILDING] = named[i]
            step[CARDS_USED] = np.int64(1) << cards[i]
            around = CARD_LOTS[cards[i]] & ALL_LOTS
            if named[i] >= 0:
                around = near(cards[i], known[named[i]])
                step[RELIES + named[i]] = ALL_LOTS & ~known[named[i]]
            rely_on_no_other(around, named[i], 0, known, step)
            return True
    return find_own_contradiction(cards, named, size, known, step)


# The easiest step


@kernel
def find_step(cards: Masks, named: Masks, size: int, known: Masks, after: Masks, step: Masks, hardest: int) -> bool:
    """Find the easiest step that makes progress, with techniques up to `hardest` but without chains and cases."""
    if (
        find_clue(cards, named, known, after, step)
        or find_roll_call(known, after, step)
        or find_last_lot(known, after, step)
        or find_last_building(known, after, step)
    ):
        return True
    if hardest >= OWN_COMPLETE and find_own_complete(size, known, after, step):
        return True
    for standing in (True, False):
        if find_partner(cards, named, known, after, step, standing, hardest):
            return True
        if hardest >= SOME_OWN and find_some_own(cards, named, known, after, step):
            return True
    for few in range(2, 4):
        if hardest >= (LOT_PAIR if few == 2 else LOT_TRIPLE) and (
            find_buildings_on_few_lots(known, after, step, few) or find_lots_for_few_buildings(known, after, step, few)
        ):
            return True
    return hardest >= OWN_BUDGET and find_own_budget(cards, named, size, known, after, step)
