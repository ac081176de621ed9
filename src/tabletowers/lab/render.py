"""Draws a game's position for the environments, either as text or as an image of that text."""

from __future__ import annotations

from importlib import resources

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, Group
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from tabletowers.contract import State
from tabletowers.lab import optional_packages
from tabletowers.text import catalogue

RGB = tuple[int, int, int]

_LETTER, _MARGIN = 16, 12
_PAPER: RGB = tuple(SVG_EXPORT_THEME.background_color)  # type: ignore[assignment]


def drawn(state: State, seat: int | None) -> str:
    """Return the position as `seat` (None for a spectator) sees it, as English text without colour."""
    return "".join(f"{line.plain}\n" for line in _lines(state, seat))


def image(state: State, seat: int | None) -> NDArray[np.uint8]:
    """Return the coloured text drawing as an image array (height × width × RGB).

    Its shape is constant during a game.
    """
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError as error:
        raise optional_packages.missing("pillow") from error

    fonts = resources.files(__package__).joinpath("fonts")
    with resources.as_file(fonts) as folder:
        plain, bold = (
            ImageFont.truetype(folder / f"DejaVuSansMono{weight}.ttf", _LETTER, layout_engine=ImageFont.Layout.BASIC)
            for weight in ("", "-Bold")
        )
    step, row_height = plain.getlength("M"), sum(plain.getmetrics())
    columns, usual_rows = state.game.terminal.SIZE
    rows = Console(width=columns).render_lines(Group(*_lines(state, seat)), pad=False)
    width, height = (round(cells) + 2 * _MARGIN for cells in (columns * step, usual_rows * row_height))
    page = Image.new("RGB", (width, max(height, len(rows) * row_height + 2 * _MARGIN)), _PAPER)
    pen = ImageDraw.Draw(page)
    for row, segments in enumerate(rows):
        left, top = float(_MARGIN), _MARGIN + row * row_height
        for segment in segments:
            style = segment.style or Style()
            ink, paper = _colours(style)
            right = left + segment.cell_length * step
            pen.rectangle((left, top, right, top + row_height), paper)
            pen.text((left, top), segment.text, ink, bold if style.bold else plain)
            left = right
    if page.height > height:  # larger than usual: scale it down
        page.thumbnail((width, height))
        small, page = page, Image.new("RGB", (width, height), _PAPER)
        page.paste(small)
    return np.asarray(page)


def _lines(state: State, seat: int | None) -> list[Text]:
    names = [f"player_{other}" for other in range(state.players)]
    lines: list[Text] = state.game.terminal.draw(state.view(seat), catalogue("en"), names)
    return lines


def _colours(style: Style) -> tuple[RGB, RGB]:
    """Return the text colour and the background colour of a style."""
    red, green, blue = (style.color or Color.default()).get_truecolor(SVG_EXPORT_THEME)
    ink = (red, green, blue)
    if style.dim:
        ink = ((red + _PAPER[0]) // 2, (green + _PAPER[1]) // 2, (blue + _PAPER[2]) // 2)
    return (_PAPER, ink) if style.reverse else (ink, _PAPER)
