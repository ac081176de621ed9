"""The command `tabletowers`. Each subcommand is a module with a function `add_parser`."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module, metadata
from typing import Any

import tabletowers
from tabletowers.contract.extras import Tools
from tabletowers.contract.registry import extras, installed

#: Subcommands, in the order in which `--help` lists them.
COMMANDS = (
    "play",
    "simulate",
    "replay",
    "hint",
    "review",
    "positions",
    "arena",
    "engine",
    "stats",
    "verify",
    "serve",
    "mcp",
    "bot_worker",
    "admin",
    "export",
    "import_",
    "bench",
    "fuzz",
    "warm",
    "build",
    "dataset",
    "train",
)


def parser() -> argparse.ArgumentParser:
    """Create the argument parser of the whole command."""
    games = [game.title for game in installed().values()]
    top = argparse.ArgumentParser(
        prog="tabletowers",
        description=f"{', '.join(games)}: to play and to study.",
        epilog="An unofficial, non-commercial implementation; the games belong to their authors.",
    )
    top.add_argument("--version", action="version", version=f"tabletowers {tabletowers.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"tabletowers.cli.{name}").add_parser(commands)
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
    """Run the command and return its exit code, which is 2 after bad input. Errors are printed on standard error."""
    chosen = parser().parse_args(arguments)
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
        how = f"pip install 'tabletowers[{extra}]'"
        package = (error.name or "").partition(".")[0]
        print(f"tabletowers {chosen.command}: error: {package} is not installed: {how}", file=sys.stderr)
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
    """The database's own message if an error comes from a database, otherwise None."""
    if "tabletowers.store" not in sys.modules:
        return None
    from tabletowers.store.database import complaint

    return complaint(error)


def _extra_with(module: str) -> str | None:
    """The optional extra of our package that installs a missing third-party module, or None."""
    for requirement in metadata.requires("tabletowers") or ():
        package, _, extra = requirement.partition("; extra == ")
        name = re.match(r"[\w.-]+", package)
        if extra and name is not None and name[0].replace("-", "_").lower() == module.split(".")[0]:
            return extra.strip("'\"")
    return None
