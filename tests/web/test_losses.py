"""What one's own decisions lose: reviewed on request, on one's own page, game by game and over time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.behind import call, finish
from tests.web.looking import objections, sideways
from tests.web.playing import start

#: What the server tells somebody whose games have been reviewed.
LOST = (1.1, 0.7, 0.9, 0.35, 0.5, 0.62, 0.3, 0.41, 0.2, 0.28, 0.33, 0.12)
THEMES = [{"theme": "rivals", "slips": 2, "lost": 0.12}, {"theme": "finishing", "slips": 1, "lost": 0.1}]
DAY = 24 * 3600 * 1000


def told(game: str, rating: int | None, themes: list[dict[str, Any]], lost: tuple[float, ...]) -> dict[str, Any]:
    played = [
        {
            "table": f"t{game[0]}{i}",
            "seat": 0,
            "at": (20_000 + 3 * i) * DAY,
            "next": None,
            "lost": one,
            "themes": themes,
        }
        for i, one in enumerate(lost)
    ]
    return {"game": game, "rating": rating, "played": played}


def test_a_finished_game_is_reviewed_by_a_click_and_counted(open_page: Callable[..., Any]) -> None:
    page = open_page("/")
    start(page, "clocktowers")
    table = page.url.rpartition("/")[2]
    finish([page], table)
    page.goto("/me")
    card = page.locator("[data-losses-of=clocktowers]")
    card.locator("[data-losses-go]").click()
    card.locator("[data-losses-mean]").wait_for()
    (game,) = call(page, "GET", "/me/losses")["games"]
    (played,) = game["played"]
    assert (played["table"], played["next"]) == (table, None)
    assert card.locator("[data-losses-mean]").inner_text() == f"{round(100 * played['lost'])}%"
    assert card.locator("[data-losses-go]").count() == 0
    card.locator("summary").click()
    assert card.locator("tbody a").get_attribute("href") == f"/replay/{table}"


def test_the_course_has_an_axis_a_tip_and_a_table(open_page: Callable[..., Any], pictures: Path) -> None:
    page = open_page("/", viewport={"width": 1280, "height": 800})
    start(page, "clocktowers")
    games = [told("clocktowers", 1043, THEMES, LOST), told("oldtown", None, [], LOST[:3])]
    page.route("**/me/losses", lambda route: route.fulfill(json={"games": games}))
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/me")
        card = page.locator("[data-losses-of=clocktowers]")
        chart = card.locator("[data-losses-chart]")
        chart.scroll_into_view_if_needed()
        assert "from 110% to 27%" in chart.get_attribute("aria-label")
        assert "12%" in card.locator("[data-tip]").text_content()
        box = chart.bounding_box()
        page.mouse.move(box["x"] + 50, box["y"] + box["height"] / 2)
        assert "110%" in card.locator("[data-tip]").text_content()
        card.locator("summary").click()
        assert card.locator("tbody tr").count() == len(LOST)
        assert card.locator("dt").all_inner_texts()[-1] == "smaller losses"
        assert objections(page) == []
        assert sideways(page) <= 0
        page.locator("[data-losses]").screenshot(path=pictures / f"losses-{width}.png")
