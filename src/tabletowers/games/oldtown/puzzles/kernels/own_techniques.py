"""Techniques for cards about the player's own buildings, which the player may still have to identify.

`size` is the number of buildings that the player owns. Each such card says something about one of these buildings
without naming it, and the card's servers are the buildings that it could be about. Each `find_` kernel looks for a
place where its technique makes progress. If there is one, the kernel writes the step and what the step relies on into
`step`, changes `after` (a copy of `known`), and returns True.
"""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT, C
from tabletowers.games.oldtown.puzzles.deduction_layout import AT, BUILDING, CARDS_USED, OTHERS, RELIES, TECHNIQUE
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, count, few_serve, near, place, single
from tabletowers.games.oldtown.puzzles.kernels.clue_arrays import CARD_KIND, CARD_LOTS
from tabletowers.games.oldtown.puzzles.knowledge import ALL_BUILDINGS, MAY_NOT_OWN, MAY_OWN, OUT
from tabletowers.games.oldtown.puzzles.names import (
    ANY_PARTNER,
    OWN_BUDGET,
    OWN_COMPLETE,
    OWN_FOUND,
    OWN_NOT_ENOUGH,
    PARTNER,
    PARTNER_KNOWN,
    SOME_OWN,
    TOO_FEW_OWN,
    TOO_MANY_OWN,
)
from tabletowers.kernel.compiling import kernel


@kernel
def servers_of(card: int, building: int, known: Masks) -> int:
    """Return the servers of a card: the buildings that could be the player's own building that it refers to.

    `building` is the building named on a C card, or −1 for a card that names none.
    """
    around = near(card, known[building]) if building >= 0 else CARD_LOTS[card]
    servers = 0
    for other in range(BUILDING_COUNT):
        if known[MAY_OWN] >> other & 1 and other != building and known[other] & around:
            servers |= 1 << other
    return servers


@kernel
def rely_on_no_other(around: int, building: int, servers: int, known: Masks, step: Masks) -> None:
    """Record in `step` why only the buildings `servers` can satisfy a card.

    The reason is that no other building can both be owned by the player and stand on the lots `around`.
    """
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
    """Apply a C card, which pairs the building that it names with one of the player's own (the partner).

    The named building must stand on a lot paired with a lot of a possible partner. If only one partner is possible,
    that partner must stand on a lot paired with one of the named building's lots. With `standing`, conclusions are
    drawn only from buildings whose lots are known.
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
    """Find a card that is about one of the player's own buildings and that only one building can satisfy."""
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
    """Draw conclusions from the number of buildings that the player owns.

    This makes progress once all buildings that the player owns, or all that the player doesn't own, are known.
    """
    owned = known[MAY_OWN] & ~known[MAY_NOT_OWN]
    if count(owned) == size and known[MAY_OWN] != owned:
        after[MAY_OWN] = owned
        step[OTHERS] = owned
        step[RELIES + MAY_NOT_OWN] = owned
    elif count(known[MAY_OWN]) == size and known[MAY_OWN] != owned:
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
def servers_by_card(cards: Masks, named: Masks, known: Masks) -> Masks:
    """Return, for each card about the player's own buildings, the buildings that can satisfy it.

    For any other card, the entry is −1.
    """
    wanted = np.empty(len(cards), np.int64)
    for i in range(len(cards)):
        wanted[i] = servers_of(cards[i], named[i], known) if named[i] < 0 or CARD_KIND[cards[i]] == C else -1
    return wanted


@kernel
def _too_few(wanted: Masks, owned: int, useless: int, size: int) -> bool:
    """Return whether the `size` buildings that the player owns are too few to satisfy every card.

    `wanted` contains the buildings that can satisfy each card, and `owned` the buildings that the player is known to
    own. If `useless` is not empty, the player is assumed to own one of the buildings in it, and the result is True only
    if the buildings are too few in each of these cases.
    """
    if useless == 0:
        return not few_serve(wanted, owned, size)
    for building in range(BUILDING_COUNT):
        if useless >> building & 1 and few_serve(wanted, owned | 1 << building, size):
            return False
    return True


