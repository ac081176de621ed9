"""Lists of moves for readers."""

from __future__ import annotations

import re
from collections.abc import Iterable


def in_reading_order(moves: Iterable[str]) -> list[str]:
    """Return moves sorted for readers, with the numbers in them compared as numbers: B7 comes before B10.

    `web/src/boards/plain/list.ts` does the same in the browser.
    """
    return sorted(moves, key=lambda move: ([_part(part) for part in re.split(r"(\d+)", move)], move))


def _part(part: str) -> tuple[bool, int, str]:
    """Return a sort key for a run of digits or for the text between two of them."""
    return (part.isdecimal(), int(part) if part.isdecimal() else 0, part.casefold())
