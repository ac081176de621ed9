"""Bots: programs that play. A bot gets only what its seat can see."""

from __future__ import annotations

import re
from importlib.metadata import entry_points

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.levels import LEVELS, LevelBot
from tabletowers.bots.net_bot import NetBot, NetSearchBot
from tabletowers.bots.search_bot import SearchBot
from tabletowers.bots.simple import GreedyBot, RandomBot
from tabletowers.bots.strengths import STRENGTHS, StrengthBot

#: The names of the bots. N stands for a number of iterations per decision, T for seconds.
BOTS = (
    "random",
    "greedy",
    *STRENGTHS,
    *(f"level{level}" for level in LEVELS),
    "net",
    "search:N",
    "search:Ts",
    "net+search:N",
    "net+search:Ts",
    "openspiel-ismcts:N",
    "openspiel-ismcts:Ts",
)

_BUDGET = r"(?:(?P<iterations>\d{1,9})|(?P<seconds>\d{1,6}(?:\.\d{1,6})?)s)"
_WITH_BUDGET = re.compile(rf"(?:search|net\+search|openspiel-ismcts):{_BUDGET}")

__all__ = [
    "BOTS",
    "STRENGTHS",
    "Bot",
    "Budget",
    "GreedyBot",
    "LevelBot",
    "NetBot",
    "NetSearchBot",
    "RandomBot",
    "SearchBot",
    "StrengthBot",
    "bot",
    "own_budget",
]


def bot(name: str, seed: int = 0, *, threads: int = 1, patient: bool = False) -> Bot:
    """Create a bot by its name, with a seed for its choices. Raises ValueError, listing the bots, for an unknown name.

    A search uses `threads` threads. Until the search is compiled, a patient bot waits for the compiler, and any other
    bot plays like `greedy`.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, patient=patient)
    if name in STRENGTHS:
        return StrengthBot(name, seed, threads=threads, patient=patient)
    if name == "net":
        return NetBot(seed, threads=threads, patient=patient)
    if found := re.fullmatch(r"level([1-9])", name):
        if (level := int(found[1])) in LEVELS:
            return LevelBot(level, seed, threads=threads, patient=patient)
    elif (budget := own_budget(name)) is not None:
        if name.startswith("search:"):
            return SearchBot(name, seed, budget, threads=threads, patient=patient)
        if name.startswith("net+search:"):
            return NetSearchBot(name, seed, budget, threads=threads, patient=patient)
        return _plugged_in(name, seed, budget)
    raise ValueError(f"unknown bot {name!r}; choose from {', '.join(BOTS)}")


def own_budget(name: str) -> Budget | None:
    """The budget encoded in a bot's name, or None if there is none. Raises ValueError if the budget is zero."""
    found = _WITH_BUDGET.fullmatch(name)
    if found is None:
        return None
    if found["iterations"] is not None:
        return Budget(iterations=int(found["iterations"]))
    return Budget(seconds=float(found["seconds"]))


def _plugged_in(name: str, seed: int, budget: Budget) -> Bot:
    """Load a bot that a package registers as an entry point. Raises ValueError if none does or a module is missing."""
    kind = name.partition(":")[0]
    for entry in entry_points(group="tabletowers.bots", name=kind):
        try:
            made: Bot = entry.load()(name, seed, budget)
        except ModuleNotFoundError as missing:
            raise ValueError(str(missing)) from missing
        return made
    raise ValueError(f"no installed package provides the bot {kind!r}")
