"""The compiled rules of Babel, the only part of the game that needs NumPy. Comments cite rule numbers."""

from tabletowers.games.babel.kernels.component_arrays import DTYPE
from tabletowers.games.babel.kernels.consequences import guest_lists, invitations
from tabletowers.games.babel.kernels.habits import consider, hasty
from tabletowers.games.babel.kernels.judgement import worth
from tabletowers.games.babel.kernels.knowledge import blind, imagine
from tabletowers.games.babel.kernels.legality import legal, objection
from tabletowers.games.babel.kernels.observation import observe
from tabletowers.games.babel.kernels.rules import apply, derive, lay
from tabletowers.games.babel.kernels.scoring import scores, winners
from tabletowers.games.babel.kernels.wellformed import flaw

__all__ = [
    "DTYPE",
    "apply",
    "blind",
    "consider",
    "derive",
    "flaw",
    "guest_lists",
    "hasty",
    "imagine",
    "invitations",
    "lay",
    "legal",
    "objection",
    "observe",
    "scores",
    "winners",
    "worth",
]
