"""`tabletowers replay`: check records of games, whoever wrote them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

AGREE, DISAGREE, UNUSABLE = range(3)


def add_parser(commands: Any) -> None:
    """The grammar of `replay`."""
    parser = commands.add_parser(
        "replay",
        help="replay a file of records and check them",
        description="Exit code 0: all agree; 1: a disagreement, with record, ply and reason; 2: an unusable file.",
    )
    parser.add_argument("file", metavar="FILE", help="one record a line; - is standard input")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Replay every line; what does not agree goes to standard error."""
    from tabletowers.record import Disagreement, Record, UnusableRecord, replay

    try:
        data = sys.stdin.buffer.read() if chosen.file == "-" else Path(chosen.file).read_bytes()
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise ValueError(f"{chosen.file}: not UTF-8 text: {error}") from error
    worst, finished, unfinished = AGREE, 0, 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            if replay(Record.from_line(line)).is_over:
                finished += 1
            else:
                unfinished += 1
        except UnusableRecord as error:
            worst = UNUSABLE
            print(f"{chosen.file}: line {number}: {error}", file=sys.stderr)
        except Disagreement as error:
            worst = max(worst, DISAGREE)
            print(f"{chosen.file}: record on line {number}: {error}", file=sys.stderr)
    if finished + unfinished == 0 and worst == AGREE:
        raise ValueError(f"{chosen.file}: no record in it")
    still = f" ({unfinished} unfinished)" if unfinished else ""
    print(f"{finished + unfinished} {'record agrees' if finished + unfinished == 1 else 'records agree'}{still}")
    return worst
