"""The site without a server, in airplane mode: whole games, saved, resumed and moved, puzzles, updates, trouble."""

from __future__ import annotations

import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.web.playing import play_to_the_end, start

from tabletowers.build.site import PYODIDE

#: Bots answer without a pause.
QUICK = "localStorage.setItem('quick-bots', '1')"
#: What a browser says about files that it can't fetch without a network.
NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load resource")


class Quiet(SimpleHTTPRequestHandler):
    """A web server that knows nothing but files."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Host:
    """A static host with the site below a path."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.up()
        self.address = f"http://127.0.0.1:{self._port}"

    def up(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Quiet, directory=str(self._folder)))
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def down(self) -> None:
        """Airplane mode: nothing can be reached any more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a host serves, with the site in it below a path."""
    if not PYODIDE.exists():
        pytest.skip("the npm package pyodide is not installed")
    built = Path(os.environ.get("TABLETOWERS_SITE", "build/site"))
    if not (built / "index.html").exists():
        pytest.skip("the site is not built; make site takes some minutes")
    folder = tmp_path_factory.mktemp("host")
    shutil.copytree(built, folder / "some" / "where")
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    made = Host(site)
    yield made
    made.down()


def fetched(page: Any) -> None:
    """Wait until the page says that the games are here."""
    page.locator("[data-offline]").wait_for()


def test_a_whole_game_a_resumed_one_and_a_puzzle_in_airplane_mode(open_page: Callable[..., Any], host: Host) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    page.locator("[data-local]").wait_for()
    fetched(page)
    host.down()
    page.context.set_offline(True)
    page.reload()

    start(page, "clocktowers", 2)
    play_to_the_end(page)
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("The deal was fair").wait_for()

    page.goto(f"{host.address}/some/where/#/")
    start(page, "babel", 3)
    drawn = page.locator(".board").inner_text()
    page.reload()
    page.locator(".bar").wait_for()
    assert page.locator(".board").inner_text() == drawn

    page.goto(f"{host.address}/some/where/#/puzzles/official-1")
    page.locator("[data-hint]").click()
    page.locator(".told").wait_for()


def test_a_saved_game_moves_to_another_device_and_a_record_is_looked_at(
    open_page: Callable[..., Any], host: Host, tmp_path: Path
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK)
    start(page, "oldtown", 2)
    drawn = page.locator(".board").inner_text()
    page.locator("[data-tab=menu]").click()
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    file = tmp_path / "game.save.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["tabletowers"] == "save"

    other = open_page("/some/where/?lang=de", address=host.address, script=QUICK)
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text("utf-8")[:-40], "utf-8")
    other.locator("[data-import]").set_input_files(damaged)
    other.get_by_text("weder ein gespeichertes Spiel").wait_for()
    other.locator("[data-import]").set_input_files(file)
    other.locator(".bar").wait_for()
    assert re.search(r"#/t/\w+$", other.url)
    other.goto(f"{host.address}/some/where/?lang=en#/t/{other.url.rsplit('/', 1)[1]}")
    other.locator(".bar").wait_for()
    assert other.locator(".board").inner_text() == drawn


def test_an_update_waits_until_it_is_wanted_and_games_go_on(
    open_page: Callable[..., Any], host: Host, site: Path
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK)
    fetched(page)
    start(page, "clocktowers", 2)
    drawn = page.locator(".board").inner_text()
    worker = site / "some" / "where" / "sw.js"
    text = worker.read_text("utf-8")
    worker.write_text(re.sub(r'VERSION = "(\w+)"', r'VERSION = "\1-newer"', text), "utf-8")
    try:
        page.reload()
        page.locator("[data-renew] button").click()
        page.locator("[data-renew]").wait_for(state="detached")
        page.locator(".bar").wait_for()
        assert page.locator(".board").inner_text() == drawn
    finally:
        worker.write_text(text, "utf-8")


#: What may be missing, and what the page says then.
MISSING = {
    "delete window.WebAssembly": "WebAssembly is switched off",
    "indexedDB.open = () => { throw new Error('denied') }": "isn't saving anything",
}


def test_what_is_missing_is_said_with_the_next_step(open_page: Callable[..., Any], host: Host, site: Path) -> None:
    for script, says in MISSING.items():
        page = open_page("/some/where/", address=host.address, script=f"{QUICK}; {script}", allowed=NO_NETWORK)
        page.locator("[data-play=clocktowers]").click()
        page.get_by_text(says).first.wait_for()
    # Part of the site has not arrived.
    (python,) = (site / "some" / "where" / "engine").glob("python.*.pack.gz")
    whole = python.read_bytes()
    python.write_bytes(whole[: len(whole) // 2])
    try:
        page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
        page.locator("[data-play=clocktowers]").click()
        page.get_by_text("Part of the games could not be fetched").first.wait_for()
    finally:
        python.write_bytes(whole)
