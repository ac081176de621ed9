"""The subcommand `review`: judge a finished game decision by decision, based on what each seat could know."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.record import Record


def add_parser(commands: Any) -> None:
    """Add the arguments of `review`."""
    from tabletowers.cli.play import language
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser(
        "review",
        help="slips of a game, with their reasons",
        description="Judged only from what each seat could know then. Records from any program will do.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--seat", type=int, action="append", metavar="K", help="only this seat, from 0 (default: all)")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", metavar="N", help="only decisions from this one on"
    )
    parser.add_argument("--json", action="store_true", help="every decision of a seat as one JSON object on a line")
    parser.add_argument("--language", choices=LANGUAGES, default=language(), help="default: the machine's, else en")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Judge the decisions, showing a progress bar, and print the review."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from tabletowers.coach.game_review import Review, decisions, reviewed
    from tabletowers.text import catalogue

    record, say = one_record(chosen.file), catalogue(chosen.language)
    names = [say("web-seat-number", number=number + 1) for number in range(record.players)]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    for seat in chosen.seat or range(record.players):
        if not 0 <= seat < record.players:
            raise ValueError(f"expected a seat from 0 to {record.players - 1}, not {seat}")
        asked = list(decisions(record, seat, chosen.first))
        found = []
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            for ply, sight in progress.track(asked, description=names[seat]):
                found.append(reviewed(sight, record.plies[ply].move, ply))
        review = Review(record, seat, tuple(found))
        if chosen.json:
            for decision in found:
                print(json.dumps({"seat": seat, **decision.to_json()}, ensure_ascii=False))
            continue
        first, *rest = review.texts(chosen.language, names)
        print(f"{names[seat]}: {first}")
        for text in rest:
            print(text)
    return 0


def one_record(file: str) -> Record:
    """Read and replay the only record in a file. Raises ValueError with the reason if the file is invalid."""
    from tabletowers.record import Disagreement, Record, replay

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{file}: not UTF-8 text") from error
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) != 1:
        raise ValueError(f"{file}: expected one record, not {len(lines)}")
    try:
        record = Record.from_line(lines[0])
        replay(record)
    except (Disagreement, ValueError) as error:
        raise ValueError(f"{file}: {error}") from error
    return record
