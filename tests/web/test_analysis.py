"""The analysis board on the page: lines, branches, comparing, the coach, sharing, and damaged links."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.behind import call, finish
from tests.web.playing import start
from tests.web.test_positions import PLAIN, answer

import tabletowers
from tabletowers.coach.analysis_board import Position


def set_up_by_hand(page: Any) -> None:
    """Two roofs of a deal change places; a roof and a floor may not."""
    page.locator("[data-of-game]").select_option("clocktowers")
    page.locator("[data-deal]").click()
    roofs = page.locator("[data-pile='piles.roofs'] button")
    roofs.first.wait_for()
    before = roofs.all_inner_texts()
    place = next(number for number, roof in enumerate(before) if roof != before[0])
    roofs.first.click()
    roofs.nth(place).click()
    roofs.first.filter(has_text=before[place]).wait_for()
    page.locator("[data-mover]").wait_for()
    page.locator("[data-pile='piles.floors'] button").first.click()
    roofs.first.click()
    page.locator("[data-problem]").wait_for()
    assert roofs.first.inner_text() == before[place]


def test_positions_are_set_up_and_lines_tried_and_shared(open_page: Callable[..., Any], pictures: Path) -> None:
    state = tabletowers.game("clocktowers").new(2, 7)
    text = Position.of(state).to_text()
    one, other = state.legal_moves()[:2]
    page = open_page("/analysis", allowed=("503", "400"), script=PLAIN)
    set_up_by_hand(page)
    # A part of a position is none.
    page.locator("[data-text]").fill(text[:-2])
    page.locator("[data-set-up]").click()
    page.locator("[data-problem]").get_by_text("part of it is missing").wait_for()
    page.locator("[data-text]").fill(text)
    page.locator("[data-set-up]").click()
    answer(page, one)
    page.locator("[data-branch='0']").get_by_text(one, exact=True).wait_for()
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator(f"[data-move={other!r}]").wait_for()
    answer(page, other)
    page.locator("[data-branch='1']").get_by_text(other, exact=True).wait_for()
    page.locator("[data-compare='0']").click()
    page.locator("[data-comparison] p").first.wait_for(timeout=180_000)
    page.locator("[data-judge]").click()
    page.locator("[data-judged] li").first.wait_for(timeout=180_000)
    page.screenshot(path=pictures / "analysis.png", full_page=True)
    # The link opens the same position.
    link = page.locator("[data-link]").input_value()
    assert link.endswith(text)
    page.goto(link)
    page.locator(f"[data-move={one!r}]").wait_for()
    page.goto(link[:-4])
    page.locator("[data-problem]").get_by_text("part of it is missing").wait_for()


def test_a_game_is_played_on_from_a_line_of_the_analysis_board(open_page: Callable[..., Any]) -> None:
    page = open_page(script=PLAIN)
    start(page, "clocktowers", 2)
    table = page.url.rpartition("/")[2]
    finish([page], table)
    page.goto(f"/replay/{table}")
    page.locator("[data-analyse]").click()
    move = page.locator("[data-move]").first
    tried = move.get_attribute("data-move")
    move.click()
    page.locator("[data-confirm]").click()
    page.locator("[data-branch='0']").get_by_text(tried, exact=True).wait_for()
    page.locator("[data-continue]").click()
    page.wait_for_url("**/t/*")
    page.locator(".bar").wait_for()
    going = call(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert going["id"] != table
    assert going["position"] >= 1
