"""Extras: what a game offers besides play at a table. Any game can declare extras (`Game.extras`).

An extra is a package beside the game's declaration. The rest of the project looks for these modules in it, loads each
when it is needed, and does without the missing ones:

 - `calls`: CALLS, API calls that a server and a page answer alike; JOBS, the jobs that workers run for them, by name;
   STATUS, the HTTP status of each of its own error codes
 - `command`: `add_parser(commands, tools)` adds a subcommand of `tabletowers`
 - `tools`: `add_tools(server, call, language)` adds tools for an assistant
 - `warming`: `warm()` runs every kernel once, so that all are compiled
 - `kernels.exports`: EXPORTS, the kernels that compiled modules of the game offer besides its rules: for each module
   the kernels' names, arguments and kinds of result
 - `proof_calls`: `calls(kernel, count)` yields calls of these kernels (name and arguments), with which the backends are
   compared

The folder `text` has its messages, with one catalogue for each language. Everything else in the package is up to the
game.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple


class Extra(NamedTuple):
    """An extra of a game, and the package that implements it."""

    game: str
    name: str
    package: str

    @property
    def stage(self) -> str:
        """The name of the stage in which its kernels are compiled."""
        return f"{self.game}: {self.name}"

    def has(self, module: str) -> bool:
        """Whether the extra has a module. Doesn't load it."""
        parent = module.rpartition(".")[0]
        return (not parent or self.has(parent)) and find_spec(f"{self.package}.{module}") is not None

    def load(self, module: str) -> ModuleType | None:
        """A module of the extra; None if the extra doesn't have it."""
        return import_module(f"{self.package}.{module}") if self.has(module) else None


class Tools(NamedTuple):
    """What the command line provides for a subcommand."""

    #: The language of this machine.
    language: str
    #: A progress bar, made from a label and a total; call it with the amount done.
    bar: Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
