"""The page of a server that still compiles its bots: it is played at once, and says quietly which strengths follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Server
from tests.web.playing import act, start


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server that has to compile everything."""
    monkeypatch.setenv("TABLETOWERS_CACHE", str(tmp_path / "cache"))
    started = Server(tmp_path / "table.db").start(until_it="health")
    yield started.address
    started.stop()


def test_strong_bots_play_at_once_and_the_page_says_which_follow(bare: str, open_page: Callable[..., Any]) -> None:
    page = open_page(address=bare)
    game, note = page.locator("article.clocktowers"), page.locator("[data-simple-bots]")
    strength = game.get_by_label("Bots")
    strength.select_option("grandmaster")
    note.get_by_text("Grandmaster plays simply for now; full strength follows").wait_for()
    strength.select_option("learner")
    note.wait_for(state="detached")
    page.locator("[data-friends=oldtown]").click()
    page.get_by_label("Seat 2").select_option("bot")
    page.get_by_role("dialog").get_by_label("Bots").select_option("champion")
    note.get_by_text("Champion plays simply for now").wait_for()
    page.keyboard.press("Escape")

    strength.select_option("grandmaster")
    start(page, "clocktowers", 2)
    note.get_by_text("Grandmaster plays simply for now").wait_for()
    for _ in range(4):
        act(page)
