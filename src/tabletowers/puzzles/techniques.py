"""The techniques of a person, one finder each: it looks for a place where its technique gives news.

A finder that succeeds writes the step's details and what it relies on, changes `after` (a copy of `known`), and
returns True. `size` is the number of own buildings.
"""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT, CARD_KIND, CARD_LOTS, IN_TOWN, C
from tabletowers.games.oldtown.data import LOTS
from tabletowers.kernel import kernel
from tabletowers.puzzles.bits import OUT, count, near, place, single
from tabletowers.puzzles.knowledge import (
    ALL_BUILDINGS,
    ANYWHERE,
    AT,
    BUILDING,
    CARDS_USED,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    OTHERS,
    RELIES,
    TECHNIQUE,
    Masks,
)

TECHNIQUES = (
    "entered",  # the player has entered it on the map
    "noted",  # the player's pencil marks say so
    "clue",  # a card about one building
    "roll_call",  # sixteen buildings are known to be in town, or two to be out
    "last_lot",  # a building with one lot left
    "last_building",  # a lot with one building left
    "partner_known",  # a card about two buildings, where all that could be the partner already stand
    "partner",  # a card about two buildings against the lots still open, when the player owns one that can be meant
    "own_complete",  # all own buildings are found, or just as many are left as are wanted
    "some_own",  # a card about some own building, which only one of them can satisfy
    "own_found",  # only one building can be the partner, so it is own
    "any_partner",  # a card about two buildings when the player owns several that can be meant
    "pair",  # two buildings with the same two lots
    "lot_pair",  # two lots with the same two buildings
    "triple",
    "lot_triple",
    "own_budget",  # with this building (or without it) too few own buildings would be left to serve the cards
    "chain",  # if it stood here, then …
    "deep_chain",  # the same with pairs and triples on the way
    "cases",  # if it stood here, then either … or …, and neither is possible
)
(
    ENTERED,
    NOTED,
    CLUE,
    ROLL_CALL,
    LAST_LOT,
    LAST_BUILDING,
    PARTNER_KNOWN,
    PARTNER,
    OWN_COMPLETE,
    SOME_OWN,
    OWN_FOUND,
    ANY_PARTNER,
    PAIR,
    LOT_PAIR,
    TRIPLE,
    LOT_TRIPLE,
    OWN_BUDGET,
    CHAIN,
    DEEP_CHAIN,
    CASES,
) = range(len(TECHNIQUES))

#: How a chain can end. They stand where a technique stands, in the last row of a chain.
ENDS = ("no_lot", "no_building", "no_partner", "too_many_own", "too_few_own", "own_not_enough", "too_many_in_town")
NO_LOT, NO_BUILDING, NO_PARTNER, TOO_MANY_OWN, TOO_FEW_OWN, OWN_NOT_ENOUGH, TOO_MANY_IN_TOWN = range(100, 107)


# Cards about one building, and who is in town


@kernel
def find_clue(cards: Masks, named: Masks, known: Masks, after: Masks, step: Masks) -> bool:
    """A card about one building."""
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
    """Sixteen buildings are in town, two are out (OT-2)."""
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


# One left


@kernel
def find_last_lot(known: Masks, after: Masks, step: Masks) -> bool:
    """A building with one lot left stands there, and nothing else does."""
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
    """A lot with one building left is that building's."""
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


# Cards about an own building


@kernel
def servers_of(card: int, building: int, known: Masks) -> int:
    """The buildings that may be the own building a card speaks of (`building` is the other one of a C card, or −1)."""
    around = near(card, known[building]) if building >= 0 else CARD_LOTS[card]
    servers = 0
    for other in range(BUILDING_COUNT):
        if known[MAY_OWN] >> other & 1 and other != building and known[other] & around:
            servers |= 1 << other
    return servers


@kernel
def rely_on_no_other(around: int, building: int, servers: int, known: Masks, step: Masks) -> None:
    """That nobody but these can serve relies on the others not being own, or not standing around."""
    for other in range(BUILDING_COUNT):
        if other != building and not servers >> other & 1:
            if known[MAY_OWN] >> other & 1:
                step[RELIES + other] |= around
            else:
                step[RELIES + MAY_OWN] |= 1 << other


