"""Old Town's claims in the page: markers are pointed at whenever one likes, and nobody is asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.behind import call
from tests.web.looking import check, sideways
from tests.web.meeting import host, join
from tests.web.playing import NEXT, POLLED, SILENT, act, next_thing, play_to_the_end, start

#: Collects what the page says about claims from now on: it goes after a while, and is folded where markers are chosen.
COLLECT_SLIPS = """() => {
  window.slips = [];
  new MutationObserver(() => {
    for (const slip of document.querySelectorAll('.notes p, .folded'))
      window.slips.push(slip.getAttribute('aria-label') ?? slip.innerText.split('·')[1].trim());
  }).observe(document.body, { childList: true, subtree: true });
}"""


def begin(page: Any, bots: int, seconds: int) -> str:
    """Sit down at a new table with bots, at which claims are collected for so many seconds; the table."""
    call(page, "POST", "/guests", {"name": "Anna", "language": "en"})
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
    table: str = call(page, "POST", "/tables", {"game": "oldtown", "seats": seats, "window": seconds})["id"]
    call(page, "POST", f"/tables/{table}/start", {})
    return table


def moves(heard: list[str]) -> dict[int, dict[str, Any]]:
    """The moves that a page has been told of, by their number."""
    entries = [entry for text in heard for entry in json.loads(text).get("entries") or ()]
    return {entry["seq"]: entry for entry in entries if entry["kind"] == "move"}


def test_whoever_points_at_nothing_needs_no_tap_for_it(open_page: Callable[..., Any]) -> None:
    page = open_page(script=SILENT)
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    table = begin(page, 2, 1)
    page.goto(f"/t/{table}")
    play_to_the_end(page)
    mine = [json.loads(text)["state"]["you"]["seat"] for text in heard if '"you"' in text][-1]
    by = {entry["by"] for entry in moves(heard).values() if entry["seat"] == mine}
    assert by == {"person", "window"}


def meet(open_page: Callable[..., Any], seconds: int) -> tuple[Any, Any]:
    """The pages of Anna and Ben, who play a game with so many seconds for claims."""
    anna, ben = (open_page(script=SILENT) for _ in range(2))
    link = host(anna, "oldtown", 2, "Anna")
    join(ben, link, "Ben")
    table = anna.url.split("/t/")[1].split("?")[0]
    call(anna, "PATCH", f"/tables/{table}", {"window": seconds})
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".bar").wait_for()
    return anna, ben


def has_to_act(page: Any) -> bool:
    return page.locator("[data-drag][data-open]").count() > 0 and not page.locator(".bar.collecting").count()


def play_until_a_marker_lies(pages: tuple[Any, Any]) -> tuple[Any, Any]:
    """Play until there is a marker on the map, and one of them has to act: who has to, and the other."""
    while not pages[0].locator(".result").count():
        for page, other in (pages, pages[::-1]):
            if has_to_act(page) and other.locator("[data-point]").count():
                return page, other
            page.evaluate("document.querySelector('[data-nothing]')?.click()")
            if found := page.evaluate(NEXT):
                page.mouse.click(found["x"], found["y"])
        pages[0].wait_for_timeout(100)
    raise AssertionError("no marker was on the map in anybody's turn")


def finish_action(page: Any, other: Any) -> bool:
    """Go on until claims are collected. Returns False if none are, because the action left no marker in doubt."""
    while not page.locator(".bar.collecting").count():
        if has_to_act(other):
            return False
        if found := page.evaluate(NEXT):
            page.mouse.click(found["x"], found["y"])
        page.wait_for_timeout(POLLED)
    return True


def test_a_marker_is_pointed_at_in_anothers_turn_and_claimed_afterwards(
    open_page: Callable[..., Any], pictures: Path
) -> None:
    pages = meet(open_page, 60)
    turn, other = play_until_a_marker_lies(pages)
    markers = other.locator("[data-point]")
    # One stop of the tabulator, arrows from there.
    assert other.locator("[data-point][tabindex='0']").count() == 1
    claim = markers.first.get_attribute("data-point")
    marker = other.locator(f"[data-point='{claim}']")
    marker.click()
    other.locator(".pointed").wait_for()
    assert marker.get_attribute("aria-pressed") == "true"
    other.get_by_text("You are pointing at 1 marker").wait_for()
    marker.click()
    other.locator(".pointed").wait_for(state="detached")
    marker.focus()
    other.keyboard.press("Enter")
    other.locator(".pointed").wait_for()
    assert turn.locator(".pointed").count() == 0
    check(other, pictures, "oldtown-pointing")
    other.set_viewport_size({"width": 1440, "height": 900})
    for page in pages:
        page.evaluate(COLLECT_SLIPS)
    # Whoever has the turn goes on as if nothing were, and the window shows.
    while not finish_action(turn, other):
        turn, other = play_until_a_marker_lies(pages)
    other.screenshot(path=pictures / "oldtown-window.png")
    other.set_viewport_size({"width": 390, "height": 844})
    other.screenshot(path=pictures / "oldtown-window-phone.png")
    assert sideways(other) <= 0
    other.set_viewport_size({"width": 1440, "height": 900})
    # The claim is made when both have said all. An action may have taken that marker away; then any other will do.
    while not other.evaluate("() => window.slips.length"):
        if has_to_act(other) or has_to_act(turn):
            turn, other = play_until_a_marker_lies(pages)
        if not other.locator(".pointed").count() and other.locator("[data-point]").count():
            other.locator("[data-point]").first.click()
        for page in (turn, other):
            if found := page.evaluate(NEXT):
                page.mouse.click(found["x"], found["y"])
            elif page is turn or other.locator(".pointed").count():
                page.evaluate("document.querySelector('[data-nothing]')?.click()")
        other.wait_for_timeout(POLLED)
    other.screenshot(path=pictures / "oldtown-claim.png")
    for page in pages:
        slip = page.wait_for_function("() => window.slips[0]").json_value()
        assert slip.startswith(("Right", "Wrong"))


def test_the_window_closes_when_everybody_has_nothing_to_say(open_page: Callable[..., Any]) -> None:
    pages = meet(open_page, 60)
    turn, other = play_until_a_marker_lies(pages)
    while not finish_action(turn, other):
        turn, other = play_until_a_marker_lies(pages)
    heard: list[str] = []
    other.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    other.reload()
    other.locator("[data-nothing]").click()
    other.get_by_text("Waiting for the others").wait_for()
    turn.locator("[data-nothing]").click()
    for page in pages:
        page.locator(".bar.collecting").wait_for(state="detached")
    # Their silence closed it, not its end.
    assert {entry["by"] for entry in moves(heard).values()} == {"person"}


def test_the_plain_board_points_too(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "oldtown", 2)
    # In one's own turn before the action: nothing is claimed yet.
    while not page.evaluate(
        "document.querySelector('[data-point]') && document.querySelector('[data-drag][data-open]')"
        " && !document.querySelector('.bar.collecting')"
    ):
        if next_thing(page).get("over"):
            page.goto("/")
            start(page, "oldtown", 2)
        act(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("[data-settings] summary").click()
    page.locator("[data-plain]").click()
    page.get_by_text("Decide in advance").click()
    page.locator("[data-point]").first.click()
    page.locator("[data-point][aria-pressed=true]").wait_for()
    page.get_by_text("Decide in advance (1 chosen)").wait_for()
