"""Matches on the page: made and shared by a link, played, compared deal by deal, and found again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.behind import call, finish
from tests.web.conftest import Server
from tests.web.looking import check, until

#: They share a server, so one worker runs them all.
pytestmark = pytest.mark.xdist_group("matches")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    started = Server(tmp_path_factory.mktemp("matches") / "table.db", weekly=True).start()
    yield started.address
    started.stop()


def opened(open_page: Callable[..., Any], place: str, name: str) -> Any:
    """A page of a new guest, once the bots of the deals can play."""
    page = open_page(address=place)
    call(page, "POST", "/guests", {"name": name})
    page.evaluate("localStorage.setItem('known', '1')")
    until(page, "async () => !(await (await fetch('/api/v1/server')).json()).compiling.length")
    return page


def table_of(page: Any) -> str:
    page.locator(".bar").wait_for()
    table: str = page.url.rpartition("/")[2]
    return table


def rows(page: Any) -> Any:
    return page.locator("[data-standing] tbody tr")


def test_the_match_of_the_week_is_on_today_and_leads_to_the_own_place(
    open_page: Callable[..., Any], place: str
) -> None:
    anna = opened(open_page, place, "Anna")
    anna.goto("/today")
    card = anna.locator("[data-week]")
    card.get_by_text("0 of 2 deals played", exact=False).wait_for()
    card.locator("[data-to-match]").click()
    anna.get_by_text("Without an account you can play, but you aren’t ranked.").wait_for()
    # Nobody's results are shown before one has finished a deal.
    anna.get_by_text("Once you have finished a deal", exact=False).wait_for()
    assert rows(anna).count() == 0
    begin = anna.locator("[data-deal='1'] [data-begin]")
    assert begin.get_attribute("aria-label") == "Deal 1: Begin"
    # By keyboard.
    begin.focus()
    anna.keyboard.press("Enter")
    table = table_of(anna)
    anna.get_by_role("link", name="Back to the match").click()
    anna.locator("[data-deal='1'][data-state=playing]").get_by_text("You are in the middle of it").wait_for()
    finish([anna], table)
    anna.goto(f"/t/{table}")
    anna.locator("[data-closed]").wait_for()
    anna.get_by_role("link", name="Back to the match").click()
    anna.locator("[data-deal='1'][data-state=finished]").get_by_text("Lead:", exact=False).wait_for()
    anna.locator("[data-mine]").get_by_text("This would be place", exact=False).wait_for()
    # That the match ends soon is announced to those who have not played all of it, unless they don't want it.
    assert anna.locator("[data-notice-kind=match_ends]").is_checked()
    rows(anna).nth(2).wait_for()
    assert rows(anna).count() == 3
    anna.locator("[data-standing]").get_by_text("Bot (Novice)").wait_for()
    anna.locator("[data-closed]").get_by_text("Others may still be playing.", exact=False).wait_for()
    assert anna.get_by_role("link", name="Review").count() == 0
    anna.goto("/today")
    anna.locator("[data-own-place]").get_by_text("of the matchpoints", exact=False).wait_for()


def test_a_private_match_is_made_shared_by_its_link_and_compared(
    open_page: Callable[..., Any], place: str, pictures: Path
) -> None:
    anna, ben = (opened(open_page, place, name) for name in ("Anna", "Ben"))
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.goto("/matches")
    anna.get_by_text("You haven’t set up or played any yet.").wait_for()
    anna.locator("[data-make]").click()
    dialog = anna.locator("[data-make-match]")
    dialog.locator("[name=game]").select_option("clocktowers")
    dialog.locator("[name=bot]").select_option("novice")
    dialog.locator("[name=days]").select_option("1")
    dialog.get_by_role("button", name="Set up the match").click()
    anna.get_by_role("heading", name="Clocktowers: private match").wait_for()
    anna.locator("[data-copy]").click()
    anna.get_by_role("button", name="Copied").wait_for()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert link == anna.url

    ben.goto(link)
    ben.get_by_text("Anna has set up this match.").wait_for()
    for page in (anna, ben):
        for number in (1, 2):
            page.goto(link)
            page.locator(f"[data-deal='{number}'] [data-begin]").click()
            finish([page], table_of(page))
    ben.goto(link)
    rows(ben).nth(3).wait_for()
    ben.locator("[data-mine]").get_by_text("of 4", exact=False).wait_for()
    # The same over a single deal, with its results.
    ben.locator("[data-compare='2']").click()
    ben.locator("[data-standing]").get_by_text("Points", exact=True).wait_for()
    assert ben.locator("[data-compare='2']").get_attribute("aria-pressed") == "true"
    rows(ben).nth(3).wait_for()
    # Nobody's games are open yet.
    assert ben.get_by_role("link", name="Watch the game").count() == 0
    check(ben, pictures, "match", full_page=True)

    for page in (anna, ben):
        page.goto("/me")
        page.locator(f"[data-match='{link.rpartition('/')[2]}']").get_by_text("2 of 2 deals played").click()
        page.get_by_role("heading", name="Clocktowers: private match").wait_for()
    # The address of one of its deals leads to the match.
    ben.goto(link.replace("/matches/", "/deals/") + "-1")
    ben.get_by_role("heading", name="Clocktowers: private match").wait_for()
    check(anna, pictures, "match-anna", full_page=True)
