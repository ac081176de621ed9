"""On a tablet: what one decides on is in sight while one decides, and the result fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.looking import objections, sideways
from tests.web.playing import next_thing, start

SIZES = {"upright": {"width": 820, "height": 1180}, "lying": {"width": 1180, "height": 820}}

#: What of all that belongs to a decision is out of sight or covered, on a page that nobody has scrolled.
OUT_OF_SIGHT = """() => {
  scrollTo(0, 0);
  const wanted = {
    wonder: document.querySelector('.wonders .ground.active')?.closest('svg'),
    hand: document.querySelector('[data-region=hand] ul'),
    decision: document.querySelector('.decision'),
  };
  for (const offer of document.querySelectorAll('.decision .player')) wanted[offer.textContent] = offer;
  const { top } = document.querySelector('.bar').getBoundingClientRect();
  const hides = (element) => {
    if (!element) return true;
    const box = element.getBoundingClientRect();
    return box.top < 0 || box.bottom > top || box.height === 0;
  };
  return Object.keys(wanted).filter((name) => hides(wanted[name]));
}"""


@pytest.mark.parametrize("held", SIZES)
def test_babel_shows_wonder_offers_and_hand_while_one_decides(open_page: Callable[..., Any], held: str) -> None:
    page = open_page(viewport=SIZES[held], script="localStorage.setItem('speed', 'none')")
    start(page, "babel", 5)
    met = {"offer": 0, "invite": 0}
    while not (found := next_thing(page)).get("over"):
        kind = page.evaluate("document.querySelector('.decision .what') ? 'offer' : 'invite'")
        if page.locator(".wonders .ground.active").count() and page.locator(".decision").count():
            met[kind] += 1
            assert page.evaluate(OUT_OF_SIGHT) == [], (held, kind)
            found = next_thing(page)
        page.mouse.click(found["x"], found["y"])
    assert met["offer"] > 0
    assert met["invite"] > 0
    points = page.locator(".result td:last-child strong")
    assert points.count() == 5
    for box in (points.nth(row).bounding_box() for row in range(5)):
        assert box["x"] + box["width"] < SIZES[held]["width"]
    assert sideways(page) <= 0
    assert objections(page) == []


@pytest.mark.parametrize("players", [2, 4])
def test_the_clues_of_old_town_lie_over_no_lot_of_an_upright_tablet(
    open_page: Callable[..., Any], players: int
) -> None:
    page = open_page(viewport=SIZES["upright"], script="localStorage.setItem('speed', 'none')")
    start(page, "oldtown", players)
    for _ in range(8):
        found = next_thing(page)
        page.evaluate("scrollTo(0, 0)")
        if page.locator(".tray.held").count():
            tray, lots = page.locator(".tray.held").bounding_box(), page.locator("[data-region=map] svg").bounding_box()
            assert lots["y"] + lots["height"] <= tray["y"] + 1
        found = next_thing(page)
        page.mouse.click(found["x"], found["y"])


def test_giving_up_a_building_is_named_and_is_not_the_main_button(open_page: Callable[..., Any]) -> None:
    page = open_page(viewport=SIZES["upright"], script="localStorage.setItem('speed', 'none')")
    start(page, "babel", 3)
    names = {
        "en": "Give up the building",
        "de": "Auf den Bau verzichten",
        "fr": "Renoncer à construire",
        "it": "Rinuncia a costruire",
        "nl": "Van bouwen afzien",
    }
    while not (found := next_thing(page)).get("over") and not page.locator(".decision .rows").count():
        page.mouse.click(found["x"], found["y"])
    for language, name in names.items():
        page.locator("header select").select_option(language)
        button = page.locator(".decision [data-refuse]")
        button.get_by_text(name, exact=True).wait_for()
        assert "main" not in (button.get_attribute("class") or "").split()
