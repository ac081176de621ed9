"""`tabletowers warm`: compile all rules now, so that nobody waits for it later."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    """The grammar of `warm`."""
    parser = commands.add_parser("warm", help="compile everything now, once on this machine")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play a little of every game."""
    from rich.console import Console
    from rich.progress import track

    from tabletowers.cli.simulate import simulate
    from tabletowers.games import GAMES, game
    from tabletowers.kernel.compiling import forget_old_kernels

    forget_old_kernels()
    for name in track(GAMES, "compiling", console=Console(stderr=True), transient=True):
        rules = game(name)
        for bot in ("random", "greedy"):
            simulate(name, rules.seats[0], 1, bot, True, {})
        state = rules.new(rules.seats[0], 1)
        state.view(0)
        state.sight(0).imagine(1).preview(state.legal_moves()[0])
    return 0
