"""Draws the pieces of a scene on a canvas. `web/src/boards/drawn/Face.svelte` draws the same on the page."""

from __future__ import annotations

from collections.abc import Callable

from tabletowers.canvas import Canvas, SvgCanvas, width_of, wrapped
from tabletowers.scene.style import COLOURS, SEATS, SYMBOLS
from tabletowers.scene.vocabulary import Face, Piece, Say, Shape

#: The width and height of each shape, in the units of its drawing.
SIZES: dict[Shape, tuple[float, float]] = {
    "card": (70, 98),
    "tile": (70, 70),
    "disc": (56, 56),
    "pawn": (40, 56),
    "block": (40, 40),
    "die": (50, 50),
    "plain": (50, 50),
}
_PAPER, _INK = "#fffaf0", "#2c221a"
_PAWN = (
    "M20 3C25 3 29 7 29 12C29 15 27.6 17.6 25.4 19.2C27.6 21.4 33 33 36 47V50C36 52 34.6 53 33 53"
    "H7C5.4 53 4 52 4 50V47C7 33 12.4 21.4 14.6 19.2C12.4 17.6 11 15 11 12C11 7 15 3 20 3Z"
)
_SIGN = 24

#: Looks a sentence up.
Speak = Callable[[Say], str]
#: Looks a picture up by its name.
Find = Callable[[str], str | None]


