"""A place to come back to: one's history, a person's page, deals that everybody plays, the lobby, the operators."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.test_players import record_of
from tests.web.behind import call, finish, play_own
from tests.web.conftest import Server
from tests.web.playing import start


class Place(NamedTuple):
    """A server of one's own, and its database."""

    address: str
    database: Path


#: They share a server, so one worker runs them all.
pytestmark = pytest.mark.xdist_group("company")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    database = tmp_path_factory.mktemp("company") / "table.db"
    started = Server(database).start()
    yield Place(started.address, database)
    started.stop()


def test_a_running_game_is_looked_back_at_noted_and_found_again(
    open_page: Callable[..., Any], place: Place, tmp_path: Path
) -> None:
    page = open_page(address=place.address)
    start(page, "clocktowers", 2)
    table = page.url.rpartition("/")[2]
    finish([page], table, 3)
    page.locator("[data-tab=menu]").click()
    page.locator("[data-back]").click()
    back = page.locator("[data-look-back]")
    back.get_by_role("button", name="First move", exact=True).click()
    back.get_by_text("Move 0 of", exact=False).wait_for()
    back.get_by_role("button", name="Next", exact=True).click()
    back.get_by_text("Move 1 of", exact=False).wait_for()
    back.get_by_role("button", name="Back to the game", exact=True).click()
    page.locator("[data-tab=menu]").click()
    page.locator("[data-open-notes]").click()
    page.locator("[data-notes]").fill("mind the blue roofs")
    page.get_by_text("Saved. Only you can read this.").wait_for()

    page.goto("/history")
    line = page.locator(f"[data-table={table}]")
    line.get_by_text("with a note").wait_for()
    page.locator("[data-filter=game]").select_option("babel")
    page.get_by_text("None of your tables matches.").wait_for()
    assert "game=babel" in page.url
    page.locator("[data-filter=game]").select_option("")
    line.wait_for()

    file = tmp_path / "game.json"
    file.write_text("not a record")
    page.locator("[data-import]").set_input_files(file)
    page.get_by_role("alert").get_by_text("Nothing was imported").wait_for()
    file.write_text(json.dumps(record_of("clocktowers")))
    page.locator("[data-import]").set_input_files(file)
    page.get_by_role("heading", name="Clocktowers: review").wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_text("Move 1 of", exact=False).wait_for()
    page.locator("[data-sheet=more]").click()
    assert page.locator("[data-continue]").count() == 0
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as file", exact=True).click()
    kept = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert len(kept["plies"]) == len(record_of("clocktowers")["plies"])
    # On to the analysis board, from here and by what is in the file.
    page.locator("[data-analyse]").click()
    page.locator("[data-mover]").wait_for()
    page.goto("/analysis")
    page.locator("[data-text]").fill(json.dumps(kept))
    page.locator("[data-set-up]").click()
    page.locator("[data-mover]").wait_for()


def test_a_deal_of_the_day_and_a_challenge(open_page: Callable[..., Any], place: Place) -> None:
    anna, ben = open_page(address=place.address), open_page(address=place.address)
    anna.locator("[data-today-deals]").click()
    anna.locator("main a.button[href$='-clocktowers']").first.click()
    anna.get_by_text("it begins as soon as you see your cards").wait_for()
    anna.locator("[data-begin]").click()
    anna.locator(".bar").wait_for()
    anna.get_by_text("Everyone plays this deal.").wait_for()
    assert anna.get_by_role("button", name="Hint", exact=True).count() == 0
    finish([anna], anna.url.rpartition("/")[2])
    # Others may still be playing it: there is the table as it ended, and nothing that shows more.
    anna.locator("[data-closed]").wait_for()
    assert anna.get_by_role("link", name="Review", exact=True).count() == 0
    anna.goto(anna.url.replace("/t/", "/replay/"))
    anna.locator("[data-deal-results]").click()
    anna.locator("[data-my-result]").get_by_text("Lead:", exact=False).wait_for()
    anna.get_by_text("Not ranked, because you had no account").wait_for()
    anna.locator("[data-closed]").get_by_text("Others may still be playing this deal.", exact=False).wait_for()
    assert anna.get_by_role("link", name="Review").count() == 0
    anna.get_by_role("link", name="The table as it ended").click()
    anna.locator("[data-deal-results]").wait_for()

    anna.goto("/")
    start(anna, "clocktowers", 2)
    table = anna.url.rpartition("/")[2]
    finish([anna], table)
    anna.locator("[data-unrated=hints]").wait_for()
    anna.locator("[data-challenge]").click()
    link = anna.locator("[data-challenge-link]").input_value()
    ben.goto(link)
    ben.get_by_text("challenges you to do better", exact=False).wait_for()
    ben.locator("[data-begin]").click()
    ben.locator(".bar").wait_for()
    finish([ben], ben.url.rpartition("/")[2])
    ben.locator("[data-deal-results]").click()
    rows = ben.locator("[data-results] tbody tr")
    rows.nth(1).wait_for()
    assert rows.count() == 2
    rows.first.get_by_text("made the challenge").wait_for()
    rows.first.get_by_role("link", name="Watch the game", exact=True).click()
    ben.get_by_role("heading", name="Clocktowers: review").wait_for()


