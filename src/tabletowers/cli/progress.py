"""A progress bar on standard error for work that takes longer than a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def steps(items: Sequence[T], what: str) -> Iterator[T]:
    """The items one by one; a bar appears when a second has gone by and a person is watching."""
    started, progress, task = time.monotonic(), None, None
    try:
        for done, item in enumerate(items):
            if progress is None and sys.stderr.isatty() and time.monotonic() - started > 1:
                from rich.console import Console
                from rich.progress import Progress

                progress = Progress(console=Console(stderr=True), transient=True)
                progress.start()
                task = progress.add_task(what, total=len(items))
            if progress is not None and task is not None:
                progress.update(task, completed=done)
            yield item
    finally:
        if progress is not None:
            progress.stop()
