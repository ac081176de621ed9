"""The site without a server, in airplane mode: whole games, saved, resumed and moved, puzzles, updates, trouble."""

from __future__ import annotations

import json
import os
import re
import shutil
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.web.conftest import PATIENCE, QUIET, Server, sync_api
from tests.web.looking import until
from tests.web.playing import act, next_thing, play_to_the_end, start

import tabletowers
from tabletowers.build.chromium import FLAGS, find_chromium
from tabletowers.build.site import PYODIDE
from tabletowers.coach import explain
from tabletowers.coach.analysis_board import Position
from tabletowers.text import catalogue

expect = sync_api.expect

#: Bots answer without a pause, and the person has a name that is the same in all languages.
QUICK = "localStorage.setItem('quick-bots', '1'); localStorage.setItem('name', 'Ann')"
#: Ends when what the engine starts with is kept unpacked: its program, and the rest.
UNPACKED = """async () => {
  const shelf = await caches.open('tabletowers-unpacked');
  while (!(await shelf.keys()).some(({ url }) => url.endsWith('.pack'))) await new Promise((go) => setTimeout(go, 50));
}"""
#: Looks for a newer version until there is one: a look that began before is not repeated.
UPDATE = """async () => {
  const known = await navigator.serviceWorker.getRegistration();
  while (!known.installing && !known.waiting) await known.update();
}"""
#: The versions of the page that are kept.
PAGES_KEPT = "() => caches.keys().then((all) => all.filter((name) => name.startsWith('tabletowers-page-')))"
#: The beginning of an answer whose end never comes.
BEGINNING = b"HTTP/1.0 200 OK\r\nContent-Length: 100000\r\n\r\n" + bytes(1000)
#: What a browser says about files that it can't fetch without a network.
NO_NETWORK = ("ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load resource")


class Stall:
    """A file of which a host sends only the beginning, or nothing, and whether it has been asked for."""

    def __init__(self) -> None:
        self.file, self.beginning = "", b""
        self.asked, self.over = threading.Event(), threading.Event()


