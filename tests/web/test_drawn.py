"""Games that the page draws from their scenes: nobody gets lost, nothing is covered, and everything can be heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.axe import played
from tests.web.behind import call
from tests.web.conftest import Server
from tests.web.covered import COVERED, size_of
from tests.web.looking import check
from tests.web.newcomer import DRAWN, play
from tests.web.playing import act, next_thing, play_to_the_end, reach, start

SIZES = ("1366x768", "1280x720", "820x1180", "390x844", "360x640")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the games of `tests/plugins`."""
    started = Server(tmp_path_factory.mktemp("drawn") / "table.db", plugins=True).start()
    yield started.address
    started.stop()


@pytest.mark.parametrize(
    ("game", "size", "language", "players"),
    [
        ("marketday", "1280x720", "it", 4),
        ("marketday", "360x640", "fr", 2),
        ("sevenlights", "1366x768", "en", 3),
        ("sevenlights", "390x844", "de", 5),
    ],
)
def test_a_newcomer_is_never_lost(browser: Any, server: str, game: str, size: str, language: str, players: int) -> None:
    done = play(browser, server, game, size, language, players)
    assert done.taps > 10
    assert done.complaints == {}


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_is_accessible_and_fits(open_page: Callable[..., Any], pictures: Path, game: str) -> None:
    page = open_page()
    start(page, game, DRAWN[game][1])
    for _ in range(9):
        act(page)
    next_thing(page)
    check(page, pictures, f"{game}-drawn")
    for size in SIZES:
        size_of(page, size)
        assert page.evaluate(COVERED) == [], size


def test_each_region_has_one_stop_of_the_tabulator_and_a_game_is_played_by_keyboard(
    open_page: Callable[..., Any],
) -> None:
    page = open_page()
    start(page, "sevenlights", 3)
    next_thing(page)
    page.wait_for_function("""() => {
      const stops = [...document.querySelectorAll('.table [data-region]')].map((region) =>
        [...region.querySelectorAll('button:enabled, [data-piece], input:enabled')]
          .filter((one) => one.tabIndex === 0 && one.checkVisibility()).length);
      return Math.max(...stops) === 1;
    }""")
    reach(page, "document.activeElement.dataset.piece?.startsWith('card:')")
    first = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.piece")
    assert second.startswith("card:")
    assert second != first
    page.keyboard.press("Enter")
    reach(
        page, "document.activeElement.dataset.piece?.startsWith('light:') && 'open' in document.activeElement.dataset"
    )
    page.keyboard.press("Enter")
    page.locator("[data-confirm]").wait_for()
    page.keyboard.press("p")
    page.locator(f"[data-region=hand] [data-piece='{second}']").wait_for(state="detached")


def test_pieces_and_zones_have_names_for_screen_readers(open_page: Callable[..., Any]) -> None:
    page = open_page(locale="de-DE")
    page.locator("header select").select_option("de")
    start(page, "sevenlights", 3)
    next_thing(page)
    assert page.get_by_role("button", name="Möwenspitze").count() == 1
    assert page.get_by_role("group", name="Der Vorrat").count() == 1
    assert page.get_by_role("button", name="Ausruhen: zwei Karten ziehen").count() == 1


def test_a_card_is_dragged_to_its_place(open_page: Callable[..., Any]) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    start(page, "sevenlights", 3)
    next_thing(page)
    card = page.locator("[data-region=hand] [data-piece^='card:']").first
    piece = card.get_attribute("data-piece")
    light = page.locator("[data-piece='light:otter']")
    (from_, to) = (one.bounding_box() for one in (card, light))
    page.mouse.move(from_["x"] + from_["width"] / 2, from_["y"] + from_["height"] / 2)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=8)
    page.mouse.up()
    page.locator(f"[data-region=hand] [data-piece='{piece}']").wait_for(state="detached")


def test_a_whole_game_its_result_replay_and_analysis(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page()
    start(page, "marketday", 3)
    play_to_the_end(page)
    check(page, pictures, "marketday-drawn-result")
    # A busy machine answers later, with its review.
    people = [open_page(allowed=("503",)) for _ in range(3)]
    for number, person in enumerate(people):
        call(person, "POST", "/guests", {"name": f"Guest {number}"})
        person.evaluate("localStorage.setItem('known', '1')")
    table = played("sevenlights", *people)
    for path in (f"/replay/{table}?ply=8", f"/analysis?table={table}&ply=4&seat=0"):
        people[0].goto(path)
        people[0].wait_for_function(
            "() => document.querySelectorAll(\".surface [data-spot^='piece:light']\").length === 7"
        )


def test_the_introduction_tips_and_rules_come_from_the_package(open_page: Callable[..., Any]) -> None:
    page = open_page("/learn/sevenlights")
    page.get_by_role("heading", name="A lighthouse is lit").wait_for()
    page.locator("[data-intro]").click()
    page.get_by_text("A card counts double where its fuel burns best").wait_for()
    for _ in range(30):
        page.locator("[data-confirm], [data-show], [data-next], [data-real]").first.wait_for()
        if page.locator("[data-real]").count():
            break
        ready = page.locator("[data-confirm], [data-next]")
        (ready if ready.count() else page.locator("[data-show]")).first.click()
    page.get_by_text("With the sixth lighthouse the game is over").first.wait_for()
    page.locator("[data-real]").click()
    page.locator("[data-tip]").wait_for()
    assert "face down" in page.locator("[data-tip]").inner_text()


def test_a_game_with_nothing_to_learn_asks_nothing(open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.locator("[data-play=marketday]").click()
    page.locator(".bar").wait_for()
    assert page.locator("[data-first]").count() == 0
    assert page.locator("[data-tip]").count() == 0


def test_the_plain_board_is_still_there_for_a_game_with_scenes(open_page: Callable[..., Any]) -> None:
    page = open_page(script="localStorage.setItem('board', 'plain')")
    start(page, "sevenlights", 3)
    page.locator("[data-move]").first.wait_for()
    assert page.locator(".surface").count() == 0
