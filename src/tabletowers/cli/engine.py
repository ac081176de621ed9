"""The subcommand `engine`: run a bot for another program, which asks for moves in lines of text."""

from __future__ import annotations

import argparse
import sys
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `engine`."""
    parser = commands.add_parser(
        "engine",
        help="let another program ask a bot for moves, by lines of text",
        description="Speaks the engine protocol on standard input and output (docs/writing-a-bot.md). Any program that "
        "speaks it can play, too: --bots 'engine:COMMAND'.",
    )
    parser.add_argument("--bot", default="greedy", metavar="NAME", help="who chooses the moves (default greedy)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Answer the other program's requests until it quits."""
    from tabletowers.bots import any_bot
    from tabletowers.bots.engine_protocol import serve_engine
    from tabletowers.cli import arguments

    def say(line: str) -> None:
        print(line, flush=True)

    (name,) = arguments.bots(chosen.bot)
    serve_engine(sys.stdin, say, any_bot(name))
    return 0
