"""The site without a server, in a real browser: how soon one can play, how much it fetches, how long its bots think.

Static files come from a small server on this machine, below a path. Times are taken in the page itself, by its own
clock. There is no comparison; on a busy machine all times are longer.
"""

from __future__ import annotations

import gzip
import os
import statistics
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any

from benchmarks import machine, table
from benchmarks.web import NEXT
from tabletowers.bots import STRENGTHS
from tabletowers.build.chromium import launch
from tabletowers.games import GAMES

#: Bots don't pause, and the person knows all games.
_BEFORE = "localStorage.setItem('quick-bots', '1'); localStorage.setItem('name', 'Bench');"
#: Begins a game as soon as the page offers it: a promise of the milliseconds from opening the page until the board is
#: painted.
_BEGIN = """
window.board = new Promise((painted, failed) => {
  setTimeout(() => failed(new Error('there is no board')), 300_000);
  const clicked = new Set();
  const look = () => {
    if (document.querySelector('.bar, .result')) {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => painted(performance.now())));
      return;
    }
    for (const offer of document.querySelectorAll('[data-play=GAME]:enabled, [data-first-play]')) {
      if (clicked.has(offer)) continue;
      clicked.add(offer);
      offer.click();
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, attributes: true });
});
"""
#: Records the times from the click on a move until the page has the new view and legal moves, and until these are
#: painted; and the times that bots take to move after that.
_WATCH = """
window.answers = []; window.paintings = []; window.thoughts = [];
let clicked = 0, said = 0, heard = 0;
addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'heard') return;
      const message = JSON.parse(data.text), now = performance.now(), since = said;
      if (message.type !== 'update') return;
      if (since) {
        answers.push(now - since);
        requestAnimationFrame(() => setTimeout(() => paintings.push(performance.now() - since)));
      } else if (heard && message.entries.some(({ by }) => by === 'bot')) thoughts.push(now - heard);
      [said, heard] = [0, now];
    });
  }
  postMessage(message, given) {
    if (message.kind === 'say' && JSON.parse(message.text).type === 'move') said = clicked;
    super.postMessage(message, given);
  }
};
"""
#: Waits until the files that the engine starts with are stored unpacked.
_UNPACKED = """async () => {
  const shelf = await caches.open('tabletowers-unpacked');
  while (!(await shelf.keys()).some(({ url }) => url.endsWith('.pack'))) await new Promise((go) => setTimeout(go, 50));
}"""
#: How often the first board is measured; the median counts.
_STARTS = 5


class _Counting(SimpleHTTPRequestHandler):
    """A web server for static files that counts what it sends. Texts are compressed, as usual."""

    sent = 0
    _PACKED = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest")

    def send_head(self) -> Any:
        """Send the headers and return the requested file."""
        place = Path(self.translate_path(self.path))
        place = place / "index.html" if place.is_dir() else place
        if place.suffix not in self._PACKED or not place.is_file() or "If-Modified-Since" in self.headers:
            return super().send_head()
        content = _packed(place, place.stat().st_mtime_ns)
        self.send_response(200)
        for name, value in (
            ("Content-Type", self.guess_type(str(place))),
            ("Content-Encoding", "gzip"),
            ("Content-Length", str(len(content))),
            ("Last-Modified", self.date_time_string(int(place.stat().st_mtime))),
        ):
            self.send_header(name, value)
        self.end_headers()
        return BytesIO(content)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send the content and count it."""
        content = source.read()
        type(self).sent += len(content)
        outputfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@cache
def _packed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 6)


@contextmanager
def _hosted(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Counting, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise ValueError("bench site needs playwright") from error
    folder = Path(os.environ.get("TABLETOWERS_SITE", "build/site"))
    if not (folder / "index.html").exists():
        raise ValueError(f"no site in {folder}; build it with tabletowers build site")
    games: dict[str, Any] = {}
    with _hosted(folder) as address, sync_playwright() as playwright:
        browser = launch(playwright, whole=True)
        for game in GAMES:
            print(f"{game} …", file=sys.stderr, flush=True)
            boards = _first_boards(browser, address, game, 1 if quick else _STARTS)
            games[game] = boards | _game(browser, address, game, 6 if quick else 40)
        browser.close()
    columns = ["", "first board s", "MB before it", "again s", "view ms", "view p95 ms", "painted ms"]
    columns += ["strongest s", "at worst s"]
    rows = [[name, *figures.values()] for name, figures in games.items()]
    table("The site without a server", columns, rows)
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return {"machine": machine() | {"load": os.getloadavg()[0]}, "games": games}


def _page(context: Any, script: str) -> Any:
    """A new page, with a script that runs before its own. On a busy machine everything may take minutes."""
    context.add_init_script(script)
    page = context.new_page()
    page.set_default_timeout(300_000)
    return page


def _first_boards(browser: Any, address: str, game: str, starts: int) -> dict[str, float]:
    """The times from opening the page to the first board: with nothing stored on the device, and with everything."""
    empty, fetched, filled = [], 0, []
    for _ in range(starts):
        context = browser.new_context(service_workers="block")
        before = _Counting.sent
        empty.append(_first_board(_page(context, _BEFORE), address, game))
        fetched = _Counting.sent - before
        context.close()
    context = browser.new_context()
    page = _page(context, _BEFORE)
    page.goto(address)
    page.locator("[data-offline]").wait_for()
    page.evaluate(_UNPACKED)
    page.close()
    for _ in range(starts):
        page = context.new_page()
        filled.append(_first_board(page, address, game))
        page.close()
    context.close()
    return {
        "empty_s": statistics.median(empty) / 1000,
        "fetched_mb": fetched / 1e6,
        "filled_s": statistics.median(filled) / 1000,
    }


def _first_board(page: Any, address: str, game: str) -> float:
    """Open the page and begin a game at once. Returns the milliseconds until the board appears."""
    page.add_init_script(_BEGIN.replace("GAME", game))
    page.goto(address, wait_until="commit")
    milliseconds: float = page.evaluate("board")
    return milliseconds


def _game(browser: Any, address: str, game: str, decisions: int) -> dict[str, float]:
    """Play against the strongest bots, after everything has been fetched."""
    context = browser.new_context()
    page = _page(context, _BEFORE + _WATCH)
    page.goto(address)
    page.locator("[data-everything]").click()
    page.locator("[data-offline=everything]").wait_for()
    page.locator(f"article.{game} select").nth(1).select_option(list(STRENGTHS)[-1])
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-first-play]").click()
    for _ in range(decisions):
        page.locator(f"{NEXT}, .result").first.wait_for(state="attached")
        if page.locator(".result").count():
            break
        page.locator(NEXT).first.click()
    answers, paintings, thoughts = page.evaluate("[answers, paintings, thoughts].map((all) => all.length ? all : [0])")
    context.close()
    return {
        "view_ms": float(statistics.median(answers)),
        "view_p95_ms": float(sorted(answers)[max(0, -(-95 * len(answers) // 100) - 1)]),
        "painted_ms": float(statistics.median(paintings)),
        "strongest_s": statistics.fmean(thoughts) / 1000,
        "strongest_most_s": max(thoughts) / 1000,
    }
