"""A puzzle on one page: the map, the player's buildings, and the clues, each with a small map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletowers.canvas import Canvas, width_of, wrapped
from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.data import LEVELS, Puzzle, kind_of, town
from tabletowers.games.oldtown.puzzles.drawing.signs import draw_sign
from tabletowers.games.oldtown.puzzles.drawing.townmap import (
    FAINT,
    GLOW,
    HEIGHT,
    INK,
    PLOT,
    WIDTH,
    WOOD,
    OnMap,
    draw_empty_map,
    draw_little_map,
    draw_map,
)
from tabletowers.games.oldtown.puzzles.grading import Grade
from tabletowers.games.oldtown.puzzles.model import clues
from tabletowers.games.oldtown.puzzles.notes import card_mark, notes
from tabletowers.games.oldtown.puzzles.words import clue_text, sentence
from tabletowers.text import Catalogue

PAGE = (595.28, 841.89)
PAPER = "#f6eedb"
MARGIN = 40.0

_SIZE = 7.9
_LINE = 10.0
_LITTLE = 17.0
_GAP = 5.0
#: The font size of the notes below the clues, and the height of their lines.
_NOTE_SIZE, _NOTE_LINE = 6.6, 8.6
_COLUMN = (PAGE[0] - 2 * MARGIN - 18) / 2


@dataclass(frozen=True, slots=True)
class _Clue:
    """An entry in the page's list of clues: a clue or, if it has no card, a heading."""

    card: int | None
    lines: tuple[str, ...]

    @property
    def height(self) -> float:
        if self.card is None:
            return 19.0
        return max(_LITTLE, _LINE * len(self.lines)) + _GAP


def draw_sheet(
    canvas: Canvas,
    puzzle: Puzzle,
    say: Catalogue,
    *,
    title: str,
    grade: Grade | None = None,
    footer: tuple[str, str] = ("", ""),
    on_map: OnMap | None = None,
) -> None:
    """Draw the whole page. `footer` contains the strings for the bottom left and the bottom right."""
    _draw_title(canvas, puzzle, say, title, grade)
    columns = _columns(_clue_list(puzzle, say))
    clue_height = max(sum(clue.height for clue in column) for column in columns)
    beside = [line for note in notes(puzzle, say) for line in wrapped(note, "text", _NOTE_SIZE, PAGE[0] - 2 * MARGIN)]
    bottom = PAGE[1] - MARGIN - (12 if any(footer) else 0) - _NOTE_LINE * len(beside)
    clue_top = bottom - clue_height
    own_top = clue_top - 62
    top = 72.0
    scale = min((PAGE[0] - 2 * MARGIN) / WIDTH, (own_top - 12 - top) / HEIGHT)
    with canvas.moved((PAGE[0] - WIDTH * scale) / 2, top):
        if on_map is None:
            draw_empty_map(canvas, say, scale)
        else:
            with canvas.moved(0, 0, scale):
                draw_map(canvas, say, on_map)
    _draw_own(canvas, puzzle, say, own_top)
    for number, column in enumerate(columns):
        y = clue_top
        for clue in column:
            _draw_clue(canvas, clue, MARGIN + number * (_COLUMN + 18), y)
            y += clue.height
    for number, line in enumerate(beside, 1):
        canvas.text(MARGIN, bottom + _NOTE_LINE * number, line, face="text", size=_NOTE_SIZE, fill=FAINT)
    for text, align, x in ((footer[0], "left", MARGIN), (footer[1], "right", PAGE[0] - MARGIN)):
        canvas.text(x, PAGE[1] - 24, text, face="name", size=9, fill=FAINT, align=align)


def _draw_title(canvas: Canvas, puzzle: Puzzle, say: Catalogue, title: str, grade: Grade | None) -> None:
    """Draw the puzzle's title and, on the right, its level as a number of wagon wheels."""
    canvas.text(MARGIN, 56, title, face="title", size=23, fill=INK)
    right = PAGE[0] - MARGIN
    count = say("puzzle-clue-count", count=len(clues(puzzle)))
    if grade is None:
        canvas.text(right, 56, count, face="text", size=9, fill=FAINT, align="right")
        return
    level = LEVELS.index(grade.level)
    for i in range(len(LEVELS)):
        draw_sign(canvas, "stage", right - 8 - 18 * (len(LEVELS) - 1 - i), 42, 14, INK if i <= level else "#d9c7a0")
    text = f"{sentence(say('puzzle-level', level=grade.level))} {grade.number} · {count}"
    canvas.text(right, 60, text, face="text", size=8.6, fill=FAINT, align="right")


