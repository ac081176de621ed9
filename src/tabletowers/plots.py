"""Draws plots as SVG, and builds self-contained HTML pages from them, for the arena, statistics and training."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources

#: Colours that readers with colour blindness can tell apart (Okabe and Ito).
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _BOTTOM = 640, 240, 130, 20, 40
_ROW, _BAR = 34, 20
_ROOM = _WIDTH - _LEFT - _RIGHT
#: The approximate width of a letter, and the most room for the labels of bars, in pixels.
_LETTER, _MOST_LEFT = 7, 300
#: The most bins in a histogram.
_STEPS = 24
#: The white margin around a plot in a PNG, and the room for its title.
_EDGE, _TITLE = 20, 52

_DRAWING = """
svg { font-size: 13px; font-family: Inter, system-ui, sans-serif } svg text { fill: currentColor }
.title { font-size: 16px; font-weight: 600 }
.axis { stroke: currentColor; opacity: .4 } .whisker { stroke: currentColor; stroke-width: 2 }
"""
_STYLE = f"""
:root {{ color-scheme: light dark }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; width: 100% }} th, td {{ padding: .3rem .6rem; text-align: right }}
th:first-child, td:first-child {{ text-align: left }}
thead tr {{ border-bottom: 2px solid }} tbody tr {{ border-bottom: 1px solid #8884 }}
svg {{ width: 100%; height: auto }}
{_DRAWING}"""


def page(title: str, body: str, language: str = "en") -> str:
    """Build a complete HTML page. `title` is plain text, `body` is HTML."""
    return f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>
<style>{_STYLE}</style></head>
<body>
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Build an HTML table from plain-text cells.

    The first column is left-aligned, and the others are right-aligned.
    """
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def png(picture: str, title: str, width: int = 1280) -> bytes:
    """Convert a plot (an SVG from this module) and its title to a PNG with a white background.

    `width` is the width of the PNG in pixels.
    """
    import resvg_py

    height = float(picture.split('"', 2)[1].split()[3])
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_EDGE} {-_TITLE} {_WIDTH + 2 * _EDGE} '
        f'{height + _TITLE + _EDGE}"><text class="title" y="-20">{escape(title)}</text>'
        + picture.replace("<svg ", f'<svg width="{_WIDTH}" height="{height}" ', 1)
        + "</svg>"
    )
    fonts = resources.files("tabletowers").joinpath("fonts")
    with resources.as_file(fonts) as folder:
        drawn = resvg_py.svg_to_bytes(
            svg_string=whole,
            width=width,
            background="white",
            style_sheet=_DRAWING,
            skip_system_fonts=True,
            font_dirs=[str(folder)],
            sans_serif_family="Inter",
        )
    return bytes(drawn)


def shares(about: str, parts: Mapping[str, tuple[float, float, float]]) -> str:
    """Draw a bar chart of shares from 0 to 1, each given as (share, low, high). A line shows the interval low–high.

    `about` describes the plot for screen readers.
    """

    left = _beside(parts)

    def x(share: float) -> float:
        return left + share * (_WIDTH - left - _RIGHT)

    drawn = [_scale([(x(tick / 4), f"{25 * tick}%") for tick in range(5)], _ROW * len(parts))]
    for number, (name, (share, low, high)) in enumerate(parts.items()):
        y = _ROW * number
        drawn.append(
            _bar(name, left, y, x(share) - left, number)
            + f'<path class="whisker" d="M{x(low):.1f} {y + 17}H{x(high):.1f}"/>'
        )
    return _svg(drawn, _ROW * len(parts) + _BOTTOM, about)


def bars(about: str, values: Mapping[str, float], form: str = "{:.2f}") -> str:
    """Draw a bar chart of non-negative values. Each bar is followed by its value, formatted with `form`.

    `about` describes the plot for screen readers.
    """
    longest = max(values.values(), default=0.0) or 1.0
    left = _beside(values)
    drawn = []
    for number, (name, value) in enumerate(values.items()):
        y, width = _ROW * number, (_WIDTH - left - 90) * value / longest
        drawn.append(
            _bar(name, left, y, width, number)
            + f'<text x="{left + width + 6:.1f}" y="{y + 22}">{escape(form.format(value))}</text>'
        )
    return _svg(drawn, _ROW * len(values), about)


