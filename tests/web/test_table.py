"""At the table: what the log says, leaving, the end with its picture, a rematch, rows on a phone, damaged links."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.looking import PHONE
from tests.web.playing import act, next_thing, start

#: Scrolls a row to its end step by step, as its arrow does, then counts the changes of its arrows in twenty pictures.
TREMBLE = """async (name) => {
  const picture = () => new Promise(requestAnimationFrame);
  const track = document.querySelector(`[data-region='${name}']`);
  for (let at = 0; at < track.scrollWidth; at += 4) {
    track.scrollLeft = at;
    await picture();
  }
  let changes = 0;
  new MutationObserver((seen) => (changes += seen.length)).observe(track.parentElement, { childList: true });
  for (let pictures = 0; pictures < 20; pictures += 1) await picture();
  return changes;
}"""


def test_leaving_asks_first_and_the_end_is_a_picture_to_keep(open_page: Callable[..., Any], tmp_path: Path) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    for _ in range(8):
        act(page)
    log = page.locator("[data-log]")
    assert "You build on tower 1" in log.inner_text()
    assert "Now on top" not in log.inner_text()
    page.locator("[data-since]").wait_for()
    page.locator("[data-tab=menu]").click()
    page.locator("[data-give-up]").click()
    assert "the game ends here, unfinished" in page.locator("[data-leaving]").inner_text()
    page.locator("[data-stay]").click()
    assert page.locator(".result").count() == 0
    page.locator("[data-tab=menu]").click()
    page.locator("[data-give-up]").click()
    page.locator("[data-leave]").click()
    page.get_by_role("heading", name="The game was given up before it was over").wait_for()
    assert page.get_by_text("A bot is playing for you").count() == 0
    assert page.locator(".dots").count() == 0
    log.get_by_text("You leave the game").wait_for(state="attached")
    assert log.get_by_text("A bot takes over").count() == 0
    for kind, first in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with page.expect_download() as download:
            page.locator(f"[data-keep={kind}]").click()
        file = tmp_path / f"street.{kind}"
        download.value.save_as(file)
        assert file.read_bytes().startswith(first)
    left = page.url
    page.locator("[data-rematch]").click()
    page.locator(".bar").wait_for()
    assert page.url != left
    assert page.get_by_text("Waiting").count() == 0


def test_a_damaged_link_says_so_in_plain_words(open_page: Callable[..., Any]) -> None:
    page = open_page(allowed=("404",))
    start(page, "clocktowers", 2)
    # A game that has hardly begun is called off; this one is given up.
    for _ in range(8):
        act(page)
    next_thing(page)
    table = re.search(r"/t/(\w+)", page.url)
    assert table is not None
    page.locator("[data-tab=menu]").click()
    page.locator("[data-give-up]").click()
    page.locator("[data-leave]").click()
    page.locator(".result").wait_for()
    for damaged in ("ply=999", "ply=4x", "ply=0&eyes=7"):
        page.goto(f"/replay/{table[1]}?{damaged}")
        page.get_by_text("This link points to a position that this game doesn’t have").wait_for()
    page.locator("[data-step]").click()
    page.locator(".controls").get_by_text("The game begins").wait_for()
    page.goto("/replay/%E0%A4%A")
    page.get_by_text("There is no page at this address").wait_for()
    page.goto("/puzzles/nonsense")
    page.get_by_text("There is no such puzzle").wait_for()


@pytest.mark.parametrize(("game", "players"), [("clocktowers", 4), ("oldtown", 4), ("babel", 5)])
def test_a_row_of_players_stands_still_at_its_end(open_page: Callable[..., Any], game: str, players: int) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    start(page, game, players)
    next_thing(page)
    page.locator("[data-more='players right']").wait_for()
    assert page.evaluate(TREMBLE, "players") == 0
    arrows = page.locator("[data-more^=players]")
    assert arrows.evaluate_all("(all) => all.map((one) => one.dataset.more)") == ["players left"]
