"""The subcommand `replay`: check records of games, written by any program."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

AGREE, DISAGREE, UNUSABLE = range(3)


def add_parser(commands: Any) -> None:
    """Add the arguments of `replay`."""
    parser = commands.add_parser(
        "replay",
        help="replay a file of records and check them",
        description="Exit code 0: all agree; 1: a disagreement, with record, ply and reason; 2: an unusable file.",
    )
    parser.add_argument("file", metavar="FILE", help="one record on each line; - is standard input")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Replay every record in the file, and print the rules under which the games were played.

    Problems are printed on standard error. Returns the exit code: 0 if all records agree with the rules, 1 if one
    disagrees, 2 if one is unusable.
    """
    from tabletowers.record import Disagreement, Record, UnusableRecord, replay, seed_deals_it

    try:
        data = sys.stdin.buffer.read() if chosen.file == "-" else Path(chosen.file).read_bytes()
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise ValueError(f"{chosen.file}: not UTF-8 text: {error}") from error
    worst, finished, unfinished = AGREE, 0, 0
    played: Counter[str] = Counter()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            record = Record.from_line(line)
            if replay(record).is_over:
                finished += 1
            else:
                unfinished += 1
            played[f"{record.game} under rules {record.rules}"] += 1
            if not seed_deals_it(record):
                # This is not a disagreement: a record is replayed from its set-up, and other programs may shuffle
                # differently.
                print(f"{chosen.file}: record on line {number}: its seed deals another set-up here", file=sys.stderr)
        except UnusableRecord as error:
            worst = UNUSABLE
            print(f"{chosen.file}: line {number}: {error}", file=sys.stderr)
        except Disagreement as error:
            worst = max(worst, DISAGREE)
            print(f"{chosen.file}: record on line {number}: {error} ({record.rules_played})", file=sys.stderr)
    if finished + unfinished == 0 and worst == AGREE:
        raise ValueError(f"{chosen.file}: expected records, but it has none")
    still = f" ({unfinished} unfinished)" if unfinished else ""
    agree = f"{finished + unfinished} {'record agrees' if finished + unfinished == 1 else 'records agree'}{still}"
    print(f"{agree}{f': {_in_words(played)}' if played else ''}")
    return worst


def _in_words(played: Counter[str]) -> str:
    """Return a string that lists games and the versions of their rules.

    If there are several, each is followed by its number of records.
    """
    if len(played) == 1:
        return next(iter(played))
    return ", ".join(f"{rules} ({count})" for rules, count in sorted(played.items()))
