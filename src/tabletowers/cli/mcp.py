"""The subcommand `mcp`: let an assistant play, over the Model Context Protocol on standard input and output."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `mcp`."""
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser(
        "mcp",
        help="let an assistant play (Model Context Protocol)",
        description="Started by an assistant's program, which talks to it over standard input and output.",
    )
    parser.add_argument("--server", metavar="ADDRESS", help="play at this server (default: tables on this machine)")
    parser.add_argument("--token", metavar="TOKEN", help="play as a known person (default: a new guest)")
    parser.add_argument("--name", default="Assistant", metavar="NAME", help="name for others (default: Assistant)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of rules and reasons (default: en)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until the assistant closes the connection."""
    from tabletowers.assistant.mcp_server import serve
    from tabletowers.assistant.transport import AtServer, OnThisMachine

    if chosen.token and not chosen.server:
        raise ValueError("--token needs --server ADDRESS")
    reach: Any
    if chosen.server:
        reach = AtServer(chosen.server, chosen.name, chosen.token)
        serve(lambda: reach, chosen.language)
    else:
        serve(lambda: OnThisMachine(chosen.name), chosen.language)
    return 0
