"""Bots: programs that play the games. A bot receives only what its seat can see."""

from __future__ import annotations

import re

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.levels import LEVELS, LevelBot
from tabletowers.bots.loader import (
    BotLike,
    checked_bot,
    import_bot,
    installed_bots,
    is_path,
    load_installed,
    name_of,
    operators_bots,
)
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

#: What the name of a bot begins with that is a program of its own; the program's command follows.
ENGINE = "engine:"
_BUDGET = r"(?:(?P<iterations>\d{1,9})|(?P<seconds>\d{1,6}(?:\.\d{1,6})?)s)"
_WITH_BUDGET = re.compile(rf"(?:search|net\+search|openspiel-ismcts):{_BUDGET}")

__all__ = [
    "BOTS",
    "STRENGTHS",
    "Bot",
    "BotLike",
    "Budget",
    "GreedyBot",
    "LevelBot",
    "NetBot",
    "NetSearchBot",
    "RandomBot",
    "SearchBot",
    "StrengthBot",
    "any_bot",
    "bot",
    "name_of",
    "own_bots",
    "own_budget",
]


def bot(name: str, seed: int = 0, *, threads: int = 1, patient: bool = False) -> Bot:
    """Create a bot by its name, with a seed for its choices. Raises ValueError, listing the bots, for an unknown name.

    The available bots are the built-in ones, those that installed packages register and, on a server, those that its
    operator named. Nothing else is ever imported. A bot that searches uses `threads` threads. Until the search is
    compiled, a `patient` bot waits for the compiler, and any other bot plays as `greedy` does.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, patient=patient)
    if name in STRENGTHS:
        return StrengthBot(name, seed, threads=threads, patient=patient)
    if name == "net":
        return NetBot(seed, threads=threads, patient=patient)
    if (match := re.fullmatch(r"level([1-9])", name)) and (level := int(match[1])) in LEVELS:
        return LevelBot(level, seed, threads=threads, patient=patient)
    budget = own_budget(name)
    if budget is not None and name.startswith("search:"):
        return SearchBot(name, seed, budget, threads=threads, patient=patient)
    if budget is not None and name.startswith("net+search:"):
        return NetSearchBot(name, seed, budget, threads=threads, patient=patient)
    if budget is not None or name in installed_bots():
        if (loaded := load_installed(name, seed, budget)) is not None:
            return loaded
        raise ValueError(f"no installed package provides the bot {name.partition(':')[0]!r}")
    if path := operators_bots().get(name):
        return checked_bot(import_bot(path), seed=seed, name=name)
    raise ValueError(f"unknown bot {name!r}; choose from {', '.join((*BOTS, *own_bots()))}")


def any_bot(given: BotLike, seed: int = 0, *, patient: bool = True) -> Bot:
    """Create a bot for one seat of one game.

    `given` is a name, `module:Class`, `engine:COMMAND`, a class or function that creates a bot, or a bot object. A bot
    object is copied, so that it carries nothing over from one game to another. `module:Class` imports a module, and
    `engine:COMMAND` runs a program, so these must come from the user of this program, never from a file or a request.
    """
    if not isinstance(given, str):
        return checked_bot(given, seed=seed)
    if given.startswith(ENGINE):
        from tabletowers.bots.engine_protocol import EngineBot

        return checked_bot(lambda: EngineBot(given.removeprefix(ENGINE)))
    if is_path(given) and own_budget(given) is None and given.partition(":")[0] not in ("search", "net"):
        return checked_bot(import_bot(given), seed=seed)
    return bot(given, seed, patient=patient)


def own_bots() -> list[str]:
    """Return the names of the bots that installed packages register or that the operator of this server named."""
    return [*installed_bots(), *operators_bots()]


def own_budget(name: str) -> Budget | None:
    """Return the budget encoded in a bot's name, or None if the name has none.

    Raises ValueError if the budget is zero.
    """
    match = _WITH_BUDGET.fullmatch(name)
    if match is None:
        return None
    if match["iterations"] is not None:
        return Budget(iterations=int(match["iterations"]))
    return Budget(seconds=float(match["seconds"]))
