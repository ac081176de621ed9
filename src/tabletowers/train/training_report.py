"""The report of a training run as an HTML page: the net's strength against `greedy` and against earlier versions."""

from __future__ import annotations

from html import escape

from tabletowers import plots
from tabletowers.contract import Game
from tabletowers.train.ppo import Progress
from tabletowers.train.recipe import Recipe


def html(game: Game, recipe: Recipe, progress: Progress) -> str:
    """Return the report of a training run as an HTML page, with plots if there are at least two reports."""
    history = progress.history
    body = (
        f"<p>{progress.games:,} games and {progress.decisions:,} decisions in {progress.minutes:.1f} minutes, "
        f"{progress.lessons:,} lessons, seed {progress.seed}. Shares of the wins in %, with one net at the table and "
        f"`greedy` at all other seats.</p><p>{escape(str(recipe))}</p>"
    )
    if not history:
        return plots.page(f"{game.title}: a net learns", body)
    variants = list(history[0]["greedy"])
    rows = [
        [
            f"{entry['minutes']:.1f}",
            f"{entry['games']:,}",
            *(f"{100 * entry['greedy'][variant]:.1f}" for variant in variants),
            f"{100 * entry['itself']:.1f}",
        ]
        for entry in history
    ]
    body += plots.table(("minutes", "games", *variants, "against itself at the last report"), rows)
    if len(history) > 1:
        against = {variant: [100 * entry["greedy"][variant] for entry in history] for variant in variants}
        body += "<h2>Against greedy, report by report</h2>" + plots.lines("share of the wins in %", against)
    return plots.page(f"{game.title}: a net learns", body)