@kernel
def find_partner(
    cards: Masks, named: Masks, known: Masks, after: Masks, step: Masks, standing: bool, hardest: int
) -> bool:
    """A card about two buildings: the named one stands where a partner can be; the only possible partner stands near.

    With `standing`, only where the buildings that the conclusion rests on already stand.
    """
    several = hardest >= ANY_PARTNER
    for i in range(len(cards)):
        card, building = cards[i], named[i]
        if building < 0 or CARD_KIND[card] != C:
            continue
        alone = single(known[MAY_OWN] & ~(1 << building))
        servers = servers_of(card, building, known)
        served, all_stand = 0, True
        for other in range(BUILDING_COUNT):
            if servers >> other & 1:
                served |= known[other] & ALL_LOTS
                all_stand = all_stand and single(known[other])
        around = near(card, known[building])
        lost = known[building] & ~near(card, served)
        if lost and servers and (all_stand if standing else several or alone):
            after[building] &= ~lost
            step[TECHNIQUE] = PARTNER_KNOWN if all_stand else PARTNER if alone else ANY_PARTNER
            step[BUILDING] = building
            step[AT] = lost
            step[OTHERS] = servers
            step[CARDS_USED] = np.int64(1) << card
            rely_on_no_other(near(card, lost), building, 0, known, step)
            return True
        if single(servers) and (single(known[building]) if standing else several or alone):
            server = place(servers)
            lost = known[server] & ~around
            news = known[MAY_NOT_OWN] & servers
            if news and hardest < OWN_FOUND:
                continue
            if lost or news:
                after[server] &= around
                after[MAY_NOT_OWN] &= ~servers
                step[TECHNIQUE] = PARTNER_KNOWN if single(known[building]) else PARTNER if alone else ANY_PARTNER
                if news:
                    step[TECHNIQUE] = OWN_FOUND
                step[BUILDING] = server
                step[AT] = lost
                step[OTHERS] = 1 << building
                step[CARDS_USED] = np.int64(1) << card
                step[RELIES + building] |= ALL_LOTS & ~known[building]
                rely_on_no_other(around, building, servers, known, step)
                return True
    return False


@kernel
def find_some_own(cards: Masks, named: Masks, known: Masks, after: Masks, step: Masks) -> bool:
    """A card about some own building that only one of them can satisfy."""
    for i in range(len(cards)):
        if named[i] >= 0:
            continue
        servers = servers_of(cards[i], -1, known)
        if single(servers):
            server = place(servers)
            lost = known[server] & ~CARD_LOTS[cards[i]]
            if lost or known[MAY_NOT_OWN] & servers:
                after[server] &= CARD_LOTS[cards[i]]
                after[MAY_NOT_OWN] &= ~servers
                step[TECHNIQUE] = SOME_OWN
                step[BUILDING] = server
                step[AT] = lost
                step[CARDS_USED] = np.int64(1) << cards[i]
                rely_on_no_other(CARD_LOTS[cards[i]], -1, servers, known, step)
                return True
    return False


@kernel
def find_own_complete(size: int, known: Masks, after: Masks, step: Masks) -> bool:
    """All own buildings are found, or no more may be own than there are."""
    found = known[MAY_OWN] & ~known[MAY_NOT_OWN]
    if count(found) == size and known[MAY_OWN] != found:
        after[MAY_OWN] = found
        step[OTHERS] = found
        step[RELIES + MAY_NOT_OWN] = found
    elif count(known[MAY_OWN]) == size and known[MAY_OWN] != found:
        after[MAY_NOT_OWN] &= ~known[MAY_OWN]
        for building in range(BUILDING_COUNT):
            if known[MAY_OWN] >> building & 1:
                after[building] &= ~OUT
        step[OTHERS] = known[MAY_OWN]
        step[RELIES + MAY_OWN] = ALL_BUILDINGS & ~known[MAY_OWN]
    else:
        return False
    step[TECHNIQUE] = OWN_COMPLETE
    return True


@kernel
def few_serve(wanted: Masks, chosen: int, size: int) -> bool:
    """Whether `size` buildings, the chosen ones among them, can serve every card.

    `wanted` holds for each card the buildings that can serve it; −1 if the card does not matter.
    """
    left = size - count(chosen)
    if left < 0:
        return False
    having = np.zeros(left + 1, np.int64)
    choices = np.zeros(left + 1, np.int64)
    having[0] = chosen
    depth = 0
    fresh = True
    while True:
        if fresh:
            unserved = -1
            for i in range(len(wanted)):
                if wanted[i] >= 0 and wanted[i] & having[depth] == 0:
                    unserved = i
                    break
            if unserved < 0:
                return True
            choices[depth] = wanted[unserved] if depth < left else 0
        if choices[depth] == 0:
            if depth == 0:
                return False
            depth -= 1
            fresh = False
            continue
        bit = choices[depth] & -choices[depth]
        choices[depth] ^= bit
        having[depth + 1] = having[depth] | bit
        depth += 1
        fresh = True


@kernel
def servers_by_card(cards: Masks, named: Masks, known: Masks) -> Masks:
    """For each card about an own building, the buildings that may be it; −1 for other cards."""
    wanted = np.full(len(cards), -1, np.int64)
    for i in range(len(cards)):
        if named[i] < 0 or CARD_KIND[cards[i]] == C:
            wanted[i] = servers_of(cards[i], named[i], known)
    return wanted


