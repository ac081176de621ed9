"""The subcommand `arena`: play matches between bots, and measure the strengths of bots."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.arena import Match, Summary
    from tabletowers.arena.match_run import Notebook

#: The series of matches, and the documentation pages with their tables.
SERIES = {"ladder": "docs/levels.md", "baselines": "docs/models.md"}


def add_parser(commands: Any) -> None:
    """Add the arguments of `arena`."""
    from tabletowers.games import GAMES

    parser = commands.add_parser(
        "arena",
        help="let bots play matches and measure their strength",
        description="Every deal is played once in each rotation of the seats. An interrupted match goes on where it "
        "stopped when the same command is run again.",
        epilog="Bots: random, greedy, novice … grandmaster (eight strengths), level1 … level6, search:N (N iterations "
        "a decision), search:Ts (T seconds), net, "
        "net+search:N and :Ts, openspiel-ismcts:N and :Ts (OpenSpiel's search), bots of installed packages, and your "
        "own as module:Class.",
        usage="tabletowers arena GAME --bots A,B[,C…] [options]\n       tabletowers arena ladder GAME [options]\n"
        "       tabletowers arena baselines GAME [options]",
    )
    parser.add_argument("what", nargs="+", metavar="GAME", help=f"{' | '.join(GAMES)}, or: ladder GAME, baselines GAME")
    parser.add_argument("--bots", metavar="A,B[,C…]", help="one for each player; names may repeat")
    parser.add_argument("--games", type=int, metavar="N", help="games, rounded up to full rotations (default 100)")
    parser.add_argument("--players", type=int, metavar="P", help="how many play (default: as many as there are bots)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first deal (default 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--adjusted", action="store_true", help="take the luck out of the first bot's share, as well")
    parser.add_argument(
        "--until",
        choices=("better", "worse", "equal"),
        help="stop as soon as it is clear that the first bot is better or worse; with equal also when it is within 3 "
        "points of the others (implies --adjusted)",
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help='spread the games over a Ray cluster ("local" starts one)')
    parser.add_argument("--json", metavar="FILE", help="write the result there")
    parser.add_argument("--report", metavar="FILE.html", help="write a report with plots there")
    parser.add_argument("--state", metavar="FILE", help="where unfinished matches are kept (default: the cache)")
    pages = ", ".join(f"of {series}: {page}" for series, page in SERIES.items())
    parser.add_argument("--out", metavar="FILE", help=f"the page that gets the table ({pages})")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play a single match or a whole series of matches."""
    from tabletowers.games import GAMES

    series = chosen.what[0] if chosen.what[0] in SERIES else None
    names = chosen.what[1:] if series else chosen.what
    if len(names) != 1 or names[0] not in GAMES:
        raise ValueError(f"expected one game of {', '.join(GAMES)}, not {' '.join(chosen.what)!r}")
    return _series(chosen, series, names[0]) if series else _match(chosen, names[0])


def _match(chosen: argparse.Namespace, name: str) -> int:
    import tabletowers
    from tabletowers.arena import Match
    from tabletowers.arena.match_report import html
    from tabletowers.cli import arguments

    if not chosen.bots:
        raise ValueError("expected --bots with one bot for each player, for example --bots level3,greedy")
    bots = tuple(arguments.bots(chosen.bots))
    if chosen.players is not None and chosen.players != len(bots):
        raise ValueError(f"--players {chosen.players} needs {chosen.players} bots, not {len(bots)}")
    options = arguments.options(tabletowers.game(name), chosen.option)
    match = Match(name, bots, 100 if chosen.games is None else chosen.games, chosen.seed, options)
    if (chosen.adjusted or chosen.until) and match.games < 2 * len(bots):
        raise ValueError("an interval needs two deals or more: ask for more --games")
    notebook = _notebook(match, chosen)
    summary = _play(match, notebook, chosen)
    notebook.close()
    _print(summary)
    answer = summary.to_json()
    if chosen.adjusted or chosen.until:
        answer |= _without_luck(match, notebook, chosen.until)
    if chosen.json is not None:
        Path(chosen.json).write_text(json.dumps(answer, indent=1) + "\n", "utf-8")
    if chosen.report is not None:
        Path(chosen.report).write_text(html(summary), "utf-8")
    return 0


