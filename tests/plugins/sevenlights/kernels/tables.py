"""The components of Seven Lights as arrays, for kernels."""

from __future__ import annotations

import numpy as np

from sevenlights import components
from sevenlights.components import BEST, WORTH
from tabletowers.kernel.compiling import kernel

#: Of each lighthouse what it is worth, and the fuel that it burns best.
VALUE = np.array(WORTH, np.int64)
BURNS = np.array(BEST, np.int64)
fuel_of = kernel(components.fuel_of)
strength_of = kernel(components.strength_of)
