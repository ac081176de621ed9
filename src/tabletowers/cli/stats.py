"""The subcommand `stats`: print statistics about a game for its designers, from many games between bots."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.stats import Study, Tally


def add_parser(commands: Any) -> None:
    """Add the arguments of `stats`."""
    from tabletowers.cli import arguments
    from tabletowers.cli.play import language
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser(
        "stats",
        help="play many games: who wins, where points come from and which rules matter",
        description="Prints tables of seats, length, points, decisions and the game's own pieces. With bots that "
        "differ every deal is played once in each rotation of the seats. If interrupted, it reports the games so far.",
        epilog="random and greedy play thousands of games a second; other bots as fast as they think.",
    )
    arguments.add_game(parser, seed=1)
    parser.add_argument(
        "--bots", default="greedy", metavar="A[,B…]", help="one for all seats, or one for each (default greedy)"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default 1000)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: one for each core)")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with tables and plots there")
    parser.add_argument("--json", metavar="FILE", help="write all tables there (- is standard output, alone)")
    parser.add_argument("--csv", metavar="FOLDER", help="write a CSV file for each table, and one of all games")
    parser.add_argument("--parquet", metavar="FOLDER", help="the same as Parquet (needs the extra stats)")
    parser.add_argument("--png", metavar="FOLDER", help="write a PNG for each plot")
    parser.add_argument("--language", choices=LANGUAGES, default=language(), help="default: the machine's, else en")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the games, collect the statistics, print the tables and write the files."""
    import tabletowers
    from tabletowers.cli import arguments
    from tabletowers.cli.progress import bar
    from tabletowers.stats import Study, Tally
    from tabletowers.stats import run as play
    from tabletowers.stats.files import need_parquet

    game = tabletowers.game(chosen.game)
    bots = arguments.bots_by_seat(game, chosen.bots, chosen.players)
    study = Study(chosen.game, bots, chosen.games, chosen.seed, arguments.options(game, chosen.option))
    if chosen.parquet is not None:
        need_parquet()
    tally, code = Tally(), 0
    try:
        with bar("games", study.games) as done:
            jobs = (os.cpu_count() or 1) if chosen.jobs is None else chosen.jobs
            play(study, jobs, done, tally)
    except KeyboardInterrupt:
        if not tally.games:
            raise
        code = 130
        print(f"interrupted: {len(tally.games)} of {study.games} games", file=sys.stderr)
    _tell(chosen, study, tally)
    return code


def _tell(chosen: argparse.Namespace, study: Study, tally: Tally) -> None:
    from tabletowers.stats import files

    if chosen.json == "-":
        print(json.dumps(files.to_json(study, tally)))
    else:
        _print(study, tally, chosen.language)
        if chosen.json is not None:
            Path(chosen.json).write_text(json.dumps(files.to_json(study, tally), indent=1) + "\n", "utf-8")
    if chosen.report is not None:
        Path(chosen.report).write_text(files.html(study, tally, chosen.language), "utf-8")
    if chosen.png is not None:
        files.write_png(Path(chosen.png), study, tally, chosen.language)
    for folder, write in ((chosen.csv, files.write_csv), (chosen.parquet, files.write_parquet)):
        if folder is not None:
            write(Path(folder), study, tally)


def _print(study: Study, tally: Tally, language: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from tabletowers.stats import tables
    from tabletowers.text import catalogue

    console = Console()
    played, bots = f"{len(tally.games):,}", ", ".join(study.names)
    head = catalogue(language)("statistics-head", game=study.game, bots=bots, games=played)
    console.print(head, highlight=False)
    for table in tables(study, tally, language):
        console.print(f"\n[bold]{table.title}[/]\n{table.about}", highlight=False)
        grid = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        for number, column in enumerate(table.columns):
            grid.add_column(column.heading, justify="right" if number else "left", overflow="fold")
        for row in table.texts():
            grid.add_row(*row)
        console.print(grid)
