"""The arguments of `tabletowers bench`, and the choice of what it runs."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path

from benchmarks import ALONE, BENCHES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `bench`."""
    parser.description = (
        "all installs the peers (OpenSpiel, PettingZoo, RLCard, OR-Tools, boardgame.io) into the cache; "
        "one that can't be installed is reported as missing. The rest compares with what is installed already; only "
        "server installs its peer, boardgame.io."
    )
    parser.add_argument(
        "what", choices=(*BENCHES, *ALONE, "all"), help="what to measure; all: everything, beside its peers"
    )
    parser.add_argument("--quick", action="store_true", help="a rough figure in a few seconds")
    parser.add_argument(
        "--under-attack", action="store_true", help="for server: ordinary moves while one address does its worst"
    )
    parser.add_argument(
        "--from", dest="earlier", metavar="REVISION", help="for upgrade: the release whose servers are replaced"
    )
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    parser.add_argument("--markdown", metavar="FILE", help="for all: put the table of ratios into this page")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Run one benchmark, or all."""
    if chosen.markdown is not None and chosen.what != "all":
        raise ValueError("--markdown is for bench all")
    if chosen.markdown is not None:  # checked before minutes of measuring
        import_module("benchmarks.all").place_in(Path(chosen.markdown))
    if chosen.under_attack and chosen.what != "server":
        raise ValueError("--under-attack is for bench server")
    if chosen.earlier is not None and chosen.what != "upgrade":
        raise ValueError("--from is for bench upgrade")
    module = "attack" if chosen.under_attack else chosen.what
    more = {} if chosen.earlier is None else {"earlier": chosen.earlier}
    results = import_module(f"benchmarks.{module}").run(quick=chosen.quick, **more)
    if chosen.json is not None:
        Path(chosen.json).write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    if chosen.markdown is not None:
        import_module("benchmarks.all").write_page(Path(chosen.markdown), results)
    return 0
