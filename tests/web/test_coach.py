"""The coach on the page: a hint rung by rung, a review with reasons, and slips to solve again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.behind import call, decide
from tests.web.looking import PHONE
from tests.web.playing import start

#: Whether what the coach says and what is asked each have the width of the bar, up to its padding.
WIDTHS = """() => {
  const [bar, coach, words] = ['.bar', '.coach', '.words'].map((one) => document.querySelector(one).clientWidth);
  return { coach: coach > 0.9 * bar, words: words > 0.9 * bar };
}"""


def play_badly(page: Any, decisions: int) -> str:
    """Play a game against a bot by discarding whatever can be discarded, then stop it; the table."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table: str = call(page, "POST", "/tables", {"game": "clocktowers", "seats": seats, "shuffle": False})["id"]
    call(page, "POST", f"/tables/{table}/start", {})
    made = 0
    while made < decisions:
        state = call(page, "GET", f"/tables/{table}")
        if legal := state["legal"]:
            decide(page, table, state, next((each for each in legal if each.startswith("x")), legal[-1]))
            made += 1
    call(page, "POST", f"/tables/{table}/votes", {"kind": "stop"})
    return table


def test_a_hint_says_a_little_more_each_time(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/", allowed=("503",))
    start(page, "clocktowers")
    page.locator("[data-hint]").click()
    # What the coach needs may have to be compiled first.
    page.locator("[data-coach='1'] p").first.wait_for()
    assert not page.locator("[data-confirm]").count()
    page.locator("[data-more-hint]").click()
    page.locator("[data-coach='2']").get_by_text("Compare “").wait_for()
    page.locator("[data-more-hint]").click()
    page.locator("[data-coach='3'] p").first.wait_for()
    # The move is laid out on the board, ready to be played.
    page.locator("[data-confirm]").wait_for()
    page.locator("[data-more-hint]").click()
    page.locator("[data-coach='4'] p").first.wait_for()
    page.screenshot(path=pictures / "hint.png")
    page.set_viewport_size(PHONE)
    page.screenshot(path=pictures / "hint-phone.png")
    assert page.evaluate(WIDTHS) == {"coach": True, "words": True}
    page.locator("[data-confirm]").click()
    page.locator("[data-coach]").wait_for(state="detached")


def test_slips_come_with_reasons_a_better_line_and_come_back_to_be_solved(
    open_page: Callable[..., Any], pictures: Path
) -> None:
    page = open_page("/", allowed=("503",))
    # Whoever opens the page is somebody once they have played.
    start(page, "clocktowers")
    for _ in range(4):
        table = play_badly(page, 24)
        page.goto(f"/replay/{table}")
        # One's own game is reviewed without being asked for it.
        page.locator("[data-curve]").wait_for()
        page.locator("progress").wait_for(state="detached")
        if page.locator("[data-turning].slip").count():
            break
    page.locator("[data-work]").wait_for()
    slip = page.locator("[data-turning].slip").first
    slip.click()
    said = page.locator(".said strong")
    said.get_by_text(f"Move {slip.get_attribute('data-turning')} of").wait_for()
    assert page.locator(".reasons li").count() >= 2
    page.screenshot(path=pictures / "review.png")
    page.locator("[data-line]").click()
    said.get_by_text("gone: 0 of").wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    said.get_by_text("gone: 1 of").wait_for()
    page.keyboard.press("ArrowRight")
    said.get_by_text("gone: 2 of").wait_for()
    page.locator("[data-line-back]").click()
    said.get_by_text(f"Move {slip.get_attribute('data-turning')} of").wait_for()
    page.locator("[data-practice]").click()
    # The worst answer there is: what was played in the game.
    page.locator("[data-open]").first.wait_for()
    for _ in range(3):
        if page.locator("[data-verdict]").count():
            break
        ready = page.locator("[data-confirm]")
        (ready if ready.count() else page.locator("[data-open]")).first.click()
    page.locator("[data-verdict]").wait_for()
    page.screenshot(path=pictures / "practice.png")
    page.get_by_role("button", name="Don’t show me this position again", exact=True).click()
    page.locator("[data-verdict]").wait_for(state="detached")
