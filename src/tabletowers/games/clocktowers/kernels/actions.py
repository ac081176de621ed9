"""The functions that decode action numbers, compiled for use in kernels."""

from __future__ import annotations

from tabletowers.games.clocktowers import actions
from tabletowers.kernel.compiling import kernel

card_of = kernel(actions.card_of)
tower_of = kernel(actions.tower_of)
