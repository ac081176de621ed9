"""The compiled rules of Old Town, the only part of the game that needs NumPy.

Numbers such as OT-5 in comments and docstrings refer to the rules.
"""

from tabletowers.games.oldtown.kernels.clues import survey
from tabletowers.games.oldtown.kernels.component_arrays import DTYPE
from tabletowers.games.oldtown.kernels.habits import consider, hasty, subtlety
from tabletowers.games.oldtown.kernels.judgement import worth
from tabletowers.games.oldtown.kernels.knowledge import blind, imagine
from tabletowers.games.oldtown.kernels.legality import legal, objection
from tabletowers.games.oldtown.kernels.observation import observe
from tabletowers.games.oldtown.kernels.rules import apply, lay
from tabletowers.games.oldtown.kernels.scoring import scores, winners
from tabletowers.games.oldtown.kernels.town import derive
from tabletowers.games.oldtown.kernels.wellformed import flaw

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
    "subtlety",
    "survey",
    "winners",
    "worth",
]
