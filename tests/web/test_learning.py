"""The introductions, and puzzles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_introductions(open_page: Callable[..., Any], game: str) -> None:
    page = open_page(f"/learn/{game}")
    page.locator("[data-intro]").click()
    for _ in range(30):
        page.locator("[data-confirm], [data-show], [data-real]").first.wait_for()
        if page.locator("[data-real]").count():
            return
        # A panel takes over what is shown; its own button plays it.
        ready = page.locator("[data-confirm], .decision .button.main:enabled")
        (ready if ready.count() else page.locator("[data-show]")).first.click()
    raise AssertionError("the introduction does not end")


def test_the_introduction_to_old_town_teaches_claims(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/learn/oldtown", viewport={"width": 390, "height": 844})
    page.locator("[data-intro]").click()
    marker = page.get_by_role("button", name="saloon marker on lot 7", exact=True)
    while not marker.count():
        page.locator("[data-confirm], [data-show]").first.click()
        page.locator("[data-confirm], [data-show]").first.wait_for()
    page.screenshot(path=pictures / "oldtown-lesson-phone.png")
    marker.click()
    page.locator("[data-confirm]").click()
    why = "Right: the lots 3, 7 are taken up by hotel, sheriff, so there is no room for the saloon on lot 7."
    page.locator(".notes").get_by_text(why).wait_for()
    page.screenshot(path=pictures / "oldtown-lesson-claimed-phone.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.screenshot(path=pictures / "oldtown-lesson-claimed.png")


def test_a_puzzle_solved_with_hints(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/puzzles")
    page.get_by_role("link", name="Puzzle 1 easy").click()
    page.locator("[data-building=printer]").click()
    page.locator("[data-lot='14']").click()
    page.get_by_role("button", name="Undo").click()
    for number in range(200):
        page.locator("[data-hint]").click()
        page.locator(".told").wait_for()
        if not page.get_by_role("button", name="Tell me more").count():
            break
        page.locator("[data-hint]").click()
        page.locator(".clue.hinted, .told p:nth-child(2)").first.wait_for()
        page.locator("[data-hint]").click()
        page.locator("[data-note]").wait_for()
        if number == 3:
            page.screenshot(path=pictures / "puzzle.png")
        page.locator("[data-note]").click()
        page.locator(".told").wait_for(state="detached")
    page.locator("[data-check]").click()
    page.get_by_text("Solved!").wait_for()
