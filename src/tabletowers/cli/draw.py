"""The subcommand `draw`: a position of a recorded game as a picture, for documents and for paper."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from tabletowers.text import LANGUAGES


def add_parser(commands: Any) -> None:
    """Add the arguments of `draw`."""
    parser = commands.add_parser("draw", help="draw a position of a recorded game as SVG or PNG")
    parser.add_argument("file", metavar="FILE", help="a record; of several, the first one; - is standard input")
    parser.add_argument("--ply", type=int, metavar="N", help="after so many decisions (default: after the last one)")
    parser.add_argument("--seat", type=int, metavar="S", help="what this seat sees (default: what everybody sees)")
    parser.add_argument("--names", metavar="A,B[,C…]", help="the names of the players")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="the language of the words (default en)")
    parser.add_argument("--output", metavar="FILE", required=True, help="where to write it: NAME.svg or NAME.png")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Draw a position of the first record in the file."""
    from tabletowers.canvas import png
    from tabletowers.record import Record, states
    from tabletowers.scene.picture import svg
    from tabletowers.text import catalogue

    output = Path(chosen.output)
    if output.suffix not in (".svg", ".png"):
        raise ValueError(f"expected the name of an .svg or .png file, not {chosen.output!r}")
    text = sys.stdin.read() if chosen.file == "-" else Path(chosen.file).read_text("utf-8")
    line = next((line for line in text.splitlines() if line.strip()), None)
    if line is None:
        raise ValueError(f"{chosen.file}: expected a record, but it has none")
    record = Record.from_line(line)
    ply = len(record.plies) if chosen.ply is None else chosen.ply
    if not 0 <= ply <= len(record.plies):
        raise ValueError(f"the game has 0 to {len(record.plies)} decisions, not {ply}")
    state = record.start() if ply == 0 else next(islice(states(record), ply, None))
    say = catalogue(chosen.language)
    names = chosen.names.split(",") if chosen.names else None
    names = names or [say("web-seat-number", number=number + 1) for number in range(state.players)]
    if len(names) != state.players:
        raise ValueError(f"expected {state.players} names, not {len(names)}")
    view = state.view(None if chosen.seat is None else state.check_seat(chosen.seat))
    drawn = svg(state.game, view, say, names, f"{say(f'{record.game}-title')}, {ply}")
    if output.suffix == ".svg":
        output.write_text(drawn, "utf-8")
    else:
        output.write_bytes(png(drawn))
    return 0
