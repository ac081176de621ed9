"""Several people at a table, lost connections, undo, and moves that can't be made."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from tests.web.behind import call
from tests.web.meeting import host, join
from tests.web.playing import act, act_first, next_thing, start


def listen(page: Any) -> list[str]:
    """Everything that comes over the page's websocket from now on."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    return heard


def hands(heard: list[str], seat: int) -> list[Any]:
    """Every hand of a seat that was ever told to a page."""
    found = []
    for text in heard:
        message = json.loads(text)
        view = (message.get("state") or {}).get("view")
        if view:
            shown = view["board"]["seats"][seat]
            if "hand" in shown or "discarded" in shown:
                found.append(shown)
    return found


def test_two_browsers_against_each_other_keep_their_secrets(open_page: Callable[..., Any]) -> None:
    anna, ben = open_page(), open_page()
    to_anna, to_ben = listen(anna), listen(ben)
    anna.reload()
    ben.reload()
    link = host(anna, "clocktowers", 2, "Anna")
    join(ben, link, "Ben")
    anna.get_by_role("button", name="Start", exact=True).click()
    for _ in range(30):
        act_first((anna, ben))
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_placeholder("Write a message").fill("hello Ben")
    anna.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_text("hello Ben").wait_for()
    states = [json.loads(text).get("state") or {} for text in to_anna]
    mine = [state["you"]["seat"] for state in states if state.get("view") and "you" in state][-1]
    assert hands(to_anna, mine)
    assert hands(to_ben, 1 - mine)
    assert hands(to_anna, 1 - mine) == []
    assert hands(to_ben, mine) == []


def test_people_get_hints_only_if_all_of_them_agreed(open_page: Callable[..., Any]) -> None:
    anna, ben = open_page(), open_page()
    link = host(anna, "clocktowers", 2, "Anna", hints=True)
    join(ben, link, "Ben")
    for page in (anna, ben):
        page.get_by_text("There will be no hints: Ben did not agree.", exact=True).wait_for()
    ben.get_by_role("button", name="Leave the table", exact=True).click()
    ben.locator("[data-friends=clocktowers]").wait_for()
    join(ben, link, "Ben", hints=True)
    anna.locator("[data-hints=true]").wait_for()
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".bar").wait_for()
    table = call(anna, "GET", f"/tables/{anna.url.rpartition('/')[2]}")
    asked, other = (anna, ben) if table["legal"] else (ben, anna)
    asked.locator("[data-hint]").wait_for()
    assert other.locator("[data-hint]").count() == 0


def test_reload_and_lost_connection_in_mid_game(open_page: Callable[..., Any]) -> None:
    page = open_page(allowed=("ERR_INTERNET_DISCONNECTED", "WebSocket connection"))
    start(page, "clocktowers", 2)
    for _ in range(6):
        act(page)
    page.reload()
    next_thing(page)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    for _ in range(6):
        act(page)
    next_thing(page)


def who_builds(pages: Sequence[Any]) -> tuple[Any, str]:
    """Whoever decides when all the others hold a card of a suit (else they would have no choice), and that suit."""
    while True:
        builder = next((page for page in pages if page.locator("[data-open]").count()), None)
        if builder is None:
            continue
        for suit in ("camel", "ship", "crane", "mason"):
            cards = f"[data-spot='hand:{suit}'] strong"
            held = [page.locator(cards).inner_text() for page in pages if page is not builder]
            if "0" not in held:
                return builder, suit
        builder.get_by_role("button", name="Pass").click()
        builder.locator("[data-confirm]").click()
        builder.locator("[data-open]").first.wait_for(state="detached")


def test_a_round_of_offers_with_three_browsers(open_page: Callable[..., Any]) -> None:
    pages = [open_page(), open_page(), open_page()]
    link = host(pages[0], "babel", 3, "Anna")
    join(pages[1], link, "Ben")
    join(pages[2], link, "Cleo")
    pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        page.locator(".bar").wait_for()
    builder, suit = who_builds(pages)
    builder.locator(f"[data-open][data-piece*={suit}]").first.click()
    builder.locator("[data-confirm]").click()
    others = [page for page in pages if page is not builder]
    for page in others:
        page.get_by_role("button", name="Seal offer").wait_for()
    # Whether one has cards of that suit or not, one may offer nothing.
    others[1].get_by_role("button", name="Offer nothing").click()
    # The other one sees that an offer is sealed, and nothing of what it is.
    others[0].locator(".envelope").wait_for()
    # Until the last answer is in, one can think again.
    others[1].locator("[data-unseal]").click()
    others[0].locator(".envelope").wait_for(state="detached")
    others[1].get_by_role("button", name="Offer nothing").click()
    others[0].locator(".envelope").wait_for()
    others[0].get_by_role("button", name="Offer nothing").click()
    builder.get_by_text("Whom will you invite?").wait_for()
    builder.get_by_role("button", name="Give up").click()
    next(page for page in pages if page is not builder).locator(".bar").wait_for()


def test_hot_seat_with_a_curtain(open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.locator("[data-friends=clocktowers]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 2").select_option("local")
    dialog.get_by_label("Name", exact=True).fill("Ben")
    dialog.get_by_role("button", name="Set up table").click()
    page.locator(".bar").wait_for()
    # Perhaps another begins than set the table up: the first sight is a curtain too, and no key goes past it.
    assert next_thing(page).get("curtain")
    for key in ("Escape", "Escape", "Tab", "Tab"):
        page.keyboard.press(key)
        assert page.evaluate(
            "document.querySelector('.curtain:modal') && !document.activeElement.closest('.table > :not(.curtain)')"
        )
    curtains = 0
    while curtains < 3:
        if next_thing(page).get("curtain"):
            # Behind the curtain nothing of the board is left on the page.
            assert page.locator(".hand").count() == 0
            page.locator(".curtain button").click()
            page.locator(".curtain").wait_for(state="detached")
            curtains += 1
        else:
            act(page)


def test_undo_takes_a_decision_back(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    page.locator("[data-piece='card:F1c']").first.click()
    page.locator("[data-piece='new:']").click()
    page.locator("[data-confirm]").click()
    page.locator("[data-undo]").click()
    page.locator("[data-piece='card:F1c']").first.wait_for()


def test_an_impossible_move_says_why_without_a_rule_number(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    page.locator("[data-piece='pile:floors']").click(force=True)
    page.locator(".bar .bad").get_by_text("first build or discard a card, then draw", exact=True).wait_for()
