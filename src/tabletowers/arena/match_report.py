"""A match report: one self-contained HTML page with tables and plots."""

from __future__ import annotations

from html import escape

from tabletowers import plots
from tabletowers.arena.match_summary import Standing, Summary


def html(summary: Summary) -> str:
    """Format the results of a match as an HTML page."""
    match = summary.match
    options = "".join(f", {escape(name)} = {escape(str(value))}" for name, value in match.options.items())
    by_name = {each.label: each for each in summary.standings}
    heads = ("bot", "share of the wins (95%)", "margin", "rating", "ms a move")
    body = f"""<p>{len(match.bots)} players, {summary.games} games, first deal {match.seed}{options}. Every deal was
played once in each rotation of the seats. Intervals are 95% (Wilson).</p>
{plots.table(heads, [_row(each) for each in summary.standings])}
<h2>Share of the wins</h2>
{plots.shares("share of the wins of each bot", {name: (e.share, e.low, e.high) for name, e in by_name.items()})}
<h2>Points ahead of the best other bot</h2>
{plots.distribution("how often each margin occurred", {name: e.margins for name, e in by_name.items()}, "{:+.0f}")}
<h2>Rating (OpenSkill) after each game</h2>
{plots.lines("rating of each bot after each game", {name: e.ratings for name, e in by_name.items()})}
<h2>Time per move</h2>
{plots.bars("time per move", {name: 1000 * e.seconds_per_move for name, e in by_name.items()}, "{:.2f} ms")}"""
    return plots.page(f"{match.game}: {', '.join(match.names)}", body)


def _row(standing: Standing) -> list[str]:
    return [
        standing.label,
        standing.share_in_percent,
        f"{standing.margin:+.1f}",
        f"{standing.rating:.1f}",
        f"{1000 * standing.seconds_per_move:.2f}",
    ]
