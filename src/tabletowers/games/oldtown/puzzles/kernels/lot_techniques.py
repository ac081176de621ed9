"""Techniques that reason about lots: cards about one building, the last lot or building left, pairs and triples.

Each `find_` kernel looks for a place where its technique makes progress. If there is one, the kernel writes the step
and what the step relies on into `step`, changes `after` (a copy of `known`), and returns True.
"""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT, IN_TOWN, C
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.puzzles.deduction_layout import AT, BUILDING, CARDS_USED, OTHERS, RELIES, TECHNIQUE
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, count, single
from tabletowers.games.oldtown.puzzles.kernels.clue_arrays import CARD_KIND, CARD_LOTS
from tabletowers.games.oldtown.puzzles.knowledge import ANYWHERE, MAY_OWN, NOT_ENTERED, OUT
from tabletowers.games.oldtown.puzzles.names import (
    CLUE,
    LAST_BUILDING,
    LAST_LOT,
    LOT_PAIR,
    LOT_TRIPLE,
    PAIR,
    ROLL_CALL,
    TRIPLE,
)
from tabletowers.kernel.compiling import kernel

# Cards about one building, and the number of buildings in town


@kernel
def find_clue(cards: Masks, named: Masks, known: Masks, after: Masks, step: Masks) -> bool:
    """Find a card about one building that excludes some of the building's lots."""
    for i in range(len(cards)):
        building = named[i]
        if building >= 0 and CARD_KIND[cards[i]] != C and known[building] & ~CARD_LOTS[cards[i]]:
            after[building] &= CARD_LOTS[cards[i]]
            step[TECHNIQUE] = CLUE
            step[BUILDING] = building
            step[AT] = CARD_LOTS[cards[i]]
            step[CARDS_USED] = np.int64(1) << cards[i]
            return True
    return False


@kernel
def find_roll_call(known: Masks, after: Masks, step: Masks) -> bool:
    """Apply the rule that exactly two buildings are not in town (OT-2).

    This makes progress once these two buildings, or all the others, are known.
    """
    out, may_be_out = 0, 0
    for building in range(BUILDING_COUNT):
        if known[building] & OUT:
            may_be_out |= 1 << building
            if known[building] == OUT:
                out |= 1 << building
    wanted = BUILDING_COUNT - IN_TOWN
    if count(may_be_out) == wanted and (may_be_out & known[NOT_ENTERED] or may_be_out & known[MAY_OWN]):
        for building in range(BUILDING_COUNT):
            if may_be_out >> building & 1:
                after[building] = OUT
            else:
                step[RELIES + building] = OUT
        after[NOT_ENTERED] &= ~may_be_out
        after[MAY_OWN] &= ~may_be_out
        step[OTHERS] = may_be_out
    elif count(out) == wanted and may_be_out != out:
        for building in range(BUILDING_COUNT):
            if out >> building & 1:
                step[RELIES + building] = ALL_LOTS
            else:
                after[building] &= ~OUT
        step[OTHERS] = out
    else:
        return False
    step[TECHNIQUE] = ROLL_CALL
    return True


# The last one left


@kernel
def find_last_lot(known: Masks, after: Masks, step: Masks) -> bool:
    """Find a building with only one lot left. It stands there, and no other building does."""
    for building in range(BUILDING_COUNT):
        mask = known[building]
        if known[NOT_ENTERED] >> building & 1 and mask != OUT and single(mask):
            for other in range(BUILDING_COUNT):
                if other != building:
                    after[other] &= ~mask
            after[NOT_ENTERED] &= ~(1 << building)
            step[TECHNIQUE] = LAST_LOT
            step[BUILDING] = building
            step[AT] = mask
            step[RELIES + building] = ANYWHERE & ~mask
            return True
    return False


