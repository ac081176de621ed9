"""The exact search for every solution of a puzzle.

A building's possible lots are a bitmask with one more bit for "not in town". Before each guess, the search draws every
simple conclusion: from the fact that no two buildings share a lot, from the cards about two buildings, and from a
matching of buildings to lots. Then it tries the building with the fewest possibilities left.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT, IN_TOWN, C
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, copy, count, few_serve, near, place, single, wipe
from tabletowers.games.oldtown.puzzles.kernels.clue_arrays import CARD_KIND, CARD_LOTS
from tabletowers.games.oldtown.puzzles.knowledge import OUT
from tabletowers.kernel.compiling import kernel, num

_BUILDINGS_OUT = BUILDING_COUNT - IN_TOWN


# Conclusions


@kernel
def begin(cards: Masks, named: Masks, own: int, lots: Masks) -> bool:
    """Apply the cards about one building to the buildings' possible lots. Returns False if there is a contradiction."""
    required = own
    for i in range(len(cards)):
        building = named[i]
        if building >= 0:
            required |= 1 << building
            if CARD_KIND[cards[i]] != C:
                lots[building] &= CARD_LOTS[cards[i]] | OUT
    for building in range(BUILDING_COUNT):
        if required >> building & 1:
            lots[building] &= ~OUT
        if lots[building] == 0:
            return False
    return count(required) <= IN_TOWN


@kernel
def _roll_call(lots: Masks) -> bool:
    """Apply the rule that exactly two buildings are not in town (OT-2). Returns False if there is a contradiction."""
    out, may_be_out = 0, 0
    for building in range(BUILDING_COUNT):
        if lots[building] & OUT:
            may_be_out += 1
            if lots[building] == OUT:
                out += 1
    if out > _BUILDINGS_OUT or may_be_out < _BUILDINGS_OUT:
        return False
    if out == _BUILDINGS_OUT < may_be_out:
        for building in range(BUILDING_COUNT):
            if lots[building] != OUT:
                lots[building] &= ~OUT
    elif may_be_out == _BUILDINGS_OUT:
        for building in range(BUILDING_COUNT):
            if lots[building] & OUT:
                lots[building] = OUT
    return True


@kernel
def _settle(lots: Masks) -> bool:
    """Place each building that has one lot left, and fill each lot that has one building left.

    Repeats this until nothing changes. Returns False if there is a contradiction.
    """
    settled = 0
    again = True
    while again:
        again = False
        once, twice = 0, 0
        for building in range(BUILDING_COUNT):
            mask = lots[building]
            if mask == 0:
                return False
            if single(mask) and mask != OUT and not settled >> building & 1:
                settled |= 1 << building
                for other in range(BUILDING_COUNT):
                    if other != building and lots[other] & mask:
                        lots[other] &= ~mask
                        again = True
                        if lots[other] == 0:
                            return False
        for building in range(BUILDING_COUNT):
            twice |= once & lots[building]
            once |= lots[building]
        if once & ALL_LOTS != ALL_LOTS:
            return False
        lonely = once & ~twice & ALL_LOTS
        if lonely:
            for building in range(BUILDING_COUNT):
                mask = lots[building] & lonely
                if mask and mask != lots[building]:
                    if not single(mask):
                        return False
                    lots[building] = mask
                    again = True
    return True


@kernel
def _pair_up(cards: Masks, named: Masks, own: int, lots: Masks) -> int:
    """Apply the cards about two buildings, and those about an unnamed building that the player owns.

    Returns −1 if they can't be satisfied, 1 if something changed, otherwise 0.
    """
    news = 0
    for i in range(len(cards)):
        card, building = cards[i], named[i]
        if building >= 0 and CARD_KIND[card] != C:
            continue
        around = near(card, lots[building]) if building >= 0 else CARD_LOTS[card]
        served, servers, server = 0, 0, 0
        for other in range(BUILDING_COUNT):
            if own >> other & 1 and other != building and lots[other] & around:
                servers += 1
                server = other
                served |= lots[other] & around
        if servers == 0:
            return -1
        if servers == 1 and lots[server] & ~around:
            lots[server] &= around
            news = 1
        if building >= 0:
            left = lots[building] & near(card, served)
            if left == 0:
                return -1
            if left != lots[building]:
                lots[building] = left
                news = 1
    return news


