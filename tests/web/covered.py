"""Whether anything lies over what it speaks of: `python -m tests.web.covered` looks at every game at seven sizes.

It opens tables with tips and with the coach's hint, introductions step by step, positions to solve, the analysis board
and replays. It tells where a tip, a bar, a hint or a panel lies over a hand, over what can be chosen or over what is
pointed out, with a picture of each. The tests of the page do the same in a shorter form.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.web.axe import played
from tests.web.behind import call
from tests.web.conftest import PATIENCE, ROOT
from tests.web.newcomer import ALL, PHONE, SIZES, house
from tests.web.playing import next_thing, start

#: The newcomer's sizes, a laptop whose browser has many bars, and a tablet.
LOOKS = SIZES | {"1366x650": (1366, 650), "820x1180": (820, 1180)}
SCENES = ("tip", "hint", "introduction", "position", "analysis", "replay")

#: What is spoken of and lies under something that speaks: of every piece five points, of which none may be covered.
#: What is out of sight has an arrow that leads there.
COVERED = """() => {
  const speaking = '.bar, .tip, .overhead, .speech, .coach, .asked, .controls, .vote, [data-called]';
  const five = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  const found = [];
  let seen = 0;
  // Scrolled out of sight in a box of its own.
  const clipped = (piece, x, y) => {
    for (let box = piece.parentElement; box; box = box.parentElement) {
      if (box === document.body || getComputedStyle(box).overflowY === 'visible') continue;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (x < left || y < top || x >= right || y >= bottom) return true;
    }
    return false;
  };
  const pieces = [...document.querySelectorAll('[data-region=hand] [data-piece], [data-open], [data-coached]')];
  for (const piece of pieces) {
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    let inside = 0;
    for (const [across, down] of five) {
      const [x, y] = [box.x + across * box.width, box.y + down * box.height];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || clipped(piece, x, y)) continue;
      inside += 1;
      const above = document.elementFromPoint(x, y)?.closest(speaking);
      if (above && !above.contains(piece) && !piece.contains(above)) {
        found.push(`${above.className.split(' ')[0]} lies over ${piece.dataset.piece ?? piece.className}`);
        break;
      }
    }
    if (inside === five.length) seen += 1;
  }
  if (pieces.length && !seen) found.push('nothing of what is spoken of is in sight');
  return document.querySelector('[data-more]') ? [] : [...new Set(found)];
}"""


def size_of(page: Any, size: str) -> None:
    """Make a window of this size, and wait until everything has found its place in it."""
    width, height = LOOKS[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_timeout(300)


def scenes(game: str, opened: Any, wanted: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """Yield what is looked at of a game: its name, and a page that shows it. Each size is set by whoever looks."""
    players = ALL[game][0]
    if "tip" in wanted or "hint" in wanted:
        page = opened("/")
        start(page, game, players, tips=True)
        next_thing(page)
        if "tip" in wanted:
            page.locator("[data-tip]").wait_for()
            yield f"{game}, tip", page
        if "hint" in wanted:
            page.locator("[data-tip-done]").click()
            page.locator("[data-hint]").click()
            page.locator("[data-coach]:not([data-coach='0'])").wait_for()
            # Where there is only one move, that is all.
            if page.locator("[data-more-hint]").count():
                page.locator("[data-more-hint]").click()
                page.locator("[data-coach='2']").wait_for()
            yield f"{game}, hint", page
    if "position" in wanted:
        page = opened("/positions")
        known = call(page, "GET", "/positions")["positions"]
        # A guest has none.
        for one in [one["id"] for one in known if one["game"] == game][:1]:
            page.goto(f"/positions/{one}")
            page.locator("[data-open]").first.wait_for()
            yield f"{game}, position", page
    if "analysis" in wanted or "replay" in wanted:
        yield from finished(game, opened, wanted)


def finished(game: str, opened: Any, wanted: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """Yield a game that is over, looked at again and analysed."""
    people = [opened("/") for _ in range(ALL[game][0])]
    for number, page in enumerate(people):
        call(page, "POST", "/guests", {"name": f"Guest {number}"})
        page.evaluate("localStorage.setItem('known', '1')")
    table = played(game, *people)
    for name, path in (("replay", f"/replay/{table}?ply=4"), ("analysis", f"/analysis?table={table}&ply=4&seat=0")):
        if name in wanted:
            people[0].goto(path)
            people[0].locator("[data-region]").first.wait_for()
            yield f"{game}, {name}", people[0]


def introduction(game: str, opened: Any, size: str) -> Iterator[tuple[str, Any]]:
    """Yield every step of an introduction at one size; a step is made where the one before was."""
    page = opened(f"/learn/{game}?begin")
    size_of(page, size)
    page.locator("article.page").wait_for()
    # Market Day has none.
    if game == "marketday":
        return
    page.locator(".asked").wait_for()
    for step in range(1, 40):
        yield f"{game}, introduction, step {step}", page
        following = page.locator("[data-next], [data-show], [data-confirm]").first
        if not following.count():
            return
        following.click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        page.wait_for_timeout(100)


def main(given: Sequence[str] | None = None) -> int:
    """Look at every scene of every game at every size, or at those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.covered", description=__doc__.split("\n")[0])
    parser.add_argument("--games", nargs="+", choices=ALL, default=list(ALL))
    parser.add_argument("--sizes", nargs="+", choices=LOOKS, default=list(LOOKS))
    parser.add_argument("--scenes", nargs="+", choices=SCENES, default=list(SCENES))
    parser.add_argument("--language", default="en")
    asked = parser.parse_args(given)
    pictures = ROOT / "build" / "pictures" / "covered"
    pictures.mkdir(parents=True, exist_ok=True)
    looked = covered = 0

    def look(name: str, size: str, page: Any) -> None:
        nonlocal looked, covered
        looked += 1
        if found := page.evaluate(COVERED):
            covered += 1
            print(f"{name}, {size}: {'; '.join(found)}", flush=True)
            page.screenshot(path=picture(pictures, name, size))

    with house() as (browser, address):
        for size in asked.sizes:
            phone = {"has_touch": True, "is_mobile": True} if LOOKS[size][0] < PHONE else {}

            def opened(path: str, phone: dict[str, bool] = phone, size: str = size) -> Any:
                width, height = LOOKS[size]
                context = browser.new_context(
                    base_url=address,
                    viewport={"width": width, "height": height},
                    reduced_motion="reduce",
                    locale=asked.language,
                    **phone,
                )
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                page.goto(path)
                return page

            for game in asked.games:
                for name, page in scenes(game, opened, asked.scenes):
                    size_of(page, size)
                    look(name, size, page)
                if "introduction" in asked.scenes:
                    for name, page in introduction(game, opened, size):
                        look(name, size, page)
            for context in browser.contexts:
                context.close()
    print(f"{looked} looks; in {covered} of them something lies over what it speaks of")
    return int(covered > 0)


def picture(folder: Path, name: str, size: str) -> Path:
    """Return where the picture of a look is kept."""
    return folder / f"{name.replace(', ', '-').replace(' ', '-')}-{size}.png"


if __name__ == "__main__":
    sys.exit(main())
