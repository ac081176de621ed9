"""What is around the table: clicks that answer, another table as a dot, games thrown away, accounts, coming back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.axe import visit
from tests.web.behind import call, finish
from tests.web.conftest import Server
from tests.web.covered import COVERED, LOOKS, size_of
from tests.web.looking import PHONE, check
from tests.web.newcomer import PAINTED, wishes
from tests.web.playing import act, next_thing, start

#: Whether the line that says that an answer is on its way can be seen.
SHOWS_WORK = """() => {
  const line = document.querySelector('[data-working]');
  return line !== null && getComputedStyle(line).visibility === 'visible';
}"""


def hold(page: Any, pattern: str) -> list[Any]:
    """Let the server's answers wait until somebody lets them go; what is waiting."""
    held: list[Any] = []
    page.route(pattern, lambda route: held.append(route))
    return held


def running(page: Any) -> list[Any]:
    """The tables of whoever the page is that are not over."""
    return [table for table in call(page, "GET", "/me/tables")["tables"] if table["status"] != "over"]


def test_a_click_answers_while_the_server_is_cold_and_a_second_one_makes_no_second_table(
    open_page: Callable[..., Any],
) -> None:
    page = open_page(script="localStorage.setItem('met-clocktowers', '1')")
    held = hold(page, "**/api/v1/tables")
    button = page.locator("[data-play=clocktowers]")
    button.dblclick()
    page.wait_for_function(SHOWS_WORK)
    assert button.inner_text() == "Dealing …"
    assert button.is_disabled()
    assert page.get_by_role("progressbar", name="One moment …").count() == 1
    while not held:
        page.wait_for_timeout(20)
    page.evaluate(PAINTED)
    assert len(held) == 1
    held[0].continue_()
    page.locator(".bar").wait_for()
    assert len(running(page)) == 1
    page.wait_for_function("() => document.querySelector('[data-working]') === null")


def test_the_end_of_an_introduction_makes_one_table_however_often_it_is_clicked(open_page: Callable[..., Any]) -> None:
    page = open_page("/learn/clocktowers?begin")
    while not page.locator("[data-real]").count():
        page.locator("[data-show], [data-confirm], [data-next]").first.click()
        page.evaluate(PAINTED)
    held = hold(page, "**/api/v1/tables")
    for _ in range(3):
        page.locator("[data-real]").click()
    page.wait_for_function(SHOWS_WORK)
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.locator(".bar").wait_for()
    assert (len(held), len(running(page))) == (1, 1)


