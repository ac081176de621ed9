"""The rules of Market Day, compiled."""

from marketday.kernels.judgement import worth
from marketday.kernels.knowledge import blind, imagine
from marketday.kernels.legality import legal, objection
from marketday.kernels.observation import observe
from marketday.kernels.rules import apply, derive, lay
from marketday.kernels.scoring import scores, winners
from marketday.kernels.tables import DTYPE
from marketday.kernels.wellformed import flaw

__all__ = [
    "DTYPE",
    "apply",
    "blind",
    "derive",
    "flaw",
    "imagine",
    "lay",
    "legal",
    "objection",
    "observe",
    "scores",
    "winners",
    "worth",
]
