"""Tabletowers: three board games that are out of print, to play and to study.

>>> import tabletowers as tt
>>> state = tt.game(tt.GAMES[0]).new(players=2, seed=1)
>>> state.to_move
0
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.contract import IllegalMove
    from tabletowers.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalMove", "__version__", "game"]


def __getattr__(name: str) -> Any:
    """Everything on demand: importing the package alone loads nothing."""
    if name == "IllegalMove":
        from tabletowers.contract import IllegalMove

        return IllegalMove
    if name in ("GAMES", "game"):
        from tabletowers import games

        return getattr(games, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
