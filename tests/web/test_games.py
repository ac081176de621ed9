"""Whole games through the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.playing import play_to_the_end, start


@pytest.mark.parametrize(("game", "players"), [("clocktowers", 2), ("oldtown", 2), ("babel", 3)])
def test_a_whole_game_against_bots_by_clicks(
    open_page: Callable[..., Any], pictures: Path, game: str, players: int
) -> None:
    page = open_page()
    start(page, game, players)
    page.locator("[data-moves]").wait_for()
    page.screenshot(path=pictures / f"{game}-begin.png")
    play_to_the_end(page)
    page.screenshot(path=pictures / f"{game}-result.png")
    assert page.locator(".result tbody tr").count() == players
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("The deal is proven").wait_for()
