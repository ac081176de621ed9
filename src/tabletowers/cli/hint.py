"""The subcommand `hint`: print the coach's hint for a saved game. A higher hint level (`--rung`) reveals more."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `hint`."""
    from tabletowers.cli.play import language
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser(
        "hint",
        help="what a coach would do in a saved game, and why",
        description="Judged only from what the seat can know. Without --rung, the whole hint is printed.",
    )
    parser.add_argument("file", metavar="FILE", help="a record of a game that is not over; - is standard input")
    parser.add_argument("--rung", type=int, choices=range(1, 5), default=4, metavar="N", help=_RUNGS)
    parser.add_argument(
        "--ply", type=int, metavar="N", help="before this decision of the record, from 0 (default: now)"
    )
    parser.add_argument("--move", metavar="MOVE", help="compare this move with the best one instead")
    parser.add_argument("--language", choices=LANGUAGES, default=language(), help="default: the machine's, else en")
    parser.set_defaults(run=run)


_RUNGS = "1 where to look, 2 what to consider, 3 the move, 4 why (default 4)"


def run(chosen: argparse.Namespace) -> int:
    """Replay the record, and print a hint for the seat to move."""
    from tabletowers import coach
    from tabletowers.cli.review import one_record
    from tabletowers.record import states
    from tabletowers.text import catalogue

    record = one_record(chosen.file)
    ply = len(record.plies) if chosen.ply is None else chosen.ply
    if not 0 <= ply <= len(record.plies):
        raise ValueError(f"expected a decision from 0 to {len(record.plies)}, not {ply}")
    state = next(state for number, state in enumerate(states(record)) if number == ply)
    seat = state.to_move
    if seat is None:
        raise ValueError(f"{chosen.file}: this game is over; use tabletowers review")
    sight, say = state.sight(seat), catalogue(chosen.language)
    names = [say("web-seat-number", number=number + 1) for number in range(state.players)]
    if chosen.move is not None:
        said = coach.explain(sight, chosen.move).texts(chosen.language, names)
    else:
        said = coach.hint(sight).texts(chosen.rung, chosen.language, names)
    for text in said:
        print(text)
    return 0