class Quiet(SimpleHTTPRequestHandler):
    """A web server that knows nothing but files."""

    def __init__(self, stall: Stall, *given: Any, **more: Any) -> None:
        self._stall = stall
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        if self._stall.file and self.path.endswith(self._stall.file):
            self.wfile.write(self._stall.beginning)
            self._stall.asked.set()
            self._stall.over.wait()
        else:
            super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Host:
    """A static host with the site below a path."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.stall = Stall()
        self.up()
        self.address = f"http://127.0.0.1:{self._port}"

    def up(self) -> None:
        files = partial(Quiet, self.stall, directory=str(self._folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), files)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def down(self) -> None:
        """Airplane mode: nothing can be reached any more."""
        self.stall.over.set()
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


@pytest.fixture
def open_page(host: Host, open_page: Callable[..., Any]) -> Callable[..., Any]:
    """As elsewhere. The host stays until the pages are closed, as they may still be fetching something."""
    return open_page


def fetched(page: Any) -> None:
    """Wait until the page says that the games are here."""
    page.locator("[data-offline]").wait_for()


def unpacked(page: Any) -> None:
    """Wait until what the engine starts with is kept unpacked."""
    fetched(page)
    page.evaluate(UNPACKED)


def drawn(page: Any) -> str:
    """The board as it is shown when the person has something to decide and nobody else has: nothing changes then."""
    next_thing(page)
    page.locator(".babel .others .thinking").first.wait_for(state="detached")
    text: str = page.locator(".board").inner_text()
    return text


def from_the_list(page: Any, host: Host) -> str:
    """Leave the table, find it in the list of tables and come back, with nothing picked; the board then."""
    table = page.url.rsplit("/", 1)[1]
    next_thing(page)
    page.goto(f"{host.address}/some/where/#/")
    page.locator(f"main a[href$='/t/{table}']").click()
    page.locator(".bar").wait_for()
    return drawn(page)


def play_now(page: Any, game: str) -> None:
    """Click on what starts a game, whether or not it can start."""
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-first-play]").click()


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_a_whole_game_in_airplane_mode(open_page: Callable[..., Any], host: Host, game: str) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    page.locator("[data-local]").wait_for()
    fetched(page)
    host.down()
    page.context.set_offline(True)
    page.reload()

    start(page, game, 3)
    play_to_the_end(page)
    page.locator("[data-further] summary").click()
    page.get_by_role("button", name="Check the deal", exact=True).click()
    page.get_by_text("The deal was fair").wait_for()
    page.goto(f"{host.address}/some/where/#/history")
    page.locator("[data-table]").click()
    page.locator("[data-curve]").wait_for()
    page.locator("[data-analyse]").click()
    page.locator("[data-judge]").click()
    page.locator("[data-judged]").wait_for()


def test_the_first_judgement_in_the_page_is_the_one_that_a_server_gives(
    open_page: Callable[..., Any], host: Host
) -> None:
    state = tabletowers.game("clocktowers").new(2, 7)
    assert state.to_move is not None
    considered = explain(state.sight(state.to_move)).to_json()["considered"]
    page = open_page("/some/where/#/analysis", address=host.address, script=QUICK)
    page.locator("[data-text]").fill(Position.of(state).to_text())
    page.locator("[data-set-up]").click()
    page.locator("[data-judge]").click()
    page.locator("[data-judged]").wait_for()
    found = re.findall(r": (\d+) %$", page.locator("[data-judged]").inner_text(), re.M)
    assert found == [f"{100 * one['chance']:.0f}" for one in considered]


def test_a_resumed_game_positions_and_notes_in_airplane_mode(open_page: Callable[..., Any], host: Host) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    fetched(page)
    host.down()
    page.context.set_offline(True)
    page.reload()

    start(page, "babel", 3)
    before = drawn(page)
    page.locator("[data-tab=menu]").click()
    page.locator("[data-open-notes]").click()
    page.locator("[data-notes]").fill("watch the discs")
    page.locator("[data-notes]").blur()
    page.get_by_text("Saved. Only you can read this.", exact=True).wait_for()
    page.reload()
    assert drawn(page) == before
    page.locator("[data-tab=menu]").click()
    page.locator("[data-back]").click()
    page.locator("[data-look-back] .where").filter(has_text=re.compile(r"\d")).wait_for()

    page.goto(f"{host.address}/some/where/#/positions")
    page.locator("[data-game=babel] [data-position]").first.click()
    act(page)


def hinted(server: str, puzzle: str, language: str, rung: int | None) -> list[str]:
    """The words in which a server answers about an empty sheet: with a hint up to this rung, or with what is wrong."""
    wish: dict[str, Any] = {"position": {"entries": {}, "marks": {}, "own": []}, "language": language}
    if rung is not None:
        wish["rung"] = rung
    address = f"{server}/api/v1/puzzles/{puzzle}/{'check' if rung is None else 'hint'}"
    request = urllib.request.Request(address, json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        said = json.load(answer)
    steps = said.get("steps", [])
    texts: list[str] = said["texts"]
    return [*texts[:2], steps[0]["text"]] if steps else texts


def test_a_puzzle_in_airplane_mode_says_what_a_server_says(
    open_page: Callable[..., Any], host: Host, server: str
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    fetched(page)
    host.down()
    page.context.set_offline(True)
    for language in ("de", "en"):
        page.goto(f"{host.address}/some/where/?lang={language}#/puzzles/official-1")
        for rung in (1, 2, 3):
            page.locator("[data-hint]").click()
            words = hinted(server, "official-1", language, rung)
            expect(page.locator(".told p")).to_have_text(words, timeout=PATIENCE)
        page.locator("[data-check]").click()
        words = hinted(server, "official-1", language, None)
        expect(page.locator(".told p")).to_have_text(words, timeout=PATIENCE)

    page.goto(f"{host.address}/some/where/#/puzzles/daily")
    page.wait_for_url(re.compile(r"#/puzzles/daily-\d{4}-\d\d-\d\d$"))
    page.locator("[data-hint]").click()
    words = hinted(server, page.url.rsplit("/", 1)[1], "en", 1)
    expect(page.locator(".told p")).to_have_text(words, timeout=PATIENCE)


def test_a_missing_file_is_named_as_what_is_missing_and_fetched_once_it_can_be(
    open_page: Callable[..., Any], host: Host, server: str
) -> None:
    page = open_page("/some/where/?lang=de", address=host.address, script=QUICK, allowed=NO_NETWORK)
    fetched(page)
    page.evaluate(
        """async () => {
          const files = await caches.open('tabletowers-files');
          for (const kept of await files.keys()) if (kept.url.includes('/text-de.')) await files.delete(kept);
        }"""
    )
    # Nor may the browser have it, whose own cache keeps a file the longer, the older it is.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    host.down()
    page.context.set_offline(True)
    page.goto(f"{host.address}/some/where/?lang=de#/puzzles/official-1")
    page.locator("[data-hint]").click()
    missing = catalogue("de")("error-file_unfetched")
    expect(page.locator(".told p")).to_have_text([missing], timeout=PATIENCE)
    host.up()
    page.context.set_offline(False)
    page.locator("[data-hint]").click()
    expect(page.locator(".told p")).to_have_text(hinted(server, "official-1", "de", 1), timeout=PATIENCE)


def test_a_saved_game_moves_to_another_device_and_a_record_is_looked_at(
    open_page: Callable[..., Any], host: Host, tmp_path: Path
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK)
    start(page, "oldtown", 2)
    before = drawn(page)
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
    other.get_by_text("weder eine gespeicherte Partie").wait_for()
    other.locator("[data-import]").set_input_files(file)
    other.locator(".bar").wait_for()
    assert re.search(r"#/t/\w+$", other.url)
    other.goto(f"{host.address}/some/where/?lang=en#/t/{other.url.rsplit('/', 1)[1]}")
    other.locator(".bar").wait_for()
    assert drawn(other) == before


@contextmanager
def changed(site: Path, pattern: str, replacement: str) -> Iterator[str]:
    """Change the service worker that the host has; which version of the site it keeps."""
    worker = site / "some" / "where" / "sw.js"
    text = worker.read_text("utf-8")
    write_later(worker, re.sub(pattern, replacement, text))
    try:
        yield re.findall(r'VERSION = "([\w-]+)"', worker.read_text("utf-8"))[0]
    finally:
        write_later(worker, text)


def write_later(file: Path, text: str) -> None:
    """Write a file as if a second later than before: hosts tell times in seconds, and browsers keep what is as old."""
    second = int(file.stat().st_mtime) + 1
    newer = file.with_suffix(".newer")
    newer.write_text(text, "utf-8")
    os.utime(newer, (second, second))
    newer.replace(file)


def newer_version(site: Path) -> AbstractContextManager[str]:
    """Let the host have a newer version of the site; its name."""
    return changed(site, r'VERSION = "(\w+)"', r'VERSION = "\1-newer"')


def test_an_update_waits_until_it_is_wanted_and_games_go_on(
    open_page: Callable[..., Any], host: Host, site: Path
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    fetched(page)
    start(page, "clocktowers", 2)
    before = drawn(page)
    with newer_version(site) as version:
        page.reload()
        page.locator("[data-renew] button").click()
        page.locator("[data-renew]").wait_for(state="detached")
        page.locator(".bar").wait_for()
        assert drawn(page) == before
        assert page.evaluate(PAGES_KEPT) == [f"tabletowers-page-{version}"]


@pytest.mark.parametrize(
    ("release", "beginning"),
    [("this", b""), ("this", BEGINNING), ("an earlier one", BEGINNING)],
    ids=["never-answered", "never-ended", "never-ended-and-earlier-release"],
)
def test_a_download_that_does_not_end_holds_up_no_update(
    open_page: Callable[..., Any], host: Host, site: Path, release: str, beginning: bytes
) -> None:
    # A browser looks for a newer worker whenever it likes, so the older one is there until the newer one is.
    with changed(site, "let go", "let go" if release == "this" else "not understood"):
        page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
        unpacked(page)
        (never,) = (site / "some" / "where" / "engine").glob("drawing.*.pack.gz")
        host.stall.file, host.stall.beginning = never.name, beginning
        page.locator("[data-everything]").click()
        assert host.stall.asked.wait(PATIENCE / 1000)
        with newer_version(site) as version:
            page.evaluate(UPDATE)
            page.locator("[data-renew] button").click()
            page.locator("[data-renew]").wait_for(state="detached")
            fetched(page)
            assert page.evaluate(PAGES_KEPT) == [f"tabletowers-page-{version}"]


def test_a_full_device_says_so_and_keeps_everything_once_there_is_room(
    open_page: Callable[..., Any], host: Host, tmp_path: Path
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK)
    unpacked(page)
    # Before anything is stored: a browser looks only now and then how much room there is. It is enough for some moves.
    browser = page.context.new_cdp_session(page)
    used = page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": host.address, "quotaSize": used + 12_000})
    start(page, "clocktowers", 2)
    while not page.locator("[data-unkept]").count():
        assert not next_thing(page).get("over"), "everything was kept"
        act(page)
    before = from_the_list(page, host)
    assert from_the_list(page, host) == before
    page.locator("[data-tab=menu]").click()
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    download.value.save_as(tmp_path / "game.json")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": host.address})
    while page.locator("[data-unkept]").count():
        assert not next_thing(page).get("over"), "nothing is kept again"
        act(page)
    before = from_the_list(page, host)
    page.reload()
    assert drawn(page) == before
    # What the file holds is the whole game.
    page.goto(f"{host.address}/some/where/#/")
    page.locator("[data-import]").set_input_files(tmp_path / "game.json")
    page.locator(".bar").wait_for()


def test_a_browser_that_may_keep_nothing_plays_and_says_so(browser: Any, host: Host, tmp_path: Path) -> None:
    (tmp_path / "Default").mkdir()
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings), "utf-8")
    strict = browser.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=find_chromium(whole=True),
        args=[*FLAGS, *QUIET],
        viewport={"width": 1440, "height": 900},
    )
    try:
        page = strict.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{host.address}/some/where/?lang=en")
        start(page, "clocktowers", 2)
        page.locator("[data-unkept]").wait_for()
        next_thing(page)
        # What says so moves no card under the bar.
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_function(
            "() => document.querySelector('.hand').getBoundingClientRect().bottom <= "
            "document.querySelector('.bar').getBoundingClientRect().top"
        )
        act(page)
        next_thing(page)
    finally:
        strict.close()


def test_without_webassembly_the_page_says_what_to_do_and_rules_can_be_read(
    open_page: Callable[..., Any], host: Host
) -> None:
    page = open_page(
        "/some/where/", address=host.address, script=f"{QUICK}; delete window.WebAssembly", allowed=NO_NETWORK
    )
    play_now(page, "clocktowers")
    page.get_by_text("WebAssembly is switched off").first.wait_for()
    page.goto(f"{host.address}/some/where/#/learn/clocktowers")
    page.get_by_role("heading", name="Clocktowers", exact=True).first.wait_for()


def test_what_arrived_half_is_said_and_what_is_kept_half_is_fetched_again(
    open_page: Callable[..., Any], host: Host, site: Path
) -> None:
    (python,) = (site / "some" / "where" / "engine").glob("python.*.pack.gz")
    whole = python.read_bytes()
    python.write_bytes(whole[: len(whole) // 2])
    try:
        page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
        play_now(page, "clocktowers")
        page.get_by_text("Part of the games could not be fetched").first.wait_for()
    finally:
        python.write_bytes(whole)
    page = open_page("/some/where/", address=host.address, script=QUICK)
    unpacked(page)
    for shelf, file in (("tabletowers-files", python.name), ("tabletowers-unpacked", ".pack")):
        page.evaluate(
            """async ([shelf, file]) => {
              const files = await caches.open(shelf);
              const [kept] = (await files.keys()).filter(({ url }) => url.endsWith(file));
              const bytes = await (await files.match(kept)).arrayBuffer();
              await files.put(kept, new Response(bytes.slice(0, 1000)));
            }""",
            [shelf, file],
        )
    page.reload()
    start(page, "clocktowers", 2)
    next_thing(page)


def test_what_is_kept_unpacked_is_enough_to_play(open_page: Callable[..., Any], host: Host) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    unpacked(page)
    page.evaluate(
        """async () => {
          const files = await caches.open('tabletowers-files');
          for (const kept of await files.keys()) if (kept.url.endsWith('.gz')) await files.delete(kept);
        }"""
    )
    host.down()
    page.context.set_offline(True)
    page.reload()
    start(page, "clocktowers", 2)
    next_thing(page)


def test_where_there_is_no_room_for_it_nothing_is_kept_unpacked_and_games_are_played(
    open_page: Callable[..., Any], host: Host
) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK)
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": host.address, "quotaSize": 20_000_000})
    # It is tried, and given up.
    until(page, "() => caches.has('tabletowers-unpacked')")
    until(page, "() => caches.has('tabletowers-unpacked').then((found) => !found)")
    fetched(page)
    page.reload()
    start(page, "clocktowers", 2)
    next_thing(page)
    kept = page.evaluate("caches.open('tabletowers-unpacked').then((shelf) => shelf.keys()).then((all) => all.length)")
    assert kept < 2


def test_a_damaged_table_says_so_and_the_others_go_on(open_page: Callable[..., Any], host: Host) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    start(page, "clocktowers", 2)
    next_thing(page)
    broken = page.url
    page.goto(f"{host.address}/some/where/#/")
    start(page, "clocktowers", 2)
    before, whole = drawn(page), page.url
    page.evaluate(
        """(table) => new Promise((resolve, reject) => {
          const opening = indexedDB.open('tabletowers-local');
          opening.onsuccess = () => {
            const change = opening.result.transaction('rows', 'readwrite');
            change.objectStore('rows').put({ table, number: 1, row: '[{"kind":"started","at":' });
            change.oncomplete = resolve;
            change.onerror = reject;
          };
        })""",
        broken.rsplit("/", 1)[1],
    )
    page.goto(broken)
    page.reload()
    page.get_by_text("is damaged and can’t be read").first.wait_for()
    page.goto(whole)
    page.locator(".bar").wait_for()
    assert drawn(page) == before


#: Pages that only a server has.
ONLINE = (
    "people/you",
    "deals/2026-11-16-babel",
    "ratings",
    "practice",
    "account",
    "login",
    "password",
    "device",
)


def test_a_private_match_on_a_device_compares_with_the_strengths(open_page: Callable[..., Any], host: Host) -> None:
    page = open_page("/some/where/#/matches", address=host.address, script=QUICK)
    page.locator("[data-make]").click()
    dialog = page.locator("[data-make-match]")
    dialog.locator("[name=game]").select_option("clocktowers")
    dialog.locator("[name=bot]").select_option("novice")
    dialog.get_by_role("button", name="Set up the match").click()
    page.get_by_role("heading", name="Clocktowers: private match").wait_for()
    assert page.locator("[data-deal]").count() == 6
    page.locator("[data-deal='1'] [data-begin]").click()
    page.locator(".bar").wait_for()
    play_to_the_end(page)
    page.get_by_role("link", name="Back to the match").click()
    page.locator("[data-deal='1'][data-state=finished]").get_by_text("Lead:", exact=False).wait_for()
    # The strengths play the deal meanwhile; the weakest are there first.
    page.locator("[data-standing] tbody").get_by_text("Bot (Novice)").wait_for()
    page.locator("[data-mine]").get_by_text("1 of 6 deals played").wait_for()


def test_pages_that_only_a_server_has_say_so_and_no_menu_leads_there(open_page: Callable[..., Any], host: Host) -> None:
    page = open_page("/some/where/", address=host.address, script=QUICK, allowed=NO_NETWORK)
    for path in ONLINE:
        page.goto(f"{host.address}/some/where/#/{path}")
        page.locator("[data-online-only]").wait_for()
    page.goto(f"{host.address}/some/where/#/")
    page.locator("article.babel").wait_for()
    page.locator("header .me").click()
    page.locator("main form").wait_for()
    addresses = page.locator("a[href]").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert [
        one for one in addresses if one.lstrip("#").lstrip("/").split("/")[0] in {path.split("/")[0] for path in ONLINE}
    ] == []


def test_a_page_left_open_over_an_update_says_that_it_has_to_be_reloaded(
    open_page: Callable[..., Any], site: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path / "table.db", "--engine", str(site / "some" / "where")).start()
    try:
        allowed = (*NO_NETWORK, "Service Worker registration blocked")
        page = open_page("/", address=server.address, script=QUICK, allowed=allowed, service_workers="block")
        page.locator("[data-play=clocktowers]").wait_for()
        page.locator("[data-practice-where]").wait_for()
        # The update: the page has other scripts, and those of the open page are gone.
        newer = '<script type="module" src="/assets/index-newer.js"></script>'
        page.route(f"{server.address}/", lambda route: route.fulfill(content_type="text/html", body=newer))
        page.route("**/assets/worker-*.js", lambda route: route.fulfill(status=404))
        # Whoever wants to play does so at the server, and is told all the same.
        start(page, "clocktowers", 2)
        page.locator("[data-outdated]").get_by_text("Reload to continue").wait_for()
        page.unroute_all()
        page.locator("[data-outdated] button").click()
        page.locator(".bar").wait_for()
        page.locator("[data-outdated]").wait_for(state="detached")
    finally:
        server.stop()


def test_a_newer_engine_does_not_think_about_the_tables_of_an_older_one(
    open_page: Callable[..., Any], site: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path / "table.db", "--engine", str(site / "some" / "where")).start()
    described = json.loads((site / "some" / "where" / "engine" / "engine.json").read_text("utf-8"))
    asked = []

    def update(route: Any) -> None:
        """The update comes when the tables are there, and nobody thinks yet."""
        asked.append(route)
        newer = {} if len(asked) == 1 else {"digest": "newer"}
        route.fulfill(content_type="application/json", body=json.dumps(described | newer))

    try:
        allowed = ("Service Worker registration blocked",)
        page = open_page("/", address=server.address, script=QUICK, allowed=allowed, service_workers="block")
        page.locator("[data-practice-where]").wait_for()
        page.context.route("**/engine.json", update)
        start(page, "clocktowers", 2)
        page.locator("[data-outdated]").get_by_text("Reload to continue").wait_for()
        page.context.unroute_all()
        page.locator("[data-outdated] button").click()
        page.locator("[data-outdated]").wait_for(state="detached")
        play_to_the_end(page)
    finally:
        server.stop()


def test_practice_at_a_server_is_played_in_the_page_also_without_it_and_hints_are_announced(
    open_page: Callable[..., Any], site: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path / "table.db", "--engine", str(site / "some" / "where")).start()
    try:
        page = open_page("/", address=server.address, script=QUICK, allowed=NO_NETWORK)
        fetched(page)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
        page.on("websocket", lambda _: asked.append("POST by websocket"))
        start(page, "clocktowers", 2)
        page.locator("[data-local]").wait_for()
        own = page.url
        next_thing(page)
        page.locator("[data-hint]").click()
        page.locator("[data-coach='1'] p").first.wait_for()
        page.locator("[data-close-hint]").click()
        act(page)
        next_thing(page)
        # The server has heard of nobody and of no table.
        assert [one for one in asked if one.startswith("POST")] == []

        page.locator("header a.brand").click()
        page.locator(f"main a[href='{urlsplit(own).path}']").get_by_text("On this device", exact=True).wait_for()
        page.locator("[data-practice-where]").click()
        start(page, "clocktowers", 2)
        table = page.url.rsplit("/", 1)[1]
        assert f"POST /api/v1/tables/{table}/start" in asked
        page.locator("[data-local]").wait_for(state="detached")
        next_thing(page)
        page.locator("[data-hint]").click()
        page.locator("[data-coach='1'] p").first.wait_for()
        assert f"GET /api/v1/tables/{table}/analysis" in asked
        assert f"POST /api/v1/tables/{table}/advice" not in asked
    finally:
        server.stop()
    page.context.set_offline(True)
    page.goto(own)
    act(page)
    next_thing(page)