@kernel
def _too_few(wanted: Masks, found: int, useless: int, size: int) -> bool:
    """Whether the found buildings, each of the useless ones added in turn, leave too few to serve every card."""
    if useless == 0:
        return not few_serve(wanted, found, size)
    for building in range(BUILDING_COUNT):
        if useless >> building & 1 and few_serve(wanted, found | 1 << building, size):
            return False
    return True


@kernel
def _rely_on_cards(
    cards: Masks,
    named: Masks,
    wanted: Masks,
    found: int,
    useless: int,
    size: int,
    known: Masks,
    step: Masks,
) -> None:
    """Tell by which cards own buildings are too few, leaving out as many as can be, and what that relies on."""
    for i in range(len(cards)):
        kept = wanted[i]
        wanted[i] = -1
        if kept >= 0 and not _too_few(wanted, found, useless, size):
            wanted[i] = kept
            step[CARDS_USED] |= np.int64(1) << cards[i]
            around = CARD_LOTS[cards[i]]
            if named[i] >= 0:
                around = near(cards[i], known[named[i]])
                step[RELIES + named[i]] |= ALL_LOTS & ~known[named[i]]
            rely_on_no_other(around, named[i], kept, known, step)
    step[RELIES + MAY_NOT_OWN] |= found


@kernel
def find_own_budget(cards: Masks, named: Masks, size: int, known: Masks, after: Masks, step: Masks) -> bool:
    """With one of these buildings as an own one, or without this one, so few could not serve all cards."""
    found = known[MAY_OWN] & ~known[MAY_NOT_OWN]
    doubtful = known[MAY_OWN] & known[MAY_NOT_OWN]
    if doubtful == 0:
        return False
    wanted = servers_by_card(cards, named, known)
    useless = 0
    for building in range(BUILDING_COUNT):
        bit = 1 << building
        if not doubtful & bit:
            continue
        without = np.where(wanted < 0, wanted, wanted & ~bit)
        if not few_serve(without, found, size):
            after[MAY_NOT_OWN] &= ~bit
            after[building] &= ~OUT
            step[TECHNIQUE] = OWN_BUDGET
            step[BUILDING] = building
            _rely_on_cards(cards, named, without, found, 0, size, known, step)
            return True
        if not few_serve(wanted, found | bit, size):
            useless |= bit
    if useless == 0:
        return False
    after[MAY_OWN] &= ~useless
    step[TECHNIQUE] = OWN_BUDGET
    step[OTHERS] = useless
    _rely_on_cards(cards, named, wanted, found, useless, size, known, step)
    return True


# Pairs and triples


@kernel
def find_buildings_on_few_lots(known: Masks, after: Masks, step: Masks, size: int) -> bool:
    """Two (three) buildings that have only two (three) lots between them: nothing else stands there."""
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
    """Take the lots away from all buildings outside the group; whether that is news."""
    news = False
    for building in range(BUILDING_COUNT):
        if not group >> building & 1 and known[building] & lots:
            after[building] &= ~lots
            news = True
    return news


@kernel
def find_lots_for_few_buildings(known: Masks, after: Masks, step: Masks, size: int) -> bool:
    """Two (three) lots for which only two (three) buildings are left: these stand nowhere else."""
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
    """Leave the buildings of the group only these lots; whether that is news."""
    news = False
    for building in range(BUILDING_COUNT):
        if group >> building & 1 and known[building] & ~lots:
            after[building] &= lots
            news = True
    return news


# Contradictions


@kernel
def find_contradiction(cards: Masks, named: Masks, size: int, known: Masks, step: Masks) -> bool:
    """What is impossible now, if anything is: the end of a chain."""
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
    return _find_own_contradiction(cards, named, size, known, step)


@kernel
def _find_own_contradiction(cards: Masks, named: Masks, size: int, known: Masks, step: Masks) -> bool:
    """The number of own buildings can't be right."""
    found = known[MAY_OWN] & ~known[MAY_NOT_OWN]
    if count(found) > size:
        step[TECHNIQUE] = TOO_MANY_OWN
        step[OTHERS] = found
        step[RELIES + MAY_NOT_OWN] = found
        return True
    if count(known[MAY_OWN]) < size:
        step[TECHNIQUE] = TOO_FEW_OWN
        step[OTHERS] = known[MAY_OWN]
        step[RELIES + MAY_OWN] = ALL_BUILDINGS & ~known[MAY_OWN]
        return True
    if known[MAY_OWN] == found:
        return False
    wanted = servers_by_card(cards, named, known)
    if few_serve(wanted, found, size):
        return False
    step[TECHNIQUE] = OWN_NOT_ENOUGH
    _rely_on_cards(cards, named, wanted, found, 0, size, known, step)
    return True


# The easiest of all


@kernel
def find_step(cards: Masks, named: Masks, size: int, known: Masks, after: Masks, step: Masks, hardest: int) -> bool:
    """The easiest step that gives news, up to a technique; chains and cases are not among them."""
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
