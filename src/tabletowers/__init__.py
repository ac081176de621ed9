"""Tabletowers: three board games that are out of print, to play and to study.

>>> import tabletowers as tt
>>> state = tt.game("clocktowers").new(players=2, seed=1)
>>> state.to_move
0
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletowers.games import GAMES, game

if TYPE_CHECKING:
    from tabletowers.contract import IllegalMove

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalMove", "__version__", "game"]


def __getattr__(name: str) -> Any:
    """IllegalMove on demand: importing the package must not load the compiler."""
    if name == "IllegalMove":
        from tabletowers.contract import IllegalMove

        return IllegalMove
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
