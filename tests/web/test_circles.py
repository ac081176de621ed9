"""A circle on the page: made in two taps, joined by its link in two, played in, and left; also on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.looking import objections


def two_in_a_circle(open_page: Callable[..., Any]) -> tuple[Any, Any]:
    """Anna has made a circle, at a desk, and Ben has joined it, on a phone."""
    anna, ben = open_page(), open_page(viewport={"width": 360, "height": 740})
    anna.goto("/me")
    anna.locator("[data-new-circle]").click()
    assert objections(anna) == []
    anna.locator("[data-make-circle]").click()
    anna.locator("[data-circle]").wait_for()
    ben.goto(anna.locator("[data-link]").input_value())
    ben.locator("[data-invitation]").wait_for()
    assert objections(ben) == []
    ben.locator("[data-join-circle]").click()
    ben.locator("[data-circle]").wait_for()
    # The secret of the link doesn't stay in the address.
    assert "invite" not in ben.url
    return anna, ben


def test_a_circle_is_made_joined_played_in_and_left(open_page: Callable[..., Any]) -> None:
    anna, ben = two_in_a_circle(open_page)
    assert ben.locator("[data-members] li").count() == 2
    assert objections(ben) == []
    ben.locator("[data-table-game]").select_option("clocktowers")
    ben.locator("[data-table-players]").select_option("2")
    ben.locator("[data-open-table]").click()
    ben.wait_for_url("**/t/*")
    anna.reload()
    anna.locator("[data-circle]").wait_for()
    assert objections(anna) == []
    anna.locator("[data-sit]").click()
    # The game begins when both are there.
    for page in (anna, ben):
        page.locator(".bar").wait_for()

    ben.goto("/me")
    ben.locator("[data-circles] a").click()
    # One tap leaves, and another one would lead back.
    ben.locator("[data-leave-circle]").click()
    ben.locator("[data-invitation] [data-join-circle]").wait_for()
    ben.goto("/me")
    ben.locator("[data-new-circle]").wait_for()
    assert ben.locator("[data-circles] a").count() == 0


def test_a_league_is_made_joined_and_begun_by_keyboard(open_page: Callable[..., Any]) -> None:
    anna, ben = two_in_a_circle(open_page)

    def press(page: Any, selector: str) -> None:
        page.locator(selector).focus()
        page.keyboard.press("Enter")

    press(anna, "[data-new-league]")
    press(anna, "[data-make-league]")
    anna.locator("[data-league]").wait_for()
    # A league that has not begun is deleted after a question. Its safe answer has the focus and gives it back.
    press(anna, "[data-delete-league]")
    anna.locator("[data-ask]").wait_for()
    assert objections(anna) == []
    assert anna.evaluate("document.activeElement.matches('[data-ask-no]')")
    anna.keyboard.press("Escape")
    anna.locator("[data-ask]").wait_for(state="detached")
    assert anna.evaluate("document.activeElement.matches('[data-delete-league]')")
    press(anna, "[data-delete-league]")
    press(anna, "[data-ask-yes]")
    anna.locator("[data-league]").wait_for(state="detached")
    press(anna, "[data-make-league]")
    anna.locator("[data-league]").wait_for()
    assert anna.locator("[data-begin-league]").is_disabled()
    ben.reload()
    ben.locator("[data-join-league]").wait_for()
    press(ben, "[data-join-league]")
    ben.locator("[data-leave-league]").wait_for()
    assert ben.locator("[data-delete-league]").count() == 0
    anna.reload()
    anna.locator("[data-begin-league]").wait_for()
    press(anna, "[data-begin-league]")
    anna.locator("[data-play]").first.wait_for()
    assert objections(anna) == []
    # A kind of notices is switched off where it stands, and on the page of the account.
    anna.locator("[data-notice-kind=league_waits]").uncheck()
    anna.goto("/account")
    anna.locator("[data-ways]").wait_for()
    assert not anna.locator("[data-notice-kind=league_waits]").is_checked()
    assert anna.locator("[data-notice-kind=sat_down]").is_checked()
    ben.reload()
    ben.locator("[data-play]").first.click()
    ben.wait_for_url("**/t/*")
    # The chairs are for the players of the league: there is no link to share, and nothing to begin.
    ben.locator("[data-arranged]").wait_for()
    assert objections(ben) == []
    assert ben.locator("main input, main select, main .button.main").count() == 0
    ben.go_back()
    ben.locator("[data-leave-league]").click()
    ben.locator("[data-ask-yes]").click()
    ben.locator("[data-leave-league]").wait_for(state="detached")


def test_a_circle_is_changed_and_handed_over(open_page: Callable[..., Any]) -> None:
    anna, ben = two_in_a_circle(open_page)
    anna.reload()
    settings = anna.locator("[data-circle-settings]")
    settings.locator("summary").click()
    assert objections(anna) == []
    settings.locator("input").first.fill("The Thursday Club")
    settings.get_by_role("button", name="Save", exact=True).click()
    anna.get_by_role("heading", name="The Thursday Club", exact=True).wait_for()
    for button in ("[data-remove-member]", "[data-hand-over]"):
        settings.locator(button).click()
        anna.locator("[data-ask-no]").click()
        anna.locator("[data-ask]").wait_for(state="detached")
    assert anna.locator("[data-members] li").count() == 2
    settings.locator("[data-hand-over]").click()
    assert objections(anna) == []
    anna.locator("[data-ask-yes]").click()
    settings.wait_for(state="detached")
    ben.reload()
    ben.locator("[data-circle-settings]").wait_for()
    ben.locator("[data-make-match]").click()
    ben.wait_for_url("**/matches/*")


def test_a_link_that_leads_nowhere_says_so(open_page: Callable[..., Any]) -> None:
    page = open_page(allowed=("404",))
    page.goto("/circles/k23456789abcd?invite=nothing")
    page.get_by_text("There is no such circle").wait_for()
    page.goto("/circles/k23456789abcd")
    page.get_by_text("There is no such circle").wait_for()
