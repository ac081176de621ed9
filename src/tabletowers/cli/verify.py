"""The subcommand `verify`: check that each deal matches its table's secret, and that games can be replayed."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from tabletowers.cli import arguments

#: The exit codes: everything is in order; something is wrong; unusable input.
FINE, WRONG, UNUSABLE = range(3)


def add_parser(commands: Any) -> None:
    """Add the arguments of `verify`."""
    parser = commands.add_parser("verify", help="check a table's deal against its secret, or every stored game")
    parser.add_argument(
        "record", nargs="?", metavar="RECORD", help="a file with a record on each line (- is standard input)"
    )
    parser.add_argument("--database", metavar="WHERE", help="check every game stored there instead")
    parser.add_argument("--all", action="store_true", help="check every game of the default database instead")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that check stored games (default 1)"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check the records in a file, or the games in a database."""
    if chosen.record is not None:
        return _records(chosen.record)
    if chosen.all or chosen.database is not None:
        return _database(arguments.database(chosen.database), chosen.workers)
    raise ValueError("expected a RECORD, --database or --all")


def _records(file: str) -> int:
    from tabletowers.record import Disagreement, Record, UnusableRecord, replay
    from tabletowers.table.fairness import Unfair, check_deal

    worst, count = FINE, 0
    with sys.stdin if file == "-" else open(file, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            count += 1
            try:
                record = Record.from_line(line)
                replay(record)
                check_deal(record)
                print(f"record {count}: the deal follows from its secret, and the game from the deal")
            except UnusableRecord as error:
                worst = UNUSABLE
                print(f"{file}: line {number}: {error}", file=sys.stderr)
            except (Unfair, Disagreement) as error:
                worst = max(worst, WRONG)
                print(f"{file}: record on line {number}: {error} ({record.rules_played})", file=sys.stderr)
    if count == 0:
        raise ValueError(f"{file}: expected records, but it has none")
    return worst


def _database(where: str | None, workers: int) -> int:
    from tabletowers.store import open_database
    from tabletowers.store.verification import verify_all

    count, wrong, began = 0, 0, time.monotonic()
    for checked in verify_all(open_database(where), max(1, workers)):
        count += 1
        if checked.wrong is not None:
            wrong += 1
            print(f"table {checked.table}: {checked.wrong}", file=sys.stderr)
    result = f"{wrong} wrong" if wrong else "all in order"
    print(f"{count} tables, {result} ({time.monotonic() - began:.1f} s)")
    return WRONG if wrong else FINE
