"""Whole games through the page: by mouse, by keyboard alone, by finger on a phone; and what comes after a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.looking import PHONE, check, sideways
from tests.web.playing import play_to_the_end, reach, start, tap

#: Where the keyboard's focus is: what there is to do next, if it is on that.
FOCUSED = """() => {
  const at = document.activeElement;
  return at.matches(
    '[data-confirm], .decision .button.main:enabled, .decision [data-refuse]:enabled, [data-open], [data-only]',
  );
}"""


@pytest.mark.parametrize(("game", "players"), [("clocktowers", 2), ("babel", 3)])
def test_a_whole_game_against_bots_by_clicks(
    open_page: Callable[..., Any], pictures: Path, game: str, players: int
) -> None:
    page = open_page()
    start(page, game, players)
    play_to_the_end(page)
    page.screenshot(path=pictures / f"{game}-result.png")
    assert page.locator(".result tbody tr").count() == players
    # Where the points came from adds up to what everybody has.
    for row in page.locator(".result tbody tr").all():
        *sources, total = (int(cell) for cell in row.locator("td").all_inner_texts())
        assert len(sources) > 1
        assert sum(sources) == total
    assert "-source-" not in page.locator(".result").inner_text()
    page.locator("[data-further] summary").click()
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("The deal was fair").wait_for()


def test_a_game_by_clicks_then_again_its_turning_points_and_played_on(
    open_page: Callable[..., Any], pictures: Path
) -> None:
    page = open_page()
    start(page, "oldtown", 2)
    play_to_the_end(page)
    assert page.locator(".result tbody tr").count() == 2
    check(page, pictures, "oldtown-result")
    page.get_by_role("link", name="Review").click()
    page.get_by_text("Move 0 of").wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_text("Move 1 of").wait_for()
    page.locator("[data-curve]").wait_for()
    page.locator("progress").wait_for(state="detached")
    check(page, pictures, "oldtown-review")
    turning = page.locator("[data-turning]")
    if turning.count():
        number = turning.first.get_attribute("data-turning")
        turning.first.click()
        page.get_by_text(f"Move {number} of").wait_for()
    # Somebody else opens the link to this position, though the table is private.
    page.locator("[data-sheet=more]").click()
    shared = page.locator("[data-link]").input_value()
    guest = open_page(shared)
    said = page.locator(".said strong").inner_text()
    guest.get_by_text(said).wait_for()
    page.get_by_role("button", name="First move", exact=True).click()
    page.get_by_text("Move 0 of").wait_for()
    page.locator("[data-continue]").click()
    page.get_by_text("plays on from move 0").wait_for()
    page.locator("[data-open]").first.wait_for()


def test_a_whole_game_by_keyboard_alone(open_page: Callable[..., Any]) -> None:
    page = open_page()
    reach(page, "document.activeElement.dataset.play === 'oldtown'")
    page.keyboard.press("Enter")
    page.locator("[data-first]").wait_for()
    reach(page, "document.activeElement.hasAttribute('data-first-play')")
    page.keyboard.press("Enter")
    play_to_the_end(page, press)
    reach(page, "document.activeElement.hasAttribute('data-rematch')")


def press(page: Any) -> None:
    """One decision, or part of it, by the keyboard: what can be reached first."""
    reach(page, FOCUSED)
    page.keyboard.press("Enter")


def test_a_whole_game_on_a_phone_by_touch(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    start(page, "babel", 3)
    play_to_the_end(page, tap)
    # A phone makes a page that is too wide smaller, so that it seems to fit.
    assert page.evaluate("innerWidth") == PHONE["width"]
    page.screenshot(path=pictures / "babel-result-phone.png")
    assert sideways(page) <= 0
