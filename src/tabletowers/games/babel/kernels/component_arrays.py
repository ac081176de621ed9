"""The components of Babel as arrays, and the NumPy dtype of a state record, for kernels."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel import components
from tabletowers.games.babel.layout import LAYOUT
from tabletowers.kernel.records import record_type

DTYPE = record_type(LAYOUT)

#: How many cards of each suit every exchange discards.
EXCHANGES = np.array(components.EXCHANGES, np.int64)
PAIR_WILDS = np.array(components.PAIR_WILDS, np.int64)
