"""An event loop whose time passes only while everybody sleeps, so that every run is the same."""

from __future__ import annotations

import asyncio
import selectors


class Timeless(selectors.DefaultSelector):
    """Waits for nothing: the time that a loop would wait for has passed at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready now."""
        self.now += timeout or 0.0
        return super().select(0)


def timeless() -> asyncio.SelectorEventLoop:
    """Such an event loop."""
    selector = Timeless()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    return loop
