"""What is one's own follows the person: streaks and settings of two devices become one, and leave with a logout."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

#: Noon, so that midnight is far away.
NOW = datetime(2027, 3, 17, 12, tzinfo=UTC)
PASSWORD = "correct horse"


def day(ago: int) -> str:
    return f"{(NOW - timedelta(ago)).date()}"


def with_solved(days: list[int], **values: str) -> str:
    """What the device remembers before its first visit: positions of these days ago, and anything else."""
    known = {f"solved-position-daily-{day(ago)}": "1" for ago in days}
    known |= {"daily-positions": " ".join(sorted(day(ago) for ago in days)), "seeded": "1"} | values
    return f"if (!localStorage.getItem('seeded')) Object.assign(localStorage, {json.dumps(known)})"


def visit(open_page: Callable[..., Any], path: str, script: str = "") -> Any:
    page = open_page("/device", script=script, allowed=("status of 401",))
    page.clock.set_fixed_time(NOW)
    page.goto(path)
    return page


def shown_streak(page: Any) -> Any:
    return page.locator("[data-daily-of='/positions']")


def test_two_devices_become_one_and_a_logout_leaves_nothing_behind(open_page: Callable[..., Any]) -> None:
    puzzle = {"id": "easy-5", "level": "easy", "seconds": 61, "hints": 0, "on": day(3)}
    phone = visit(
        open_page, "/me", with_solved([2, 3, 6], **{"puzzles-solved": json.dumps([puzzle]), "solved-easy-5": "1"})
    )
    phone.locator("[data-sounds]").check()
    # A guest's is on the device alone.
    phone.locator("[data-create-open]").click()
    dialog = phone.locator("[data-create]")
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_label("Login").fill("anna-of-two-devices")
    dialog.get_by_label("Password").fill(PASSWORD)
    with phone.expect_response("**/me/sync") as merged:
        dialog.locator("[data-create-go]").click()
    assert merged.value.ok

    tablet = visit(open_page, "/login", with_solved([1, 2, 4], speed="fast"))
    tablet.get_by_label("Login").fill("anna-of-two-devices")
    tablet.get_by_label("Password", exact=True).fill(PASSWORD)
    tablet.locator("form").get_by_role("button", name="Log in").click()
    tablet.get_by_role("link", name="Anna", exact=True).wait_for()
    tablet.goto("/today")
    # Days 1, 2, 3, 4 and 6 ago: the one between is forgiven.
    shown_streak(tablet).get_by_text("Current streak: 5 days.").wait_for()
    tablet.goto("/puzzles")
    tablet.locator("[data-statistics]").get_by_text("1:01").first.wait_for()
    tablet.goto("/me")
    tablet.locator("[data-sounds]:checked").wait_for()
    assert tablet.locator("[data-speed]").input_value() == "fast"

    # What the tablet brought has come to the phone, and a choice there comes back.
    phone.goto("/today")
    shown_streak(phone).get_by_text("Current streak: 5 days.").wait_for()
    phone.goto("/me")
    phone.wait_for_function("() => document.querySelector('[data-speed]')?.value === 'fast'")
    # Not the answer to what the page asked when it was opened.
    with phone.expect_response(lambda answer: "slow" in (answer.request.post_data or "")):
        phone.locator("[data-speed]").select_option("slow")
    tablet.reload()
    tablet.wait_for_function("() => document.querySelector('[data-speed]')?.value === 'slow'")

    # Whoever comes next on the tablet finds nothing of it.
    tablet.goto("/account")
    tablet.locator("[data-out]").click()
    tablet.get_by_role("heading", name="Log in").first.wait_for()
    tablet.wait_for_function("() => localStorage.getItem('own-of') === null")
    tablet.goto("/today")
    shown_streak(tablet).wait_for()
    assert "streak" not in shown_streak(tablet).inner_text()
    tablet.goto("/me")
    assert not tablet.locator("[data-sounds]").is_checked()
