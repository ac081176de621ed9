"""People who meet at a table."""

from __future__ import annotations

from typing import Any


def host(page: Any, game: str, seats: int, name: str, *, hints: bool = False) -> str:
    """Set up a table with open seats, with hints if everybody agrees; the link for the others."""
    page.locator(f"[data-friends={game}]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    while dialog.locator(".seat").count() < seats:
        dialog.get_by_role("button", name="Add a seat").click()
    if hints:
        dialog.locator("[data-offer-hints]").check()
    dialog.get_by_role("button", name="Set up table").click()
    return str(page.get_by_label("Link", exact=True).input_value())


def join(page: Any, link: str, name: str, *, hints: bool = False) -> None:
    """Open the link and sit down; where hints are offered, agree to them or not."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    if hints:
        page.locator("[data-agree-hints]").check()
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("can start the game").wait_for()
