"""Puzzles for printing: a single one as SVG, PNG or PDF, or many as a booklet.

All graphics were made for this project.
"""

from __future__ import annotations

from tabletowers.canvas import PdfCanvas, SvgCanvas, png
from tabletowers.games.oldtown.data import Puzzle
from tabletowers.games.oldtown.puzzles.drawing.book import book
from tabletowers.games.oldtown.puzzles.drawing.sheet import PAGE, PAPER, draw_sheet
from tabletowers.games.oldtown.puzzles.drawing.townmap import HEIGHT, WIDTH, OnMap, draw_map
from tabletowers.games.oldtown.puzzles.grading import Grade
from tabletowers.text import catalogue

__all__ = ["OnMap", "book", "map_svg", "pdf", "png", "svg"]


def svg(
    puzzle: Puzzle,
    *,
    title: str | None = None,
    grade: Grade | None = None,
    on_map: OnMap | None = None,
    language: str = "en",
) -> str:
    """Draw a puzzle as an SVG page with the map, the player's buildings and the clues.

    `on_map` contains buildings and marks to draw on the map.
    """
    say = catalogue(language)
    name = title or say("puzzle-name")
    canvas = SvgCanvas(*PAGE, name)
    canvas.box(0, 0, *PAGE, fill=PAPER)
    draw_sheet(canvas, puzzle, say, title=name, grade=grade, on_map=on_map)
    return canvas.svg()


def map_svg(on_map: OnMap | None = None, *, language: str = "en") -> str:
    """Draw only the map, as SVG. `on_map` contains buildings and marks to draw on it."""
    canvas = SvgCanvas(WIDTH, HEIGHT, catalogue(language)("oldtown-title"))
    draw_map(canvas, catalogue(language), on_map)
    return canvas.svg()


def pdf(
    puzzle: Puzzle,
    *,
    title: str | None = None,
    grade: Grade | None = None,
    on_map: OnMap | None = None,
    language: str = "en",
) -> bytes:
    """Draw a puzzle as a PDF with one page, which has the same contents as the result of `svg`."""
    say = catalogue(language)
    name = title or say("puzzle-name")
    canvas = PdfCanvas(*PAGE, name, language)
    draw_sheet(canvas, puzzle, say, title=name, grade=grade, on_map=on_map)
    return canvas.pdf()
