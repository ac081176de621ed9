"""The subcommand `export`: write the whole database as lines of JSON, or its public games as a Parquet file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tabletowers.cli import arguments


def add_parser(commands: Any) -> None:
    """Add the arguments of `export`."""
    parser = commands.add_parser(
        "export",
        help="write the whole database as lines of JSON, or its public games for others",
        description="Without --public, the file has everything, secrets of people included.",
        epilog="--public needs the extra stats (pyarrow). Those games are published under CC0 1.0.",
    )
    parser.add_argument("file", metavar="FILE", help="the file to write (- is standard output)")
    arguments.add_database(parser)
    parser.add_argument(
        "--public",
        action="store_true",
        help="only finished games that everyone may look at, without people and times, as Parquet",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the database, or its public games, to a file or standard output."""
    from tabletowers.store import open_database
    from tabletowers.store.export_import import export_lines

    if chosen.public:
        return _write_public(chosen)
    lines = export_lines(open_database(arguments.database(chosen.database)))
    if chosen.file == "-":
        for line in lines:
            sys.stdout.write(line + "\n")
        return 0
    with Path(chosen.file).open("x", encoding="utf-8") as file:
        for line in lines:
            file.write(line + "\n")
    return 0


def _write_public(chosen: argparse.Namespace) -> int:
    from tabletowers.store import open_database, public_games

    if chosen.file == "-":
        raise ValueError("--public needs the name of a file")
    written = sum(public_games.write(open_database(arguments.database(chosen.database)), Path(chosen.file)))
    print(f"{chosen.file}: {written} games, {public_games.LICENCE}")
    return 0
