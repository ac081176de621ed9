"""A progress bar on standard error for work that takes longer than a second."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")

#: Seconds before a bar appears.
PATIENCE = 1.0


def steps(items: Sequence[T], what: str) -> Iterator[T]:
    """The items one by one; a bar appears when a second has gone by and a person is watching."""
    with bar(what, len(items)) as done:
        for number, item in enumerate(items):
            done(number)
            yield item


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A bar for the work inside, which reports how much is done; without a total it only shows that work goes on."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    progress = Progress(console=Console(stderr=True), transient=True)
    task = progress.add_task(what, total=total)
    timer = threading.Timer(PATIENCE, _start, (progress,))
    timer.daemon = True
    timer.start()
    try:
        yield lambda done: progress.update(task, completed=done)
    finally:
        timer.cancel()
        timer.join()
        progress.stop()


def _start(progress: Progress) -> None:
    progress.start()
