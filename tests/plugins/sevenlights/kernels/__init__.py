"""The rules of Seven Lights, compiled."""

from sevenlights.kernels.judgement import worth
from sevenlights.kernels.knowledge import blind, imagine
from sevenlights.kernels.legality import legal, objection
from sevenlights.kernels.observation import observe
from sevenlights.kernels.rules import apply, derive, lay
from sevenlights.kernels.scoring import scores, winners
from sevenlights.kernels.tables import DTYPE
from sevenlights.kernels.wellformed import flaw

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
