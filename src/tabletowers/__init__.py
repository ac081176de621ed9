"""Tabletowers: three board games that are out of print, to play and to study.

>>> import tabletowers as tt
>>> state = tt.game(tt.GAMES[0]).new(players=2, seed=1)
>>> state.to_move
0
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.contract import IllegalMove
    from tabletowers.games import GAMES, game
    from tabletowers.notebook import play

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalMove", "__version__", "game", "play"]


def __getattr__(name: str) -> Any:
    """Import the public names on first use, so that importing the package itself stays fast."""
    if name == "IllegalMove":
        from tabletowers.contract import IllegalMove

        return IllegalMove
    if name in ("GAMES", "game"):
        from tabletowers import games

        _draw_in_notebooks()
        return getattr(games, name)
    if name == "play":
        from tabletowers.notebook import play

        return play
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _draw_in_notebooks() -> None:
    """Make notebooks display positions as drawings. Does nothing outside IPython."""
    if "IPython" in sys.modules:
        from tabletowers.notebook.position_svg import draw_positions

        draw_positions()
