"""Writes statistics to files: tables as CSV or Parquet, plots as PNG, everything as an HTML page or as JSON."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import tabletowers
from tabletowers import plots
from tabletowers.contract.options import changed
from tabletowers.platforms import install
from tabletowers.stats.study import Study
from tabletowers.stats.summary_tables import games, tables
from tabletowers.stats.tally import Tally
from tabletowers.text import Catalogue, catalogue


def to_json(study: Study, tally: Tally) -> dict[str, Any]:
    """Return the study and all its tables, except the table of individual games, as a JSON object."""
    return {
        "game": study.game,
        "rules": tabletowers.game(study.game).rules_version,
        "players": study.players,
        "options": _options(study),
        "bots": list(study.names),
        "seed": study.seed,
        "games": len(tally.games),
        "tables": {table.name: table.to_json() for table in tables(study, tally)},
    }


def write_csv(folder: Path, study: Study, tally: Tally) -> None:
    """Write a CSV file for each table, and one with a row for every seat of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in (*tables(study, tally), games(study, tally)):
        with (folder / f"{table.name}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(column.name for column in table.columns)
            writer.writerows(table.rows)


def need_parquet() -> None:
    """Raise a ValueError that names the extra to install if Parquet files can't be written here."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise ValueError(f"--parquet needs the package pyarrow: {install('stats')}") from error


def write_parquet(folder: Path, study: Study, tally: Tally) -> None:
    """Write a Parquet file for each table, and one with a row for every seat of every game."""
    need_parquet()
    import pyarrow
    import pyarrow.parquet

    folder.mkdir(parents=True, exist_ok=True)
    for table in (*tables(study, tally), games(study, tally)):
        columns = zip(*table.rows, strict=True) if table.rows else [()] * len(table.columns)
        values_by_name = {column.name: list(values) for column, values in zip(table.columns, columns, strict=True)}
        pyarrow.parquet.write_table(pyarrow.table(values_by_name), folder / f"{table.name}.parquet")


def write_png(folder: Path, study: Study, tally: Tally, language: str = "en") -> None:
    """Write a PNG file for each plot."""
    folder.mkdir(parents=True, exist_ok=True)
    say = catalogue(language)
    for plot in _plots(study, tally, say):
        about = say("statistics-picture", game=_title(study, say), players=study.players, plot=plot.title)
        (folder / f"{plot.name}.png").write_bytes(plots.png(plot.picture, about))


def html(study: Study, tally: Tally, language: str = "en") -> str:
    """Return all tables and plots as one self-contained HTML page."""
    say = catalogue(language)
    about = say(
        "statistics-study",
        players=study.players,
        bots=", ".join(study.names),
        games=f"{len(tally.games):,}",
        seed=str(study.seed),
        options="".join(f", {name} = {value}" for name, value in _options(study).items()),
    )
    if study.rotations > 1:
        about += " " + say("statistics-rotated")
    parts = [f"<p>{escape(about)}</p>"]
    drawn = _plots(study, tally, say)
    for table in tables(study, tally, language):
        parts.append(f"<h2>{escape(table.title)}</h2>\n<p>{escape(table.about)}</p>")
        parts += [f"<h3>{escape(plot.title)}</h3>\n{plot.picture}" for plot in drawn if plot.table == table.name]
        parts.append(plots.table([column.heading for column in table.columns], table.texts()))
    title = say("statistics-title", game=_title(study, say))
    return plots.page(title, "\n".join(parts), language)


def _title(study: Study, say: Catalogue) -> str:
    return say(f"{study.game}-title")


def _options(study: Study) -> dict[str, Any]:
    return changed(tabletowers.game(study.game).options, study.options)


class Plot(NamedTuple):
    """A plot: the table it belongs to, its name, its title, and the image as SVG."""

    table: str
    name: str
    title: str
    picture: str


def _plots(study: Study, tally: Tally, say: Catalogue) -> list[Plot]:
    by_name = {table.name: table.rows for table in tables(study, tally, say.language)}
    seats = [say("statistics-seat", seat=seat) for seat in range(study.players)]
    games_played, decisions = say("statistics-column-games"), say("statistics-length-decisions")
    shares = {seats[row[0]]: (row[2], row[3], row[4]) for row in by_name["seats"]}
    scores = {name: [game.scores[seat] for game in tally.games] for seat, name in enumerate(seats)}
    plies = {games_played: [game.plies for game in tally.games]}
    margins = {games_played: [max(game.scores) - sorted(game.scores)[-2] for game in tally.games]}
    moves: Counter[float] = Counter()
    for (_, count), times in tally.choices.items():
        moves[count] += times
    points = {row[0]: row[3] for row in by_name["points"]}

    def plot(table: str, name: str, draw: Callable[..., str], values: Any) -> Plot:
        return Plot(table, name, say(f"statistics-plot-{name}"), draw(say(f"statistics-alt-{name}"), values))

    drawn = [
        plot("seats", "wins", plots.shares, shares),
        plot("seats", "scores", plots.distribution, scores),
        plot("length", "plies", plots.distribution, plies),
        plot("length", "margins", plots.distribution, margins),
        plot("points", "sources", plots.bars, points),
        plot("decisions", "moves", plots.distribution, {decisions: moves}),
    ]
    if study.rotations > 1:
        bots = {row[0]: (row[2], row[3], row[4]) for row in by_name["bots"]}
        drawn.append(plot("bots", "bots", plots.shares, bots))
    return drawn
