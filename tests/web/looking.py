"""Looking at a page: what axe-core objects to, whether it fits the screen, and pictures to be seen by people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.conftest import PATIENCE, ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 360, "height": 640}
LOOKS = (
    ("desk", DESK, "light"),
    ("desk", {"width": 1366, "height": 768}, "dark"),
    ("phone", {"width": 390, "height": 844}, "light"),
    ("phone", PHONE, "dark"),
)


def check(page: Any, pictures: Path, name: str, **how: Any) -> None:
    """By day and by night, on desks and on phones: nothing to object to, nothing wider than the screen."""
    for size, pixels, theme in LOOKS:
        page.set_viewport_size(pixels)
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=pictures / f"{name}-{size}-{theme}.png", **how)
        found = objections(page)
        assert not found, (size, theme, found)
        assert sideways(page) <= 0, (size, theme)
    size, pixels, theme = LOOKS[0]
    page.set_viewport_size(pixels)
    page.emulate_media(color_scheme=theme)


def objections(page: Any) -> list[str]:
    """What axe-core objects to on the page as it is now."""
    # Evaluated, not added to the page: its security policy allows no inline scripts.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)")
    return [f"{item['id']}: {item['nodes'][0]['html'][:300]}" for item in found]


def until(page: Any, condition: str) -> None:
    """Wait until an asynchronous function of the page says yes. `wait_for_function` takes every promise for one."""
    page.evaluate(f"""async () => {{
      for (const end = performance.now() + {PATIENCE}; !(await ({condition})()); )
        if (performance.now() > end) throw new Error('it never happened');
        else await new Promise((go) => setTimeout(go, 20));
    }}""")


def sideways(page: Any) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
