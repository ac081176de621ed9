"""Pieces move when something happens, and only by moving and fading; a click skips it; reduced motion has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.playing import act, start

#: Counts what flies, and keeps what its animations change.
WATCH = """
window.flown = 0;
window.changed = new Set();
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    if (node.classList?.contains('flyer')) {
      window.flown += 1;
      setTimeout(() => {
        for (const animation of node.getAnimations())
          for (const frame of animation.effect.getKeyframes()) for (const name in frame) window.changed.add(name);
      });
    }
  }
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_one_sees_what_happened(open_page: Callable[..., Any], game: str) -> None:
    page = open_page(script=WATCH, reduced_motion="no-preference")
    start(page, game)
    for _ in range(8):
        act(page)
    page.wait_for_function("() => window.flown > 2")
    page.wait_for_function("() => window.changed.size > 0")
    about = {"offset", "easing", "composite", "computedOffset"}
    assert set(page.evaluate("[...window.changed]")) - about == {"transform", "opacity"}
    # They don't stay, and a click anywhere shows the rest at once.
    page.locator("h1").first.dispatch_event("click")
    page.wait_for_function("() => document.querySelectorAll('.flyer').length === 0")


def test_nothing_flies_for_whoever_wants_no_motion(open_page: Callable[..., Any]) -> None:
    page = open_page(script=WATCH)
    start(page, "clocktowers", 2)
    for _ in range(8):
        act(page)
    page.locator("[data-open]").first.wait_for()
    assert page.evaluate("window.flown") == 0


#: Counts the tones that a page makes.
LISTEN = """
  window.tones = 0;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); window.tones += 1; }
  };
"""


def test_sounds_are_off_until_somebody_switches_them_on(open_page: Callable[..., Any]) -> None:
    page = open_page(script=LISTEN)
    start(page, "clocktowers", 2)
    for _ in range(3):
        act(page)
    assert page.evaluate("window.tones") == 0
    page.locator("[data-tab=menu]").click()
    page.locator("[data-settings] summary").click()
    page.locator("[data-sounds]").check()
    # One hears at once what was switched on, and then one's own moves and the others'.
    first = page.evaluate("window.tones")
    assert first > 0
    page.keyboard.press("Escape")
    for _ in range(3):
        act(page)
    page.wait_for_function("(first) => window.tones > first", arg=first)
