"""The plain board, on which every game can be played, and a game that the page knows nothing about."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import sync_api
from tests.web.looking import check
from tests.web.playing import act, next_thing, play_to_the_end, reach, start

PLAIN = "localStorage.setItem('board', 'plain')"
ON_A_MOVE = "document.activeElement.matches('[data-move]')"
HALMA = {
    "name": "halma",
    "rules": 1,
    "players": [2, 4],
    "options": [],
    "bots": ["random"],
    "orders": [],
    "title": "Halma",
    "authors": "George Howard Monks",
    "year": 1883,
    "minutes": 50,
    "sources": [],
    "decisions": [],
}
HALMA_TEXTS = """
halma-title = Halma, the jumping game
halma-pitch = Jump into the other corner.
halma-rules-goal-title = The goal
halma-rules-goal = Whoever has all pieces in the other corner first wins.
"""


def test_a_whole_game_on_the_plain_board_by_keyboard_alone(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page()
    reach(page, "document.activeElement.matches('header .me')")
    page.keyboard.press("Enter")
    reach(page, "document.activeElement.matches('[data-further] > summary')")
    assert not page.locator("[data-plain]").is_visible()
    page.keyboard.press("Enter")
    reach(page, "document.activeElement.matches('[data-plain]')")
    page.keyboard.press("Space")
    # It is remembered.
    page.reload()
    reach(page, "document.activeElement.matches('header .play')")
    page.keyboard.press("Enter")
    reach(page, "document.activeElement.dataset.play === 'clocktowers'")
    page.keyboard.press("Enter")
    page.locator("[data-first]").wait_for()
    reach(page, "document.activeElement.hasAttribute('data-first-play')")
    page.keyboard.press("Enter")
    next_thing(page)
    reach(page, ON_A_MOVE)
    play_to_the_end(page, choose)
    page.screenshot(path=pictures / "plain-result.png")
    reach(page, "document.activeElement.hasAttribute('data-rematch')")


def choose(page: Any) -> None:
    """The second move of the list, or the only one: Enter shows what it does, Enter again plays it."""
    confirm = page.locator("[data-confirm]")
    # A key that is pressed at the very moment in which the list is drawn anew is lost; then one presses it again.
    for _ in range(20):
        # The focus came back to the list by itself.
        page.wait_for_function(f"() => {ON_A_MOVE}")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        with suppress(sync_api.TimeoutError):
            confirm.wait_for(timeout=5000)
            break
    page.keyboard.press("Enter")
    page.locator("[data-confirm]").wait_for(state="detached")


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_plain_tables_are_accessible_and_fit(open_page: Callable[..., Any], pictures: Path, game: str) -> None:
    page = open_page(script=PLAIN)
    start(page, game)
    for _ in range(9):
        act(page)
    next_thing(page)
    check(page, pictures, f"{game}-plain")


def test_many_moves_are_searched_by_typing(open_page: Callable[..., Any]) -> None:
    page = open_page(script=PLAIN)
    start(page, "babel", 3)
    search = page.get_by_role("searchbox", name="Search the moves")
    while not search.count():
        act(page)
        next_thing(page)
    page.locator("[data-move]").first.focus()
    page.keyboard.type("build 1")
    assert search.input_value() == "build 1"
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-move]')].every((it) => /build.*1/.test(it.innerText))"
    )
    page.keyboard.press("ArrowDown")
    page.wait_for_function(f"() => {ON_A_MOVE}")
    page.keyboard.press("Escape")


#: The moves that lie under something else at their right end, or end outside the window.
CUT_OFF = """() => {
  const list = document.querySelector('.moves ul').getBoundingClientRect();
  const lowest = Math.min(list.bottom, document.querySelector('.bar').getBoundingClientRect().top);
  return [...document.querySelectorAll('.moves button, .moves input')].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.right - 6, box.y + box.height / 2];
    return y < lowest && !one.contains(document.elementFromPoint(x, y));
  }).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("width", [1440, 1280, 1024])
def test_a_long_list_of_moves_lies_under_nothing(open_page: Callable[..., Any], width: int) -> None:
    page = open_page(script=PLAIN, viewport={"width": width, "height": 800})
    start(page, "babel", 3)
    while not page.get_by_role("searchbox").count():
        act(page)
        next_thing(page)
    # Beside a wide board, the log is open.
    assert page.locator(".side").count() == (width >= 1200)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(CUT_OFF) == []


def test_a_drawing_in_letters_is_as_large_as_its_place(open_page: Callable[..., Any]) -> None:
    page = open_page(script=PLAIN, viewport={"width": 1440, "height": 900})
    start(page, "clocktowers", 2)
    next_thing(page)
    page.locator(".paper p").first.wait_for()
    font, paper, drawn = page.evaluate("""() => {
      const paper = document.querySelector('.paper');
      const lines = [...paper.querySelectorAll('p')].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().width;
      });
      return [parseFloat(getComputedStyle(paper).fontSize), paper.clientWidth, Math.max(...lines)];
    }""")
    assert 0.9 * paper < drawn <= paper, (font, paper, drawn)


def test_the_board_is_changed_at_the_table(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    page.get_by_role("button", name="More").click()
    page.locator("[data-settings] summary").click()
    page.get_by_label("Plain board").click()
    page.locator("[data-move]").first.wait_for()
    page.get_by_role("button", name="More").click()
    page.locator("[data-settings] summary").click()
    page.get_by_label("Plain board").click()
    page.locator("[data-piece='card:F1c']").first.wait_for()


def test_a_game_that_the_page_knows_nothing_about(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/device")

    def games(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        told["games"].append(HALMA)
        route.fulfill(response=answer, body=json.dumps(told))

    page.route("**/api/v1/games", games)
    page.route("**/api/v1/games/halma/text/*", lambda route: route.fulfill(body=HALMA_TEXTS, content_type="text/plain"))
    page.goto("/")
    page.get_by_role("heading", name="Halma, the jumping game").wait_for()
    page.get_by_text("Jump into the other corner").wait_for()
    page.get_by_text("2–4 players, about 50 minutes").wait_for()
    check(page, pictures, "home-four", full_page=True)
    page.locator("article.halma").get_by_role("link", name="Learn to play").click()
    page.get_by_text("George Howard Monks, 1883").wait_for()
    page.get_by_text("Whoever has all pieces in the other corner").wait_for()
    assert page.locator("[data-intro]").count() == 0
    check(page, pictures, "learn-halma", full_page=True)
    # Its texts come in the other languages too.
    page.locator("header select").select_option("de")
    page.get_by_role("heading", name="Halma, the jumping game").wait_for()
