"""Every page in both themes: nothing that axe-core objects to, nothing that scrolls sideways, every language."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import ROOT
from tests.web.playing import start

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PAGES = [
    "/",
    "/learn",
    "/learn/clocktowers",
    "/learn/oldtown",
    "/learn/babel",
    "/puzzles",
    "/puzzles/official-1",
    "/device",
    "/nowhere",
]
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}


def objections(page: Any) -> list[str]:
    """What axe-core finds."""
    # Evaluated, not added to the page: its security policy allows no inline scripts.
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{item['id']}: {item['nodes'][0]['html'][:200]}" for item in found]


def sideways(page: Any) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_are_accessible_and_fit(open_page: Callable[..., Any], pictures: Path, theme: str, size: str) -> None:
    page = open_page(viewport=SIZES[size], color_scheme=theme)
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert objections(page) == [], path
        assert sideways(page) <= 0, path
        name = path.strip("/").replace("/", "-") or "home"
        page.screenshot(path=pictures / f"{name}-{size}-{theme}.png", full_page=True)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_tables_are_accessible_and_fit(
    open_page: Callable[..., Any], pictures: Path, game: str, size: str, theme: str
) -> None:
    page = open_page(viewport=SIZES[size], color_scheme=theme)
    start(page, game)
    page.locator("[data-moves]").wait_for()
    assert objections(page) == []
    assert sideways(page) <= 0
    page.screenshot(path=pictures / f"{game}-{size}-{theme}.png")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Three games, one table"),
        ("it", "Tre giochi, un tavolo"),
        ("fr", "Trois jeux, une table"),
        ("nl", "Drie spellen, één tafel"),
        ("de", "Drei Spiele, ein Tisch"),
    ],
)
def test_every_language(open_page: Callable[..., Any], language: str, words: str) -> None:
    page = open_page(viewport=SIZES["phone"])
    page.locator("header select").select_option(language)
    page.get_by_role("heading", name=words).wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    for path in ("/", "/learn", "/learn/babel"):
        page.goto(path)
        page.locator("h1").wait_for()
        # A message without a text would show its name.
        assert not re.search(r"\b(web|learn|rules|glossary|error)-[a-z]+", page.locator("body").inner_text()), path
        assert sideways(page) <= 0, path


def test_dead_links_say_so_kindly(open_page: Callable[..., Any]) -> None:
    page = open_page("/t/nosuchtable")
    page.get_by_text("There is no table at this address").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("heading", name="Three games, one table").wait_for()


def test_the_first_load_is_small(open_page: Callable[..., Any]) -> None:
    scripts: dict[str, int] = {}
    page = open_page("/learn")
    page.on("response", lambda answer: note(scripts, answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= 200_000


def note(scripts: dict[str, int], answer: Any) -> None:
    """Remember how big a script is when compressed."""
    if ".js" in answer.url and answer.ok:
        scripts[answer.url] = len(gzip.compress(answer.body(), 9))
