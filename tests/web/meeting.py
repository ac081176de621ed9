"""People who meet at a table."""

from __future__ import annotations

from typing import Any

API = "/api/v1"


def host(page: Any, game: str, seats: int, name: str) -> str:
    """Set up a table with open seats; the link for the others."""
    page.locator(f"[data-friends={game}]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    while dialog.locator(".seat").count() < seats:
        dialog.get_by_role("button", name="Add a seat").click()
    dialog.get_by_role("button", name="Set up table").click()
    return str(page.get_by_label("Link", exact=True).input_value())


def join(page: Any, link: str, name: str) -> None:
    """Open the link and sit down."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("The host will start").wait_for()


def call(page: Any, method: str, path: str, body: Any = None) -> Any:
    """What the server answers to whoever the page is."""
    answer = page.request.fetch(f"{API}{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def finish(pages: list[Any], table: str, position: int = 1000) -> None:
    """Play on to the end (or to a position) by the API; always the first legal move."""
    for number in range(20_000):
        page = pages[number % len(pages)]
        state = call(page, "GET", f"/tables/{table}")
        if state["status"] == "over" or state["position"] >= position:
            return
        if state["legal"]:
            move = {"seat": state["you"]["seat"], "move": state["legal"][0], "position": state["position"]}
            call(page, "POST", f"/tables/{table}/moves", move | {"key": f"key {number}"})
    raise AssertionError("the game has no end")
