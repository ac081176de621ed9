"""Playing through the page as a person does, for all games: by mouse, by finger or by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

#: What there is to do next on the page: the middle of it, once it is in sight and nothing lies above it. Nothing (so
#: that one waits) while the others think or a decision is on its way; `over` once the result is on show. The bar comes
#: first, then a panel, then the first piece that can be picked. Where only claims can be made, none is, and the
#: end of the time for them is not waited for.
NEXT = """() => {
  if (document.querySelector('.result')) return { over: true };
  if (document.querySelector('.curtain button')) return { curtain: true };
  if (document.querySelector('.table[aria-busy=true]')) return;
  for (const pattern of [
    '[data-confirm]',
    '.decision .button.main:enabled',
    '.decision [data-refuse]:enabled',
    '[data-open]',
    '[data-only]',
  ]) {
    for (const element of document.querySelectorAll(pattern)) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!element.contains(document.elementFromPoint(x, y))) continue;
      return { x, y };
    }
  }
  if (!window.silent) document.querySelector('[data-nothing]')?.click();
}"""
#: Whoever is silent doesn't say that there is nothing more to claim: for pages in which that is to be seen.
SILENT = "window.silent = true"

#: Milliseconds between two looks at a page. Looking at every picture would make it paint sixty of them a second.
POLLED = 50


def start(page: Any, game: str, players: int | None = None, *, tips: bool = False) -> None:
    """From the home page to a running game: play now. Whoever is new to the game is asked how."""
    if players is not None:
        page.locator(f"article.{game} select").first.select_option(str(players))
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-first], .bar").first.wait_for()
    if page.locator("[data-first]").count():
        page.locator("[data-first-tips]" if tips else "[data-first-play]").click()
    page.locator(".bar").wait_for()


def next_thing(page: Any) -> dict[str, Any]:
    """Wait until there is something to decide, or the game is over."""
    found: dict[str, Any] = page.wait_for_function(NEXT, polling=POLLED).json_value()
    return found


def act_first(pages: Sequence[Any]) -> Any:
    """Whoever has something to do first clicks on it; that page."""
    while True:
        for page in pages:
            if found := page.evaluate(NEXT):
                page.mouse.click(found["x"], found["y"])
                return page
        pages[0].wait_for_timeout(POLLED)


def act(page: Any) -> None:
    """One click on what comes next."""
    found = next_thing(page)
    if not found.get("over"):
        page.mouse.click(found["x"], found["y"])


def tap(page: Any) -> None:
    """The same with a finger."""
    found = next_thing(page)
    if not found.get("over"):
        page.touchscreen.tap(found["x"], found["y"])


def play_to_the_end(page: Any, act: Callable[[Any], None] = act, most: int = 900) -> None:
    """Play until the result is there."""
    for _ in range(most):
        if next_thing(page).get("over"):
            return
        act(page)
    raise AssertionError("the game does not end")


def reach(page: Any, condition: str, most: int = 200) -> None:
    """Go on with the tabulator until the focus is where it should be."""
    for _ in range(most):
        if page.evaluate(condition):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {condition}")
