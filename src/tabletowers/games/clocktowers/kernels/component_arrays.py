"""The components of Clocktowers as arrays, and the NumPy dtype of a state record, for kernels."""

from __future__ import annotations

import numpy as np

from tabletowers.games.clocktowers import components
from tabletowers.games.clocktowers.layout import LAYOUT
from tabletowers.kernel.records import record_type

DTYPE = record_type(LAYOUT)

COPIES = np.array(components.COPIES, np.int64)
STOREYS = np.array(components.STOREYS, np.int64)
HAS_CAT = np.array(components.HAS_CAT, np.int64)
HAS_MOUSE = np.array(components.HAS_MOUSE, np.int64)
PILE_OF = np.array(components.PILE_OF, np.int64)
STARTING_HAND = np.array(components.STARTING_HAND, np.int64)
REMOVED = np.array(components.REMOVED, np.int64)
#: The number of cards that each pile starts with, by the number of players.
PILE_SIZES = np.array(
    [
        [components.pile_size(pile, players) for pile in range(components.PILES)]
        for players in range(components.MOST_PLAYERS + 1)
    ],
    np.int64,
)
#: The points for a tower, by the number of their source (CT-11).
POINTS = np.array(components.POINTS, np.int64)
