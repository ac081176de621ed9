"""The settings of a bot's strength in a game. Weak bots see less, as people do; none makes random mistakes."""

from __future__ import annotations

from dataclasses import dataclass

#: More than the moves or decisions of any game.
ALL = 1 << 20


@dataclass(frozen=True)
class Strength:
    """The moves that a bot considers, those it overlooks, and how it decides among the rest."""

    #: Moves harder to notice than this are overlooked (`kernel.required.subtlety`).
    keenness: int = ALL
    #: For players who take the move that looks best at first sight (`worth`): how many moves they think of. 0: the net
    #: decides.
    glance: int = 0
    #: How many of the moves that look best at first sight the net compares.
    candidates: int = ALL
    #: The margin by which the net must prefer another move to the first of them, in units of its scores.
    stubbornness: float = 0.0
    #: How many times moves are tried in imagined worlds; 0: no looking ahead.
    tries: int = 0
    #: The number of own decisions in such a world after which the net predicts the result; 0: the game's default.
    depth: int = 0
