"""The clue cards (OT-3) as arrays for kernels. Arrays indexed by card have an unused entry 0."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown import components

CARD_KIND = np.array(components.CARD_KIND, np.int64)
#: The lots of an A or B card; for a C card, all lots that are in one of its pairs.
CARD_LOTS = np.array(components.CARD_LOTS, np.int64)
#: For a C card and a lot (index lot − 1), the lots that form a pair with it.
CARD_PAIRS = np.array(components.CARD_PAIRS, np.int64)