@kernel
def _serve(cards: Masks, named: Masks, lots: Masks, size: int) -> int:
    """Check that the player owns enough buildings to satisfy every card about the player's own buildings.

    For each building named on a C card, rules out the lots that would require the player to own more buildings. Returns
    −1 if the cards can't be satisfied, 1 if something changed, otherwise 0.
    """
    wanted = np.empty(len(cards), np.int64)
    for i in range(len(cards)):
        wanted[i] = -1
        if named[i] < 0:
            wanted[i] = CARD_LOTS[cards[i]]
        elif CARD_KIND[cards[i]] == C:
            wanted[i] = near(cards[i], lots[named[i]])
    if not few_serve(wanted, 0, size):
        return -1
    news = 0
    for i in range(len(cards)):
        building = named[i]
        if building < 0 or CARD_KIND[cards[i]] != C or single(lots[building]):
            continue
        left = lots[building]
        while left:
            bit = left & -left
            left ^= bit
            wanted[i] = near(cards[i], bit)
            if wanted[i] == 0 or not few_serve(wanted, 0, size):
                lots[building] &= ~bit
                news = 1
        if lots[building] == 0:
            return -1
        wanted[i] = near(cards[i], lots[building])
    return news


@kernel
def _seat_from(lots: Masks, holder: Masks, building: int) -> bool:
    """Match one more building to a lot, moving other buildings if necessary (an augmenting path).

    Returns whether that is possible.
    """
    came_from = np.empty(LOTS, np.int64)
    queue = np.empty(BUILDING_COUNT + 1, np.int64)
    head, tail = 0, 1
    queue[0] = building
    seen = 0
    while head < tail:
        current = queue[head]
        head += 1
        fresh = lots[current] & ALL_LOTS & ~seen
        while fresh:
            bit = fresh & -fresh
            fresh ^= bit
            seen |= bit
            lot = place(bit)
            came_from[lot] = current
            if holder[lot] < 0:
                while True:
                    mover = came_from[lot]
                    previous = -1
                    for other_lot in range(LOTS):
                        if holder[other_lot] == mover:
                            previous = other_lot
                    holder[lot] = mover
                    if previous < 0:
                        return True
                    holder[previous] = -1
                    lot = previous
            queue[tail] = holder[lot]
            tail += 1
    return False


@kernel
def _can_seat_all(lots: Masks) -> bool:
    """Return whether there is a matching that fills all lots and places every building that must be in town."""
    holder = np.empty(LOTS, np.int64)
    wipe(holder, -1)
    taken, filled = 0, 0
    waiting = 0
    for building in range(BUILDING_COUNT):
        if lots[building] & OUT:
            continue
        free = lots[building] & ~taken
        if free:
            bit = free & -free
            taken |= bit
            holder[place(bit)] = building
            filled += 1
        else:
            waiting |= 1 << building
    for building in range(BUILDING_COUNT):
        if waiting >> building & 1:
            if not _seat_from(lots, holder, building):
                return False
            filled += 1
    if filled == LOTS:
        return True
    # On an augmenting path a building that has a lot keeps one, so one pass over the other buildings is enough.
    for building in range(BUILDING_COUNT):
        if lots[building] & OUT and lots[building] != OUT and _seat_from(lots, holder, building):
            filled += 1
    return filled == LOTS


@kernel
def conclude(cards: Masks, named: Masks, own: int, hidden: int, lots: Masks) -> bool:
    """Draw every simple conclusion about the buildings' lots. Returns False if there is no solution."""
    while True:
        if not _roll_call(lots) or not _settle(lots):
            return False
        news = 0 if hidden else _pair_up(cards, named, own, lots)
        if news == 0:
            news = _serve(cards, named, lots, hidden + count(own))
        if news < 0:
            return False
        if news == 0:
            return _can_seat_all(lots)


# Search


