"""After the end: a rematch is offered, seen, and accepted or declined by the same button; who is away is called so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.web.looking import objections
from tests.web.meeting import host, join


def two_at_the_result(open_page: Callable[..., Any]) -> tuple[Any, Any]:
    """Anna and Ben have begun a game and agreed to end it; both look at the result."""
    anna, ben = open_page(), open_page(viewport={"width": 360, "height": 740})
    join(ben, host(anna, "clocktowers", 2, "Anna"), "Ben")
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".bar").wait_for()
    anna.locator("[data-tab=menu]").click()
    anna.get_by_role("button", name="Ask everyone to end the game", exact=True).click()
    ben.get_by_role("alertdialog").get_by_role("button", name="Yes", exact=True).click()
    for page in (anna, ben):
        page.locator(".result").wait_for()
    return anna, ben


def test_a_rematch_is_seen_and_accepted_by_the_same_button(open_page: Callable[..., Any]) -> None:
    anna, ben = two_at_the_result(open_page)
    finished = ben.url
    anna.locator("[data-rematch]").click()
    anna.locator("[data-missing]").get_by_text("Rematch offered. Waiting for an answer: Ben").wait_for()
    # Nobody is drawn into a game without having been asked.
    assert anna.get_by_role("button", name="Start", exact=True).count() == 0
    ben.locator("[data-rematch-wanted]").get_by_text("Anna wants a rematch.").wait_for()
    assert objections(ben) == []
    assert ben.locator("[data-rematch]").inner_text() == "Accept the rematch"
    ben.locator("[data-rematch]").click()
    # Nobody has to start it: both want it.
    for page in (anna, ben):
        page.locator(".bar").wait_for()
        assert page.url != finished
    assert re.sub(r"\?.*", "", anna.url) == re.sub(r"\?.*", "", ben.url)


def test_a_rematch_is_declined_and_the_other_sees_it(open_page: Callable[..., Any]) -> None:
    anna, ben = two_at_the_result(open_page)
    finished = anna.url
    anna.locator("[data-rematch]").click()
    ben.locator("[data-rematch-decline]").click()
    ben.get_by_text("You declined the rematch.").wait_for()
    assert ben.locator("[data-rematch]").inner_text() == "Rematch"
    anna.locator("[data-refused]").get_by_text("Rematch declined by: Ben").wait_for()
    # Anna calls the table off. If Ben changes his mind, he offers one himself.
    anna.get_by_role("button", name="Leave the table", exact=True).click()
    anna.wait_for_url("**/")
    anna.goto(finished)
    anna.locator(".result").wait_for()
    ben.locator("[data-rematch]").click()
    anna.locator("[data-rematch-wanted]").get_by_text("Ben wants a rematch.").wait_for()


def test_who_is_away_is_not_thinking(open_page: Callable[..., Any]) -> None:
    anna, ben = open_page(), open_page()
    join(ben, host(anna, "clocktowers", 2, "Anna"), "Ben")
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".bar").wait_for()
    mine = ".bar.mine"
    anna.locator(mine).or_(anna.locator(".bar").get_by_text("thinking")).first.wait_for()
    goes, stays, name = (anna, ben, "Anna") if anna.locator(mine).count() else (ben, anna, "Ben")
    stays.locator(".panel .dots").wait_for()
    goes.goto("/learn")
    words = stays.locator(".bar .words").get_by_text(f"{name} has been away since")
    words.wait_for()
    assert re.search(r"since \d+:\d\d [AP]M\. A bot can take over in \d+:\d\d\.", words.inner_text())
    assert stays.locator(".panel .dots").count() == 0
    assert re.fullmatch(r"away since \d+:\d\d [AP]M", stays.locator(".panel .tag .since").inner_text())
