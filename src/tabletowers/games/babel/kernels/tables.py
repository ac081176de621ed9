"""The components as arrays and the record's type, for kernels."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel import components
from tabletowers.games.babel.record import LAYOUT
from tabletowers.kernel.records import record_type

DTYPE = record_type(LAYOUT)

#: The cards of each suit that every exchange takes.
EXCHANGES = np.array(components.EXCHANGES, np.int64)
PAIR_WILDS = np.array(components.PAIR_WILDS, np.int64)