@kernel
def find_last_building(known: Masks, after: Masks, step: Masks) -> bool:
    """Find a lot on which only one building can stand. The building stands there."""
    once, twice = 0, 0
    for building in range(BUILDING_COUNT):
        twice |= once & known[building]
        once |= known[building]
    lonely = once & ~twice & ALL_LOTS
    for building in range(BUILDING_COUNT):
        mask = known[building] & lonely
        if mask and known[NOT_ENTERED] >> building & 1:
            mask &= -mask
            after[building] = mask
            after[NOT_ENTERED] &= ~(1 << building)
            step[TECHNIQUE] = LAST_BUILDING
            step[BUILDING] = building
            step[AT] = mask
            for other in range(BUILDING_COUNT):
                if other != building:
                    step[RELIES + other] = mask
            return True
    return False


# Pairs and triples


@kernel
def find_buildings_on_few_lots(known: Masks, after: Masks, step: Masks, size: int) -> bool:
    """Find two buildings that share only two possible lots, or three that share three.

    No other building can stand on these lots.
    """
    narrow = np.empty(BUILDING_COUNT, np.int64)
    n = 0
    for building in range(BUILDING_COUNT):
        if known[NOT_ENTERED] >> building & 1 and not known[building] & OUT and count(known[building]) <= size:
            narrow[n] = building
            n += 1
    for i in range(n):
        for j in range(i + 1, n):
            both = known[narrow[i]] | known[narrow[j]]
            if count(both) > size:
                continue
            for k in range(j + 1 if size == 3 else n - 1, n):
                lots, group = both, 1 << narrow[i] | 1 << narrow[j]
                if size == 3:
                    lots |= known[narrow[k]]
                    group |= 1 << narrow[k]
                if count(lots) == size and _clear_lots(lots, group, known, after):
                    step[TECHNIQUE] = TRIPLE if size == 3 else PAIR
                    step[AT] = lots
                    step[OTHERS] = group
                    for building in range(BUILDING_COUNT):
                        if group >> building & 1:
                            step[RELIES + building] = ANYWHERE & ~lots
                    return True
    return False


@kernel
def _clear_lots(lots: int, group: int, known: Masks, after: Masks) -> bool:
    """Rule out these lots for all buildings outside the group. Returns whether that changes anything."""
    news = False
    for building in range(BUILDING_COUNT):
        if not group >> building & 1 and known[building] & lots:
            after[building] &= ~lots
            news = True
    return news


@kernel
def find_lots_for_few_buildings(known: Masks, after: Masks, step: Masks, size: int) -> bool:
    """Find two lots on which only two buildings can stand, or three lots for three buildings.

    These buildings can stand nowhere else.
    """
    takers = np.zeros(LOTS, np.int64)
    few = np.empty(LOTS, np.int64)
    n = 0
    for lot in range(LOTS):
        for building in range(BUILDING_COUNT):
            takers[lot] |= (known[building] >> lot & 1) << building
        if 1 < count(takers[lot]) <= size:
            few[n] = lot
            n += 1
    for i in range(n):
        for j in range(i + 1, n):
            both = takers[few[i]] | takers[few[j]]
            if count(both) > size:
                continue
            for k in range(j + 1 if size == 3 else n - 1, n):
                group, lots = both, 1 << few[i] | 1 << few[j]
                if size == 3:
                    group |= takers[few[k]]
                    lots |= 1 << few[k]
                if count(group) == size and _keep_lots(lots, group, known, after):
                    step[TECHNIQUE] = LOT_TRIPLE if size == 3 else LOT_PAIR
                    step[AT] = lots
                    step[OTHERS] = group
                    for building in range(BUILDING_COUNT):
                        if not group >> building & 1:
                            step[RELIES + building] = lots
                    return True
    return False


@kernel
def _keep_lots(lots: int, group: int, known: Masks, after: Masks) -> bool:
    """Restrict the buildings in the group to these lots. Returns whether that changes anything."""
    news = False
    for building in range(BUILDING_COUNT):
        if group >> building & 1 and known[building] & ~lots:
            after[building] &= lots
            news = True
    return news
