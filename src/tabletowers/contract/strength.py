"""The settings for a bot's strength in a game. Weak bots notice less, as people do. No bot makes random mistakes."""

from __future__ import annotations

from dataclasses import dataclass

#: A number larger than the number of moves or decisions in any game.
ALL = 1 << 20


@dataclass(frozen=True)
class Strength:
    """The settings for one level of strength.

    They say which moves the bot overlooks, how many moves it compares, and how far it looks ahead.
    """

    #: The bot overlooks moves whose `kernel.required.subtlety` is higher than this.
    keenness: int = ALL
    #: For a bot without a net, which plays the move of the highest worth: the number of random moves it compares. 0:
    #: the net decides.
    glance: int = 0
    #: The number of moves that the net compares, those of the highest worth.
    candidates: int = ALL
    #: The difference in the net's scores by which another move must beat the one of the highest worth.
    stubbornness: float = 0.0
    #: The number of rollouts, each of one move in one determinization; 0: no looking ahead.
    tries: int = 0
    #: The number of own decisions in a rollout after which the net evaluates the position; 0: the game's default.
    depth: int = 0
