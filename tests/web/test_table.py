"""At the table: what the log says, leaving, the end with its picture, a rematch, rows on a phone, damaged links."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.axe import played
from tests.web.behind import call, decide
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
    # What few people want is one step further.
    assert not page.locator("[data-keep=svg], [data-check-deal]").filter(visible=True).count()
    page.locator("[data-further] summary").click()
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


def test_the_result_on_a_phone_shows_the_map_once_and_keeps_its_picture(
    open_page: Callable[..., Any], tmp_path: Path
) -> None:
    page, guest = open_page(viewport=PHONE), open_page()
    for number, one in enumerate((page, guest)):
        call(one, "POST", "/guests", {"name": f"Guest {number}"})
    page.goto(f"/t/{played('oldtown', page, guest)}")
    page.locator(".result").wait_for()
    page.locator("[data-region=map]").wait_for()
    assert page.locator("[data-picture]").count() == 1
    assert not page.locator("[data-picture]").is_visible()
    with page.expect_download() as download:
        page.locator("[data-keep=png]").click()
    download.value.save_as(tmp_path / "map.png")
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")


#: How many lines the prompt of the bar takes.
LINES = """(words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}"""


def test_a_turn_of_old_town_is_asked_in_two_lines_and_passed_by_one_button(open_page: Callable[..., Any]) -> None:
    people = [open_page(viewport=PHONE), open_page(viewport=PHONE)]
    for number, page in enumerate(people):
        call(page, "POST", "/guests", {"name": f"Guest {number}"})
    host, guest = people
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = call(host, "POST", "/tables", {"game": "oldtown", "seats": seats, "shuffle": False})
    table = made["id"]
    call(guest, "POST", f"/tables/{table}/join", {"invite": made["invite"]})
    call(host, "POST", f"/tables/{table}/start", {})
    asked = False
    for number in range(4000):
        page = people[number % 2]
        state = call(page, "GET", f"/tables/{table}")
        assert state["status"] == "running"
        if not state["legal"]:
            continue
        passing = state["legal"] == ["pass"]
        if passing or (not asked and state["view"]["decision"] == "act"):
            page.goto(f"/t/{table}")
            page.locator(".bar.mine").wait_for()
            for language in ("en", "it", "fr", "nl", "de"):
                page.locator("header select").select_option(language)
                page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
                assert page.locator(".bar .words p").first.evaluate(LINES) <= 2, (language, passing)
            asked = True
        if passing:
            break
        decide(page, table, state, state["legal"][0])
    assert page.locator("[data-piece='pass:']").count() == 0
    page.locator("[data-only]").click()
    page.locator(".bar:not(.mine), .bar.collecting").wait_for()
