"""How a bot of some strength thinks of a game. Weak ones see less, as people do; none of them plays badly by lot."""

from __future__ import annotations

from dataclasses import dataclass

#: More than any game has moves or decisions.
ALL = 1 << 20


@dataclass(frozen=True)
class Strength:
    """What comes to a player's mind, what he overlooks, and how he decides among the rest."""

    #: What is harder to notice is overlooked (`kernel.required.subtlety`).
    keenness: int = ALL
    #: For those who take the move that looks best at once (`worth`): how many moves come to mind. 0: the net decides.
    glance: int = 0
    #: How many of the moves that look best at once the net compares.
    candidates: int = ALL
    #: How much better than the first of them the net has to find another, in units of its scores.
    stubbornness: float = 0.0
    #: How often moves are tried in imagined worlds; 0: it does not look ahead.
    tries: int = 0
    #: After how many own decisions in such a world the net says how it will end; 0: after as many as suit the game.
    depth: int = 0
