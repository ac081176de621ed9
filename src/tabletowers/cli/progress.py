"""Shows the progress of long tasks: a bar on standard error, or lines of text if that is not a terminal."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")

#: The seconds before a bar appears.
PATIENCE = 1.0


def steps(items: Sequence[T], what: str) -> Iterator[T]:
    """Yield the items one by one. If standard error is a terminal, a progress bar appears after a second."""
    with bar(what, len(items)) as done:
        for number, item in enumerate(items):
            done(number)
            yield item


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar during the `with` block. The context manager yields a function that sets the amount done.

    The bar appears after a second, and only on a terminal. Without a total, it only shows that work is going on.
    """
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


class Stages:
    """The progress of work in named stages: a bar on a terminal, otherwise a line for each stage.

    If `lines` is set, lines are printed even on a terminal, because other programs also write to it.
    """

    def __init__(self, what: str, total: int, *, lines: bool = False) -> None:
        self._lines = lines or not sys.stderr.isatty()
        self._what = what
        self._total = total
        self._count = 0
        self._began = time.monotonic()
        self._progress: Progress | None = None

    def __enter__(self) -> Stages:
        if not self._lines:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

            columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
            self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
            self._task = self._progress.add_task(self._what, total=self._total)
            self._progress.start()
        return self

    def done(self, what: str) -> None:
        """Report that a stage is finished."""
        self._count += 1
        if self._progress is not None:
            self._progress.update(self._task, advance=1, description=what)
        else:
            passed = time.monotonic() - self._began
            print(f"{what} ({self._count} of {self._total}, {passed:.0f} s)", file=sys.stderr, flush=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()
