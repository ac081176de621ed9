"""The command `tabletowers`. Each subcommand is a module with a function `add_parser`."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module, metadata
from typing import Any

import tabletowers
from tabletowers.contract.extras import Tools
from tabletowers.contract.registry import extras, installed
from tabletowers.platforms import install

#: Subcommands, in the order in which `--help` lists them.
COMMANDS = (
    "play",
    "simulate",
    "replay",
    "draw",
    "hint",
    "review",
    "luck",
    "positions",
    "arena",
    "tune",
    "engine",
    "stats",
    "verify",
    "serve",
    "mcp",
    "bot_worker",
    "admin",
    "export",
    "import_",
    "new_game",
    "check",
    "bench",
    "fuzz",
    "warm",
    "build",
    "dataset",
    "train",
)


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """Create the argument parser of the command, with only one subcommand if `command` names one."""
    games = [game.title for game in installed().values()]
    top = argparse.ArgumentParser(
        prog="tabletowers",
        description=f"{', '.join(games)}: to play and to study.",
        epilog="An unofficial, non-commercial implementation; the games belong to their authors.",
    )
    top.add_argument("--version", action="version", version=f"tabletowers {tabletowers.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    modules = {name.rstrip("_").replace("_", "-"): f"tabletowers.cli.{name}" for name in COMMANDS}
    if command in modules:
        # What it doesn't need would take twice as long.
        import_module(modules[command]).add_parser(commands)
        return top
    for name, module in modules.items():
        import_module(module).add_parser(commands)
        if name == "play":
            _add_extras(commands)
    return top


def _add_extras(commands: Any) -> None:
    """Add the subcommands of the games' extras."""
    from tabletowers.cli.play import language
    from tabletowers.cli.progress import bar

    for extra in extras():
        if (command := extra.load("command")) is not None:
            command.add_parser(commands, Tools(language(), bar))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code.

    For bad input, prints a sentence on standard error and returns 2.
    """
    # Nothing that is made here is garbage, and looking for some would take a sixth of the time.
    gc.disable()
    given = sys.argv[1:] if arguments is None else arguments
    chosen = parser(next(iter(given), None)).parse_args(given)
    chosen.given = tuple(given[1:])
    gc.enable()
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of our output has closed the pipe; flushing at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ModuleNotFoundError as error:
        if (extra := _extra_with(error.name or "")) is None:
            raise
        package = (error.name or "").partition(".")[0]
        print(f"tabletowers {chosen.command}: error: {package} is not installed: {install(extra)}", file=sys.stderr)
        return 2
    except (ValueError, OSError) as error:
        print(f"tabletowers {chosen.command}: error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        if (why := _of_database(error)) is None:
            raise
        print(f"tabletowers {chosen.command}: error: the database: {why}", file=sys.stderr)
        return 2


def _of_database(error: Exception) -> str | None:
    """Return the database's own message if an error comes from a database, otherwise None."""
    if "tabletowers.store" not in sys.modules:
        return None
    from tabletowers.store.database import complaint

    return complaint(error)


def _extra_with(module: str) -> str | None:
    """Return the smallest extra of our package that installs a missing third-party module, or None if no extra does."""
    extras: dict[str, list[str]] = {}
    for requirement in metadata.requires("tabletowers") or ():
        package, extra = re.match(r"[\w.-]+", requirement), re.search(r"extra == ['\"]([\w-]+)", requirement)
        if package is not None and extra is not None:
            extras.setdefault(extra[1], []).append(package[0].replace("-", "_").lower())
    fitting = [extra for extra, packages in extras.items() if module.partition(".")[0].lower() in packages]
    return min(fitting, key=lambda extra: len(extras[extra]), default=None)
