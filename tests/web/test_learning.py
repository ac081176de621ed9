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
