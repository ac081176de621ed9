"""One board for looking back: the board and what is said of it in sight together, the curve, and every big change."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from tests.web.behind import call
from tests.web.looking import PHONE
from tests.web.playing import start
from tests.web.test_coach import play_badly

from tabletowers.arena.simulation import simulate

#: A change of the chance of winning that is bigger than this has a sentence.
TOLD = 0.15
#: The part of an element that can be seen, from 0 to 1: in the window, and not below what stays at its edges.
IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  let seen = 0;
  for (let i = 0.5; i < 10; i += 1) {
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + (box.height * i) / 10);
    seen += found && element.contains(found) ? 0.1 : 0;
  }
  return seen;
}"""


def judged(page: Any, table: str) -> list[Any]:
    """All decisions of the first seat as the coach judges them."""
    found: list[Any] = []
    ply: int | None = 0
    while ply is not None:
        part = call(page, "POST", f"/tables/{table}/review", {"seat": 0, "ply": ply})
        found += part["judged"]
        ply = part["next"]
    return found


def chance(decision: Any) -> float:
    """The chance of winning that is left once a decision is made."""
    wins = decision["wins"]
    return float(decision["best_wins"] if wins is None else wins)


def reviewed(page: Any, decisions: int = 16) -> str:
    """The table of a game that was played badly and is on show, with everything that there is to say of it."""
    start(page, "clocktowers")
    table = play_badly(page, decisions)
    page.goto(f"/replay/{table}")
    page.locator("[data-curve]").wait_for()
    page.locator("progress").wait_for(state="detached")
    return table


def test_every_big_change_of_the_curve_has_a_sentence(open_page: Callable[..., Any]) -> None:
    page = open_page("/", allowed=("503",))
    table = reviewed(page, 24)
    decisions = judged(page, table)
    changed = {after["ply"] for before, after in pairwise(decisions) if abs(chance(after) - chance(before)) > TOLD}
    points = page.locator("[data-turning]")
    told = {int(point.get_attribute("data-turning")): point.inner_text() for point in points.all()}
    assert changed <= told.keys()
    assert all(len(words.splitlines()) > 1 for words in told.values())


def test_the_curve_tells_its_values_to_pointer_and_keyboard(open_page: Callable[..., Any]) -> None:
    page = open_page("/", allowed=("503",))
    table = reviewed(page)
    decisions = judged(page, table)
    first, second, *_, last = (f"Move {one['ply']}: {100 * chance(one):.0f}% chance of winning" for one in decisions)
    curve = page.get_by_role("slider", name="Chance of winning, move by move")
    assert {"0%", "50%", "100%"} <= set(curve.locator("text").all_text_contents())
    box = curve.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 9, box["y"] + box["height"] / 2)
    page.locator("[data-tip]").get_by_text(last, exact=True).wait_for()
    page.mouse.move(0, 0)
    curve.focus()
    page.keyboard.press("Home")
    page.locator(".said strong").get_by_text(f"Move {decisions[0]['ply']} of").wait_for()
    assert curve.get_attribute("aria-valuetext") == first
    page.keyboard.press("ArrowRight")
    # The board is where the curve is.
    page.locator(".said strong").get_by_text(f"Move {decisions[1]['ply']} of").wait_for()
    assert curve.get_attribute("aria-valuetext") == second


@pytest.mark.parametrize("wishes", [{"viewport": {"width": 1366, "height": 768}}, {"viewport": PHONE}])
def test_the_board_stays_in_sight_while_one_reads(open_page: Callable[..., Any], wishes: dict[str, Any]) -> None:
    page = open_page("/", allowed=("503",), **wishes)
    reviewed(page)
    page.locator("[data-sheet=moves]").click()
    move = page.locator("[data-played='20']")
    move.click()
    page.locator(".said strong").get_by_text("Move 20 of").wait_for()
    assert move.get_attribute("aria-current") == "step"
    for part in (page.locator(".look .board"), move):
        assert part.evaluate(IN_SIGHT) > 0.8


def test_links_to_the_pages_of_old_lead_to_the_one_board(open_page: Callable[..., Any]) -> None:
    page = open_page("/", allowed=("503",))
    table = reviewed(page)
    page.goto(f"/replay/{table}?ply=3&eyes=0#more")
    page.locator(".said strong").get_by_text("Move 3 of").wait_for()
    page.goto(f"/analysis?table={table}&ply=3")
    page.locator("[data-judge]").wait_for()
    page.locator("[data-line-back]").click()
    page.locator(".said strong").get_by_text("Move 3 of").wait_for()


def test_the_account_of_luck_has_a_bar_for_every_part_and_moments_to_step_to(open_page: Callable[..., Any]) -> None:
    page = open_page("/", allowed=("503",))
    call(page, "POST", "/guests", {"name": "Anna"})
    page.evaluate("localStorage.setItem('known', '1')")
    record = simulate("clocktowers", 2, 5, "greedy", False, {})
    table = call(page, "POST", "/records", {"record": record.to_json()})["id"]
    page.goto(f"/replay/{table}")
    page.locator("[data-sheet=luck]").click()
    page.locator("[data-luck='1']").wait_for()
    assert page.locator("[data-luck='0'] dd").count() == 4
    moment = page.locator("[data-moment]").first
    ply = moment.get_attribute("data-moment")
    moment.click()
    page.locator(f"[data-moment='{ply}'][aria-current=step]").first.wait_for()
    assert page.locator("[data-moments=lucky] li").count() <= 3
