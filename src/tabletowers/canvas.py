"""Canvases, which let the same code draw an SVG picture or a page of a PDF.

Lengths are in points. A path is a string with the absolute commands M, L, H, V, C and Z, as in SVG. An SVG contains
letters as outlines, so that it looks the same everywhere. A PDF contains them as text, so that it can be searched and
read aloud.
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Any
from xml.sax.saxutils import escape, quoteattr

#: The font files that come with the package: for titles, names on the map, plain and bold text.
FACES = {
    "title": "Fraunces-SemiBold.ttf",
    "name": "Fraunces-Italic.ttf",
    "text": "Inter-Regular.ttf",
    "bold": "Inter-SemiBold.ttf",
}

#: A command of a path with its points.
Piece = tuple[str, tuple[tuple[float, float], ...]]

_TOKENS = re.compile(r"[MLHVCZ]|-?\d*\.?\d+")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}


@cache
def pieces(path: str) -> tuple[Piece, ...]:
    """Split a path into its commands. H and V are converted to L."""
    tokens = _TOKENS.findall(path)
    commands: list[Piece] = []
    command, i = "M", 0
    x = y = 0.0
    while i < len(tokens):
        if tokens[i] in _NUMBERS:
            command = tokens[i]
            i += 1
        values = [float(token) for token in tokens[i : i + _NUMBERS[command]]]
        i += len(values)
        if command == "H":
            points: tuple[tuple[float, float], ...] = ((values[0], y),)
        elif command == "V":
            points = ((x, values[0]),)
        else:
            points = tuple(zip(values[::2], values[1::2], strict=True))
        commands.append(("L" if command in "HV" else command, points))
        if points:
            x, y = points[-1]
    return tuple(commands)


def _face_file(face: str) -> BytesIO:
    return BytesIO(resources.files("tabletowers").joinpath("fonts", FACES[face]).read_bytes())


@cache
def _font(face: str) -> Any:
    """Open a font with fontTools."""
    from fontTools.ttLib import TTFont

    return TTFont(_face_file(face))


@cache
def _advance(face: str, letter: str) -> float:
    """Return the width of a letter in a font at size 1."""
    font = _font(face)
    name = font.getBestCmap().get(ord(letter), ".notdef")
    return float(font["hmtx"][name][0]) / float(font["head"].unitsPerEm)


def width_of(text: str, face: str, size: float) -> float:
    """Return the width of a string in the font `face` at this size."""
    return size * sum(_advance(face, letter) for letter in text)


def wrapped(text: str, face: str, size: float, room: float) -> list[str]:
    """Return a string broken into lines no wider than `room`."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", face, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Canvas(ABC):
    """A surface to draw on. Inside `with canvas.moved(…)`, coordinates are relative to the given point."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._x, self._y, self._scale = 0.0, 0.0, 1.0

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """Draw relative to the point (x, y) and at this scale, within a `with` block."""
        before = self._x, self._y, self._scale
        self._x, self._y = self._x + x * self._scale, self._y + y * self._scale
        self._scale *= scale
        yield
        self._x, self._y, self._scale = before

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return self._x + x * self._scale, self._y + y * self._scale

    def _moved_pieces(self, path: str) -> list[Piece]:
        return [(command, tuple(self._point(*point) for point in points)) for command, points in pieces(path)]

    def stamp(self, name: str, across: float, down: float, draw: Callable[[], None], scale: float) -> None:
        """Draw a part of the picture, such as a sign, at this scale.

        `across` and `down` are the width and height of the part, and the function `draw` draws it. In a PDF, a part
        with this name is stored only once, however often it is drawn.
        """
        with self.moved(0, 0, scale):
            draw()

    @abstractmethod
    def path(
        self,
        path: str,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 1.0,
        dash: tuple[float, float] | None = None,
        opacity: float = 1.0,
    ) -> None:
        """Fill a path with the colour `fill`, and draw its outline with the colour `stroke`.

        Where parts of the path overlap, there are holes (even-odd rule).
        """

    @abstractmethod
    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        face: str = "text",
        size: float = 10.0,
        fill: str = "#000000",
        align: str = "left",
        angle: float = 0.0,
        opacity: float = 1.0,
        spacing: float = 0.0,
    ) -> None:
        """Write a line of text with its baseline at (x, y).

        `align` is left, middle or right. `angle` rotates the text clockwise, in degrees. `spacing` is added between the
        letters.
        """

    def circle(self, x: float, y: float, radius: float, **style: Any) -> None:
        """Draw a circle around the point (x, y). `style` is passed on to `path`."""
        self.path(circle(x, y, radius), **style)

    def box(self, x: float, y: float, across: float, down: float, radius: float = 0.0, **style: Any) -> None:
        """Draw a rectangle with its top left corner at (x, y). `radius` rounds the corners."""
        self.path(box(x, y, across, down, radius), **style)

    def line(self, x: float, y: float, to_x: float, to_y: float, **style: Any) -> None:
        """Draw a straight line from (x, y) to (to_x, to_y). `style` is passed on to `path`."""
        self.path(f"M{x} {y}L{to_x} {to_y}", **style)


#: The distance of the control points when a Bézier curve draws a quarter of a circle, as a fraction of the radius.
_ROUND = 0.5522847


def circle(x: float, y: float, radius: float) -> str:
    """Return the path of a circle around the point (x, y)."""
    r, h = radius, radius * _ROUND
    return (
        f"M{x + r:.4f} {y:.4f}C{x + r:.4f} {y + h:.4f} {x + h:.4f} {y + r:.4f} {x:.4f} {y + r:.4f}"
        f"C{x - h:.4f} {y + r:.4f} {x - r:.4f} {y + h:.4f} {x - r:.4f} {y:.4f}"
        f"C{x - r:.4f} {y - h:.4f} {x - h:.4f} {y - r:.4f} {x:.4f} {y - r:.4f}"
        f"C{x + h:.4f} {y - r:.4f} {x + r:.4f} {y - h:.4f} {x + r:.4f} {y:.4f}Z"
    )


def box(x: float, y: float, across: float, down: float, radius: float = 0.0) -> str:
    """Return the path of a rectangle with its top left corner at (x, y). `radius` rounds the corners."""
    right, bottom = x + across, y + down
    if not radius:
        return f"M{x:.4f} {y:.4f}H{right:.4f}V{bottom:.4f}H{x:.4f}Z"
    r, h = radius, radius * (1 - _ROUND)
    return (
        f"M{x + r:.4f} {y:.4f}H{right - r:.4f}C{right - h:.4f} {y:.4f} {right:.4f} {y + h:.4f} {right:.4f} {y + r:.4f}"
        f"V{bottom - r:.4f}C{right:.4f} {bottom - h:.4f} {right - h:.4f} {bottom:.4f} {right - r:.4f} {bottom:.4f}"
        f"H{x + r:.4f}C{x + h:.4f} {bottom:.4f} {x:.4f} {bottom - h:.4f} {x:.4f} {bottom - r:.4f}"
        f"V{y + r:.4f}C{x:.4f} {y + h:.4f} {x + h:.4f} {y:.4f} {x + r:.4f} {y:.4f}Z"
    )


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


class SvgCanvas(Canvas):
    """A self-contained SVG picture, which needs no fonts or other files."""

    def __init__(self, width: float, height: float, title: str) -> None:
        super().__init__(width, height)
        self._title = title
        self._parts: list[str] = []
        self._letters: dict[tuple[str, str], str] = {}
        self._stamps: dict[str, str] = {}

    def stamp(self, name: str, across: float, down: float, draw: Callable[[], None], scale: float) -> None:
        """Draw a part of the picture. It is stored in the SVG once, under its name."""
        if name not in self._stamps:
            before = self._x, self._y, self._scale, self._parts
            self._x, self._y, self._scale, self._parts = 0.0, 0.0, 1.0, []
            draw()
            self._stamps[name] = "".join(self._parts)
            self._x, self._y, self._scale, self._parts = before
        left, top = self._point(0, 0)
        place = f"translate({_short(left)} {_short(top)}) scale({scale * self._scale:.5f})"
        self._parts.append(f'<use href="#{name}" transform="{place}"/>')

    def path(
        self,
        path: str,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 1.0,
        dash: tuple[float, float] | None = None,
        opacity: float = 1.0,
    ) -> None:
        """Add a path element to the SVG."""
        drawn = "".join(
            command + " ".join(f"{_short(x)} {_short(y)}" for x, y in points)
            for command, points in self._moved_pieces(path)
        )
        style = f'fill="{fill or "none"}"'
        if fill:
            style += ' fill-rule="evenodd"'
        if stroke:
            style += f' stroke="{stroke}" stroke-width="{_short(width * self._scale)}"'
            style += ' stroke-linejoin="round" stroke-linecap="round"'
        if stroke and dash:
            style += f' stroke-dasharray="{_short(dash[0] * self._scale)} {_short(dash[1] * self._scale)}"'
        if opacity < 1:
            style += f' opacity="{_short(opacity)}"'
        self._parts.append(f'<path d="{drawn}" {style}/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        face: str = "text",
        size: float = 10.0,
        fill: str = "#000000",
        align: str = "left",
        angle: float = 0.0,
        opacity: float = 1.0,
        spacing: float = 0.0,
    ) -> None:
        """Add the letters of a line of text as outlines, and the text itself for screen readers."""
        units = float(_font(face)["head"].unitsPerEm)
        gap = spacing * units / size
        wide = width_of(text, face, units) + gap * (len(text) - 1)
        at = {"left": 0.0, "middle": -wide / 2, "right": -wide}[align]
        uses = []
        for letter in text:
            if letter != " ":
                uses.append(f'<use href="#{self._letter(face, letter)}" x="{_short(at)}"/>')
            at += _advance(face, letter) * units + gap
        left, base = self._point(x, y)
        turn = f" rotate({_short(angle)})" if angle else ""
        scale = f"{size * self._scale / units:.5f}"
        shade = f' opacity="{_short(opacity)}"' if opacity < 1 else ""
        self._parts.append(
            f'<g transform="translate({_short(left)} {_short(base)}){turn} scale({scale})" fill="{fill}"{shade}'
            f' role="img" aria-label={quoteattr(text)}>{"".join(uses)}</g>'
        )

    def picture(self, svg: str, x: float, y: float, across: float, down: float) -> None:
        """Add another SVG picture, scaled to fit into a rectangle with its top left corner at (x, y)."""
        left, top = self._point(x, y)
        place = f'x="{_short(left)}" y="{_short(top)}"'
        size = f'width="{_short(across * self._scale)}" height="{_short(down * self._scale)}"'
        data = b64encode(svg.encode()).decode()
        # A picture ends at its edges, in every renderer.
        self._parts.append(
            f'<svg {place} {size} overflow="hidden"><image {size} href="data:image/svg+xml;base64,{data}"/></svg>'
        )

    def _letter(self, face: str, letter: str) -> str:
        """Return the id of a letter's outline. Each outline is stored only once."""
        key = (face, letter)
        if key not in self._letters:
            self._letters[key] = f"{face}-{ord(letter):x}"
        return self._letters[key]

    def svg(self) -> str:
        """Return the whole picture as SVG."""
        outlines = "".join(
            f'<path id="{name}" d="{_outline(face, letter)}"/>' for (face, letter), name in self._letters.items()
        )
        outlines += "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in self._stamps.items())
        width, height = _short(self.width), _short(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}pt" height="{height}pt"'
            f' viewBox="0 0 {width} {height}"><title>{escape(self._title)}</title>'
            f"<defs>{outlines}</defs>{''.join(self._parts)}</svg>\n"
        )


