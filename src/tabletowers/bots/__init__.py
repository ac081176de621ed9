"""Players that are programs. They are given a seat's sight and nothing else."""

from __future__ import annotations

import re

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.levels import LEVELS, LevelBot
from tabletowers.bots.simple import GreedyBot, RandomBot
from tabletowers.bots.thinking import SearchBot

#: The names of the bots. N stands for a number of iterations a decision, T for seconds.
BOTS = ("random", "greedy", *(f"level{level}" for level in LEVELS), "search:N", "search:Ts")

__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "LevelBot", "RandomBot", "SearchBot", "bot"]


def bot(name: str, seed: int = 0, *, threads: int = 1, patient: bool = False) -> Bot:
    """A bot by its name, with a seed for its choices; ValueError names the bots there are.

    Searches run in so many threads. Where the search is not compiled yet, a patient bot waits for that; any other
    answers as `greedy` does until it is.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, patient=patient)
    if found := re.fullmatch(r"level([1-9])", name):
        if (level := int(found[1])) in LEVELS:
            return LevelBot(level, seed, threads=threads, patient=patient)
    elif found := re.fullmatch(r"search:(\d{1,9})", name):
        return SearchBot(name, seed, Budget(iterations=int(found[1])), threads=threads, patient=patient)
    elif found := re.fullmatch(r"search:(\d{1,6}(?:\.\d{1,6})?)s", name):
        return SearchBot(name, seed, Budget(seconds=float(found[1])), threads=threads, patient=patient)
    raise ValueError(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
