"""Somebody is away: asked to leave before the start, a bot by vote, moves that nobody made; and standing answers."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from tests.libraries import surroundings
from tests.server.server_process import PATIENCE
from tests.web.conftest import ROOT
from tests.web.meeting import join
from tests.web.playing import next_thing, start

from benchmarks.services import end, free_port

#: A server at which somebody counts as away after a second, and as away for long after three.
IMPATIENT = """
from tabletowers.table import clock
clock.ABSENCE, clock.LONG_ABSENCE = 1000, 3000
from tabletowers.cli import main
main({given!r})
"""

#: A bot of the server's operator that always fails.
MUTE = """
class Mute:
    def choose(self, sight, budget=None):
        raise ValueError("no answer")
"""

#: They share a server, so one worker runs them all.
pytestmark = pytest.mark.xdist_group("away")


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder, port = tmp_path_factory.mktemp("impatient"), free_port()
    given = ["serve", "--port", str(port), "--database", str(folder / "t.db"), "--quick-bots", "--no-limits"]
    given += ["--bot", "mute=mute:Mute", "--no-weekly-match"]
    (folder / "mute.py").write_text(MUTE, "utf-8")
    environment = surroundings(PYTHONPATH=os.pathsep.join([str(ROOT / "src"), str(folder)]))
    with (folder / "log.txt").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", IMPATIENT.format(given=given)], env=environment, stdout=log, stderr=log
        )
    address, until = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    try:
        while True:
            try:
                urllib.request.urlopen(f"{address}/ready", timeout=2).close()
                break
            except OSError:
                assert process.poll() is None, (folder / "log.txt").read_text()
                assert time.monotonic() < until
                time.sleep(0.1)
        yield address
    finally:
        end(process)


def first_asked(pages: Sequence[Any]) -> Any:
    """The page of whoever has to decide first."""
    for _ in range(6000):
        for page in pages:
            if page.locator(".bar.mine").count():
                return page
        pages[0].evaluate("new Promise(requestAnimationFrame).then(() => true)")
    raise AssertionError("nobody is asked")


def test_a_bot_stands_in_by_vote_and_the_log_says_so(open_page: Callable[..., Any], impatient: str) -> None:
    anna, ben, cleo = (open_page(address=impatient) for _ in range(3))
    anna.locator("[data-friends=clocktowers]").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_role("button", name="Add a seat").click()
    # A clock of one's own.
    dialog.locator("[data-clock]").select_option("bank")
    dialog.get_by_label("Minutes each").fill("45")
    dialog.get_by_role("button", name="Set up table").click()
    link = str(anna.get_by_label("Link", exact=True).input_value())
    join(cleo, link, "Cleo")
    # Cleo is removed before the start.
    anna.get_by_role("button", name="Remove Cleo from the table").click()
    cleo.get_by_role("button", name="Take a seat").wait_for()
    join(ben, link, "Ben")
    anna.get_by_role("button", name="Start, with a bot in the free seat").click()
    for page in (anna, ben):
        page.locator(".bar").wait_for()
    anna.locator(".panel .clock").get_by_text("45:00").first.wait_for()
    # The seats are drawn by lot, so that the bot may begin.
    goes = first_asked((anna, ben))
    stays, name = (anna, "Ben") if goes is ben else (ben, "Anna")
    table = goes.url
    goes.goto("/learn")
    stays.locator("[data-absent]").get_by_text(f"{name} is to move and has been away").wait_for()
    stays.locator("[data-stand-in]").click()
    # Nobody else is there to be asked, so a bot plays at once, and the log says which moves were not his own.
    stays.locator("[data-log]").get_by_text(f"A bot takes over from {name}").wait_for()
    stays.locator("[data-log] [data-by=bot]").first.wait_for()
    assert stays.locator("[data-log] [data-by=bot]").first.inner_text() == "(moved by a bot)"
    next_thing(stays)
    # He comes back, and takes his seat again; then both agree to stop.
    goes.goto(table)
    goes.get_by_role("button", name="Take my seat back", exact=True).click()
    stays.locator("[data-log]").get_by_text(f"{name} is back").wait_for()
    stays.locator("[data-tab=menu]").click()
    stays.get_by_role("button", name="Ask everyone to end the game", exact=True).click()
    goes.get_by_role("alertdialog").get_by_role("button", name="Yes", exact=True).click()
    for page in (goes, stays):
        page.locator(".result").wait_for()


def test_a_bot_that_gives_no_answer_is_replaced(open_page: Callable[..., Any], impatient: str) -> None:
    page = open_page(address=impatient)
    begin = """async () => {
        const ask = async (path, body) => (await (await fetch('/api/v1' + path, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
        })).json());
        await ask('/guests', { name: 'Anna' });
        const seats = [{ kind: 'bot', level: 'mute' }, { kind: 'me' }];
        const table = await ask('/tables', { game: 'clocktowers', seats, shuffle: false });
        await ask(`/tables/${table.id}/start`, {});
        return table.id;
    }"""
    page.goto(f"/t/{page.evaluate(begin)}")
    silent = page.locator("[data-silent]")
    silent.get_by_text("isn’t answering. This server may no longer offer this bot.").wait_for()
    silent.get_by_role("button", name="Let another bot play", exact=True).click()
    page.locator("[data-log]").get_by_text("A bot takes over from").wait_for()
    page.locator(".bar.mine").wait_for()
    assert not silent.count()
    assert page.locator(".panel [data-bot]").get_attribute("data-bot") == "greedy"


def test_claims_are_left_to_a_standing_answer(open_page: Callable[..., Any]) -> None:
    page = open_page()
    start(page, "oldtown", 2)
    page.locator("[data-tab=menu]").click()
    page.locator("[data-settings] summary").click()
    order = page.locator("[data-order=claims]")
    assert not order.is_checked()
    page.get_by_text("Make no claims until I say otherwise").click()
    page.reload()
    page.locator(".bar").wait_for()
    page.locator("[data-tab=menu]").click()
    page.locator("[data-settings] summary").click()
    page.locator("[data-order=claims]:checked").wait_for()
    assert page.locator("[data-order=forced]").is_checked()
    page.get_by_text("Make no claims until I say otherwise").click()
    page.locator("[data-order=claims]:not(:checked)").wait_for()