class Painter:
    """Draws faces on a canvas, with the words and pictures of a game."""

    def __init__(self, canvas: SvgCanvas, speak: Speak, find: Find) -> None:
        self.canvas = canvas
        self._speak = speak
        self._find = find

    def piece(self, piece: Piece) -> None:
        """Draw a piece with the sign of its owner, in the units of its shape."""
        face = piece.face
        if piece.spot:
            self._spot(face)
        else:
            self.face(face, piece.seat)
        if piece.seat is not None and (piece.spot or face.shape not in ("pawn", "block")):
            across, down = SIZES[face.shape]
            self._seal(piece.seat, across - 9, down - 9)

    def face(self, face: Face, seat: int | None = None) -> None:
        """Draw a face. A pawn or a block of a player has that player's colour."""
        if face.back:
            across, down = SIZES[face.shape]
            name = f"back-{face.shape}-{face.colour}-{face.symbol}"
            self.canvas.stamp(name, across, down, lambda: self._back(face), 1.0)
        else:
            getattr(self, f"_{face.shape}")(face, seat)

    def _seal(self, seat: int, x: float, y: float) -> None:
        self.canvas.circle(x, y, 9, fill=_PAPER, stroke=SEATS[seat % len(SEATS)], width=1.2)
        sign(self.canvas, seat, x, y, 12)

    def _spot(self, face: Face) -> None:
        across, down = SIZES[face.shape]
        shape = {"disc": across / 2, "card": 7.0, "tile": 9.0}.get(face.shape, 6.0)
        self.canvas.box(1, 1, across - 2, down - 2, shape - 1, fill=_INK, opacity=0.12)
        self.canvas.box(1, 1, across - 2, down - 2, shape - 1, stroke=_PAPER, width=1.6, dash=(4, 4), opacity=0.6)
        if face.symbol:
            symbol(self.canvas, face.symbol, across / 2, down / 2, 30, _PAPER, 0.5)
        elif face.figure != "":
            self._figure(face.figure, across / 2, down / 2, 26, _PAPER, across - 16, 0.7)

    def _back(self, face: Face) -> None:
        across, down = SIZES[face.shape]
        strong, pale, _ = COLOURS[face.colour or "brown"]
        if face.shape == "disc":
            self.canvas.circle(across / 2, down / 2, across / 2 - 1, fill=strong, stroke=_INK, width=0.8)
            self.canvas.circle(across / 2, down / 2, across / 2 - 5, stroke=pale, width=1.2, opacity=0.75)
            self.canvas.circle(across / 2, down / 2, across / 2 - 12, fill=pale, opacity=0.2)
        else:
            self.canvas.box(0.7, 0.7, across - 1.4, down - 1.4, 7, fill=strong, stroke=_INK, width=0.8)
            self.canvas.box(4.5, 4.5, across - 9, down - 9, 4.5, stroke=pale, width=1, opacity=0.75)
            lattice = "".join(
                f"M{x} {y - 4}L{x + 4} {y}L{x} {y + 4}L{x - 4} {y}Z"
                for row, y in enumerate(range(14, int(down) - 8, 10))
                for x in range(15 if row % 2 == 0 else 20, int(across) - 8, 10)
            )
            self.canvas.path(lattice, fill=pale, opacity=0.16)
        if face.symbol:
            symbol(self.canvas, face.symbol, across / 2, down / 2, min(across, down) * 0.42, pale)

    def _card(self, face: Face, seat: int | None) -> None:
        strong, pale, dark = COLOURS[face.colour or "white"]
        self.canvas.box(0.7, 0.7, 68.6, 96.6, 7, fill=pale, stroke=strong, width=1.4)
        if face.picture:
            self._picture(face.picture, 4, 4, 62, 90)
        else:
            self.canvas.box(4.5, 4.5, 61, 89, 4.5, stroke=strong, width=0.8, opacity=0.45)
        lines = self._lines(face, 58)
        middle = 49 - 5 * len(lines)
        if face.symbol:
            symbol(self.canvas, face.symbol, 35, middle + (7 if face.figure != "" else 0), 36, strong)
            self._corner(face, dark)
        elif face.figure != "" and not face.picture:
            self._figure(face.figure, 35, middle, 40, dark, 54)
            self._corner(face, dark)
        elif face.figure != "":
            self.canvas.circle(15, 15, 11.5, fill=pale, stroke=strong, width=1)
            self._figure(face.figure, 15, 15, 15, dark, 18)
        self._write(lines, 35, 88, dark, pale if face.picture else None)

    def _corner(self, face: Face, dark: str) -> None:
        """Draw the figure in a corner, where it is seen even if other cards overlap."""
        if face.symbol and face.figure != "":
            self._figure(face.figure, 17, 18, 21, dark, 24)
        elif face.figure != "":
            self._figure(face.figure, 14, 14, 12, dark, 16)
        else:
            symbol(self.canvas, face.symbol, 14, 14, 11, dark)

    def _tile(self, face: Face, seat: int | None) -> None:
        strong, pale, dark = COLOURS[face.colour or "white"]
        self.canvas.box(0.7, 3.7, 68.6, 65.6, 10, fill=strong, stroke=dark, width=0.8)
        self.canvas.box(0.7, 0.7, 68.6, 64.6, 10, fill=pale, stroke=strong, width=1.2)
        if face.picture:
            self._picture(face.picture, 4, 4, 62, 58)
        lines = self._lines(face, 60)
        if face.figure == "":
            if face.symbol:
                symbol(self.canvas, face.symbol, 35, 33 - 4 * len(lines), 40, strong)
        elif face.symbol or face.picture:
            if face.symbol:
                symbol(self.canvas, face.symbol, 35, 25, 34, strong)
            self.canvas.box(20, 45, 30, 17, 8.5, fill=dark)
            self._figure(face.figure, 35, 53.5, 14, "#ffffff", 24)
        else:
            self._figure(face.figure, 35, 33, 34, dark, 56)
        self._write(lines, 35, 58, dark, pale if face.picture else None)

    def _disc(self, face: Face, seat: int | None) -> None:
        strong, _, dark = _shades(face, seat)
        self.canvas.circle(28, 29.5, 26, fill=dark)
        self.canvas.circle(28, 27, 26, fill=strong, stroke=dark, width=0.8)
        self.canvas.circle(28, 27, 21, stroke="#ffffff", width=1.2, opacity=0.55)
        if face.picture:
            self._picture(face.picture, 10, 9, 36, 36)
        elif face.symbol:
            symbol(self.canvas, face.symbol, 28, 27, 26, "#ffffff")
        elif face.figure != "":
            self._figure(face.figure, 28, 27, 24, "#ffffff", 36)

    def _pawn(self, face: Face, seat: int | None) -> None:
        strong, _, dark = _shades(face, seat)
        self.canvas.path(_PAWN, fill=strong, stroke=dark, width=1.6)
        if seat is not None:
            sign(self.canvas, seat, 20, 38, 13, "#ffffff")
        elif face.symbol:
            symbol(self.canvas, face.symbol, 20, 38, 15, "#ffffff")

    def _block(self, face: Face, seat: int | None) -> None:
        strong, _, dark = _shades(face, seat)
        self.canvas.path("M3 12L11 3H37L29 12Z", fill="#ffffff")
        self.canvas.path("M3 12L11 3H37L29 12Z", fill=strong, opacity=0.6, stroke=dark, width=1)
        self.canvas.path("M29 12L37 3V28L29 37Z", fill=dark)
        self.canvas.path("M3 12H29V37H3Z", fill=strong, stroke=dark, width=1)
        if seat is not None:
            sign(self.canvas, seat, 16, 24.5, 14, "#ffffff")
        elif face.symbol:
            symbol(self.canvas, face.symbol, 16, 24.5, 16, "#ffffff")
        elif face.figure != "":
            self._figure(face.figure, 16, 24.5, 15, "#ffffff", 22)

    def _die(self, face: Face, seat: int | None) -> None:
        strong, pale, dark = _shades(face, seat)
        self.canvas.box(2, 4, 46, 44, 10, fill=dark)
        self.canvas.box(2, 2, 46, 43, 10, fill=pale, stroke=strong, width=1.2)
        if face.symbol:
            symbol(self.canvas, face.symbol, 25, 23.5, 28, dark)
        elif face.figure != "":
            self._figure(face.figure, 25, 23.5, 28, dark, 38)

    def _plain(self, face: Face, seat: int | None) -> None:
        strong, _, dark = _shades(face, seat)
        if face.picture:
            self._picture(face.picture, 0, 0, 50, 50)
        elif face.symbol:
            symbol(self.canvas, face.symbol, 25, 25, 44, strong)
        if face.figure != "" and face.picture:
            self.canvas.box(14, 37, 22, 13, 6.5, fill=_PAPER, stroke=_INK, width=0.7)
            self._figure(face.figure, 25, 43.5, 11, _INK, 18)
        elif face.figure != "":
            self._figure(face.figure, 25, 25, 26, "#ffffff" if face.symbol else dark, 46)
        self._write(self._lines(face, 60), 25, 46, dark, None)

    # Parts of faces

    def _figure(
        self, figure: str | int, x: float, y: float, size: float, fill: str, room: float, opacity: float = 1.0
    ) -> None:
        """Write a figure around a point, smaller where it would be wider than `room`."""
        text = str(figure)
        size *= min(1.0, room / max(1.0, width_of(text, "title", size)))
        self.canvas.text(x, y + size * 0.35, text, face="title", size=size, fill=fill, align="middle", opacity=opacity)

    def _lines(self, face: Face, room: float) -> list[str]:
        return [] if face.text is None else wrapped(self._speak(face.text), "text", 9, room)[:3]

    def _write(self, lines: list[str], x: float, bottom: float, fill: str, ground: str | None) -> None:
        """Write lines so that the last one ends at the bottom. On a picture they get a ground of their own."""
        if lines and ground is not None:
            self.canvas.box(5, bottom - 10 * len(lines), 60, 10 * len(lines) + 4, 3, fill=ground, opacity=0.85)
        for number, line in enumerate(lines):
            size = 9 * min(1.0, 60 / max(1.0, width_of(line, "text", 9)))
            y = bottom - 10 * (len(lines) - 1 - number)
            self.canvas.text(x, y, line, size=size, fill=fill, align="middle")

    def _picture(self, name: str, x: float, y: float, across: float, down: float) -> None:
        if (drawn := self._find(name)) is not None:
            self.canvas.picture(drawn, x, y, across, down)


def _shades(face: Face, seat: int | None) -> tuple[str, str, str]:
    """Return the strong, pale and dark shade of a face: its own, or else its owner's."""
    if face.colour or seat is None:
        return COLOURS[face.colour or "grey"]
    return SEATS[seat % len(SEATS)], "#ffffff", _INK


def symbol(canvas: Canvas, name: str, x: float, y: float, size: float, fill: str, opacity: float = 1.0) -> None:
    """Draw a symbol around a point."""
    with canvas.moved(x - size / 2, y - size / 2, size / _SIGN):
        canvas.path(SYMBOLS[name], fill=fill, opacity=opacity)


def sign(canvas: Canvas, seat: int, x: float, y: float, size: float, fill: str | None = None) -> None:
    """Draw a player's sign around a point, in the player's colour unless another is given."""
    shapes = list(SYMBOLS)
    symbol(canvas, shapes[seat % len(SEATS)], x, y, size, fill or SEATS[seat % len(SEATS)])
