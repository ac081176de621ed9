"""Draws a whole scene as one SVG picture, for notebooks, link previews and paper.

The zones in the middle of the table come first, then the players with theirs, and the viewer's hand last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from tabletowers.canvas import SvgCanvas, width_of, wrapped
from tabletowers.contract import Game
from tabletowers.scene.faces import SIZES, Painter, sign
from tabletowers.scene.pictures import pictures
from tabletowers.scene.style import TABLES
from tabletowers.scene.views import scene_of
from tabletowers.scene.vocabulary import (
    Buttons,
    Column,
    Grid,
    Hand,
    Map,
    Note,
    Piece,
    Pile,
    Say,
    Scene,
    Size,
    Track,
    Zone,
)
from tabletowers.text import Catalogue

#: The width of a picture, and the margin around what is in it.
_WIDE, _EDGE, _GAP = 1000.0, 16.0, 14.0
_PAPER, _CARD, _INK, _SOFT, _LINE = "#f6f0e4", "#fffaf0", "#2c221a", "#5d4d3d", "#dccfb6"
_SCALES: dict[Size, float] = {"small": 0.56, "normal": 1.0, "large": 1.4}
#: A piece that is neither small nor large, in the units of its drawing.
_USUAL = 0.84
#: How much of a card is seen that others overlap: of a hand across, and of a column down.
_ACROSS, _DOWN = 0.3, 0.28
#: The most backs that are drawn side by side, and the largest field of a track.
_BACKS, _FIELD = 10, 40.0
#: The width of a table alone.
_SQUARE = 560.0
#: The most height of a map in the middle of the table.
_MAP = 520.0
#: The most players side by side.
_BESIDE = 4


def can_draw() -> bool:
    """Return whether this installation can draw scenes."""
    return find_spec("fontTools") is not None


def svg(game: Game, view: Mapping[str, Any], say: Catalogue, names: Sequence[str], title: str) -> str:
    """Draw what a view shows as SVG. Raises ValueError if the game describes no scene."""
    scene = scene_of(game, view)
    if scene is None:
        raise ValueError(f"{game.name} describes no scene")
    return _Picture(game, scene, view, say, names).draw(title)


def table(game: Game, view: Mapping[str, Any], say: Catalogue) -> tuple[str, str]:
    """Draw what lies in the middle of the table, without the players. Returns the SVG and the colour of the table.

    Raises ValueError if the game describes no scene.
    """
    if (scene := scene_of(game, view)) is None:
        raise ValueError(f"{game.name} describes no scene")
    return _Picture(game, scene, view, say, [""] * view["players"]).draw_table(), TABLES[scene.table]["light"][0]


class _Block(NamedTuple):
    """A part of the picture, measured: its size, and a function that draws it at a point."""

    width: float
    height: float
    draw: Callable[[float, float], None]


class _Picture:
    """One picture in the making."""

    def __init__(self, game: Game, scene: Scene, view: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> None:
        self._game, self._scene, self._view, self._say, self._names = game, scene, view, say, names
        self._canvas = SvgCanvas(_WIDE, 0, "")
        self._pictures = pictures(game, say.language)
        self._painter = Painter(self._canvas, self._sentence, self._pictures.get)

    def draw(self, title: str) -> str:
        """Draw everything from top to bottom, and return the SVG."""
        me = self._view["seat"]
        own = [zone for zone in self._scene.zones if isinstance(zone, Hand) and zone.seat == me and me is not None]
        blocks = [self._middle(), *self._players(own)]
        if own:
            blocks.append(self._flow([self._zone(zone, _WIDE - 2 * _EDGE, _INK) for zone in own], _WIDE - 2 * _EDGE))
        high = _EDGE + sum(block.height + _GAP for block in blocks) + _EDGE - _GAP
        self._canvas = SvgCanvas(_WIDE, high, title)
        self._painter.canvas = self._canvas
        self._canvas.box(0, 0, _WIDE, high, 12, fill=_PAPER)
        y = _EDGE
        for block in blocks:
            block.draw((_WIDE - block.width) / 2, y)
            y += block.height + _GAP
        return self._canvas.svg()

    def draw_table(self) -> str:
        """Draw only what lies in the middle of the table, in a square, and return the SVG."""
        ink = TABLES[self._scene.table]["ink"][0]
        zones = [self._zone(zone, _SQUARE, ink) for zone in self._scene.zones if zone.seat is None]
        inner = self._flow([zone for zone in zones if zone.height], _SQUARE)
        self._canvas = SvgCanvas(max(inner.width, 1), max(inner.height, 1), "")
        self._painter.canvas = self._canvas
        inner.draw(0, 0)
        return self._canvas.svg()

    # Words

    def _sentence(self, say: Say) -> str:
        return self._words(say.message, say.values) or ""

    def _words(self, message: str, values: Mapping[str, Any]) -> str | None:
        """Return a message of the game, or None if there is none."""
        name = f"{self._game.name}-{message}"
        if name not in self._say:
            return None
        seat = values.get("seat")
        player = {"player": self._names[seat]} if isinstance(seat, int) else {}
        return self._say(name, **values, **player)

    # Parts of the picture

    def _middle(self) -> _Block:
        """Return the table with the zones that belong to nobody."""
        shades = TABLES[self._scene.table]
        room = _WIDE - 4 * _EDGE
        zones = [self._zone(zone, room, shades["ink"][0]) for zone in self._scene.zones if zone.seat is None]
        inner = self._flow([zone for zone in zones if zone.height], room)

        def draw(x: float, y: float) -> None:
            top, bottom = shades["light"]
            self._canvas.box(x, y, _WIDE - 2 * _EDGE, inner.height + 2 * _EDGE, 16, fill=bottom)
            self._canvas.box(x + 5, y + 5, _WIDE - 2 * _EDGE - 10, inner.height + 2 * _EDGE - 10, 12, fill=top)
            inner.draw(x + (_WIDE - 2 * _EDGE - inner.width) / 2, y + _EDGE)

        return _Block(_WIDE - 2 * _EDGE, inner.height + 2 * _EDGE, draw)

    def _players(self, own: Sequence[Zone]) -> list[_Block]:
        """Return the players, side by side in as many lines as they need."""
        players = self._view["players"]
        columns = players if players <= _BESIDE else -(-players // 2)
        room = (_WIDE - 2 * _EDGE - (columns - 1) * _GAP) / columns
        lines = []
        for first in range(0, players, columns):
            seats = range(first, min(first + columns, players))
            inner = {
                seat: self._flow(
                    [
                        self._zone(zone, room - 24, _SOFT)
                        for zone in self._scene.zones
                        if zone.seat == seat and zone.count and zone not in own
                    ],
                    room - 24,
                )
                for seat in seats
            }
            high = 46 + max(block.height + 10 * (block.height > 0) for block in inner.values())
            lines.append(self._line_of_players(inner, room, high))
        return lines

    def _line_of_players(self, inner: Mapping[int, _Block], room: float, high: float) -> _Block:
        def draw(x: float, y: float) -> None:
            for seat, block in inner.items():
                self._panel(seat, x, y, room, high)
                block.draw(x + 12, y + 42)
                x += room + _GAP

        return _Block(len(inner) * (room + _GAP) - _GAP, high, draw)

    def _panel(self, seat: int, x: float, y: float, room: float, high: float) -> None:
        canvas, points = self._canvas, str(self._view["scores"][seat])
        canvas.box(x, y, room, high, 10, fill=_CARD, stroke=_LINE, width=1)
        sign(canvas, seat, x + 22, y + 22, 18)
        size = 15 * min(1.0, (room - 110) / max(1.0, width_of(self._names[seat], "bold", 15)))
        canvas.text(x + 38, y + 27, self._names[seat], face="bold", size=size, fill=_INK)
        canvas.text(x + room - 14, y + 29, points, face="title", size=21, fill=_INK, align="right")

    def _flow(self, blocks: Sequence[_Block], room: float) -> _Block:
        """Put parts side by side, in as many lines as they need, each in the middle of its line."""
        lines: list[list[_Block]] = []
        for block in blocks:
            if not lines or _across([*lines[-1], block]) > room:
                lines.append([])
            lines[-1].append(block)
        heights = [max(block.height for block in line) for line in lines]

        def draw(x: float, y: float) -> None:
            for line, high in zip(lines, heights, strict=True):
                at = x + (wide - _across(line)) / 2
                for block in line:
                    block.draw(at, y + (high - block.height) / 2)
                    at += block.width + 1.6 * _GAP
                y += high + _GAP

        wide = max((_across(line) for line in lines), default=0.0)
        return _Block(wide, sum(heights) + _GAP * max(0, len(lines) - 1), draw)

    # Zones

    def _zone(self, zone: Zone, room: float, ink: str) -> _Block:
        """Return a zone under its caption."""
        # A hand and a map speak for themselves.
        caption = (
            None
            if isinstance(zone, Hand | Map)
            else self._words(f"zone-{zone.name}", {"count": zone.count, **zone.values})
        )
        if isinstance(zone, Buttons):
            return _Block(0, 0, lambda x, y: None)
        if isinstance(zone, Note):
            return self._note(caption or "", room, ink)
        body = self._body(zone, room)
        if caption is None:
            return body
        caption_wide = width_of(caption, "bold", 13)

        def draw(x: float, y: float) -> None:
            self._canvas.text(x + wide / 2, y + 13, caption, face="bold", size=13, fill=ink, align="middle")
            body.draw(x + (wide - body.width) / 2, y + 20)

        wide = min(room, max(body.width, caption_wide))
        return _Block(wide, body.height + 20, draw)

    def _note(self, words: str, room: float, ink: str) -> _Block:
        lines = wrapped(words, "text", 14, min(room, 420))

        def draw(x: float, y: float) -> None:
            for number, line in enumerate(lines):
                self._canvas.text(x, y + 14 + 19 * number, line, size=14, fill=ink)

        return _Block(max((width_of(line, "text", 14) for line in lines), default=0), 19.0 * len(lines), draw)

    def _body(self, zone: Zone, room: float) -> _Block:
        scale = _USUAL * _SCALES[zone.size]
        pieces = [self._piece(piece, scale) for piece in zone.pieces]
        if isinstance(zone, Map):
            return self._map(zone, room)
        if isinstance(zone, Track):
            return self._track(zone, room)
        if isinstance(zone, Pile):
            return self._pile(zone, scale)
        if isinstance(zone, Column):
            return self._column(pieces or [self._piece(Piece("", "", zone.back, spot=True), scale)])
        if isinstance(zone, Grid):
            return self._grid(zone, pieces, room)
        backs = min(zone.hidden, _BACKS)
        if backs:
            pieces.append(self._backs(zone, backs, scale))
        return self._rows(pieces, room)

    def _piece(self, piece: Piece, scale: float) -> _Block:
        scale *= _SCALES[piece.size]
        across, down = SIZES[piece.face.shape]

        def draw(x: float, y: float) -> None:
            with self._canvas.moved(x, y, scale):
                self._painter.piece(piece)
                if piece.quiet:
                    self._canvas.box(0, 0, across, down, 8, fill=_PAPER, opacity=0.5)

        return _Block(across * scale, down * scale, draw)

    def _rows(self, pieces: Sequence[_Block], room: float) -> _Block:
        gap = 6.0
        lines: list[list[_Block]] = []
        for piece in pieces:
            if not lines or sum(one.width + gap for one in lines[-1]) + piece.width > room:
                lines.append([])
            lines[-1].append(piece)
        if not lines:
            return _Block(40, 30, lambda x, y: None)

        def draw(x: float, y: float) -> None:
            for line in lines:
                at = x
                for piece in line:
                    piece.draw(at, y)
                    at += piece.width + gap
                y += max(piece.height for piece in line) + gap

        wide = max(sum(piece.width + gap for piece in line) - gap for line in lines)
        return _Block(wide, sum(max(piece.height for piece in line) + gap for line in lines) - gap, draw)

    def _backs(self, zone: Zone, shown: int, scale: float) -> _Block:
        """Return hidden pieces as a fan of their backs, with their number."""
        across, down = (side * scale for side in SIZES[zone.back.shape])
        step = across * _ACROSS

        def draw(x: float, y: float) -> None:
            for number in range(shown):
                with self._canvas.moved(x + number * step, y, scale):
                    self._painter.face(zone.back)
            self._count(zone.hidden, x + across + (shown - 1) * step, y + down)

        return _Block(across + (shown - 1) * step + 10, down + 6, draw)

    def _count(self, number: int, x: float, y: float) -> None:
        """Write a number on the lower right corner of a pile."""
        text = str(number)
        wide = max(24.0, width_of(text, "title", 14) + 12)
        self._canvas.box(x - wide + 8, y - 16, wide, 22, 11, fill=_CARD, stroke=_SOFT, width=1)
        self._canvas.text(x - wide / 2 + 8, y, text, face="title", size=14, fill=_INK, align="middle")

    def _pile(self, zone: Pile, scale: float) -> _Block:
        shown = zone.pieces[-1] if zone.pieces else None
        face = zone.back if shown is None else shown.face
        across, down = (side * scale for side in SIZES[face.shape])
        depth = min(4, max(0, (zone.count - 1) // 3))

        def draw(x: float, y: float) -> None:
            for under in range(depth, 0, -1):
                with self._canvas.moved(x + 1.5 * under, y + 1.5 * under, scale):
                    self._painter.face(zone.back if zone.hidden else face)
            with self._canvas.moved(x, y, scale):
                if shown is not None:
                    self._painter.piece(shown)
                else:
                    empty = Piece("", "", zone.back, spot=True)
                    self._painter.face(zone.back) if zone.hidden else self._painter.piece(empty)
            if zone.count > 1:
                self._count(zone.count, x + across, y + down)

        return _Block(across + 10, down + 8, draw)

    def _column(self, pieces: Sequence[_Block]) -> _Block:
        steps = [piece.height * _DOWN for piece in pieces[:-1]]

        def draw(x: float, y: float) -> None:
            for piece, step in zip(pieces, [*steps, 0.0], strict=True):
                piece.draw(x, y)
                y += step

        return _Block(max(piece.width for piece in pieces), sum(steps) + pieces[-1].height, draw)

    def _grid(self, zone: Grid, pieces: Sequence[_Block], room: float) -> _Block:
        gap = 6.0
        across = max((piece.width for piece in pieces), default=0.0) + gap
        down = max((piece.height for piece in pieces), default=0.0) + gap
        lines = -(-len(pieces) // zone.columns)

        def draw(x: float, y: float) -> None:
            for number, piece in enumerate(pieces):
                piece.draw(x + number % zone.columns * across, y + number // zone.columns * down)

        return _Block(zone.columns * across - gap, lines * down - gap, draw)

    def _track(self, zone: Track, room: float) -> _Block:
        """Return numbered fields, in as many lines as they need, with the pieces on them."""
        fields = zone.last - zone.first + 1
        columns = max(1, min(fields, int(room // _FIELD)))
        lines = -(-fields // columns)

        def draw(x: float, y: float) -> None:
            for number in range(fields):
                left, top = x + number % columns * _FIELD, y + number // columns * _FIELD
                self._canvas.box(left + 1, top + 1, _FIELD - 2, _FIELD - 2, 6, fill=_CARD, stroke=_LINE, width=1)
                self._canvas.text(left + 6, top + 14, str(zone.first + number), size=10, fill=_SOFT)
                here = [piece for piece in zone.pieces if piece.at == zone.first + number]
                for place, piece in enumerate(here):
                    wide, high = SIZES[piece.face.shape]
                    scale = 26 / max(wide, high)
                    shift = place * min(10.0, (_FIELD - 30) / max(1, len(here) - 1)) if len(here) > 1 else 4
                    with self._canvas.moved(left + 4 + shift, top + 11, scale):
                        self._painter.piece(piece)

        return _Block(columns * _FIELD, lines * _FIELD, draw)

    def _map(self, zone: Map, room: float) -> _Block:
        scale = min(room / zone.width, _MAP / zone.height) if zone.seat is None else min(1.0, room / zone.width)
        ground = self._pictures.get(zone.ground)

        def draw(x: float, y: float) -> None:
            with self._canvas.moved(x, y, scale):
                if ground is not None:
                    self._canvas.picture(ground, 0, 0, zone.width, zone.height)
                for piece in zone.pieces:
                    across, down = SIZES[piece.face.shape]
                    size = _SCALES[zone.size] * _SCALES[piece.size]
                    left, top = piece.at if isinstance(piece.at, tuple) else (0, 0)
                    with self._canvas.moved(left - across * size / 2, top - down * size / 2, size):
                        self._painter.piece(piece)

        return _Block(zone.width * scale, zone.height * scale, draw)


def _across(line: Iterable[_Block]) -> float:
    """Return the width of parts side by side."""
    widths = [block.width for block in line]
    return sum(widths) + 1.6 * _GAP * max(0, len(widths) - 1)