def test_the_lobby_brings_people_together_who_read_each_other_in_their_own_language(
    open_page: Callable[..., Any], place: Place
) -> None:
    anna = open_page("/lobby", address=place.address)
    bert = open_page("/lobby", address=place.address, locale="de-DE")
    for page in (anna, bert):
        page.locator("[data-here] li").nth(1).wait_for()
        page.get_by_label("Babel").uncheck()
        page.get_by_label("Old Town").uncheck()
        page.locator("form select").first.select_option("2")
    anna.locator("[data-seek]").click()
    anna.get_by_text("Invite friends").wait_for()
    bert.locator("[data-seek]").click()
    for page in (anna, bert):
        page.locator(".bar").wait_for()
        page.locator("[data-tab=chat]").click()
    anna.locator("[data-phrase=good_luck]").click()
    anna.locator(".chat li").get_by_text("Good luck, have fun!").wait_for()
    bert.locator(".chat li").get_by_text("Viel Glück und viel Spaß!").wait_for()
    # From a name: what was said before is no longer shown to whoever blocks.
    bert.locator(".chat [data-name]").first.click()
    bert.locator("[data-block]").click()
    bert.get_by_role("button", name="Nicht mehr blockieren", exact=True).click()
    bert.get_by_role("button", name="Blockieren", exact=True).wait_for()
    # Whoever is on another page when it's their turn is told so there.
    table = anna.url.rpartition("/")[2]
    asked = next(page for page in (anna, bert) if call(page, "GET", f"/tables/{table}")["legal"])
    waits = bert if asked is anna else anna
    waits.locator("header a[href='/']").first.click()
    waits.locator("h1").first.wait_for()
    play_own(asked, table)
    waits.locator("[data-called]").click()
    waits.locator(".bar.mine").wait_for()


def test_the_page_of_a_person_a_report_and_the_people_who_run_the_server(
    open_page: Callable[..., Any], place: Place
) -> None:
    anna, ben = open_page(address=place.address), open_page(address=place.address)
    people = []
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        people.append(call(page, "POST", "/guests", {"name": name})["person"]["id"])
        page.evaluate("localStorage.setItem('known', '1')")
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"kind": "move", "seconds": 600}
    made = call(anna, "POST", "/tables", {"game": "clocktowers", "seats": seats, "shuffle": False} | {"clock": clock})
    call(ben, "POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    call(anna, "POST", f"/tables/{made['id']}/start", {})
    finish([anna, ben], made["id"])
    for page in (anna, ben):
        page.reload()
    anna.locator("header .me").click()
    anna.get_by_role("link", name="Leaderboards", exact=True).click()
    anna.locator("[data-leaders=people]").get_by_role("link", name="Ben", exact=True).click()
    anna.get_by_role("heading", name="Ben", exact=True).wait_for()
    anna.locator("[data-rating=clocktowers]").wait_for()
    anna.locator("[data-both]").get_by_text("One game against each other.", exact=False).wait_for()
    anna.locator("[data-report]").click()
    anna.get_by_label("What has Ben done?").fill("He stole my cat.")
    anna.get_by_role("button", name="Send report", exact=True).click()
    anna.get_by_text("Thank you.", exact=False).wait_for()

    call(ben, "POST", f"/tables/{made['id']}/chat", {"text": "She has fleas."})
    call(anna, "POST", "/reports", {"text": "Look at his chat.", "table": made["id"]})
    named_operator = ["admin", "--database", str(place.database), "operator", people[0]]
    subprocess.run([sys.executable, "-m", "tabletowers", *named_operator], check=True)
    anna.locator("header .me").click()
    anna.locator("[data-operators]").click()
    report = anna.locator("article", has_text="Look at his chat.")
    report.locator("[data-read-chat]").click()
    report.get_by_text("She has fleas.").wait_for()
    anna.locator("[data-reason]").fill("insults")
    report.locator("[data-remove-chat]").click()
    report.get_by_text("She has fleas.").wait_for(state="detached")
    report.locator("[data-handled]").click()
    report = anna.locator("article", has_text="He stole my cat.")
    anna.locator("[data-reason]").fill("insults")
    report.locator("[data-mute]").click()
    report.get_by_role("button", name="Allow chat again", exact=True).wait_for()
    report.locator("[data-handled]").click()
    anna.get_by_text("Nobody has reported anything.").wait_for()
    assert call(ben, "GET", "/me")["muted_until"] is not None
    circle = call(ben, "POST", "/circles", {"name": "Ben and his cats"})["circle"]
    anna.locator("[data-find]").fill("Ben")
    anna.get_by_role("button", name="Search", exact=True).click()
    anna.locator("[data-password-link]").first.wait_for()
    anna.locator("[data-reason]").fill("spam")
    anna.locator(f"[data-remove-circle={circle}]").click()
    anna.locator(f"[data-remove-circle={circle}]").wait_for(state="detached")
    assert call(ben, "GET", "/circles")["circles"] == []
    running = call(anna, "POST", "/tables", {"game": "clocktowers", "seats": seats, "shuffle": False})["id"]
    anna.locator("main select").select_option("waiting")
    anna.locator("[data-reason]").fill("test")
    anna.locator(f"[data-close-table={running}]").click()
    anna.locator(f"[data-close-table={running}]").wait_for(state="detached")

    # Reports on the same person stand together; further subjects are shown when asked for.
    for number in range(7):
        call(anna, "POST", "/reports", {"text": f"He did it again: {number}.", "person": people[1]})
    for number in range(20):
        call(ben, "POST", "/reports", {"text": f"Something else: {number}."})
    anna.reload()
    together = anna.locator("article", has_text="He did it again: 6.")
    together.get_by_text("He did it again: 2.").wait_for()
    together.get_by_text("and 2 more reports", exact=True).wait_for()
    assert anna.locator("article").count() == 20
    anna.locator("[data-more-reports]").click()
    anna.get_by_text("Something else: 19.").wait_for()
    anna.locator("[data-more-reports]").wait_for(state="detached")
    assert anna.locator("article").count() == 21
