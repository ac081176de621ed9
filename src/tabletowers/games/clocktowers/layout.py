"""The fields of a Clocktowers state."""

from __future__ import annotations

from tabletowers.games.clocktowers.components import (
    COLOURS,
    HAND,
    KINDS,
    MOST_IN_PILE,
    MOST_KNOWN,
    MOST_PLAYERS,
    MOST_REMOVED,
    MOST_TOWERS,
    MOST_TURNS,
    PILES,
)
from tabletowers.kernel.layout import Field, Layout

LAYOUT = Layout(
    [
        Field("drawing", "i1"),  # 1: the player in turn has played or discarded and draws now
        Field("pile_size", "i1", (PILES,)),
        Field("pile", "i1", (PILES, MOST_IN_PILE)),  # from the bottom: the top card is the last one
        # The number of copies of each card below the tops of the piles or removed; everyone has seen where the others
        # went.
        Field("unseen", "i1", (KINDS + 1,)),
        Field("removed", "i1", (PILES, MOST_REMOVED)),
        Field("hand_size", "i1", (MOST_PLAYERS,)),
        Field("hand", "i1", (MOST_PLAYERS, HAND)),  # ascending
        # Face-down discards, in order (CT-8).
        Field("discards", "i1", (MOST_PLAYERS,)),
        Field("discarded", "i1", (MOST_PLAYERS, MOST_TURNS)),
        # What everyone knows of a hand (CT-13): the cards taken and not played, oldest first, and for each of them how
        # many discards the seat made while holding it.
        Field("known_count", "i1", (MOST_PLAYERS,)),
        Field("known", "i1", (MOST_PLAYERS, MOST_KNOWN)),
        Field("doubts", "i1", (MOST_PLAYERS, MOST_KNOWN)),
        # Every card built, in order, and the number of its tower, from 1.
        Field("built_count", "i1", (MOST_PLAYERS,)),
        Field("built", "i1", (MOST_PLAYERS, MOST_TURNS)),
        Field("built_on", "i1", (MOST_PLAYERS, MOST_TURNS)),
        # Each seat's towers, in the order in which they were started.
        Field("towers", "i1", (MOST_PLAYERS,)),
        Field("height", "i1", (MOST_PLAYERS, MOST_TOWERS)),
        Field("cat_at", "i1", (MOST_PLAYERS, MOST_TOWERS)),  # the highest storey with a cat; 0 if there is none
        Field("mouse_at", "i1", (MOST_PLAYERS, MOST_TOWERS)),
        Field("clock", "i1", (MOST_PLAYERS, MOST_TOWERS)),  # K, KM or 0
        Field("roof", "i1", (MOST_PLAYERS, MOST_TOWERS)),  # the roof card or 0
        Field("worth", "i1", (MOST_PLAYERS, MOST_TOWERS)),  # points of a complete tower
        Field("last_height", "i1", (COLOURS,)),  # height of the tower last completed in each colour; 0 before the first
        Field("points", "i1", (MOST_PLAYERS,)),
    ]
)
