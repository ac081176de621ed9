"""A newcomer at the page: sees only what is in the viewport, does what the prompt asks, chooses among what is marked.

`python -m tests.web.newcomer` plays every game at every size in every language with long names, and tells what got in
the way: something to choose that is hidden or covered, a prompt that is clipped or stays the same, a target that is too
small for a finger, a dead end. It never scrolls; it only taps what the page shows.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from tests.web.conftest import PATIENCE, QUIET, ROOT, Server, sync_api
from tests.web.looking import objections
from tests.web.playing import POLLED, start

from tabletowers.build.chromium import launch

GAMES = {"clocktowers": (2, 4), "oldtown": (2, 4), "babel": (3, 5)}
#: The games of `tests/plugins`, whose scenes the page draws.
DRAWN = {"marketday": (2, 4), "sevenlights": (3, 5)}
ALL = GAMES | DRAWN
LANGUAGES = ("en", "it", "fr", "nl", "de")
SIZES = {
    "1440x900": (1440, 900),
    "1366x768": (1366, 768),
    "1280x720": (1280, 720),
    "390x844": (390, 844),
    "360x640": (360, 640),
}
SPEEDS = ("slow", "usual", "fast", "none")
LONG_NAME = "Maximiliane-Wilhelmine von Oberschulte"
#: Narrower than this is a phone, which is used with a finger: no target may be smaller.
PHONE, FINGER = 720, 44
#: So many taps without an end of the game are a dead end.
MOST = 1500
#: An arrow that leads on in a long row, such as a large hand, may be tapped so often.
REPEATED = 8
#: After so many taps axe-core looks at the table, too.
EXAMINED = (6, 40)

#: What is on the page to be seen and done. Everything that can be chosen next is a target, in sight or not. It is in
#: sight if its middle and four points around it are in the viewport with nothing above them.
LOOK = """() => {
  if (document.querySelector('.result')) return { over: true };
  const five = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && five.every(([across, down]) => {
      const at = document.elementFromPoint(box.x + across * box.width, box.y + down * box.height);
      return at !== null && (element.contains(at) || (at.closest('label')?.contains(element) ?? false));
    });
  };
  const told = (element, kind) => {
    const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const { piece, more, choose } = element.dataset;
    const key = (piece || more || choose || element.getAttribute('aria-label') || element.textContent).trim();
    return { kind, key, seen: seen(element), width, height, x: x + width / 2, y: y + height / 2 };
  };
  const targets = [];
  const add = (kind, pattern) => {
    for (const element of document.querySelectorAll(pattern)) targets.push(told(element, kind));
  };
  add('confirm', '[data-confirm]');
  add('finish', '.decision .button.main:enabled');
  const marked = '.main, [data-piece], [data-choose], [aria-checked=true]';
  add('panel', `.decision button:enabled:not(${marked}), .decision input:enabled`);
  // May be there twice, beside the decision and in it, of which one is shown.
  add('panel', '[data-choose]:not([aria-pressed=true])');
  add('piece', '[data-open]');
  // The only answer there is, as one button.
  if (!targets.length) add('finish', '[data-only]');
  if (!targets.length) {
    // Nobody has anything to claim, so nobody waits for the end of the seconds that are left for it.
    document.querySelector('[data-nothing]')?.click();
    return null;
  }
  const all = (kind) => [...document.querySelectorAll(`[data-${kind}]`)].map((element) => told(element, kind));
  const cancel = all('cancel');
  const more = all('more').filter((one) => one.seen);
  const words = document.querySelector('.bar .words');
  const box = words.getBoundingClientRect();
  const readable = words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth + 1 &&
    box.top >= 0 && box.bottom <= innerHeight &&
    words.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2));
  const signs = ['[aria-pressed=true]', ':checked', '[aria-checked=true]'].map((sign) => `.decision ${sign}`);
  const chosen = [...document.querySelectorAll(['[data-picked]', ...signs].join())];
  return {
    targets, more, cancel, readable,
    prompt: words.innerText.trim(),
    chosen: chosen.map((element) => told(element, 'chosen').key),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}"""
#: Two pictures later, so that what a tap has brought about is on the page.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"


#: Counts the clicks that a page hears, before anything else can stop them.
COUNT_CLICKS = "addEventListener('click', () => (window.clicksHeard = (window.clicksHeard ?? 0) + 1), true)"
CLICKS = "() => window.clicksHeard ?? 0"


class DeadEndError(Exception):
    """There is no way on in this game."""


class Newcomer:
    """Somebody who plays one game to its end, and what got in the way."""

    def __init__(self, page: Any, name: str, pictures: Path, seed: int = 1) -> None:
        self.page, self.name, self.pictures = page, name, pictures
        self.complaints: dict[str, str] = {}
        self.taps = self.gestures = 0
        self.ended = False
        self._chance = random.Random(seed)
        size = page.viewport_size
        self._finger = size["width"] < PHONE
        self._before: dict[str, Any] | None = None

    def play(self) -> Newcomer:
        """Play until the result is there, or until there is no way on."""
        try:
            self._play()
            self.ended = True
        except (DeadEndError, sync_api.Error) as why:
            self._complain("dead end", str(why))
        return self

    def _play(self) -> None:
        for step in range(MOST):
            found = self._look()
            if found.get("over"):
                return
            if step in EXAMINED:
                for objection in objections(self.page):
                    self._complain(objection.split(":")[0], objection)
            self._judge(found)
            self._choose(found)
        raise DeadEndError("the game does not end")

    def _look(self) -> dict[str, Any]:
        """Wait until there is something to do, and until it stands still."""
        self.page.evaluate(PAINTED)
        try:
            found: dict[str, Any] = self.page.wait_for_function(LOOK, polling=POLLED).json_value()
        except sync_api.TimeoutError:
            raise DeadEndError("nothing can be chosen, and nothing happens") from None
        for _ in range(20):
            self.page.evaluate(PAINTED)
            again = self.page.evaluate(LOOK)
            if again == found:
                break
            found = again if again is not None else self.page.wait_for_function(LOOK, polling=POLLED).json_value()
        return found

    def _tap(self, target: dict[str, Any]) -> None:
        """Tap, and wait until the page has heard it: on a busy machine it may hear it late."""
        self.taps += 1
        before = self.page.evaluate(CLICKS)
        if self._finger:
            self.page.touchscreen.tap(target["x"], target["y"])
        else:
            self.page.mouse.click(target["x"], target["y"])
        self.page.wait_for_function(f"(before) => ({CLICKS})() > before", arg=before, polling=POLLED)

    def _judge(self, found: dict[str, Any]) -> None:
        """Whether a newcomer would know what to do now, and could."""
        if not found["prompt"]:
            self._complain("no prompt", "nothing says what to do")
        if not found["readable"]:
            self._complain("clipped prompt", found["prompt"])
        if found["sideways"] > 0:
            self._complain("too wide", f"by {found['sideways']} pixels")
        before = self._before
        if before is not None and set(before["chosen"]) < set(found["chosen"]) and before["prompt"] == found["prompt"]:
            self._complain("the prompt stays", f"{found['prompt']} | {found['chosen']}")
        self._before = found
        if self._finger:
            for target in [*found["targets"], *found["more"], *found["cancel"]]:
                if target["seen"] and min(target["width"], target["height"]) < FINGER - 0.5:
                    size = f"{target['width']:.0f}x{target['height']:.0f}"
                    self._complain(f"small {plain(target['key'])}", f"{target['key']} {size}")
        hidden = unseen(found)
        if hidden:
            self._search(found, hidden)

    def _search(self, found: dict[str, Any], hidden: set[str]) -> None:
        """What isn't in sight has to be after one gesture that the page shows, repeated while it still does."""
        first = found
        for key in [more["key"] for more in first["more"]]:
            for _ in range(REPEATED):
                if not hidden or not self._follow(found, key):
                    break
                found = self._look()
                hidden &= unseen(found)
            # Back again, to try the next one from where it was seen.
            if hidden and self._follow(found, opposite(key)):
                found = self._look()
                hidden &= unseen(found)
        if hidden:
            shown = ", ".join(more["key"] for more in first["more"]) or "nothing"
            self._complain(f"hidden {plain(min(hidden))}", f"{sorted(hidden)}; {shown} to tap; {first['prompt']}")
        self._before = None

    def _follow(self, found: dict[str, Any], key: str) -> bool:
        """Tap an arrow, if it is there."""
        for more in found.get("more", ()):
            if more["key"] == key:
                self._tap(more)
                self.gestures += 1
                return True
        return False

    def _choose(self, found: dict[str, Any]) -> None:
        """Tap something that can be chosen: mostly what finishes the choice, if it is there."""
        found = self._look() if unseen(found) else found
        if found.get("over"):
            return
        seen = [target for target in found["targets"] if target["seen"]]
        finishing = [target for target in seen if target["kind"] in ("confirm", "finish")]
        cancel = [target for target in found["cancel"] if target["seen"]]
        chance = self._chance.random()
        if finishing and chance < 0.75:
            self._tap(finishing[0])
        elif cancel and chance < 0.8:
            self._tap(cancel[0])
        elif others := [target for target in seen if target not in finishing]:
            self._tap(self._chance.choice(others))
        elif finishing or cancel:
            self._tap((finishing or cancel)[0])
        elif found["more"]:
            self._tap(found["more"][0])
        else:
            raise DeadEndError(f"nothing that can be tapped is in sight: {found}")

    def _complain(self, what: str, details: str) -> None:
        if what not in self.complaints:
            self.complaints[what] = details
            self.page.screenshot(path=self.pictures / f"{self.name}-{re.sub(r'[^a-z0-9]+', '-', what.lower())}.png")


