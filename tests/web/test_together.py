"""Several people, lost connections, keyboards and fingers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.playing import act, play_to_the_end, start, wait_for_turn


def host(page: Any, game: str, seats: int, name: str) -> str:
    """Set up a table with open seats; the link for the others."""
    page.locator(f"[data-friends={game}]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    while dialog.locator(".seat").count() < seats:
        dialog.get_by_role("button", name="One more seat").click()
    dialog.get_by_role("button", name="Set up the table").click()
    return str(page.get_by_label("Link", exact=True).input_value())


def join(page: Any, link: str, name: str) -> None:
    """Open the link and sit down."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("The host begins").wait_for()


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
    anna.get_by_role("button", name="Begin", exact=True).click()
    for _ in range(30):
        for page in (anna, ben):
            if page.locator("[data-moves], [data-confirm]").count():
                act(page)
        anna.wait_for_timeout(60)
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_placeholder("Say something").fill("hello Ben")
    anna.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_text("hello Ben").wait_for()
    states = [json.loads(text).get("state") or {} for text in to_anna]
    mine = [state["you"]["seat"] for state in states if state.get("view") and "you" in state][-1]
    assert hands(to_anna, mine)
    assert hands(to_ben, 1 - mine)
    assert hands(to_anna, 1 - mine) == []
    assert hands(to_ben, mine) == []


def test_reload_and_lost_connection_in_mid_game(open_page: Callable[..., Any]) -> None:
    page = open_page(allowed=("ERR_INTERNET_DISCONNECTED", "WebSocket connection"))
    start(page, "clocktowers", 2)
    for _ in range(4):
        wait_for_turn(page)
        act(page)
    page.reload()
    wait_for_turn(page)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    for _ in range(4):
        wait_for_turn(page)
        act(page)
    wait_for_turn(page)


def test_a_round_of_offers_with_three_browsers(open_page: Callable[..., Any]) -> None:
    pages = [open_page(), open_page(), open_page()]
    link = host(pages[0], "babel", 3, "Anna")
    join(pages[1], link, "Ben")
    join(pages[2], link, "Cleo")
    pages[0].get_by_role("button", name="Begin", exact=True).click()
    for page in pages:
        page.locator(".bar").wait_for()
    for _ in range(200):
        builders = [page for page in pages if page.locator("[data-open]").count()]
        if builders:
            break
        pages[0].wait_for_timeout(100)
    builder = builders[0]
    builder.locator("[data-open]").first.click()
    builder.locator("[data-confirm]").click()
    others = [page for page in pages if page is not builder]
    for page in others:
        page.get_by_role("button", name="Seal the offer").wait_for()
    others[1].get_by_role("button", name="Seal the offer").click()
    # The other one sees that an offer is sealed, and nothing of what it is. (Who holds no card of the suit is answered
    # for once everybody else has answered.)
    invite, seal = builder.get_by_text("Whom do you invite?"), others[0].get_by_role("button", name="Seal the offer")
    while not invite.count():
        if seal.count() and others[0].locator(".envelope").count():
            seal.click()
            invite.wait_for()
        builder.wait_for_timeout(100)
    builder.get_by_role("button", name="Give up").click()
    next(page for page in pages if page is not builder).locator(".bar").wait_for()


def test_a_game_by_keyboard_alone(open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.locator("article.clocktowers select").first.select_option("2")
    page.locator("[data-play=clocktowers]").focus()
    page.keyboard.press("Enter")
    page.locator(".bar").wait_for()
    for _ in range(12):
        wait_for_turn(page)
        while not page.locator("[data-confirm]").count():
            page.locator("[data-open]").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
            if not page.locator("[data-open]").count():
                break
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    assert page.locator(".own .plot[data-piece^='tower']").count() + page.locator(".own [role=img]").count() > 0


def test_a_game_on_a_phone_by_touch(open_page: Callable[..., Any]) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    start(page, "clocktowers", 2)
    for _ in range(8):
        wait_for_turn(page)
        page.locator("[data-confirm], [data-open]").first.tap()
        page.wait_for_timeout(100)
    assert int(page.evaluate("document.documentElement.scrollWidth - innerWidth")) <= 0


def test_hot_seat_with_a_curtain(open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.locator("[data-friends=clocktowers]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 2").select_option("local")
    dialog.get_by_label("Name", exact=True).fill("Ben")
    dialog.get_by_role("button", name="Set up the table").click()
    page.locator(".bar").wait_for()
    for _ in range(8):
        curtain = page.locator(".curtain button")
        if curtain.count():
            # Behind the curtain nothing of the board is left on the page.
            assert page.locator(".hand").count() == 0
            curtain.click()
        wait_for_turn(page)
        act(page)
        page.wait_for_timeout(250)


def test_undo_takes_a_decision_back(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    wait_for_turn(page)
    page.locator("[data-piece='card:F1c']").first.click()
    page.locator("[data-piece='new:']").click()
    page.locator("[data-confirm]").click()
    page.locator("[data-undo]").click()
    page.locator("[data-piece='card:F1c']").first.wait_for()


def test_an_impossible_move_says_why_with_its_rule(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "clocktowers", 2)
    wait_for_turn(page)
    page.locator("[data-piece='pile:floors']").click(force=True)
    page.locator(".bar .bad").get_by_text("first build or discard a card, then draw (CT-3)").wait_for()


def test_replay_of_a_finished_game(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "oldtown", 2)
    play_to_the_end(page)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_text("Decision 0 of").wait_for()
    page.get_by_role("button", name="One on").click()
    page.get_by_text("Decision 1 of").wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("With the eyes of").select_option(index=1)


def test_introductions(open_page: Callable[..., Any]) -> None:
    for game in ("clocktowers", "oldtown", "babel"):
        page = open_page(f"/learn/{game}")
        page.locator("[data-intro]").click()
        for _ in range(30):
            page.wait_for_timeout(100)
            if page.get_by_role("button", name="Play a real game").count():
                break
            page.locator("[data-confirm], [data-show]").first.click()
        page.get_by_role("button", name="Play a real game").wait_for()


def test_a_puzzle_solved_with_hints(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/puzzles")
    page.get_by_role("link", name="Puzzle 1 easy").click()
    page.locator("[data-building=printer]").click()
    page.locator("[data-lot='14']").click()
    page.get_by_role("button", name="Take back").click()
    for number in range(200):
        page.locator("[data-hint]").click()
        page.locator(".told").wait_for()
        if not page.get_by_role("button", name="Tell me more").count():
            break
        page.locator("[data-hint]").click()
        page.locator(".clue.hinted, .told p:nth-child(2)").first.wait_for()
        page.locator("[data-hint]").click()
        page.locator("[data-note]").wait_for()
        if number == 3:
            page.screenshot(path=pictures / "puzzle.png")
        page.locator("[data-note]").click()
        page.locator(".told").wait_for(state="detached")
    page.locator("[data-check]").click()
    page.get_by_text("Solved!").wait_for()
