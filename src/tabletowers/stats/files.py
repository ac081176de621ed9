"""The statistics in files: tables as CSV or Parquet, plots as PNG, everything as a page or as JSON."""

from __future__ import annotations

import csv
from collections import Counter
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import tabletowers
from tabletowers import plots
from tabletowers.contract.options import changed
from tabletowers.stats.counting import Tally
from tabletowers.stats.study import Study
from tabletowers.stats.summary import games, tables
from tabletowers.text import catalogue


def to_json(study: Study, tally: Tally) -> dict[str, Any]:
    """The study and all tables (without that of single games) as a JSON object."""
    return {
        "game": study.game,
        "rules": tabletowers.game(study.game).rules_version,
        "players": study.players,
        "options": _options(study),
        "bots": list(study.bots),
        "seed": study.seed,
        "games": len(tally.games),
        "tables": {table.name: table.to_json() for table in tables(study, tally)},
    }


def write_csv(folder: Path, study: Study, tally: Tally) -> None:
    """A CSV file for each table, and one with a row for every seat of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in (*tables(study, tally), games(tally)):
        with (folder / f"{table.name}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(column.name for column in table.columns)
            writer.writerows(table.rows)


def need_parquet() -> None:
    """ValueError with the extra to install if Parquet files can't be written here."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise ValueError("--parquet needs the package pyarrow: pip install 'tabletowers[stats]'") from error


def write_parquet(folder: Path, study: Study, tally: Tally) -> None:
    """A Parquet file for each table, and one with a row for every seat of every game."""
    need_parquet()
    import pyarrow
    import pyarrow.parquet

    folder.mkdir(parents=True, exist_ok=True)
    for table in (*tables(study, tally), games(tally)):
        columns = zip(*table.rows, strict=True) if table.rows else [()] * len(table.columns)
        made = {column.name: list(values) for column, values in zip(table.columns, columns, strict=True)}
        pyarrow.parquet.write_table(pyarrow.table(made), folder / f"{table.name}.parquet")


def write_png(folder: Path, study: Study, tally: Tally) -> None:
    """A PNG for each plot."""
    folder.mkdir(parents=True, exist_ok=True)
    for plot in _plots(study, tally):
        about = f"{_title(study)}, {study.players} players: {plot.title}"
        (folder / f"{plot.name}.png").write_bytes(plots.png(plot.picture, about))


def html(study: Study, tally: Tally) -> str:
    """One self-contained page with all tables and plots."""
    options = "".join(f", {escape(name)} = {escape(str(value))}" for name, value in _options(study).items())
    rotated = " Every deal was played once in each rotation of the seats." if study.rotations > 1 else ""
    parts = [
        f"<p>{study.players} players ({escape(', '.join(study.bots))}), {len(tally.games):,} games, first deal "
        f"{study.seed}{options}.{rotated}</p>"
    ]
    drawn = _plots(study, tally)
    for table in tables(study, tally):
        parts.append(f"<h2>{escape(table.title)}</h2>\n<p>{escape(table.about)}</p>")
        parts += [f"<h3>{escape(plot.title)}</h3>\n{plot.picture}" for plot in drawn if plot.table == table.name]
        parts.append(plots.table([column.name.replace("_", " ") for column in table.columns], table.texts()))
    return plots.page(f"{_title(study)}: statistics", "\n".join(parts))


def _title(study: Study) -> str:
    return catalogue("en")(f"{study.game}-title")


def _options(study: Study) -> dict[str, Any]:
    return changed(tabletowers.game(study.game).options, study.options)


class Plot(NamedTuple):
    """A plot: the table that it belongs to, its own name, a title, and the picture as SVG."""

    table: str
    name: str
    title: str
    picture: str


def _plots(study: Study, tally: Tally) -> list[Plot]:
    by_name = {table.name: table.rows for table in tables(study, tally)}
    shares = {f"seat {row[0]}": (row[2], row[3], row[4]) for row in by_name["seats"]}
    scores = {f"seat {seat}": [game.scores[seat] for game in tally.games] for seat in range(study.players)}
    plies = {"games": [game.plies for game in tally.games]}
    margins = {"games": [max(game.scores) - sorted(game.scores)[-2] for game in tally.games]}
    moves: Counter[float] = Counter()
    for (_, count), times in tally.choices.items():
        moves[count] += times
    points = {row[0]: row[3] for row in by_name["points"]}
    found = [
        Plot("seats", "wins", "Share of the wins", plots.shares("share of the wins of each seat", shares)),
        Plot("seats", "scores", "Points", plots.distribution("how often each score occurred", scores)),
        Plot("length", "plies", "Decisions a game", plots.distribution("lengths of games", plies)),
        Plot("length", "margins", "Points ahead of the second", plots.distribution("margins", margins)),
        Plot("points", "sources", "Points a seat and game", plots.bars("points by what they are for", points)),
        Plot("decisions", "moves", "Legal moves", plots.distribution("legal moves a decision", {"decisions": moves})),
    ]
    if study.rotations > 1:
        bots = {row[0]: (row[2], row[3], row[4]) for row in by_name["bots"]}
        found.append(Plot("bots", "bots", "Share of the wins", plots.shares("share of the wins of each bot", bots)))
    return found
