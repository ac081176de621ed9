"""The subcommand `bench`: measure speed and compare it with other programs. Needs a clone of the project."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import tabletowers

#: The folder of the clone that contains this package, if it is in one.
CLONE = Path(tabletowers.__file__).parents[2]


def add_parser(commands: Any) -> None:
    """Add the arguments of `bench`, or accept any arguments if the benchmarks are not installed."""
    parser = commands.add_parser("bench", help="in a clone: measure the speed, beside peers in the same run")
    if (CLONE / "benchmarks" / "command.py").exists():
        if str(CLONE) not in sys.path:
            sys.path.insert(0, str(CLONE))
        import_module("benchmarks.command").add_arguments(parser)
    else:
        parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
        parser.set_defaults(run=refuse)


def refuse(chosen: argparse.Namespace) -> int:
    """Raise a ValueError that says where to get the benchmarks."""
    raise ValueError(
        "the benchmarks are not part of the installed package; run this command, or make bench, in a clone"
    )