def _draw_own(canvas: Canvas, puzzle: Puzzle, say: Catalogue, top: float) -> None:
    """Draw the buildings that the player owns.

    If the puzzle names all sixteen buildings in town, also list them below.
    """
    hidden = puzzle.own is None
    label = say("puzzle-own-hidden", size=puzzle.own_unknown) if hidden else f"{say('puzzle-own')}:"
    canvas.text(MARGIN, top + 13, label, face="bold", size=9.5, fill=INK)
    x = MARGIN + width_of(label, "bold", 9.5) + 10
    for building in puzzle.own or ():
        name = sentence(say("oldtown-building", building=building))
        wide = 26 + width_of(name, "bold", 9.5)
        canvas.box(x, top, wide, 19, 9.5, fill=GLOW, stroke=INK, width=0.9)
        draw_sign(canvas, building, x + 12, top + 9.5, 11.5, INK)
        canvas.text(x + 21, top + 13, name, face="bold", size=9.5, fill=INK)
        x += wide + 7
    names = _in_town(puzzle)
    if not names:
        return
    label = f"{say('puzzle-in-town')}:"
    canvas.text(MARGIN, top + 35, label, face="bold", size=7.4, fill=INK)
    left = MARGIN + width_of(label, "bold", 7.4) + 8
    words = [say("oldtown-building", building=name) for name in names]
    size = 7.4
    need = sum(width_of(word, "text", size) + 21 for word in words)
    room = PAGE[0] - MARGIN - left
    rows = 1 if need <= room else 2
    per_row = (len(names) + rows - 1) // rows
    for row in range(rows):
        x = left
        for name, word in zip(names[row * per_row : (row + 1) * per_row], words[row * per_row :], strict=False):
            y = top + 32.5 + 11.5 * row
            draw_sign(canvas, name, x + 4, y, 8.6, INK)
            canvas.text(x + 10.5, y + 2.6, word, face="text", size=size, fill=INK)
            x += width_of(word, "text", size) + 20


def _in_town(puzzle: Puzzle) -> list[str]:
    """Return the buildings in town if the puzzle names all sixteen of them; otherwise an empty list."""
    named = {building for _, building in clues(puzzle) if building is not None} | {*(puzzle.own or ())}
    return sorted(named) if len(named) == 16 else []


def _clue_list(puzzle: Puzzle, say: Catalogue) -> list[_Clue]:
    """Return all clues under two headings: those about one building, and those about the player's own buildings."""
    room = _COLUMN - _LITTLE - 33
    groups: list[tuple[str, list[_Clue]]] = [("puzzle-clues-one", []), ("puzzle-clues-own", [])]
    for card, building in clues(puzzle):
        lines = tuple(wrapped(clue_text(card, building, say), "text", _SIZE, room))
        about_own = kind_of(card) == "C" or building is None
        groups[about_own][1].append(_Clue(card, lines))
    return [
        clue
        for heading, group in groups
        for clue in ([_Clue(None, (sentence(say(heading)),)), *group] if group else [])
    ]


def _columns(listed: Sequence[_Clue]) -> tuple[list[_Clue], list[_Clue]]:
    """Divide the list of clues into two columns of about the same height.

    The first column never ends with a heading.
    """
    best = min(
        (split for split in range(1, len(listed) + 1) if listed[split - 1].card is not None),
        key=lambda split: max(sum(c.height for c in listed[:split]), sum(c.height for c in listed[split:])),
        default=0,
    )
    return list(listed[:best]), list(listed[best:])


def _draw_clue(canvas: Canvas, clue: _Clue, x: float, y: float) -> None:
    """Draw a clue at (x, y): its small map, the code of its card, and its text."""
    if clue.card is None:
        canvas.text(x, y + 10, clue.lines[0], face="name", size=11, fill=INK)
        canvas.line(x, y + 13.6, x + _COLUMN, y + 13.6, stroke=WOOD, width=0.8)
        return
    card = town().cards[clue.card - 1]
    height = clue.height - _GAP + 2.4
    canvas.box(x, y - 1.2, _COLUMN, height, 2.4, fill=PLOT, stroke="#dccba4", width=0.6)
    with canvas.moved(x + 3, y + (height - 2.4 - _LITTLE) / 2 + 0.6, (_LITTLE - 1.2) / 40):
        draw_little_map(canvas, card.lots, card.pairs)
    code = CARD_CODES[clue.card]
    middle = y + (height - 2.4) / 2
    canvas.text(x + _LITTLE + 6, middle + 2.9, code, face="bold", size=8.2, fill=INK)
    if mark := card_mark(clue.card):
        canvas.text(x + _LITTLE + 6 + width_of(code, "bold", 8.2), middle + 2.9, mark, face="bold", size=8.2, fill=INK)
    first = middle - _LINE * (len(clue.lines) - 1) / 2 + 2.8
    for number, line in enumerate(clue.lines):
        canvas.text(x + _LITTLE + 28, first + _LINE * number, line, face="text", size=_SIZE, fill=INK)
