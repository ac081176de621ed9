"""The analysis board on the page: lines, branches, comparing, the coach, sharing, and damaged links."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.test_positions import PLAIN, answer

import tabletowers
from tabletowers.coach.board import Position


def test_lines_are_tried_compared_and_shared(open_page: Callable[..., Any], pictures: Path) -> None:
    state = tabletowers.game("clocktowers").new(2, 7)
    text = Position.of(state).to_text()
    one, other = state.legal_moves()[:2]
    page = open_page("/analysis", allowed=("503", "400"), script=PLAIN)
    # A part of a position is none.
    page.locator("[data-text]").fill(text[:-2])
    page.locator("[data-set-up]").click()
    page.locator("[data-problem]").get_by_text("a part of it is missing").wait_for()
    page.locator("[data-text]").fill(text)
    page.locator("[data-set-up]").click()
    answer(page, one)
    page.locator("[data-branch='0']").get_by_text(one, exact=True).wait_for()
    page.locator("[data-back]").click()
    page.locator(f"[data-move={other!r}]").wait_for()
    answer(page, other)
    page.locator("[data-branch='1']").get_by_text(other, exact=True).wait_for()
    page.locator("[data-compare='0']").click()
    page.locator("[data-comparison] p").first.wait_for(timeout=180_000)
    page.locator("[data-judge]").click()
    page.locator("[data-judged] li").first.wait_for(timeout=180_000)
    page.screenshot(path=pictures / "analysis.png", full_page=True)
    # The link opens the same position.
    link = page.locator("[data-share-text]").inner_text()
    assert link.endswith(text)
    page.goto(link)
    page.locator(f"[data-move={one!r}]").wait_for()
    page.goto(link[:-4])
    page.locator("[data-problem]").get_by_text("a part of it is missing").wait_for()
