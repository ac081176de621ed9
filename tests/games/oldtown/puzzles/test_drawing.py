"""Puzzles on paper: pictures that open, pages that are complete, and a sign for every building."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tabletowers.canvas import FACES, pieces, width_of, wrapped
from tabletowers.games.oldtown.components import BUILDINGS, CARD_CODES
from tabletowers.games.oldtown.puzzles.drawing.sheet import PAGE
from tabletowers.games.oldtown.puzzles.drawing.signs import SIGNS, SIZE
from tabletowers.games.oldtown.puzzles.model import clues
from tabletowers.games.oldtown.puzzles.words import sentence
from tabletowers.puzzles import drawing, generate, grade, official
from tabletowers.text import LANGUAGES, catalogue

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    """Every text of a picture, as a screen reader reads it out."""
    return [str(group.get("aria-label")) for group in ElementTree.fromstring(picture).iter(f"{SVG}g")]


def test_every_building_has_a_sign_inside_its_square() -> None:
    assert {*SIGNS} == {*BUILDINGS}
    for path in SIGNS.values():
        for _, points in pieces(path):
            assert all(0 <= x <= SIZE and 0 <= y <= SIZE for x, y in points)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 5, 7])
def test_a_sheet_shows_map_own_buildings_and_every_clue(number: int, language: str) -> None:
    puzzle, say = official(number), catalogue(language)
    picture = drawing.svg(puzzle, title="A title & more", grade=grade(puzzle), language=language)
    texts = words(picture)
    for name in ("main", "cemetery", "dalton", "cavendish", "railway"):
        assert say(f"oldtown-street-{name}") in texts
    assert all(str(lot) in texts for lot in range(1, 17))
    assert all(CARD_CODES[card] in texts for card, _ in clues(puzzle))
    assert all(sentence(say("oldtown-building", building=name)) in texts for name in puzzle.own or ())
    assert "A title & more" in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_leaves_the_page(language: str) -> None:
    """The longest of the printed puzzles, in every language."""
    # What is drawn more than once, such as the small maps, stands at the beginning, in a size of its own.
    picture = drawing.svg(official(7), language=language).partition("</defs>")[2]
    places = [float(y) for y in re.findall(r'transform="translate\([\d.]+ ([\d.]+)\)', picture)]
    assert max(places) < PAGE[1] - 10


def test_the_answer_stands_on_the_map() -> None:
    puzzle = official(3)
    assert puzzle.solution is not None
    picture = drawing.map_svg(drawing.OnMap(dict(enumerate(puzzle.solution, 1)), own=puzzle.own or ()))
    say = catalogue("en")
    assert {*words(picture)} >= {sentence(say("oldtown-building", building=name)) for name in puzzle.solution}


def test_pencil_marks_and_glowing_lots_are_drawn() -> None:
    plain = drawing.map_svg()
    marked = drawing.map_svg(drawing.OnMap(marks={"bank": [1, 2], "church": [2]}, glow=[3]))
    assert marked.count("<path") - plain.count("<path") == 6
    assert marked.count("#f0c878") == plain.count("#f0c878") + 1


def test_a_picture_needs_nothing_from_outside() -> None:
    picture = drawing.svg(official(1))
    assert "font-family" not in picture
    assert re.findall(r'href="([^#][^"]*)"', picture) == []


def test_a_png_has_the_wanted_width() -> None:
    picture = drawing.png(drawing.svg(official(2)), 620)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(picture[16:20], "big") == 620


def test_a_booklet_has_a_cover_a_page_for_each_puzzle_and_the_answers() -> None:
    pages_done: list[int] = []
    pages = drawing.book([generate("easy", seed) for seed in range(9)], language="it", on_page=pages_done.append)
    assert pages.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", pages)) == 1 + 9 + 2
    assert pages_done == list(range(9))


def test_the_same_booklet_has_the_same_bytes() -> None:
    made = [generate("medium", 2)]
    assert drawing.book(made) == drawing.book(made)


def test_letters_of_a_pdf_can_be_searched() -> None:
    """Every face is embedded with a table back to Unicode."""
    page = drawing.pdf(official(4), grade=grade(official(4)))
    assert page.count(b"/ToUnicode") >= len(FACES)
    assert b"/FlateDecode" in page


def test_text_is_broken_into_lines_that_fit() -> None:
    text = catalogue("de")("puzzle-book-rules").replace("\n", " ")
    lines = wrapped(text, "text", 9.6, 300)
    assert " ".join(lines) == " ".join(text.split())
    assert all(width_of(line, "text", 9.6) <= 300 for line in lines)