@kernel
def _rely_on_cards(
    cards: Masks,
    named: Masks,
    wanted: Masks,
    owned: int,
    useless: int,
    aside: int,
    size: int,
    known: Masks,
    step: Masks,
) -> None:
    """Record in `step` a minimal set of cards that the player owns too few buildings to satisfy together.

    Also records what this conclusion relies on. The buildings `aside` are assumed not to be owned by the player, so the
    step relies on nothing about them.
    """
    for i in range(len(cards)):
        kept = wanted[i]
        wanted[i] = -1
        if kept >= 0 and not _too_few(wanted, owned, useless, size):
            wanted[i] = kept
            step[CARDS_USED] |= np.int64(1) << cards[i]
            around = CARD_LOTS[cards[i]]
            if named[i] >= 0:
                around = near(cards[i], known[named[i]])
                step[RELIES + named[i]] |= ALL_LOTS & ~known[named[i]]
            rely_on_no_other(around, named[i], kept | aside, known, step)
    step[RELIES + MAY_NOT_OWN] |= owned


@kernel
def find_own_budget(cards: Masks, named: Masks, size: int, known: Masks, after: Masks, step: Masks) -> bool:
    """Find buildings that the player must or can't own, given that every card has to be satisfied.

    The player owns a fixed number of buildings, and one of them must satisfy each card about the player's own
    buildings.
    """
    owned = known[MAY_OWN] & ~known[MAY_NOT_OWN]
    doubtful = known[MAY_OWN] & known[MAY_NOT_OWN]
    if doubtful == 0:
        return False
    wanted = servers_by_card(cards, named, known)
    without = np.empty(len(cards), np.int64)
    useless = 0
    for building in range(BUILDING_COUNT):
        bit = 1 << building
        if not doubtful & bit:
            continue
        for i in range(len(cards)):
            without[i] = wanted[i] & ~bit if wanted[i] >= 0 else -1
        if not few_serve(without, owned, size):
            after[MAY_NOT_OWN] &= ~bit
            after[building] &= ~OUT
            step[TECHNIQUE] = OWN_BUDGET
            step[BUILDING] = building
            _rely_on_cards(cards, named, without, owned, 0, bit, size, known, step)
            return True
        if not few_serve(wanted, owned | bit, size):
            useless |= bit
    if useless == 0:
        return False
    after[MAY_OWN] &= ~useless
    step[TECHNIQUE] = OWN_BUDGET
    step[OTHERS] = useless
    _rely_on_cards(cards, named, wanted, owned, useless, 0, size, known, step)
    return True


@kernel
def find_own_contradiction(cards: Masks, named: Masks, size: int, known: Masks, step: Masks) -> bool:
    """Find a contradiction about the player's own buildings.

    The player owns more or fewer buildings than the puzzle says, or too few to satisfy all cards.
    """
    owned = known[MAY_OWN] & ~known[MAY_NOT_OWN]
    if count(owned) > size:
        step[TECHNIQUE] = TOO_MANY_OWN
        step[OTHERS] = owned
        step[RELIES + MAY_NOT_OWN] = owned
        return True
    if count(known[MAY_OWN]) < size:
        step[TECHNIQUE] = TOO_FEW_OWN
        step[OTHERS] = known[MAY_OWN]
        step[RELIES + MAY_OWN] = ALL_BUILDINGS & ~known[MAY_OWN]
        return True
    if known[MAY_OWN] == owned:
        return False
    wanted = servers_by_card(cards, named, known)
    if few_serve(wanted, owned, size):
        return False
    step[TECHNIQUE] = OWN_NOT_ENOUGH
    _rely_on_cards(cards, named, wanted, owned, 0, 0, size, known, step)
    return True
