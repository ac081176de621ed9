"""The booklet: a cover with the rules and the buildings' signs, a page for every puzzle, and the answers at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletowers.canvas import Canvas, PdfCanvas, width_of, wrapped
from tabletowers.games.oldtown.components import BUILDINGS
from tabletowers.games.oldtown.data import town
from tabletowers.games.oldtown.puzzles.drawing.sheet import MARGIN, PAGE, draw_sheet
from tabletowers.games.oldtown.puzzles.drawing.signs import draw_sign
from tabletowers.games.oldtown.puzzles.drawing.townmap import FAINT, GLOW, HEIGHT, INK, PLOT, WIDTH, draw_empty_map
from tabletowers.games.oldtown.puzzles.words import joined, sentence
from tabletowers.text import Catalogue, catalogue

if TYPE_CHECKING:
    from tabletowers.games.oldtown.puzzles.generator import Generated

_ANSWERS_ON_PAGE = 8


def book(puzzles: Sequence[Generated], *, language: str = "en", on_page: Callable[[int], None] | None = None) -> bytes:
    """Draw a booklet of puzzles as a PDF.

    `on_page` is called before each puzzle with the number of puzzles already drawn.
    """
    say = catalogue(language)
    title = f"{say('puzzle-book')}: {say('puzzle-book-subtitle', count=len(puzzles))}"
    canvas = PdfCanvas(*PAGE, title, language)
    _draw_cover(canvas, len(puzzles), say)
    first_answer = len(puzzles) + 2
    for number, generated in enumerate(puzzles, 1):
        if on_page is not None:
            on_page(number - 1)
        canvas.next_page()
        answer = first_answer + (number - 1) // _ANSWERS_ON_PAGE
        footer = (say("puzzle-book-answer-on", page=answer), say("puzzle-book-page", page=number + 1))
        title = say("puzzle-name-number", number=number)
        draw_sheet(canvas, generated.puzzle, say, title=title, grade=generated.grade, footer=footer)
    for start in range(0, len(puzzles), _ANSWERS_ON_PAGE):
        canvas.next_page()
        canvas.text(MARGIN, 56, say("puzzle-answers"), face="title", size=23, fill=INK)
        for place, generated in enumerate(puzzles[start : start + _ANSWERS_ON_PAGE]):
            with canvas.moved(MARGIN + 264 * (place % 2), 78 + 186 * (place // 2)):
                _draw_answer(canvas, start + place + 1, generated, say)
        page = say("puzzle-book-page", page=first_answer + start // _ANSWERS_ON_PAGE)
        canvas.text(PAGE[0] - MARGIN, PAGE[1] - 24, page, face="name", size=9, fill=FAINT, align="right")
    return canvas.pdf()


def _draw_cover(canvas: Canvas, count: int, say: Catalogue) -> None:
    """Draw the cover: title, map, rules, and the signs of the buildings."""
    middle = PAGE[0] / 2
    canvas.text(middle, 92, say("puzzle-book"), face="title", size=52, fill=INK, align="middle")
    subtitle = say("puzzle-book-subtitle", count=count)
    canvas.text(middle, 118, subtitle, face="name", size=17, fill=FAINT, align="middle", spacing=0.6)
    scale = 0.36
    with canvas.moved((PAGE[0] - WIDTH * scale) / 2, 138):
        draw_empty_map(canvas, say, scale)
    y = 138 + HEIGHT * scale + 32
    canvas.text(MARGIN, y, say("puzzle-book-how"), face="title", size=15, fill=INK)
    y += 18
    for paragraph in say("puzzle-book-rules").splitlines():
        for line in wrapped(paragraph, "text", 9.6, PAGE[0] - 2 * MARGIN):
            canvas.text(MARGIN, y, line, face="text", size=9.6, fill=INK)
            y += 13.4
        y += 4
    _draw_signs(canvas, y + 14, say)
    canvas.text(middle, PAGE[1] - 24, say("puzzle-unofficial"), face="name", size=9, fill=FAINT, align="middle")


def _draw_signs(canvas: Canvas, top: float, say: Catalogue) -> None:
    """Draw the signs of all eighteen buildings, with the buildings' names."""
    step = (PAGE[0] - 2 * MARGIN) / 6
    for i, building in enumerate(BUILDINGS):
        x, y = MARGIN + step * (i % 6), top + 30 * (i // 6)
        canvas.circle(x + 11, y, 10.5, fill=PLOT, stroke=INK, width=0.9)
        draw_sign(canvas, building, x + 11, y, 13, INK)
        name = sentence(say("oldtown-building", building=building))
        size = min(9.0, 9.0 * (step - 30) / width_of(name, "text", 9.0))
        canvas.text(x + 26, y + 3, name, face="text", size=size, fill=INK)


def _draw_answer(canvas: Canvas, number: int, generated: Generated, say: Catalogue) -> None:
    """Draw a puzzle's solution: sixteen lots with buildings' signs and names, and gaps for the streets."""
    level = sentence(say("puzzle-level", level=generated.grade.level))
    canvas.text(0, 10, say("puzzle-name-number", number=number), face="title", size=12, fill=INK)
    canvas.text(251, 10, f"{level} {generated.grade.number}", face="text", size=8, fill=FAINT, align="right")
    assert generated.puzzle.solution is not None
    for lot, building in zip(town().lots, generated.puzzle.solution, strict=True):
        x = 60.0 * (lot.column - 1) + (5.5 if lot.column > 1 else 0) + (5.5 if lot.column > 3 else 0)
        y = 17 + 32.0 * (lot.row - 1) + (0, 3, 9, 12)[lot.row - 1]
        own = building in generated.own
        canvas.box(x, y, 58.5, 29.5, 2, fill=GLOW if own else PLOT, stroke=INK, width=0.7)
        canvas.text(x + 3, y + 8, str(lot.lot), face="title", size=6.5, fill=FAINT)
        draw_sign(canvas, building, x + 29, y + 10.5, 15, INK)
        name = sentence(say("oldtown-building", building=building))
        size = min(7.2, 7.2 * 54 / width_of(name, "bold", 7.2))
        canvas.text(x + 29, y + 26.4, name, face="bold", size=size, fill=INK, align="middle")
    canvas.line(0, 85.8, 251, 85.8, stroke=INK, width=1.2, dash=(3, 2))
    names = joined([say("oldtown-building", building=name) for name in generated.own], say)
    canvas.text(0, 166, f"{say('puzzle-own')}: {names}", face="text", size=7.6, fill=INK)
