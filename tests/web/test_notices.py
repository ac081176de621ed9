"""Your-turn notices: asked for only on a click, shown by the service worker, and given up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.web.conftest import QUIET
from tests.web.looking import until

from tabletowers.build.chromium import launch


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    """The whole browser: its headless shell knows no notices."""
    launched = launch(playwright, *QUIET, whole=True)
    yield launched
    launched.close()


def test_notices_are_wanted_come_and_are_given_up(open_page: Callable[..., Any]) -> None:
    page = open_page(permissions=["notifications"], allowed=("push service", "Push API in incognito"))
    page.locator("header .me").click()
    page.locator("[data-notices=on]").click()
    # Where no service delivers to a browser, as for one without an account, notices come while the page is open.
    page.get_by_text("You’ll get a notice when it’s your turn").wait_for()
    table = "t123"
    push(page, '{"title": "Clocktowers", "body": "Your turn", "table": "' + table + '"}')
    until(page, "() => navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((n) => n.length)")
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then(([n]) => [n.title, n.body, n.tag])"
    )
    assert shown == ["Clocktowers", "Your turn", table]
    page.locator("[data-notices=off]").click()
    page.locator("[data-notices=on]").wait_for()


def test_a_browser_that_allows_no_notices_is_told_so_kindly(open_page: Callable[..., Any]) -> None:
    # Whatever is not granted by name is refused.
    page = open_page(permissions=["geolocation"])
    page.locator("header .me").click()
    page.get_by_text("Your browser’s settings block notices").wait_for()


def push(page: Any, data: str) -> None:
    """A message from a push service, as the browser hands it to the page's service worker."""
    talk = page.context.new_cdp_session(page)
    known: list[str] = []
    talk.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    talk.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # On a busy machine the browser may tell of its workers a moment later.
    for _ in range(600):
        if known:
            break
        page.evaluate("new Promise(requestAnimationFrame).then(() => true)")
    origin = page.evaluate("location.origin")
    talk.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": known[-1], "data": data})
