"""Loads bots from outside this package: an object, a class, `module:Class`, or a name that a package registers.

Names that a server receives in requests are never loaded here: at a table, only built-in bots, installed bots and those
that the operator named can be chosen (see `bot`).
"""

from __future__ import annotations

import copy
import inspect
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tabletowers.bots.base import Bot, Budget
from tabletowers.contract import Sight

#: A bot as the arena, statistics, data sets and `play` take it: a name, `module:Class`, a class or function that
#: creates a bot, or the bot itself.
BotLike = str | Bot | Callable[..., Bot]

#: The entry points with which packages register bots.
GROUP = "tabletowers.bots"
#: The environment variable with the operator's bots, `NAME=module:Class` separated by commas, for worker processes.
OPERATORS = "TABLETOWERS_BOTS"

_PATH = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
_NAME = re.compile(r"[A-Za-z][\w.-]{0,31}")


def is_path(name: str) -> bool:
    """Return whether a name has the form `module:Class`."""
    return _PATH.fullmatch(name) is not None


def name_of(bot: BotLike) -> str:
    """Return the name under which a bot is listed."""
    if isinstance(bot, str):
        return bot
    name = getattr(bot, "name", None)
    return name if isinstance(name, str) else getattr(bot, "__name__", type(bot).__name__)


def module_of(bot: BotLike) -> str | None:
    """Return the module that defines a bot from outside this package, or None for a built-in bot."""
    if isinstance(bot, str):
        return bot.partition(":")[0] if is_path(bot) else None
    return (bot if hasattr(bot, "__name__") else type(bot)).__module__


def import_bot(path: str) -> Callable[..., Bot]:
    """Import the class or function that `module:Class` names. Raises ValueError if it does not exist."""
    module, _, name = path.partition(":")
    try:
        target = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        raise ValueError(f"bot {path!r}: {error}; run the command in the folder of that module") from error
    if not callable(target):
        raise ValueError(f"bot {path!r}: {module} has no class or function {name}")
    factory: Callable[..., Bot] = target
    return factory


@cache
def installed_bots() -> tuple[str, ...]:
    """Return the names of the bots that other installed packages register."""
    own = __name__.partition(".")[0]
    entries = entry_points(group=GROUP)
    return tuple(sorted({entry.name for entry in entries if not entry.value.startswith(f"{own}.")}))


def load_installed(name: str, seed: int, budget: Budget | None) -> Bot | None:
    """Create the bot that a package registers under this name, or return None if there is none.

    Raises ValueError if a module that the bot needs is missing.
    """
    kind = name.partition(":")[0]
    for entry in entry_points(group=GROUP, name=kind):
        try:
            return checked_bot(entry.load(), seed=seed, name=name, budget=budget)
        except ModuleNotFoundError as missing:
            raise ValueError(str(missing)) from missing
    return None


def operators_bots() -> Mapping[str, str]:
    """Return the bots that this server's operator offers, as a mapping from names to `module:Class`."""
    listed = os.environ.get(OPERATORS, "")
    return dict(read_operators_bot(part) for part in listed.split(",") if part)


def read_operators_bot(text: str) -> tuple[str, str]:
    """Parse a string of the form `NAME=module:Class`. Raises ValueError for anything else."""
    name, _, path = text.partition("=")
    if not _NAME.fullmatch(name) or not is_path(path):
        raise ValueError(f"expected a bot as NAME=module:Class, not {text!r}")
    return name, path


def checked_bot(source: Bot | Callable[..., Bot], **arguments: Any) -> Bot:
    """Return a bot whose every move is checked, created from a class or function or copied from another bot.

    The class or function receives those of the arguments `seed`, `name` and `budget` that it accepts. Raises ValueError
    if the result is not a bot.
    """
    is_bot = hasattr(source, "choose") and not isinstance(source, type)
    bot: Any = copy.deepcopy(source) if is_bot else _call(source, arguments)
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"{name_of(source)!r} is not a bot: it has no method choose(sight, budget)")
    return _CheckedBot(bot)


def _call(factory: Any, arguments: Mapping[str, Any]) -> Any:
    if not callable(factory):
        raise ValueError(f"expected a bot, a class or a function that creates one, not {factory!r}")
    signature = inspect.signature(factory)
    given = arguments
    if not any(parameter.kind is parameter.VAR_KEYWORD for parameter in signature.parameters.values()):
        given = {name: value for name, value in arguments.items() if name in signature.parameters and value is not None}
    try:
        signature.bind(**given)
    except TypeError as error:
        raise ValueError(f"{name_of(factory)!r} can't be called to create a bot: {error}") from error
    return factory(**given)


class _CheckedBot:
    """A bot from outside this package, whose moves are checked.

    Raises ValueError, naming the bot, if the bot chooses an illegal move.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name = name_of(bot)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose a legal move and return it in notation."""
        move = self._bot.choose(sight, budget)
        if move not in (legal := sight.legal_moves(sight.seat)):
            raise ValueError(f"the bot {self.name!r} chose {move!r}; its legal moves are {', '.join(legal)}")
        return move
