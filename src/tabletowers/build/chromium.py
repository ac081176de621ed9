"""Chromium, wherever this machine has one, for everything that drives a browser."""

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

#: What it is called in Debian, in Ubuntu, and by Google.
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Its sandbox can't be used as root or in most containers, and only pages of our own are opened.
FLAGS = ("--no-sandbox", "--disable-gpu")


def find_chromium() -> str | None:
    """The one that CHROMIUM names, or the first that runs: on the PATH, or installed by Playwright; None without."""
    if named := os.environ.get("CHROMIUM"):
        return named
    return next(filter(_runs, _candidates()), None)


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, _NAMES))
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    yield from map(str, sorted(folder.glob("chromium-*/chrome-linux*/chrome"), reverse=True))


@cache
def _runs(program: str) -> bool:
    """Whether there is a browser behind the name: Ubuntu's is a script that may only say what to install instead."""
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def launch(playwright: Playwright, *more: str) -> Browser:
    """Start it without a window, with more flags if there are any; ValueError where there is none."""
    found = find_chromium()
    if found is None:
        raise ValueError("there is no Chromium here (Debian's package chromium)")
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *more])
