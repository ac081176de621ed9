"""The keyboard at the table: one Tab between regions, arrows inside, a focus that stays, and the list of shortcuts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.playing import next_thing, reach, start

REGION = "document.activeElement.closest('[data-region]')?.dataset.region"


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_each_region_has_one_stop_of_the_tabulator(open_page: Callable[..., Any], game: str) -> None:
    page = open_page()
    start(page, game)
    next_thing(page)
    # What is disabled or not shown is no stop. The page sets the stops with the next frame.
    page.wait_for_function("""() => {
      const stops = [...document.querySelectorAll('.table [data-region]')].map((region) =>
        [...region.querySelectorAll('button:enabled, [data-piece], input:enabled')]
          .filter((one) => one.tabIndex === 0 && one.checkVisibility()).length);
      return Math.max(...stops) === 1;
    }""")


def test_arrows_go_from_card_to_card_and_the_focus_goes_on_with_the_game(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    page.locator("[data-open]").first.wait_for()
    reach(page, f"{REGION} === 'hand'")
    first = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.piece")
    assert second.startswith("card:")
    assert second != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.piece") == first
    # Choose the card, then the plot, and play it: what comes next has the focus.
    page.keyboard.press("Enter")
    reach(page, f"{REGION} === 'street'")
    page.keyboard.press("Enter")
    page.keyboard.press("p")
    page.wait_for_function("() => document.activeElement.matches('[data-open]')")
    assert page.evaluate("document.activeElement.dataset.piece").startswith("pile:")


def test_the_question_mark_lists_the_shortcuts_and_letters_can_be_switched_off(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    page.locator("[data-open]").first.wait_for()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keyboard")
    listed.wait_for()
    assert listed.locator("dt").count() >= 10
    page.keyboard.press("Escape")
    listed.wait_for(state="hidden")
    page.keyboard.press("m")
    page.locator(".moves").wait_for()
    page.keyboard.press("m")
    page.locator(".moves").wait_for(state="detached")
    page.keyboard.press("?")
    listed.get_by_label("single letters").uncheck()
    listed.get_by_role("button", name="Close").click()
    page.keyboard.press("m")
    page.keyboard.press("?")
    listed.wait_for()
    assert page.locator(".moves").count() == 0