def _without_luck(match: Match, notebook: Notebook, until: Any) -> dict[str, Any]:
    """Print the first bot's share without luck and, if asked for, the verdict. Returns both as JSON-ready values."""
    from tabletowers.luck.adjusted_match import adjusted, compare, deals_of, verdict

    deals = deals_of(match, [*notebook.outcomes.values()])
    result = compare(deals)
    print(
        f"{match.names[0]} over {result.deals} deals: {result.plain:.1%} ± {result.plain_reach:.1%}; without luck "
        f"{result.adjusted:.1%} ± {result.adjusted_reach:.1%}"
    )
    answer: dict[str, Any] = {"adjusted": result.to_json()}
    if until:
        answer["verdict"] = verdict(adjusted(deals), 1 / len(match.bots), until)
        print(answer["verdict"] or f"undecided after {len(deals) * len(match.bots)} games")
    return answer


def _series(chosen: argparse.Namespace, series: str, name: str) -> int:
    """Play the ladder (bots of every strength against the next weaker ones) or the baselines, and write the table."""
    import tabletowers
    from tabletowers.arena import baselines, ladder, losses
    from tabletowers.cli import arguments
    from tabletowers.nets.net_file import has_net

    if chosen.state is not None:
        raise ValueError(f"--state is for one match; {series} keeps its matches in the cache")
    if chosen.adjusted or chosen.until:
        raise ValueError(f"--adjusted and --until are for one match, not for {series}")
    summaries, notebooks = [], []
    options = arguments.options(tabletowers.game(name), chosen.option)
    matches = {"ladder": ladder.rungs, "baselines": baselines.matches}[series]
    for match in matches(name, chosen.games, chosen.seed, options):
        notebooks.append(_notebook(match, chosen))
        summaries.append(_play(match, notebooks[-1], chosen))
        _print(summaries[-1])
    # Keep the files until the last match is over, so that an interrupted series can be resumed.
    for notebook in notebooks:
        notebook.close()
    table = ladder.section(name, summaries)
    if series == "ladder" and has_net(tabletowers.game(name)):
        table += "\n\n" + losses.section(losses.losses(name, options=options))
    ladder.write_section(Path(chosen.out or SERIES[series]), name, table, options)
    if chosen.json is not None:
        Path(chosen.json).write_text(json.dumps([each.to_json() for each in summaries], indent=1) + "\n", "utf-8")
    return 0


def _notebook(match: Match, chosen: argparse.Namespace) -> Notebook:
    """Open the file that stores the games of a match that have already been played."""
    from tabletowers.arena.match_run import Notebook

    adjusted = bool(chosen.adjusted or chosen.until)
    notebook = Notebook(match, Path(chosen.state) if chosen.state else None, adjusted=adjusted)
    notebook.open()
    return notebook


def _play(match: Match, notebook: Notebook, chosen: argparse.Namespace) -> Summary:
    """Play the remaining games of a match with a progress bar. If interrupted, print how to resume the match."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from tabletowers.arena import summarise
    from tabletowers.arena.match_run import run

    jobs = (os.cpu_count() or 1) if chosen.jobs is None else chosen.jobs
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(", ".join(match.names), total=match.games, completed=len(notebook.outcomes))
            outcomes = run(
                match, notebook, jobs, chosen.ray, lambda _: progress.advance(task), **_manner(match, chosen)
            )
    except KeyboardInterrupt:
        done = len(_notebook(match, chosen).outcomes)  # count what reached the file
        print(f"interrupted after {done} of {match.games} games; the same command goes on from there", file=sys.stderr)
        raise
    return summarise(match, outcomes)


def _manner(match: Match, chosen: argparse.Namespace) -> dict[str, Any]:
    """Return how games are played and when they are enough, as `run` takes it."""
    if not (chosen.adjusted or chosen.until):
        return {}
    from tabletowers.luck.adjusted_match import play_adjusted, settled

    return {"play": play_adjusted} | ({"enough": settled(match, chosen.until)} if chosen.until else {})


def _print(summary: Summary) -> None:
    from rich.console import Console
    from rich.table import Table

    from tabletowers.contract.options import in_words

    match = summary.match
    what = f"{match.game} {in_words(match.options)}".strip()
    title = f"{what}, {len(match.bots)} players, {summary.games} games"
    grid = Table(title=title, title_justify="left")
    for number, column in enumerate(("bot", "share of the wins (95%)", "margin", "ms a move")):
        grid.add_column(column, justify="left" if number == 0 else "right")
    for standing in summary.standings:
        grid.add_row(
            standing.label,
            standing.share_in_percent,
            f"{standing.margin:+.1f}",
            f"{1000 * standing.seconds_per_move:.2f}",
        )
    Console().print(grid)
