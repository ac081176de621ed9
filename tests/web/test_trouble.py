"""What can go wrong gets plain words and a next step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Server
from tests.web.looking import check
from tests.web.meeting import host, join
from tests.web.playing import act, start


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/t/nosuchtable", "There is no table at this address"),
        ("/replay/nosuchtable", "There is no table at this address"),
        ("/puzzles/easy-", "There is no such puzzle"),
        ("/learn/chess", "There is no such game here"),
        ("/nowhere", "There is no page at this address"),
    ],
)
def test_dead_links_say_so_kindly(open_page: Callable[..., Any], path: str, words: str) -> None:
    page = open_page(path, allowed=("404",))
    page.get_by_text(words).wait_for()
    page.get_by_role("link", name="Back to the start page").click()
    page.get_by_role("heading", name="One table, good games").wait_for()


def test_a_full_table_and_a_table_of_others(open_page: Callable[..., Any], pictures: Path) -> None:
    anna, ben, cleo = open_page(), open_page(), open_page(allowed=("403",))
    link = host(anna, "clocktowers", 2, "Anna")
    check(anna, pictures, "waiting-room")
    join(ben, link, "Ben")
    cleo.goto(link)
    cleo.get_by_text("All seats at this table are taken").wait_for()
    cleo.get_by_role("link", name="Back to the start page").wait_for()
    cleo.goto(link.partition("?")[0])
    cleo.get_by_text("This table is by invitation only").wait_for()
    cleo.get_by_role("link", name="Back to the start page").wait_for()
    # Whoever has the link may watch, without anybody's secrets.
    anna.get_by_role("button", name="Start", exact=True).click()
    cleo.goto(link)
    cleo.get_by_text("You are watching").wait_for()
    assert cleo.locator(".hand").count() == 0


def test_files_of_another_version(open_page: Callable[..., Any]) -> None:
    page = open_page(allowed=("404", "Service Worker"), service_workers="block")
    page.route("**/assets/Learn-*.js", lambda route: route.continue_(url=route.request.url.replace("Learn-", "Older-")))
    page.get_by_role("link", name="Learn").first.click()
    page.get_by_text("A newer version of this page is available").wait_for()
    page.unroute("**/assets/Learn-*.js")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="Learn").wait_for()


def test_a_server_that_goes_away_and_comes_back_newer(
    browser: Any, open_page: Callable[..., Any], tmp_path: Path
) -> None:
    server = Server(tmp_path / "table.db").start()
    try:
        page = open_page(
            address=server.address, allowed=("ERR_CONNECTION_REFUSED", "ERR_FAILED", "WebSocket connection", "503")
        )
        start(page, "clocktowers", 2)
        act(page)
        server.stop()
        page.get_by_text("Connection lost. Reconnecting").wait_for()
        page.get_by_role("link", name="Tabletowers").click()
        page.get_by_text("The server can’t be reached").wait_for()
        page.go_back()
        server.start(version="99.0")
        # It is offered once the move is made that was begun before.
        newer = page.get_by_text("A newer version of this page is available")
        for _ in range(20):
            if newer.is_visible():
                break
            act(page)
        newer.wait_for()
        act(page)
        page.get_by_role("button", name="Reload").click()
        newer.wait_for(state="detached")
        act(page)
    finally:
        server.stop()
