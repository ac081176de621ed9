"""`tabletowers warm`: compile rules and search now, so that nobody waits for it later."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    """The grammar of `warm`."""
    from tabletowers.games import GAMES

    parser = commands.add_parser("warm", help="compile everything now, once on this machine")
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"only these of {', '.join(GAMES)}")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play a little of every game, with a bar that shows how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from tabletowers.bots.compiling import load
    from tabletowers.cli.simulate import simulate
    from tabletowers.games import GAMES, game
    from tabletowers.kernel.compiling import forget_old_kernels

    forget_old_kernels()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        names = chosen.game or GAMES
        task = progress.add_task("compiling", total=3 * len(names) + 1)
        for name in names:
            progress.update(task, description=f"compiling {name}: rules")
            rules = game(name)
            simulate(name, rules.seats[0], 1, "random", True, {})
            state = rules.new(rules.seats[0], 1)
            state.view(0)
            state.sight(0).imagine(1).preview(state.legal_moves()[0])
            progress.update(task, advance=1, description=f"compiling {name}: greedy")
            simulate(name, rules.seats[0], 1, "greedy", True, {})
            progress.update(task, advance=1, description=f"compiling {name}: search")
            load(rules)
            progress.update(task, advance=1)
        progress.update(task, description="compiling puzzles")
        _warm_puzzles()
    return 0


def _warm_puzzles() -> None:
    """Solve, prove, hint and generate once."""
    from tabletowers import puzzles

    puzzles.explain(puzzles.official(7))
    puzzles.hint(puzzles.official(7))
    puzzles.generate("expert", 1)
