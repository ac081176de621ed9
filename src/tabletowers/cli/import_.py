"""The subcommand `import`: read an export into an empty database."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tabletowers.cli import arguments


def add_parser(commands: Any) -> None:
    """Add the arguments of `import`."""
    parser = commands.add_parser("import", help="read an export into an empty database")
    parser.add_argument("file", metavar="FILE", help="an export (- is standard input)")
    arguments.add_database(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Import an export, line by line, and print the number of imported rows."""
    from tabletowers.store import open_database
    from tabletowers.store.export_import import import_lines

    engine = open_database(arguments.database(chosen.database))
    with sys.stdin if chosen.file == "-" else open(chosen.file, encoding="utf-8") as lines:
        print(f"{import_lines(engine, lines)} rows imported")
    return 0
