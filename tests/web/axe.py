"""Every page as axe-core sees it: `python -m tests.web.axe` goes through all of them, in both themes, at every size.

It tells what axe-core objects to and which page is wider than the screen, with a picture of each. The tests of the page
do the same in a shorter form.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from tests.web.behind import call, finish
from tests.web.conftest import PATIENCE, QUIET, ROOT, Server, sync_api
from tests.web.looking import objections, sideways
from tests.web.newcomer import ALL, SIZES
from tests.web.playing import act, next_thing

from tabletowers.build.chromium import launch

THEMES = ("light", "dark")
#: What anybody can open.
PAGES = (
    "/",
    "/learn",
    *(f"/learn/{game}" for game in ALL),
    "/puzzles",
    "/puzzles/official-1",
    "/device",
    "/login",
    "/nowhere",
)
#: What says more to somebody who has played before; TABLE, PERSON, DEAL, MATCH and POSITION are put
#: in.
COMPANY = (
    "/t/TABLE",
    "/replay/TABLE",
    "/people/PERSON",
    "/ratings",
    "/history",
    "/lobby",
    "/today",
    "/me",
    "/deals/DEAL",
    "/matches",
    "/matches/MATCH",
    "/operators",
    "/account",
    "/practice",
    "/positions",
    "/positions/POSITION",
    "/analysis",
    "/puzzles/new",
    "/password",
    "/password/code",
    "/confirm",
    "/unsubscribe",
)


class Place(NamedTuple):
    """A server that people have used, and one of them: she runs it, has played, and has kept her identity."""

    anna: Any
    pages: tuple[str, ...]


def company(anna: Any, ben: Any, database: Path) -> Place:
    """Two people play a game that counts; one reports the other, and runs the server."""
    people = []
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        people.append(call(page, "POST", "/guests", {"name": name})["person"]["id"])
        call(page, "PUT", "/me/password", {"login": name, "password": "correct horse", "current": None})
        page.evaluate("localStorage.setItem('known', '1')")
    table = played("clocktowers", anna, ben)
    call(anna, "POST", "/reports", {"text": "He stole my cat.", "person": people[1], "table": table})
    made_operator = ["admin", "--database", str(database), "operator", people[0]]
    subprocess.run([sys.executable, "-m", "tabletowers", *made_operator], check=True)
    deal = call(anna, "GET", "/deals")["deals"][0]["id"]
    match = call(anna, "POST", "/matches", {"game": "clocktowers"})["match"]
    finish([anna], call(anna, "POST", f"/deals/{match}-1/attempt")["table"])
    position = call(anna, "GET", "/positions")["positions"][0]["id"]
    named = {"TABLE": table, "PERSON": people[1], "DEAL": deal, "MATCH": match, "POSITION": position}
    pages = tuple(re.sub("[A-Z]+", lambda word: named[word[0]], path) for path in COMPANY)
    return Place(anna, pages)


def played(game: str, host: Any, *others: Any) -> str:
    """The table of a game that some people have played to its end."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    made = call(host, "POST", "/tables", {"game": game, "seats": seats, "shuffle": False})
    table: str = made["id"]
    for guest in others:
        call(guest, "POST", f"/tables/{table}/join", {"invite": made["invite"]})
    call(host, "POST", f"/tables/{table}/start", {})
    finish([host, *others], table)
    return table


def visit(page: Any, path: str) -> None:
    """Open a page, and wait until everything on it is there."""
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


def tour(place: Place, opened: Callable[[], Any]) -> Iterator[tuple[str, Any]]:
    """Everything there is to see: its name, and a page that shows it."""
    someone = opened()
    for path in PAGES:
        visit(someone, path)
        yield path, someone
    for path in place.pages:
        visit(place.anna, path)
        yield path, place.anna
    guests = [opened(), opened()]
    for number, guest in enumerate(guests):
        call(guest, "POST", "/guests", {"name": f"Guest {number}"})
    for game in ALL:
        yield from afterwards(game, place.anna, guests)
        yield from at_the_table(game, opened())


def afterwards(game: str, page: Any, guests: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """A game that is over: its result, and how it is looked at again."""
    table = played(game, page, *guests)
    page.goto(f"/t/{table}")
    page.locator(".result").wait_for()
    page.wait_for_load_state("networkidle")
    yield f"{game}, over", page
    visit(page, f"/replay/{table}")
    yield f"{game}, replay", page


def at_the_table(game: str, page: Any) -> Iterator[tuple[str, Any]]:
    """A game from its first dialog on, with everything that can be opened beside it."""
    page.goto("/")
    page.locator(f"[data-friends={game}]").click()
    page.get_by_role("dialog").wait_for()
    yield f"{game}, new table", page
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-first]").wait_for()
    yield f"{game}, first time", page
    page.locator("[data-first-tips]").click()
    page.locator(".bar").wait_for()
    for _ in range(9):
        act(page)
    next_thing(page)
    yield f"{game}, running", page
    for tab in ("log", "chat", "rules", "menu"):
        button = page.locator(f"[data-tab={tab}]")
        if button.count():
            button.click()
            yield f"{game}, {tab}", page
            # It may lie over its own button in a small window.
            if tab == "menu":
                page.keyboard.press("Escape")
            else:
                button.click()
    page.locator("main").focus()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield f"{game}, shortcuts", page


def wrong_with(page: Any, looks: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """What there is to object to in some looks, each a size and a theme: in which, and what."""
    for size, theme in looks:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)
        for objection in objections(page):
            yield f"{size}-{theme}", objection
        if (wide := sideways(page)) > 0:
            yield f"{size}-{theme}", f"too wide by {wide} pixels"


def main(given: Sequence[str] | None = None) -> int:
    """Go through all pages, or those whose names contain one of some words."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.axe", description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="*", help="only what has one of these words in its name (/deals, babel, menu)")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    asked = parser.parse_args(given)
    pictures = ROOT / "build" / "pictures" / "axe"
    pictures.mkdir(parents=True, exist_ok=True)
    looks = list(product(asked.sizes, asked.themes))
    looked = objected = 0
    with tempfile.TemporaryDirectory() as folder, sync_api.sync_playwright() as playwright:
        database = Path(folder) / "table.db"
        server = Server(database, plugins=True).start()
        browser = launch(playwright, *QUIET)

        def opened() -> Any:
            context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="en-GB")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto("/")
            return page

        try:
            for name, page in tour(company(opened(), opened(), database), opened):
                if asked.only and not any(word in name for word in asked.only):
                    continue
                looked += 1
                found = list(wrong_with(page, looks))
                print(f"{name}: {'nothing' if not found else ''}", flush=True)
                for look, objection in found:
                    print(f"   {look}: {objection}", flush=True)
                if found:
                    objected += 1
                    page.screenshot(path=pictures / f"{name.strip('/').replace('/', '-').replace(', ', '-')}.png")
        finally:
            browser.close()
            server.stop()
    print(f"{looked} pages in {len(looks)} looks; axe-core objects to {objected}")
    return int(objected > 0)


if __name__ == "__main__":
    sys.exit(main())