@kernel
def _narrowest(cards: Masks, named: Masks, hidden: int, lots: Masks) -> int:
    """Return the building with the fewest possibilities left, or −1 if every building has only one.

    If the player has to find out which buildings they own, ties go to buildings on C cards, because their lots decide
    which buildings can satisfy the cards.
    """
    best, fewest = -1, 1000
    named_by_c = 0
    if hidden:
        for i in range(len(cards)):
            if CARD_KIND[cards[i]] == C:
                named_by_c |= 1 << named[i]
    for building in range(BUILDING_COUNT):
        if not single(lots[building]):
            places = 2 * count(lots[building]) - (named_by_c >> building & 1)
            if places < fewest:
                best, fewest = building, places
    return best


@kernel
def search(
    cards: Masks,
    named: Masks,
    own: int,
    hidden: int,
    allowed: Masks,
    limit: int,
    most_nodes: int,
    towns: NDArray[np.int8],
) -> tuple[int, bool, int]:
    """Search for solutions of a puzzle, and write at most `limit` of them to `towns`.

    Returns the number of solutions written, whether these are all of them, and the number of nodes visited.
    """
    stack = np.empty((BUILDING_COUNT + 1, BUILDING_COUNT), np.int64)
    trying = np.empty(BUILDING_COUNT + 1, np.int64)
    places = np.empty(BUILDING_COUNT + 1, np.int64)
    solutions, nodes, depth = 0, 0, 0
    copy(allowed, stack[0])
    if not begin(cards, named, own, stack[0]):
        return 0, True, 0
    fresh = True
    while depth >= 0:
        if fresh:
            nodes += 1
            if nodes > most_nodes:
                return solutions, False, nodes
            fresh = False
            places[depth] = 0
            if conclude(cards, named, own, hidden, stack[depth]):
                building = _narrowest(cards, named, hidden, stack[depth])
                if building < 0:
                    if solutions == limit:
                        return solutions, False, nodes
                    for other in range(BUILDING_COUNT):
                        if stack[depth, other] != OUT:
                            towns[solutions, place(stack[depth, other])] = other
                    solutions += 1
                else:
                    trying[depth] = building
                    places[depth] = stack[depth, building]
        if places[depth] == 0:
            depth -= 1
            continue
        bit = places[depth] & -places[depth]
        places[depth] ^= bit
        copy(stack[depth], stack[depth + 1])
        stack[depth + 1, trying[depth]] = bit
        depth += 1
        fresh = True
    return solutions, True, nodes


@kernel
def find_towns(
    cards: Masks,
    named: Masks,
    own: int,
    hidden: int,
    allowed: Masks,
    limit: int,
    most_nodes: int,
    towns: NDArray[np.int8],
    outcome: Masks,
) -> None:
    """Run `search` and write its three results to `outcome`.

    A compiled library can return several results only through an array.
    """
    solutions, complete, nodes = search(cards, named, own, hidden, allowed, limit, most_nodes, towns)
    outcome[0], outcome[1], outcome[2] = solutions, 1 if complete else 0, nodes


@kernel
def own_sets(cards: Masks, named: Masks, hidden: int, town: NDArray[np.int8], sets: Masks) -> int:
    """Write all sets of buildings that the player could own in a town to `sets`, as bitmasks.

    `hidden` is the number of buildings in each set. Returns the number of sets.
    """
    lot_of = np.empty(BUILDING_COUNT, np.int64)
    for lot in range(LOTS):
        lot_of[town[lot]] = lot
    servers = np.zeros(len(cards), np.int64)
    n = 0
    for i in range(len(cards)):
        if named[i] < 0 or CARD_KIND[cards[i]] == C:
            lots = CARD_LOTS[cards[i]] if named[i] < 0 else near(cards[i], 1 << lot_of[named[i]])
            for lot in range(LOTS):
                if lots >> lot & 1:
                    servers[n] |= 1 << lot
            n += 1
    written = 0
    # Try all choices of `hidden` of the sixteen lots, in ascending order of their bitmasks (Gosper's hack).
    chosen = (1 << hidden) - 1
    while chosen < 1 << LOTS:
        fits = True
        for i in range(n):
            if servers[i] & chosen == 0:
                fits = False
                break
        if fits:
            owned = 0
            for lot in range(LOTS):
                if chosen >> lot & 1:
                    owned |= 1 << num(town[lot])
            sets[written] = owned
            written += 1
        low = chosen & -chosen
        next_up = chosen + low
        chosen = next_up | (((next_up ^ chosen) // low) >> 2)
    return written
