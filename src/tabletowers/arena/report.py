"""A match as one self-contained HTML page: the table and plots as inline SVG. Nothing is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tabletowers.arena.summary import Standing, Summary

#: Colours that stay apart for colour-blind eyes (Okabe and Ito).
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 640, 240, 130, 40
_ROW = 34

_STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th, td { padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left }
thead tr { border-bottom: 2px solid } tbody tr { border-bottom: 1px solid #8884 }
svg { width: 100%; height: auto; font-size: 13px } svg text { fill: currentColor }
.axis { stroke: currentColor; opacity: .4 } .whisker { stroke: currentColor; stroke-width: 2 }
"""


def html(summary: Summary) -> str:
    """The page."""
    match = summary.match
    title = f"{match.game}: {', '.join(match.bots)}"
    options = "".join(f", {escape(name)} = {escape(str(value))}" for name, value in match.options.items())
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>
<style>{_STYLE}</style></head>
<body>
<h1>{escape(title)}</h1>
<p>{len(match.bots)} players, {summary.games} games, first deal {match.seed}{options}. Every deal was played once in
each rotation of the seats. Intervals are 95% (Wilson).</p>
{_table(summary)}
<h2>Share of the wins</h2>
{_shares(summary.standings)}
<h2>Points ahead of the best other bot</h2>
{_margins(summary.standings)}
<h2>Rating (OpenSkill) after each game</h2>
{_ratings(summary.standings)}
<h2>Time per move</h2>
{_times(summary.standings)}
</body>
</html>
"""


def _table(summary: Summary) -> str:
    rows = "".join(
        f"<tr><td>{escape(_label(each))}</td><td>{each.wins:.4g}</td><td>{each.share:.1%}</td>"
        f"<td>{each.low:.1%} – {each.high:.1%}</td><td>{each.margin:+.1f}</td><td>{each.rating:.1f}</td>"
        f"<td>{1000 * each.seconds_per_move:.2f}</td></tr>"
        for each in summary.standings
    )
    heads = "".join(f"<th>{head}</th>" for head in ("bot", "wins", "share", "95%", "margin", "rating", "ms per move"))
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _label(standing: Standing) -> str:
    return standing.name + (f" ×{standing.seats}" if standing.seats > 1 else "")


def _shares(standings: Sequence[Standing]) -> str:
    """A bar for each bot with the interval as a whisker."""

    def x(share: float) -> float:
        return _LEFT + share * (_WIDTH - _LEFT - 20)

    parts = [_scale([(x(tick / 4), f"{25 * tick}%") for tick in range(5)], _ROW * len(standings))]
    for number, each in enumerate(standings):
        y, width = _ROW * number, x(each.share) - _LEFT
        parts.append(
            _name(each, y) + f'<rect x="{_LEFT}" y="{y + 7}" width="{width:.1f}" height="20" fill="{_colour(number)}"/>'
            f'<path class="whisker" d="M{x(each.low):.1f} {y + 17}H{x(each.high):.1f}"/>'
        )
    return _svg(parts, _ROW * len(standings) + _BOTTOM, "share of the wins of each bot")


def _times(standings: Sequence[Standing]) -> str:
    longest = max((each.seconds_per_move for each in standings), default=0.0) or 1.0
    parts = []
    for number, each in enumerate(standings):
        y, width = _ROW * number, (_WIDTH - _LEFT - 110) * each.seconds_per_move / longest
        parts.append(
            _name(each, y) + f'<rect x="{_LEFT}" y="{y + 7}" width="{width:.1f}" height="20" fill="{_colour(number)}"/>'
            f'<text x="{_LEFT + width + 6:.1f}" y="{y + 22}">{1000 * each.seconds_per_move:.2f} ms</text>'
        )
    return _svg(parts, _ROW * len(standings), "milliseconds per move of each bot")


def _margins(standings: Sequence[Standing]) -> str:
    """How often each margin occurred, as one curve of steps a bot."""
    values = [margin for each in standings for margin in each.margins]
    low, high = min(values), max(values)
    bins = int(min(24, max(1, high - low)))
    width = (high - low) / bins or 1.0
    counts = []
    for each in standings:
        count = [0] * bins
        for margin in each.margins:
            count[min(bins - 1, int((margin - low) / width))] += 1
        counts.append(count)
    most = max(max(count) for count in counts)
    step = (_WIDTH - _LEFT - 20) / bins
    ticks = [(_LEFT + (_WIDTH - _LEFT - 20) * k / 4, f"{low + (high - low) * k / 4:+.0f}") for k in range(5)]
    parts = [_scale(ticks, _HEIGHT)]
    for number, count in enumerate(counts):
        path = f"M{_LEFT} {_HEIGHT}"
        for place, games in enumerate(count):
            path += f"V{_HEIGHT - (_HEIGHT - 30) * games / most:.1f}H{_LEFT + step * (place + 1):.1f}"
        path += f"V{_HEIGHT}"
        parts.append(f'<path d="{path}" fill="{_colour(number)}" fill-opacity=".25" stroke="{_colour(number)}"/>')
    return _svg([*parts, _legend(standings)], _HEIGHT + _BOTTOM, "how often each margin occurred")


def _ratings(standings: Sequence[Standing]) -> str:
    """A line for each bot."""
    values = [rating for each in standings for rating in each.ratings]
    low, high = min(values), max(values)
    reach = high - low or 1.0
    games = len(standings[0].ratings)
    room = _WIDTH - _LEFT - 20
    parts = [_scale([(_LEFT + room * k / 4, f"{round(games * k / 4)}") for k in range(5)], _HEIGHT)]
    for value in (low, high):
        y = _HEIGHT - (_HEIGHT - 30) * (value - low) / reach
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.1f}</text>')
    for number, each in enumerate(standings):
        points = " ".join(
            f"{_LEFT + room * (place + 1) / games:.1f},{_HEIGHT - (_HEIGHT - 30) * (rating - low) / reach:.1f}"
            for place, rating in enumerate(each.ratings)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{_colour(number)}" stroke-width="2"/>')
    return _svg([*parts, _legend(standings)], _HEIGHT + _BOTTOM, "rating of each bot after each game")


def _name(standing: Standing, y: float) -> str:
    return f'<text x="{_LEFT - 8}" y="{y + 22}" text-anchor="end">{escape(_label(standing))}</text>'


def _scale(ticks: Sequence[tuple[float, str]], height: float) -> str:
    """Upright lines with a number below each."""
    return "".join(
        f'<path class="axis" d="M{x:.1f} 0V{height}"/>'
        f'<text x="{x:.1f}" y="{height + 18}" text-anchor="middle">{label}</text>'
        for x, label in ticks
    )


def _legend(standings: Sequence[Standing]) -> str:
    return "".join(
        f'<rect x="0" y="{6 + 22 * number}" width="12" height="12" fill="{_colour(number)}"/>'
        f'<text x="18" y="{17 + 22 * number}">{escape(_label(each))}</text>'
        for number, each in enumerate(standings)
    )


def _colour(number: int) -> str:
    return _COLOURS[number % len(_COLOURS)]


def _svg(parts: Sequence[str], height: float, label: str) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
