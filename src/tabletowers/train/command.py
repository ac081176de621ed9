"""The command `tabletowers train`, also available as `python -m tabletowers.train`.

The second form works where only NumPy and PyTorch are installed.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletowers.platforms import install


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    from tabletowers.games import GAMES

    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--out", default="training", metavar="DIR", help="folder for the results (default: training)")
    parser.add_argument("--minutes", type=float, default=30.0, metavar="M", help="how long to train (default 30)")
    parser.add_argument("--total", type=float, metavar="M", help="minutes of all runs together, for the schedules")
    parser.add_argument("--lessons", type=int, default=0, metavar="N", help="end after N lessons instead")
    parser.add_argument("--start", metavar="DIR", help="a folder with weights to start from")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of everything random (default 1)")
    parser.add_argument("--threads", type=int, metavar="N", help="threads that step games (default: one for each core)")
    parser.add_argument("--small", action="store_true", help="a tiny net and few games, for a machine without a GPU")
    parser.add_argument(
        "--ship", action="store_true", help="don't train; export the weights in DIR to the file that plays"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="change a choice of the recipe"
    )


def run(chosen: argparse.Namespace) -> int:
    """Train a net or export one. Raises a ValueError that names the package to install if PyTorch is missing."""
    from tabletowers.games import game

    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise ValueError(f"training needs PyTorch: {install('train')}") from error
    from tabletowers.train import training_run
    from tabletowers.train.recipe import SMALL, Recipe, changed

    if chosen.ship:
        training_run.ship(game(chosen.game), Path(chosen.out), say=lambda line: print(line, flush=True))
        return 0
    recipe = changed(SMALL if chosen.small else Recipe(), chosen.set)
    training_run.run(
        game(chosen.game),
        Path(chosen.out),
        recipe,
        minutes=chosen.minutes,
        total=chosen.total,
        lessons=chosen.lessons,
        seed=chosen.seed,
        threads=chosen.threads,
        start=None if chosen.start is None else Path(chosen.start),
        say=lambda line: print(line, flush=True),
    )
    return 0
