"""The subcommand `export`: write the whole database as lines of JSON."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `export`."""
    parser = commands.add_parser("export", help="write the whole database as lines of JSON")
    parser.add_argument("file", metavar="FILE", help="the file to write (- is standard output)")
    parser.add_argument(
        "--database", metavar="WHERE", help="a SQLite file or postgresql://… (default: your data folder)"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the database to a file or standard output."""
    from tabletowers.store import open_database
    from tabletowers.store.export_import import export_lines

    lines = export_lines(open_database(chosen.database))
    if chosen.file == "-":
        for line in lines:
            sys.stdout.write(line + "\n")
        return 0
    with Path(chosen.file).open("x", encoding="utf-8") as file:
        for line in lines:
            file.write(line + "\n")
    return 0
