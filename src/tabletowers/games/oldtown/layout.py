"""The fields of an Old Town state."""

from __future__ import annotations

from tabletowers.games.oldtown.components import (
    BUILDING_COUNT,
    KINDS,
    MOST_COMMON,
    MOST_OWN,
    MOST_PLAYERS,
    MOST_SHOWN,
    OWN_PILES,
)
from tabletowers.kernel.layout import Field, Layout

LAYOUT = Layout(
    [
        Field("spot", "i1"),  # 1: tidy="spot" (OT-10)
        Field("memory_aid", "i1"),  # 1: cards played and dropped can be looked up (OT-20)
        # For each building (OT-5), its status, the bitmask of the lots with its markers or its tile, and its owner's
        # seat + 1.
        Field("status", "i1", (BUILDING_COUNT,)),
        Field("candidates", "i4", (BUILDING_COUNT,)),
        Field("owner", "i1", (BUILDING_COUNT,)),
        Field("points", "i1", (MOST_PLAYERS,)),
        # Sets of cards are bitmasks in which bit `card` stands for a card.
        Field("hand", "i8", (MOST_PLAYERS,)),
        Field("hand_kinds", "i1", (MOST_PLAYERS, KINDS)),  # numbers of cards by kind, which are public (OT-20)
        Field("common_size", "i1"),
        Field("common", "i1", (MOST_COMMON,)),  # from the bottom: the last card is drawn first
        Field("own_size", "i1", (OWN_PILES,)),
        Field("own", "i1", (OWN_PILES, MOST_OWN)),
        Field("own_kinds", "i1", (OWN_PILES, KINDS)),
        Field("box", "i8"),  # cards that no one ever sees
        Field("gone", "i8"),  # cards played and dropped
        Field("shown", "i1", (MOST_SHOWN,)),  # the cards among them that were played or dropped in this turn
        # The turn: the phase (see `decisions`), the seat whose turn it is, and what has happened in it.
        Field("phase", "i1"),
        Field("turn", "i1"),
        Field("passed", "i1"),
        Field("to_draw", "i1"),
        Field("drawn", "i1"),
        Field("right_claim", "i1"),
        Field("dead_turns", "i1"),
        # Fields computed from the buildings (`derive`).
        Field("on_map", "i1"),
        Field("settled", "i1"),
        Field("open", "i4", (BUILDING_COUNT,)),  # the lots open to each building
        Field("full", "i4"),  # the lots that hold three markers
    ]
)
