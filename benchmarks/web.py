"""The page in a real browser: how soon a board can be used and a click is answered, and whether anything ever stalls.

Server and browser run on this machine. There is no comparison; figures on a busy machine are higher.
"""

from __future__ import annotations

import gzip
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks import machine, table
from benchmarks.server import serving
from tabletowers.build.chromium import launch
from tabletowers.games import GAMES

#: Records the durations of tasks longer than 50 ms, and how long clicks took to be painted.
_WATCH = """
window.tasks = []; window.clicks = [];
new PerformanceObserver((list) => list.getEntries().forEach((entry) => tasks.push(entry.duration)))
  .observe({ type: 'longtask' });
new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  if (entry.name === 'click') clicks.push(entry.duration);
})).observe({ type: 'event', durationThreshold: 16 });
"""
#: What can be clicked on, once the decision before has been answered.
NEXT = (
    ".table[aria-busy=false] :is([data-confirm], .decision .button.main:enabled, .decision [data-refuse], [data-open])"
)
#: The shortest click that a browser measures, in milliseconds.
_FINEST = 16


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise ValueError("bench web needs playwright") from error
    games: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as (port, _pid),
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, whole=True)
        address = f"http://127.0.0.1:{port}"
        script = _first_load(browser, address)
        for game in GAMES:
            games[game] = _game(browser, address, game, 8 if quick else 40)
        browser.close()
    rows = [
        [
            name,
            figures["usable_ms"],
            figures["click_median_ms"],
            figures["click_p95_ms"],
            figures["long_tasks"],
            figures["longest_ms"],
        ]
        for name, figures in games.items()
    ]
    columns = ["", "board usable ms", "click ms", "click p95 ms", "tasks over 50 ms", "longest ms"]
    table("The page", columns, rows)
    print(f"the first load has {script / 1000:.1f} KB of script, compressed")
    return {"machine": machine() | {"load": os.getloadavg()[0]}, "script_bytes": script, "games": games}


def _first_load(browser: Any, address: str) -> int:
    """The size of the home page's scripts, compressed."""
    page = browser.new_page()
    sizes: list[int] = []

    def heard(answer: Any) -> None:
        if ".js" in answer.url:
            sizes.append(len(gzip.compress(answer.body(), 9)))

    page.on("response", heard)
    page.goto(address, wait_until="networkidle")
    page.close()
    return sum(sizes)


def _game(browser: Any, address: str, game: str, decisions: int) -> dict[str, Any]:
    """Open a running table in a new browser, then play on against bots, with all animations."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    # A newcomer to the game is asked how to begin.
    page.locator("[data-first-play]").click()
    page.locator(NEXT).first.wait_for()
    link, known = page.url, context.storage_state()
    context.close()
    # Nothing of the page is cached, as on a device that opens it for the first time.
    context = browser.new_context(base_url=address, storage_state=known)
    context.add_init_script(_WATCH)
    page = context.new_page()
    started = time.perf_counter()
    page.goto(link, wait_until="commit")
    page.locator(NEXT).first.wait_for(state="attached")
    usable = 1000 * (time.perf_counter() - started)
    page.evaluate("tasks.length = 0")
    for _ in range(decisions):
        page.locator(f"{NEXT}, .result").first.wait_for(state="attached")
        if page.locator(".result").count():
            break
        page.locator(NEXT).first.click()
    page.wait_for_timeout(500)
    clicks = page.evaluate("clicks") or [_FINEST]
    tasks = page.evaluate("tasks")
    context.close()
    return {
        "usable_ms": usable,
        "click_median_ms": float(statistics.median(clicks)),
        "click_p95_ms": float(sorted(clicks)[max(0, -(-95 * len(clicks) // 100) - 1)]),
        "click_most_ms": float(max(clicks)),
        "long_tasks": len(tasks),
        "longest_ms": float(max(tasks, default=0)),
    }
