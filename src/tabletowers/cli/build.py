"""The subcommand `build`: build kernels for machines without Numba, or a website that needs no server."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

#: The targets, listed here because the builder takes a second to import.
TARGETS = ("emscripten", "x86_64", "aarch64", "aarch64-macos", "x86_64-windows")


def add_parser(commands: Any) -> None:
    """Add the arguments of `build`."""
    from tabletowers.games import GAMES

    parser = commands.add_parser("build", help="kernels for other machines and the browser; a site without a server")
    parts = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    kernels = parts.add_parser(
        "kernels",
        help="one module for each game, with a description beside it",
        description="Writes GAME-RULES-SOURCES-TARGET.so and a .json beside it, whose names are printed.",
    )
    kernels.add_argument("game", nargs="*", metavar="GAME", help=f"only these of {', '.join(GAMES)}")
    kernels.add_argument(
        "--target", action="append", choices=TARGETS, metavar="TARGET", help=f"{', '.join(TARGETS)}; default: all"
    )
    kernels.add_argument("--out", default="build/kernels", metavar="DIR", help="output folder (default: build/kernels)")
    kernels.set_defaults(run=run)
    site = parts.add_parser(
        "site",
        help="a folder of static files that plays without a server",
        description="Builds the page, Python for the browser and the games' kernels; needs Node.js and a checkout. It "
        "takes minutes, most of them for kernels that have not been compiled before.",
    )
    site.add_argument("--out", default="build/site", metavar="DIR", help="output folder (default: build/site)")
    site.add_argument(
        "--address", default="", metavar="URL", help="where the site will be, for the pictures that links to it show"
    )
    site.add_argument(
        "--with",
        action="append",
        default=[],
        dest="guests",
        metavar="PACKAGE",
        help="an installed package whose games the site has, too (repeatable)",
    )
    site.add_argument("--no-snapshot", action="store_true", help="smaller, but slower to start (docs/anywhere.md)")
    site.set_defaults(run=run_site)
    verify = parts.add_parser(
        "verify",
        help="compare the answers of all backends",
        description="Plays games, searches and runs the games' extras with Numba, a compiled library, Pyodide "
        "in Node.js and plain Python; the libraries for other machines under QEMU and Wine where they are installed.",
    )
    verify.add_argument("game", nargs="*", metavar="GAME", help=f"only these of {', '.join(GAMES)}")
    verify.add_argument(
        "--long", action="store_true", help="1,000 games of each number of players, 1,000 rounds of the rest"
    )
    verify.add_argument("--records", metavar="FILE", help="a file of records, which all backends replay")
    verify.set_defaults(run=run_verify)


def run(chosen: argparse.Namespace) -> int:
    """Build the kernels of every chosen game for every target."""
    from tabletowers.build.builder import build
    from tabletowers.games import GAMES, game

    for name in [game(name).name for name in chosen.game] or GAMES:
        started = time.monotonic()
        for described in build(game(name), chosen.target or TARGETS, Path(chosen.out)):
            print(described, flush=True)
        print(f"{name}: built in {time.monotonic() - started:.0f} s", file=sys.stderr)
    return 0


def run_site(chosen: argparse.Namespace) -> int:
    """Build the website and print its size."""
    from tabletowers.build.site import build_site

    folder, started = Path(chosen.out), time.monotonic()
    for step in build_site(folder, snapshot=not chosen.no_snapshot, address=chosen.address, guests=chosen.guests):
        print(f"{time.monotonic() - started:4.0f} s: {step} …", file=sys.stderr, flush=True)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB; try it with: python -m http.server --directory {folder}")
    return 0


def run_verify(chosen: argparse.Namespace) -> int:
    """Compare the backends. Returns exit code 0 if all of them agree, otherwise 1."""
    from tabletowers.build.backend_check import LONG, SHORT, verify
    from tabletowers.games import GAMES, game
    from tabletowers.record import Record

    lines = Path(chosen.records).read_text("utf-8").splitlines() if chosen.records else ()
    records = [Record.from_line(line) for line in lines]
    code = 0
    for name in [game(name).name for name in chosen.game] or GAMES:
        own = [record for record in records if record.game == name]
        for verdict in verify(game(name), LONG if chosen.long else SHORT, own):
            outcome = verdict.missing or f"{verdict.jobs} jobs in {verdict.seconds:.1f} s"
            if verdict.wrong:
                code = 1
                outcome += f", {len(verdict.wrong)} with different results, the first is number {verdict.wrong[0]}"
            print(f"{name}: {verdict.make}: {outcome}", flush=True)
    return code
