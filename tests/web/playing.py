"""Playing through the page as a person does, for all games."""

from __future__ import annotations

from typing import Any

READY = "[data-moves], [data-confirm], .result"


def start(page: Any, game: str, players: int | None = None) -> None:
    """From the home page to a running game: play now."""
    if players is not None:
        page.locator(f"article.{game} select").first.select_option(str(players))
    page.locator(f"[data-play={game}]").click()
    page.locator(".bar").wait_for()


def over(page: Any) -> bool:
    """Whether the result is on show."""
    return bool(page.locator(".result").count())


def wait_for_turn(page: Any) -> None:
    """Wait until there is something to decide, or the game is over."""
    page.locator(READY).first.wait_for(state="attached")


def act(page: Any) -> None:
    """One decision by clicks on the board: the first thing that can be picked, what goes with it, and yes."""
    for button in ("[data-confirm]", ".decision .button.main:enabled"):
        if page.locator(button).count():
            page.locator(button).first.click()
            return
    if page.locator(".decision button:has-text('No bonus')").count():
        page.locator(".decision button:has-text('No bonus')").click()
    elif page.locator(".decision button:has-text('Give up')").count():
        page.locator(".decision button:has-text('Give up')").click()
    else:
        page.locator("[data-open]").first.click()


def play_to_the_end(page: Any, most: int = 900) -> None:
    """Play by clicks alone until the result is there."""
    for _ in range(most):
        wait_for_turn(page)
        if over(page):
            return
        try:
            act(page)
        except Exception:
            # A piece may go away between looking and clicking, as when the table moves on; then look again.
            page.wait_for_timeout(50)
    raise AssertionError("the game does not end")
