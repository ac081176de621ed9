"""Draws a position as SVG: its scene or, where there is none, the game's text drawing in colour.

Both are legible on light and dark backgrounds. Drawing scenes needs `fonttools` (the extra `notebook`).
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Any, NamedTuple

from tabletowers.contract import Sight, State
from tabletowers.scene.picture import can_draw, svg
from tabletowers.text import catalogue

#: The width and height of a character, and the margin around the drawing.
_WIDE, _HIGH, _EDGE = 8.4, 18, 12
_PAPER, _INK = "#f6f0e4", "#2b211b"
_COLOURS = {
    "red": "#b3261e",
    "green": "#2e6b34",
    "yellow": "#8a6100",
    "blue": "#1f5fa8",
    "magenta": "#8a3a8c",
    "cyan": "#12707a",
    "white": _INK,
    "black": _INK,
}
_ATTRIBUTES = {
    "bold": 'font-weight="bold"',
    "italic": 'font-style="italic"',
    "dim": 'opacity="0.65"',
    "underline": 'text-decoration="underline"',
    "strike": 'text-decoration="line-through"',
}


def picture(
    position: State | Sight, seat: int | None = None, *, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """Draw a position as SVG. A full state is drawn as `seat` sees it, by default the seat that has to decide."""
    say = catalogue(language)
    if isinstance(position, State):
        view = position.view(position.to_move if seat is None else position.check_seat(seat))
    else:
        view = position.view()
    called = names or [say("web-seat-number", number=number + 1) for number in range(position.players)]
    title = f"{say(f'{position.game.name}-title')}, {position.ply}"
    if position.game.scene is not None and can_draw():
        return svg(position.game, view, say, called, title)
    lines = position.game.terminal.draw(view, say, called)
    return _svg([_pieces(line) for line in lines], title)


class _Piece(NamedTuple):
    """A piece of a line of text in a single style."""

    column: int
    columns: int
    text: str
    style: str


def _pieces(line: Any) -> list[_Piece]:
    """Split a line of text into pieces, each in a single style."""
    edges = sorted({0, len(line.plain), *(edge for span in line.spans for edge in (span.start, span.end))})
    pieces = []
    for start, end in pairwise(edges):
        styles = [str(line.style), *(str(span.style) for span in line.spans if span.start <= start and end <= span.end)]
        piece = line[start:end]
        pieces.append(_Piece(line[:start].cell_len, piece.cell_len, piece.plain, " ".join(styles)))
    return pieces


def _svg(lines: list[list[_Piece]], title: str) -> str:
    columns = max((piece.column + piece.columns for line in lines for piece in line), default=0)
    width, height = columns * _WIDE + 2 * _EDGE, len(lines) * _HIGH + 2 * _EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" role="img">',
        f'<title>{escape(title)}</title><rect width="100%" height="100%" rx="10" fill="{_PAPER}"/>',
        f'<g font-family="ui-monospace, monospace" font-size="14" fill="{_INK}">',
    ]
    for number, line in enumerate(lines):
        for piece in line:
            if piece.text.strip():
                x, y = _EDGE + piece.column * _WIDE, _EDGE + number * _HIGH + 14
                # Chromium keeps spaces only where the text itself asks for it. With its length given, every letter is
                # in its column whatever the font.
                place = f'x="{x:.1f}" y="{y}" textLength="{piece.columns * _WIDE:.1f}" xml:space="preserve"'
                parts.append(f"<text {place}{_look(piece.style)}>{escape(piece.text)}</text>")
    return "".join([*parts, "</g></svg>"])


def _look(style: str) -> str:
    """Convert a style such as `bold red` to SVG attributes. Unknown words in it are ignored."""
    attributes, words = [], style.lower().split()
    for before, word in zip(["", *words], words, strict=False):
        if before in ("not", "on"):
            continue
        if word.removeprefix("bright_") in _COLOURS:
            attributes.append(f'fill="{_COLOURS[word.removeprefix("bright_")]}"')
        elif word in _ATTRIBUTES:
            attributes.append(_ATTRIBUTES[word])
    # The last of several colours wins, and an attribute may appear only once.
    return "".join(f" {kept}" for kept in {kept.partition("=")[0]: kept for kept in attributes}.values())


def draw_positions() -> None:
    """Make this notebook display positions as drawings. Called when `tabletowers` is imported in a notebook."""
    from IPython import get_ipython

    shell: Any = get_ipython()
    if shell is None:
        return
    drawing = shell.display_formatter.formatters["image/svg+xml"]
    for kind in (State, Sight):
        drawing.for_type(kind, picture)