def test_the_question_of_how_to_begin_can_be_closed(open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.locator("[data-play=clocktowers]").click()
    page.locator("[data-first-cancel]").click()
    page.locator("[data-first]").wait_for(state="detached")
    assert page.locator("[data-play=clocktowers]").is_visible()


def test_a_table_elsewhere_is_a_dot_in_the_bar_and_nothing_over_the_board(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    next_thing(page)
    left = page.url
    page.locator("header .play").click()
    page.locator("[data-running]").wait_for()
    start(page, "oldtown", 2)
    next_thing(page)
    dot = page.get_by_role("link", name="Clocktowers: it’s your turn")
    dot.wait_for()
    assert dot.evaluate("(dot) => dot.closest('header') !== null")
    # On a tablet, too, the header is one row.
    page.set_viewport_size({"width": 820, "height": 1180})
    assert page.locator("header").first.bounding_box()["height"] < 70
    page.set_viewport_size(PHONE)
    assert dot.is_visible()
    # The way home is still there at a small table, and has room beside the dot.
    assert page.locator("header .brand").is_visible()
    dot.click()
    page.wait_for_url(left)
    # The dot for this table is gone. There may be one for the other table by now, where it is the same person's turn.
    dot.wait_for(state="detached")


def test_a_game_against_bots_is_thrown_away_in_one_tap_and_a_game_with_people_is_not(
    open_page: Callable[..., Any],
) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    next_thing(page)
    shared = call(page, "POST", "/tables", {"game": "babel", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2})["id"]
    dealt = call(page, "POST", f"/deals/{call(page, 'GET', '/deals')['deals'][0]['id']}/attempt")["table"]
    page.locator("header .play").click()
    lines = page.locator("[data-running] li")
    lines.nth(2).wait_for()
    bin_ = page.locator("[data-running] [data-throw-away]")
    assert bin_.count() == 1
    bin_.click()
    lines.nth(2).wait_for(state="detached")
    assert {table["id"] for table in running(page)} == {shared, dealt}
    assert page.evaluate("document.activeElement.id") == "main"


def test_the_menu_of_a_table_is_short_and_what_ends_the_game_is_apart(
    open_page: Callable[..., Any], pictures: Path
) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    for _ in range(8):
        act(page)
    next_thing(page)
    page.locator("[data-tab=menu]").click()
    menu = page.locator("[data-menu]")
    assert menu.locator(".entries:not(.grave) button").all_inner_texts() == [
        "What the signs mean",
        "See earlier moves",
        "Notes",
        "Copy link to this table",
    ]
    grave = page.get_by_role("group", name="Ending the game")
    assert grave.get_by_role("button").all_inner_texts() == ["Give up my seat"]
    assert not page.locator("[data-plain]").is_visible()
    check(page, pictures, "menu")
    menu.locator("summary").click()
    page.locator("[data-plain]").click()
    page.locator(".letters").wait_for()


#: As in a browser that opened a page without https.
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@pytest.mark.parametrize("script", [None, NO_CLIPBOARD], ids=["https", "http"])
def test_the_link_of_a_table_is_copied_and_the_menu_says_so(open_page: Callable[..., Any], script: str | None) -> None:
    page = open_page(script=script)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start(page, "clocktowers", 2)
    page.locator("[data-tab=menu]").click()
    page.locator("[data-copy]").click()
    page.locator("[data-copy]").get_by_text("Copied", exact=True).wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-tab=chat]").click()
    page.get_by_placeholder("Write a message").press("Control+V")
    assert page.get_by_placeholder("Write a message").input_value().startswith(page.url)


def test_a_server_without_mail_and_a_page_without_passkeys_offer_neither(open_page: Callable[..., Any]) -> None:
    page = open_page("/login")
    visit(page, "/login")
    assert page.get_by_text("Forgotten your password?").count() == 0
    page.locator("[data-create-open]").click()
    dialog = page.get_by_role("dialog", name="Create an account")
    assert dialog.locator("[data-create-passkey]").count() == 0
    dialog.get_by_label("Your name").fill("Ida")
    dialog.get_by_label("Login").fill("ida")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.locator("[data-create-go]").click()
    page.get_by_role("heading", name="Welcome back, Ida").wait_for()
    visit(page, "/account")
    page.locator("[data-kept=true]").wait_for()
    assert page.locator("[data-mail], [data-passkeys]").count() == 0
    assert not page.get_by_label("Address of the webhook").is_visible()


def test_a_returning_player_finds_what_is_done_today_and_how_it_went_yesterday(
    open_page: Callable[..., Any], pictures: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path / "table.db").start()
    try:
        page = open_page(address=server.address)
        call(page, "POST", "/guests", {"name": "Anna"})
        page.evaluate("localStorage.setItem('known', '1')")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        table = call(page, "POST", "/tables", {"game": "clocktowers", "seats": seats})["id"]
        call(page, "POST", f"/tables/{table}/start", {})
        finish([page], table)
        deal = call(page, "GET", "/deals")["deals"][0]["id"]
        finish([page], call(page, "POST", f"/deals/{deal}/attempt")["table"])
        page.goto("/")
        page.get_by_role("heading", name="Welcome back, Anna").wait_for()
        page.locator("[data-today-deals]").get_by_text("1 of 3 played").wait_for()
        assert page.locator("[data-last-day]").count() == 0
        # A day later, as far as the page knows.
        page.clock.install()
        page.clock.fast_forward(24 * 3600 * 1000)
        page.goto("/")
        last = page.locator("[data-last-day]")
        last.wait_for()
        assert last.inner_text().startswith("Yesterday: 2 games, ")
        check(page, pictures, "returning")
    finally:
        server.stop()


def test_with_friends_keeps_the_number_of_players_that_was_chosen(open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.locator("article.clocktowers select").first.select_option("4")
    page.locator("[data-friends=clocktowers]").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    assert dialog.locator(".seat").count() == 4


@pytest.mark.parametrize(
    "path", ["/", "/today", "/learn", "/me", "/login", "/positions", "/puzzles", "/history", "/analysis"]
)
def test_every_page_begins_at_the_same_left_edge(open_page: Callable[..., Any], path: str) -> None:
    page = open_page(path, viewport={"width": 1366, "height": 768})
    visit(page, path)
    assert page.locator("h1").first.evaluate("(title) => title.getBoundingClientRect().left") == pytest.approx(
        page.locator("header .brand").evaluate("(brand) => brand.getBoundingClientRect().left"), abs=1
    )


def test_what_stands_in_a_row_or_column_is_aligned(open_page: Callable[..., Any]) -> None:
    page = open_page("/", viewport={"width": 1024, "height": 768})
    game = page.locator("article.clocktowers")
    assert game.locator(".learn").bounding_box()["x"] == pytest.approx(
        game.locator("h2").evaluate("(title) => title.getBoundingClientRect().left"), abs=1
    )
    page.goto("/analysis")
    button, select = (page.locator(name).bounding_box() for name in ("[data-deal]", "[data-of-game]"))
    assert button["y"] + button["height"] == pytest.approx(select["y"] + select["height"], abs=1)


@pytest.mark.parametrize("size", ["1366x650", "360x640"])
@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_a_tip_lies_over_nothing_that_it_speaks_of(open_page: Callable[..., Any], game: str, size: str) -> None:
    width, height = LOOKS[size]
    phone = wishes("360x640") if size == "360x640" else {}
    page = open_page("/", **phone | {"viewport": {"width": width, "height": height}})
    start(page, game, 3, tips=True)
    next_thing(page)
    page.locator("[data-tip]").wait_for()
    size_of(page, size)
    assert page.evaluate(COVERED) == []
