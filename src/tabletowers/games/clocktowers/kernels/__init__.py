"""The compiled rules of Clocktowers, the only part of the game that needs NumPy. Comments cite rule numbers."""

from tabletowers.games.clocktowers.kernels.component_arrays import DTYPE
from tabletowers.games.clocktowers.kernels.habits import consider, hasty
from tabletowers.games.clocktowers.kernels.judgement import worth
from tabletowers.games.clocktowers.kernels.knowledge import blind, imagine
from tabletowers.games.clocktowers.kernels.legality import legal, objection
from tabletowers.games.clocktowers.kernels.observation import observe
from tabletowers.games.clocktowers.kernels.rules import apply, derive, lay
from tabletowers.games.clocktowers.kernels.scoring import scores, winners
from tabletowers.games.clocktowers.kernels.wellformed import flaw

__all__ = [
    "DTYPE",
    "apply",
    "blind",
    "consider",
    "derive",
    "flaw",
    "hasty",
    "imagine",
    "lay",
    "legal",
    "objection",
    "observe",
    "scores",
    "winners",
    "worth",
]
