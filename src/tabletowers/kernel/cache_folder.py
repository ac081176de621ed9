"""The folder in which compiled kernels are cached on this machine. Plain Python."""

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
    """Return the folder of compiled kernels, inside `TABLETOWERS_CACHE` or the user's cache folder.

    Kernels in a read-only folder are used, but none are added. If the folder can't be created or read, a temporary
    folder is used instead, and kernels are compiled again at the next start.
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
    """Return whether compiled kernels can be stored in the cache folder."""
    return os.access(cache_root(), os.W_OK)


def forget_old_kernels(days: int = 30) -> None:
    """Delete compiled kernels that have not been loaded for `days` days."""
    for folder in cache_root().iterdir():
        if folder.stat().st_mtime < time.time() - days * 86400:
            shutil.rmtree(folder, ignore_errors=True)
