"""The introductions, tips and rules at the table, and puzzles."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.behind import call
from tests.web.looking import PHONE, check
from tests.web.playing import act, next_thing, start

from tabletowers import puzzles


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_introductions(open_page: Callable[..., Any], game: str) -> None:
    page = open_page(f"/learn/{game}")
    page.locator("[data-intro]").click()
    for _ in range(30):
        page.locator("[data-confirm], [data-show], [data-next], [data-real]").first.wait_for()
        if page.locator("[data-real]").count():
            return
        # A panel takes over what is shown; its own button plays it.
        ready = page.locator("[data-confirm], [data-next], .decision .button.main:enabled")
        (ready if ready.count() else page.locator("[data-show]")).first.click()
    raise AssertionError("the introduction does not end")


#: What is lit in the introduction and can be tapped where it is; `step` is the step that it belongs to.
LIT = """() => {
  const lit = '[data-confirm], .decision .button.main:enabled, [data-open], [data-choose]';
  const step = document.querySelector('.intro .small').innerText;
  for (const element of document.querySelectorAll(`.intro :is(${lit})`)) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const target = document.elementFromPoint(x, y);
    if (target && (element.contains(target) || target.closest('label')?.contains(element))) return { step, x, y };
  }
  return null;
}"""


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
@pytest.mark.parametrize("size", [(360, 740), (1366, 650)])
def test_every_step_can_be_made_with_what_is_lit_and_in_sight(
    open_page: Callable[..., Any], game: str, size: tuple[int, int]
) -> None:
    finger = size[0] < 720
    page = open_page(
        f"/learn/{game}", viewport={"width": size[0], "height": size[1]}, has_touch=finger, is_mobile=finger
    )
    page.locator("[data-intro]").click()
    page.locator(".intro .task").wait_for()
    word = "tap" if finger else "click"
    if game == "clocktowers":
        assert f": {word} the card" in page.locator(".task").inner_text()
    for _ in range(60):
        page.locator("[data-next], [data-real], [data-show], [data-confirm]").first.wait_for()
        if page.locator("[data-real]").count():
            return
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
            continue
        found = page.wait_for_function(LIT).json_value()
        if finger:
            page.touchscreen.tap(found["x"], found["y"])
        else:
            page.mouse.click(found["x"], found["y"])
    raise AssertionError("the introduction does not end")


def test_no_step_asks_why_something_else_is_impossible(open_page: Callable[..., Any]) -> None:
    page = open_page("/learn/babel")
    page.locator("[data-intro]").click()
    page.locator("[data-show]").click()
    page.locator(".decision").get_by_role("button", name="Anna").wait_for()
    assert page.get_by_role("button", name="Why?").count() == 0


def test_the_introduction_to_old_town_teaches_claims(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/learn/oldtown", viewport={"width": 390, "height": 844})
    page.locator("[data-intro]").click()
    marker = page.get_by_role("button", name="saloon marker on lot 7", exact=True)
    while not marker.count():
        page.locator("[data-confirm], [data-show]").first.click()
        page.locator("[data-confirm], [data-show]").first.wait_for()
    page.screenshot(path=pictures / "oldtown-lesson-phone.png")
    marker.click()
    page.locator("[data-confirm]").click()
    why = "Right: the lots 3, 7 are taken up by hotel, sheriff, so there is no room for the saloon on lot 7."
    page.locator(".notes").get_by_text(why).wait_for()
    page.screenshot(path=pictures / "oldtown-lesson-claimed-phone.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.screenshot(path=pictures / "oldtown-lesson-claimed.png")


def test_a_puzzle_solved_with_hints(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/puzzles")
    page.get_by_role("link", name="Puzzle 1 easy").click()
    page.locator("[data-building=printer]").click()
    page.locator("[data-lot='14']").click()
    page.get_by_role("button", name="Undo", exact=True).click()
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


def test_a_first_game_has_tips_and_the_rules_beside_it(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page()
    start(page, "clocktowers", 2, tips=True)
    page.locator("[data-tip=play]").wait_for()
    page.keyboard.press("r")
    page.locator("aside [data-marked='CT-3']").wait_for()
    check(page, pictures, "first-game")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("[data-tab=rules]").click()
    page.locator("[data-tip-done]").click()
    page.locator("[data-tip]").wait_for(state="detached")
    for _ in range(8):
        next_thing(page)
        if page.locator("[data-tip=draw]").count():
            break
        act(page)
    page.locator("aside [data-marked='CT-9']").wait_for()
    page.locator("[data-tip-stop]").click()
    # Never again: neither on this page nor on the next, and nobody is asked twice.
    page.reload()
    act(page)
    assert page.locator("[data-tip]").count() == 0
    page.goto("/")
    page.locator("[data-play=clocktowers]").click()
    page.locator(".bar").wait_for()
    page.goto("/")
    page.locator("[data-play=babel]").click()
    page.locator("[data-first-learn]").click()
    page.locator("[data-show]").wait_for()


def test_a_puzzle_with_own_buildings_from_the_first_look_to_the_next_one(
    open_page: Callable[..., Any], pictures: Path
) -> None:
    number = next(number for number in range(1, 9) if puzzles.official(number).own is None)
    solved = puzzles.solve(puzzles.official(number))
    houses = {str(lot): building for lot, building in enumerate(solved.towns[0], 1)}
    whole = {"entries": dict(houses), "marks": {}, "own": list(solved.own[0])}
    slow = open_page()
    call(slow, "POST", "/guests", {"name": "Somebody slow"})
    call(slow, "POST", f"/puzzles/official-{number}/solved", {"position": whole, "seconds": 1_000_000, "hints": 3})
    del houses["7"]
    sheet = {"position": {"entries": houses, "marks": {}, "own": []}, "crossed": [], "notes": "", "seconds": 83}
    kept = f"localStorage.setItem('sheet-official-{number}', {json.dumps(json.dumps(sheet))})"
    script = f"localStorage.getItem('begun') || {kept}; localStorage.setItem('begun', '1')"
    page = open_page(f"/puzzles/official-{number}", script=script)
    page.locator("[data-how-close]").click()
    page.locator("[data-check]").click()
    page.get_by_text("One lot is still empty.").wait_for()
    page.get_by_text(f"{len(solved.own[0])} of your own buildings still have to be found").wait_for()
    page.locator("[data-mine]").click()
    for building in solved.own[0]:
        page.locator(f"[data-building={building}]").click()
    page.locator("[data-build]").click()
    page.locator(f"[data-building={solved.towns[0][6]}]").click()
    page.locator("[data-lot='7']").click()
    page.locator("[data-undo]").click()
    page.locator("[data-redo]").click()
    page.locator("[data-check]").click()
    page.locator("[data-solved]").get_by_text("without hints").first.wait_for()
    page.locator("[data-others]").get_by_text("You were faster than").wait_for()
    # Nothing moves for somebody who wants nothing to move.
    assert page.locator("[data-celebration]").count() == 0
    assert f"/puzzles/official-{number}" in page.locator("[data-share-text]").inner_text()
    check(page, pictures, "puzzle-solved")
    page.goto("/puzzles")
    page.locator("[data-statistics] td").first.wait_for()
    assert page.locator("[data-first-puzzle]").count() == 0
    page.locator("[data-month-before]").click()
    page.locator("[data-day]").nth(27).wait_for()
    # One that nobody has seen before.
    page.get_by_role("button", name="easy", exact=True).click()
    page.wait_for_function("() => location.pathname.startsWith('/puzzles/easy-')", timeout=180_000)
    page.locator("[data-lot]").first.wait_for()


def test_a_puzzle_is_made_shared_and_solved_by_somebody_else(open_page: Callable[..., Any], pictures: Path) -> None:
    puzzle = puzzles.official(1)
    clues = [f"A{card}" for card in puzzle.a] + [f"C{card}" for card in puzzle.c]
    page = open_page("/puzzles/new")
    for building in puzzle.own or ():
        page.locator(f"[data-own={building}]").click()
    for card, named in puzzle.b:
        page.locator(f"[data-clue=B{card}]").click()
        page.locator(f"[data-about=B{card}]").select_option(named or "")
    page.locator("[data-verdict=several]").wait_for()
    for clue in clues:
        page.locator(f"[data-clue={clue}]").click()
    page.locator("[data-verdict=one]").wait_for()
    check(page, pictures, "editor")
    link = page.locator("[data-link]").inner_text()
    friend = open_page(link, viewport=PHONE, allowed=("404",))
    friend.locator("[data-check]").wait_for()
    assert friend.locator(".clue").count() == len(clues) + len(puzzle.b)
    # A letter is missing, or it was made by a version to come.
    for damaged, words in ((link[:-1], "is damaged"), (link.replace("own-1.", "own-9."), "another version")):
        friend.goto(damaged)
        friend.get_by_text(words).wait_for()
        friend.locator("[data-step]").click()
        friend.get_by_role("heading", name="Puzzles", exact=True).wait_for()


def test_the_words_of_the_printed_rulebook_find_what_the_page_calls_otherwise(open_page: Callable[..., Any]) -> None:
    """In the rules and among a puzzle's clues: Dottore is the printed Italian name of the medico."""
    page = open_page("/learn/oldtown?lang=it")
    page.get_by_role("heading", name="La mappa", exact=True).wait_for()
    page.locator("[data-printed]").get_by_text("Ufficio capo della diligenza").wait_for()
    page.locator("[data-find-words]").fill("campo del bisonte")
    page.get_by_text("campo del bisonte → prato dei bisonti").wait_for()
    page.get_by_role("heading", name="Una cosa tira l’altra", exact=True).wait_for(state="detached")
    assert page.get_by_role("heading", name="La mappa", exact=True).count() == 1
    page = open_page("/puzzles/official-4?lang=it")
    page.locator("[data-find-words]").fill("dottore")
    page.get_by_text("Dottore → medico").wait_for()
    clues = page.locator(".clues .text").all_inner_texts()
    assert clues
    assert all("medico" in clue for clue in clues)


def test_the_clock_of_a_puzzle_stands_while_one_reads_how_it_works(open_page: Callable[..., Any]) -> None:
    page = open_page("about:blank")
    page.clock.install()
    page.goto("/puzzles/daily-2026-11-17")
    page.locator("[data-how-close]").wait_for()
    assert "2026-11-17" not in page.locator("h1").inner_text()
    page.clock.run_for(5000)
    page.get_by_role("button", name="0:00", exact=True).wait_for()
    page.locator("[data-how-close]").click()
    page.clock.run_for(5000)
    page.get_by_role("button", name="0:00", exact=True).wait_for(state="detached")
    assert "unless a clue gives another in brackets" in page.locator(".desk").inner_text()