def unseen(found: dict[str, Any]) -> set[str]:
    """The keys of all targets of which no copy is in sight."""
    keys = {target["key"] for target in found.get("targets", ())}
    return keys - {target["key"] for target in found["targets"] if target["seen"]} if keys else keys


def opposite(key: str) -> str:
    """The gesture that leads back."""
    there, _, where = key.rpartition(" ")
    back = {"up": "down", "down": "up", "left": "right", "right": "left"}[where]
    return f"{there} {back}".strip()


def plain(key: str) -> str:
    """What kind of target a key names, for telling complaints apart."""
    return key.split(":")[0] if ":" in key else key


def begin(page: Any, game: str, players: int, language: str) -> None:
    """A newcomer with a long name, from the start page to the table."""
    page.locator("header select").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.locator("header .me").click()
    page.locator("main form input").first.fill(LONG_NAME)
    page.locator("main form [type=submit]").click()
    page.locator("[data-saved]").wait_for()
    page.locator("header .play").click()
    start(page, game, players, tips=True)


def wishes(size: str, **more: Any) -> dict[str, Any]:
    """A browser of this size: a phone if it is small."""
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if width < PHONE else {}
    return {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **phone, **more}


def play(
    browser: Any, address: str, game: str, size: str, language: str, players: int, speed: str = "usual", **how: Any
) -> Newcomer:
    """One whole game."""
    pictures = ROOT / "build" / "pictures" / "newcomer"
    pictures.mkdir(parents=True, exist_ok=True)
    theme = "dark" if players == ALL[game][1] else "light"
    context = browser.new_context(base_url=address, color_scheme=theme, **wishes(size))
    try:
        context.add_init_script(f"localStorage.setItem('speed', '{speed}'); {COUNT_CLICKS}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        begin(page, game, players, language)
        return Newcomer(page, f"{game}-{size}-{language}-{players}", pictures, **how).play()
    finally:
        context.close()


@contextmanager
def house() -> Iterator[tuple[Any, str]]:
    """A browser, and the address of a server with quick bots."""
    with tempfile.TemporaryDirectory() as folder, sync_api.sync_playwright() as playwright:
        server = Server(Path(folder) / "table.db", same_deal=False, plugins=True).start()
        browser = launch(playwright, *QUIET)
        try:
            yield browser, server.address
        finally:
            browser.close()
            server.stop()


def plan(games: Sequence[str], sizes: Sequence[str], languages: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Every game at every size in every language; first every game at every size once, in languages that alternate."""
    for turn, (number, game), (place, size) in product(range(len(languages)), enumerate(games), enumerate(sizes)):
        yield game, size, languages[(turn + number + place) % len(languages)]


def main(given: Sequence[str] | None = None) -> int:
    """Play as many games as are asked for, all if none is named."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.newcomer", description=__doc__.split("\n")[0])
    parser.add_argument("--games", nargs="+", choices=ALL, default=list(ALL))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, metavar="N", help="leave out the first N games, played before")
    parser.add_argument("--speed", choices=SPEEDS, default="usual", help="how fast the others' moves are shown")
    asked = parser.parse_args(given)
    games = list(enumerate(plan(asked.games, asked.sizes, asked.languages)))[asked.skip :]
    ended = smooth = 0
    with house() as (browser, address):
        for number, (game, size, language) in games:
            players = ALL[game][(number + asked.seed) % 2]
            started = time.perf_counter()
            done = play(browser, address, game, size, language, players, asked.speed, seed=asked.seed + number)
            took = time.perf_counter() - started
            print(f"{number + 1}. {done.name}: {done.taps} taps, {done.gestures} to see more, {took:.0f} s", flush=True)
            for what, details in done.complaints.items():
                print(f"   {what}: {details}", flush=True)
            ended += done.ended
            smooth += not done.complaints
    print(f"{ended} of {len(games)} games ended, {smooth} of them without a complaint")
    return int(smooth < len(games))


if __name__ == "__main__":
    sys.exit(main())