@cache
def _outline(face: str, letter: str) -> str:
    """Return a letter's outline as an SVG path in the units of its font, with the y axis pointing down."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font = _font(face)
    glyphs = font.getGlyphSet()
    pen = SVGPathPen(glyphs)
    glyphs[font.getBestCmap().get(ord(letter), ".notdef")].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    return str(pen.getCommands())


def png(picture: str, width: int = 1240) -> bytes:
    """Convert an SVG made by `SvgCanvas` to a PNG. `width` is in pixels."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=picture, dpi=96, width=width, skip_system_fonts=True))


class PdfCanvas(Canvas):
    """A PDF with A4 pages. Drawing methods draw on the current page."""

    def __init__(self, width: float, height: float, title: str, language: str) -> None:
        from reportlab.pdfbase.pdfmetrics import registerFont
        from reportlab.pdfbase.ttfonts import TTFont
        from reportlab.pdfgen.canvas import Canvas as Pages

        super().__init__(width, height)
        for face in FACES:
            registerFont(TTFont(face, _face_file(face)))
        self._file = BytesIO()
        # invariant=1: the same booklet gives the same bytes.
        self._pages = Pages(self._file, pagesize=(width, height), pageCompression=1, invariant=1, lang=language)
        self._pages.setTitle(title)
        self._pages.setCreator("tabletowers")

    def stamp(self, name: str, across: float, down: float, draw: Callable[[], None], scale: float) -> None:
        """Draw a part of the picture. It is stored in the PDF once, under its name, and shared by all pages."""
        if not self._pages.hasForm(name):
            before = self._x, self._y, self._scale, self.height
            self._x, self._y, self._scale, self.height = 0.0, 0.0, 1.0, down
            self._pages.beginForm(name, 0, 0, across, down)
            draw()
            self._pages.endForm()
            self._x, self._y, self._scale, self.height = before
        left, top = self._point(0, 0)
        scale *= self._scale
        self._pages.saveState()
        self._pages.translate(left, self.height - top - down * scale)
        self._pages.scale(scale, scale)
        self._pages.doForm(name)
        self._pages.restoreState()

    def next_page(self) -> None:
        """Add a page and make it the current page."""
        self._pages.showPage()

    def pdf(self) -> bytes:
        """Return the whole document as PDF."""
        self._pages.save()
        return self._file.getvalue()

    def path(
        self,
        path: str,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 1.0,
        dash: tuple[float, float] | None = None,
        opacity: float = 1.0,
    ) -> None:
        """Fill a path and draw its outline on the current page."""
        pages = self._pages
        drawn = pages.beginPath()
        for command, points in self._moved_pieces(path):
            flat = [value for x, y in points for value in (x, self.height - y)]
            if command == "M":
                drawn.moveTo(*flat)
            elif command == "L":
                drawn.lineTo(*flat)
            elif command == "C":
                drawn.curveTo(*flat)
            else:
                drawn.close()
        if opacity < 1:
            pages.saveState()
            pages.setFillAlpha(opacity)
            pages.setStrokeAlpha(opacity)
        if fill:
            pages.setFillColor(fill)
        if stroke:
            pages.setStrokeColor(stroke)
            pages.setLineWidth(width * self._scale)
            pages.setLineCap(1)
            pages.setLineJoin(1)
            pages.setDash(*([part * self._scale for part in dash],) if dash else ())
        pages.drawPath(drawn, stroke=bool(stroke), fill=bool(fill), fillMode=0)
        if opacity < 1:
            pages.restoreState()

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        face: str = "text",
        size: float = 10.0,
        fill: str = "#000000",
        align: str = "left",
        angle: float = 0.0,
        opacity: float = 1.0,
        spacing: float = 0.0,
    ) -> None:
        """Write a line of text in an embedded font."""
        size, spacing = size * self._scale, spacing * self._scale
        wide = width_of(text, face, size) + spacing * (len(text) - 1)
        at = {"left": 0.0, "middle": -0.5, "right": -1.0}[align] * wide
        left, base = self._point(x, y)
        pages = self._pages
        pages.saveState()
        pages.translate(left, self.height - base)
        pages.rotate(-angle)
        if opacity < 1:
            pages.setFillAlpha(opacity)
        pages.setFillColor(fill)
        words = pages.beginText(at, 0)
        words.setFont(face, size)
        words.setCharSpace(spacing)
        words.textOut(text)
        pages.drawText(words)
        pages.restoreState()


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """Return the point at distance `radius` from (x, y) in a direction, given in degrees clockwise from north."""
    turn = math.radians(degrees)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)
