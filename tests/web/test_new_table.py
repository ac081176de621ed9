"""The dialog for a new table: as printed unless one chooses otherwise, and who begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.looking import check, sideways

CHOSEN = """() => Object.fromEntries(
  [...document.querySelectorAll('dialog input[type=radio]:checked')].map((input) => [input.name.slice(7), input.value]),
)"""


def dialog_of(page: Any, game: str) -> Any:
    page.locator(f"[data-friends={game}]").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize(
    ("game", "printed"),
    [
        ("oldtown", {"tidy": "spot", "memory_aid": "false"}),
        ("babel", {"discs": "plain", "action_cards": "true", "memory_aid": "false"}),
    ],
)
def test_it_is_as_printed_unless_somebody_chooses_otherwise(
    open_page: Callable[..., Any], pictures: Path, game: str, printed: dict[str, str]
) -> None:
    page = open_page()
    dialog = dialog_of(page, game)
    dialog.locator("fieldset.option").first.wait_for()
    assert page.evaluate(CHOSEN) == printed
    for option in dialog.locator("fieldset.option").all():
        assert option.locator(".value").first.inner_text().startswith("As printed.")
        assert option.locator("input").first.is_checked()
    check(page, pictures, f"{game}-dialog")
    for name, width, height in (("", 1440, 900), ("-phone", 390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        dialog.locator("fieldset.option").first.scroll_into_view_if_needed()
        page.screenshot(path=pictures / f"{game}-dialog{name}.png")
        assert sideways(page) <= 0


def test_by_days_quick_is_chosen_and_the_dialog_says_why(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page()
    dialog = dialog_of(page, "oldtown")
    dialog.get_by_label("Thinking time").select_option("days")
    assert page.evaluate(CHOSEN)["tidy"] == "auto"
    dialog.get_by_text("In games played over several days, “quick” is the default").wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    dialog.get_by_text("In games played over several days").scroll_into_view_if_needed()
    page.screenshot(path=pictures / "oldtown-dialog-days-phone.png")
    dialog.get_by_label("Thinking time").select_option("none")
    assert page.evaluate(CHOSEN)["tidy"] == "spot"
    # What was chosen by hand stays.
    dialog.get_by_label("Quick:").check()
    dialog.get_by_label("As printed. They stay on the map").check()
    dialog.get_by_label("Thinking time").select_option("days")
    assert page.evaluate(CHOSEN)["tidy"] == "spot"
    dialog.get_by_label("Quick:").check()
    dialog.get_by_role("button", name="Set up table").click()
    page.locator("[data-rules]").get_by_text("Quick:").wait_for()


def test_the_host_chooses_who_begins(open_page: Callable[..., Any]) -> None:
    page = open_page()
    dialog = dialog_of(page, "clocktowers")
    dialog.get_by_text("In the rulebook, the oldest player begins.").wait_for()
    assert dialog.get_by_label("Who begins").input_value() == "lot"
    dialog.get_by_label("Seat 2").select_option("local")
    dialog.get_by_label("Name", exact=True).fill("Ben")
    dialog.get_by_label("Who begins").select_option("Ben")
    dialog.get_by_role("button", name="Set up table").click()
    page.get_by_role("dialog", name="Ben").get_by_role("button").click()
    page.locator("[data-spot='seat:0']").wait_for()
    assert page.locator("[data-spot='seat:0']").get_attribute("aria-label") == "Ben"


def test_who_begins_can_be_changed_while_waiting(open_page: Callable[..., Any]) -> None:
    page = open_page()
    dialog = dialog_of(page, "babel")
    dialog.get_by_role("button", name="Set up table").click()
    page.locator("[data-rules]").get_by_text("As printed.").wait_for()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_label("Who begins").select_option("seated")
    page.reload()
    page.get_by_label("Who begins").wait_for()
    assert page.get_by_label("Who begins").input_value() == "seated"
