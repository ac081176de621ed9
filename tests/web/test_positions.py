"""Find the move: the position of the day, answered, explained, shared and remembered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tabletowers.coach import exercise_catalogue

#: The plain board has one button for each move.
PLAIN = "localStorage.setItem('board', 'plain')"


def answer(page: Any, move: str) -> None:
    """Make a move on the plain board, and play it."""
    page.locator(f"[data-move={move!r}]").click()
    page.locator("[data-confirm]").click()


def test_a_position_is_found_explained_shared_and_remembered(open_page: Callable[..., Any], pictures: Path) -> None:
    # Yesterday's, so that midnight may come during the test.
    day = datetime.now(UTC).date() - timedelta(1)
    position = exercise_catalogue.of_the_day(day)
    page = open_page("/positions", allowed=("503",), script=PLAIN)
    page.locator(f"[data-game={position.game}] [data-position={position.id!r}]").wait_for()
    page.screenshot(path=pictures / "positions.png", full_page=True)
    page.goto(f"/positions/daily-{day}")
    answer(page, position.answer)
    page.locator("[data-verdict=right]").wait_for()
    assert "/positions/daily-" in page.locator("[data-share-text]").inner_text()
    page.locator("[data-why] p").first.wait_for()
    page.screenshot(path=pictures / "position.png")
    page.goto("/positions")
    page.get_by_text("Current streak: 1 day.", exact=True).wait_for()
    if day.month != datetime.now(UTC).date().month:
        page.locator("[data-month-before]").click()
    page.locator(f"[data-day='{day}'].solved").wait_for()
    # A wrong answer is told what is best, and may be given again.
    page.goto(f"/positions/{position.id}")
    answer(page, position.other)
    page.locator("[data-verdict=wrong]").wait_for()
    page.locator("[data-again]").click()
    answer(page, position.answer)
    page.locator("[data-verdict=right]").wait_for()
    # Only what was found at the first try counts.
    page.goto("/positions")
    page.locator(f"[data-position={position.id!r}]:not(.solved)").wait_for()


def test_a_position_says_how_difficult_it_is(open_page: Callable[..., Any]) -> None:
    # The weakest of the eight strengths that finds the move is the third.
    position = next(one for one in exercise_catalogue.positions() if one.grade == "amateur")
    page = open_page(f"/positions/{position.id}")
    page.get_by_text("difficulty 3 of 8").wait_for()
    page.goto("/positions")
    name = page.locator(f"[data-position={position.id!r}]").get_attribute("aria-label")
    assert name.endswith("difficulty 3 of 8")
