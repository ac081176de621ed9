"""Looking at a page: what axe-core objects to, whether it fits the screen, and pictures to be seen by people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.conftest import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
LOOKS = (("desk", DESK, "light"), ("desk", DESK, "dark"), ("phone", PHONE, "dark"))


def check(page: Any, pictures: Path, name: str, **how: Any) -> None:
    """By day and by night on a desk, by night on a phone: nothing to object to, nothing wider than the screen."""
    # Evaluated, not added to the page: its security policy allows no inline scripts.
    page.evaluate(AXE.read_text("utf-8"))
    for size, pixels, theme in LOOKS:
        page.set_viewport_size(pixels)
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=pictures / f"{name}-{size}-{theme}.png", **how)
        found = page.evaluate("axe.run().then((result) => result.violations)")
        objections = [f"{item['id']}: {item['nodes'][0]['html'][:300]}" for item in found]
        assert not objections, (size, theme, objections)
        assert sideways(page) <= 0, (size, theme)
    size, pixels, theme = LOOKS[0]
    page.set_viewport_size(pixels)
    page.emulate_media(color_scheme=theme)


def sideways(page: Any) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
