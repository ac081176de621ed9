"""Finds and starts Chromium, for programs that drive a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

#: Debian's headless browser, which takes a third of the processor time to open a page.
_SHELL = "chromium-headless-shell"
#: The names of the full browser in Debian, in Ubuntu, and from Google.
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Chromium's sandbox doesn't work as root or in most containers, and only our own pages are opened.
FLAGS = ("--no-sandbox", "--disable-gpu")


def find_chromium(*, whole: bool = False) -> str | None:
    """Return the path of a working Chromium, on the PATH or installed by Playwright, or None.

    The environment variable CHROMIUM overrides the search. The headless shell is preferred, unless `whole` requests the
    full browser.
    """
    if named := os.environ.get("CHROMIUM"):
        return named
    return next(filter(_runs, _candidates(whole=whole)), None)


def _candidates(*, whole: bool) -> Iterator[str]:
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    if not whole:
        yield from filter(None, [shutil.which(_SHELL)])
        yield from map(str, sorted(folder.glob("chromium_headless_shell-*/*/*headless*shell"), reverse=True))
    yield from filter(None, map(shutil.which, _NAMES))
    yield from map(str, sorted(folder.glob("chromium-*/chrome-linux*/chrome"), reverse=True))


@cache
def _runs(program: str) -> bool:
    """Return whether the program can be run.

    On Ubuntu, it may be a script that only prints which package to install.
    """
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def launch(playwright: Playwright, *more: str, whole: bool = False) -> Browser:
    """Start Chromium without a window, with these additional flags. Raises ValueError if it is not installed."""
    found = find_chromium(whole=whole)
    if found is None:
        raise ValueError("Chromium is not installed (Debian's package chromium)")
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *more])
