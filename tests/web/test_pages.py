"""Every page in both themes: nothing that axe-core objects to, nothing that scrolls sideways, every language."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.axe import PAGES, company, visit, wrong_with
from tests.web.conftest import Server
from tests.web.looking import PHONE, check, sideways
from tests.web.playing import act, next_thing, start


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible_and_fit(open_page: Callable[..., Any], pictures: Path, path: str) -> None:
    page = open_page(path)
    visit(page, path)
    check(page, pictures, path.strip("/").replace("/", "-") or "home", full_page=True)


def test_what_somebody_sees_who_has_played_before_is_accessible_and_fits(
    open_page: Callable[..., Any], tmp_path: Path
) -> None:
    database = tmp_path / "table.db"
    server = Server(database).start()
    try:
        # A confirmation, a farewell or a new password without its code is refused in words.
        allowed = ("status of 400", "status of 401", "status of 404")
        anna, ben = (open_page(address=server.address, allowed=allowed) for _ in range(2))
        for path in company(anna, ben, database).pages:
            visit(anna, path)
            found = list(wrong_with(anna, [("1280x720", "dark"), ("360x640", "light")]))
            assert not found, path
    finally:
        server.stop()


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_tables_are_accessible_and_fit(open_page: Callable[..., Any], pictures: Path, game: str) -> None:
    page = open_page()
    start(page, game)
    for _ in range(9):
        act(page)
    next_thing(page)
    check(page, pictures, game)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "One table, good games"),
        ("it", "Un tavolo, bei giochi"),
        ("fr", "Une table, de bons jeux"),
        ("nl", "Eén tafel, goede spellen"),
        ("de", "Ein Tisch, gute Spiele"),
    ],
)
def test_every_language(open_page: Callable[..., Any], language: str, words: str) -> None:
    page = open_page(viewport=PHONE)
    page.locator("header select").select_option(language)
    page.get_by_role("heading", name=words).wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    for path in ("/", "/learn", "/learn/babel"):
        page.goto(path)
        page.locator("h1").wait_for()
        # A message without a text would show its name.
        assert not re.search(r"\b(web|learn|rules|glossary|error)-[a-z]+", page.locator("body").inner_text()), path
        assert sideways(page) <= 0, path


def test_the_page_of_a_table_names_all_its_scripts_at_once_and_asks_once(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "babel")
    named = page.request.get(page.url).text()
    said: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(text)))
    page.reload()
    next_thing(page)
    assert [json.loads(text)["type"] for text in said] == ["subscribe"]
    asked = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    scripts = [path for path in asked if path.startswith("/assets/") and path.endswith((".js", ".css"))]
    assert len(scripts) > 5
    assert [path for path in scripts if f'"{path}"' not in named] == []


@pytest.mark.parametrize("language", ["en", "it", "fr", "nl", "de"])
def test_the_first_load_is_small(open_page: Callable[..., Any], language: str) -> None:
    answers: list[Any] = []
    page = open_page("/learn", locale=language)
    page.wait_for_load_state("networkidle")
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    scripts = {answer.url: answer for answer in answers if ".js" in answer.url and answer.ok}
    assert {answer.headers.get("content-encoding") for answer in scripts.values()} == {"gzip"}
    sizes = [len(gzip.compress(page.request.get(address).body(), 9)) for address in scripts]
    assert len(sizes) >= 2
    assert sum(sizes) <= 95_000
