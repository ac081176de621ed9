"""`tabletowers bench`: speed, measured beside peers in the same run."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any


def add_parser(commands: Any) -> None:
    """The grammar of `bench`."""
    from tabletowers.bench import BENCHES

    parser = commands.add_parser("bench", help="measure the speed, beside peers in the same run")
    parser.add_argument("what", choices=BENCHES, help="what to measure")
    parser.add_argument("--quick", action="store_true", help="a rough figure in a few seconds")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Run one benchmark."""
    results = import_module(f"tabletowers.bench.{chosen.what}").run(quick=chosen.quick)
    if chosen.json is not None:
        Path(chosen.json).write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return 0
