"""Extras: what a game offers besides play at a table. Any game can declare extras (`Game.extras`).

An extra is a package beside the game's declaration. The rest of the project looks for these modules in it and loads
each when it is needed; all of them are optional:

 - `calls`: CALLS, API calls that both a server and the browser can answer; JOBS, the jobs that workers run for them, by
   name; STATUS, the HTTP status of each of the extra's error codes
 - `command`: `add_parser(commands, tools)` adds a subcommand of `tabletowers`
 - `tools`: `add_tools(server, call, language)` adds tools for an assistant
 - `previews`: ADDRESS, the first part of the addresses of its pages; `describe(name, today, say)` returns the title and
   the sentence in the preview of a link to a page, or None if there is no such page; `draw(asked, say)` returns the
   lines of text that an embedded page shows, with the page's name in `asked.path[PLACEHOLDER]`; SHORTCUTS, the
   addresses of the installed app's shortcuts, by the messages that name them
 - `warm_up`: `warm()` runs every kernel once, so that all are compiled; its former name, `warming`, works as well
 - `kernels.exports`: EXPORTS, the kernels that compiled modules of the game export besides its rules: for each Python
   module the kernels' names, arguments and result types
 - `proof_calls`: `calls(kernel, count)` yields calls to these kernels (name and arguments), with which the backends are
   compared

The folder `text` contains its messages, with one catalogue for each language. Everything else in the package is up to
the game.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple


class Extra(NamedTuple):
    """An extra of a game: the name of the game, the name of the extra, and the package that implements the extra."""

    game: str
    name: str
    package: str

    @property
    def stage(self) -> str:
        """The name of the extra's compilation stage (the unit in which `tabletowers warm` compiles kernels)."""
        return f"{self.game}: {self.name}"

    def has(self, module: str) -> bool:
        """Return whether the extra has a module with this name. The module is not imported."""
        parent = module.rpartition(".")[0]
        return (not parent or self.has(parent)) and find_spec(f"{self.package}.{module}") is not None

    def load(self, module: str) -> ModuleType | None:
        """Import a module of the extra. Returns None if the extra doesn't have that module."""
        return import_module(f"{self.package}.{module}") if self.has(module) else None


class Tools(NamedTuple):
    """Helpers that the command line provides to an extra's subcommand."""

    #: The language of the user's system.
    language: str
    #: Creates a progress bar from a label and a total, as a context manager; call its value with the amount done.
    bar: Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
