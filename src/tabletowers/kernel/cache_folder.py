"""Where compiled kernels are kept on this machine. Plain Python."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

from tabletowers.kernel.sources import PACKAGE


@cache
def cache_root() -> Path:
    """The folder of compiled kernels, which `TABLETOWERS_CACHE` can set.

    What is in a folder that can only be read is used, and nothing is added to it. If there is none and none
    can be made, a temporary folder takes its place, and the next start compiles anew.
    """
    import platformdirs

    root = Path(os.environ.get("TABLETOWERS_CACHE") or platformdirs.user_cache_dir(PACKAGE)) / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.R_OK | os.X_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix=f"{PACKAGE}-"))


def is_writable() -> bool:
    """Whether compiled kernels can be stored."""
    return os.access(cache_root(), os.W_OK)


def forget_old_kernels(days: int = 30) -> None:
    """Remove compiled code whose sources have not been loaded for this many days."""
    for folder in cache_root().iterdir():
        if folder.stat().st_mtime < time.time() - days * 86400:
            shutil.rmtree(folder, ignore_errors=True)
