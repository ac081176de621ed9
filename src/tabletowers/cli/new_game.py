"""The subcommand `new-game`: write a small card game as a package, to be changed into one's own."""

from __future__ import annotations

import argparse
import getpass
import shlex
import shutil
import sys
from datetime import date
from pathlib import Path
from typing import Any

from tabletowers.scaffold import LICENCES, NO_LICENCE, NewGame, write


def add_parser(commands: Any) -> None:
    """Add the arguments of `new-game`."""
    parser = commands.add_parser(
        "new-game",
        help="write a new game, which can be played at once",
        description="Writes a small card game as a Python package: rules, texts, a drawn board, tests. It can be "
        "played in every way as soon as it is installed, and is changed into a game of your own from there.",
    )
    parser.add_argument("name", metavar="NAME", help="the name of the game's package, in small letters")
    parser.add_argument("--title", help="what people call it (default: the name)")
    parser.add_argument("--author", help="who writes it (default: your user name)")
    parser.add_argument(
        "--licence",
        "--license",
        choices=(*LICENCES, NO_LICENCE),
        default="MIT",
        help="how others may use it (default MIT)",
    )
    parser.add_argument("--folder", type=Path, help="where to write it (default: a folder with its name)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the game and say how to go on."""
    name: str = chosen.name
    folder = Path(name) if chosen.folder is None else chosen.folder
    title = name.capitalize() if chosen.title is None else chosen.title
    author = _user() if chosen.author is None else chosen.author
    files = write(NewGame(name, title, author, date.today().year, chosen.licence), folder)
    print(f"{title} is in {folder}, in {len(files)} files. Now install it, play it and check it:")
    print()
    python, program = _programs()
    print(f"    {python} -m pip install -e '{folder}[dev]'")
    for command in (f"play {name}", "serve --reload --open", f"check {name}"):
        print(f"    {program} {command}")
    return 0


def _programs() -> tuple[str, str]:
    """Return the commands for this environment's Python and `tabletowers`, with paths unless they are found first."""
    python = Path(sys.executable)
    found = shutil.which(python.name)
    if found is not None and Path(found).absolute() == python.absolute():
        return python.name, "tabletowers"
    return shlex.quote(str(python)), shlex.quote(str(python.with_name("tabletowers")))


def _user() -> str:
    """Return the name of the user who runs the command."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "the author"