def distribution(about: str, series: Mapping[str, Sequence[float] | Mapping[float, int]], form: str = "{:.0f}") -> str:
    """Draw a histogram of integers, with a stepped curve for each series.

    A series is given as a list of numbers or as a count for each number. `about` describes the plot for screen readers,
    and `form` formats the numbers on the axis.
    """
    counted = [Counter[float](each) for each in series.values()]
    low, high = min(map(min, counted)), max(map(max, counted))
    # Every bin covers the same number of values.
    width = math.ceil((high - low + 1) / _STEPS)
    steps = math.ceil((high - low + 1) / width)
    counts = []
    for each in counted:
        count = [0] * steps
        for value, times in each.items():
            count[int((value - low) // width)] += times
        counts.append(count)
    most = max(max(count) for count in counts)
    # A bin of a single number is centred on it; a wider one begins at its first number.
    inside = 0.5 if width == 1 else 0.0
    ticks = _round_numbers(low, low + steps * width - 2 * inside)
    where = [(_LEFT + _ROOM * (tick - low + inside) / (steps * width), form.format(tick)) for tick in ticks]
    drawn = [_scale(where, _HEIGHT)]
    for number, count in enumerate(counts):
        path = f"M{_LEFT} {_HEIGHT}"
        for place, times in enumerate(count):
            path += f"V{_HEIGHT - (_HEIGHT - 30) * times / most:.1f}H{_LEFT + _ROOM / steps * (place + 1):.1f}"
        path += f"V{_HEIGHT}"
        drawn.append(f'<path d="{path}" fill="{_colour(number)}" fill-opacity=".25" stroke="{_colour(number)}"/>')
    return _svg([*drawn, _legend(list(series))], _HEIGHT + _BOTTOM, about)


def lines(about: str, series: Mapping[str, Sequence[float]]) -> str:
    """Draw a line chart with a line for each series. All series must have the same length.

    `about` describes the plot for screen readers.
    """
    values = [value for each in series.values() for value in each]
    low, high = min(values), max(values)
    reach = high - low or 1.0
    length = max(len(each) for each in series.values())
    drawn = [_scale([(_LEFT + _ROOM * k / 4, f"{round(length * k / 4)}") for k in range(5)], _HEIGHT)]
    for value in (low, high):
        y = _HEIGHT - (_HEIGHT - 30) * (value - low) / reach
        drawn.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.1f}</text>')
    for number, each in enumerate(series.values()):
        points = " ".join(
            f"{_LEFT + _ROOM * (place + 1) / length:.1f},{_HEIGHT - (_HEIGHT - 30) * (value - low) / reach:.1f}"
            for place, value in enumerate(each)
        )
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{_colour(number)}" stroke-width="2"/>')
    return _svg([*drawn, _legend(list(series))], _HEIGHT + _BOTTOM, about)


def _round_numbers(low: float, high: float) -> list[float]:
    """Return at most seven round numbers between `low` and `high`, whose spacing is 1, 2 or 5 times a power of ten."""
    wide = next(
        step for power in range(12) for step in (10**power, 2 * 10**power, 5 * 10**power) if (high - low) / step <= 6
    )
    return [wide * k for k in range(math.ceil(low / wide), math.floor(high / wide) + 1)]


def _beside(names: Iterable[str]) -> int:
    """Return the width needed for the labels to the left of the bars."""
    return max(_LEFT, min(_MOST_LEFT, 16 + _LETTER * max(map(len, names), default=0)))


def _bar(name: str, left: int, y: float, width: float, number: int) -> str:
    return (
        f'<text x="{left - 8}" y="{y + 22}" text-anchor="end">{escape(name)}</text>'
        f'<rect x="{left}" y="{y + 7}" width="{width:.1f}" height="{_BAR}" fill="{_colour(number)}"/>'
    )


def _scale(ticks: Sequence[tuple[float, str]], height: float) -> str:
    """Draw vertical grid lines at the x positions of the ticks, with a label below each line."""
    return "".join(
        f'<path class="axis" d="M{x:.1f} 0V{height}"/>'
        f'<text x="{x:.1f}" y="{height + 18}" text-anchor="middle">{label}</text>'
        for x, label in ticks
    )


def _legend(names: Sequence[str]) -> str:
    return "".join(
        f'<rect x="0" y="{6 + 22 * number}" width="12" height="12" fill="{_colour(number)}"/>'
        f'<text x="18" y="{17 + 22 * number}">{escape(name)}</text>'
        for number, name in enumerate(names)
    )


def _colour(number: int) -> str:
    return _COLOURS[number % len(_COLOURS)]


def _svg(drawn: Sequence[str], height: float, about: str) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(about)}">{"".join(drawn)}</svg>'
