"""A cache of one's own in which everything is that has been compiled on this machine."""

from __future__ import annotations

from pathlib import Path

from tabletowers.kernel.cache_folder import cache_root


def link_kernels(cache: Path) -> None:
    """Fill a folder for TABLETOWERS_CACHE with links to all kernels; the marks of what is complete are left out."""
    kernels = cache / "kernels"
    kernels.mkdir(parents=True)
    for folder in cache_root().iterdir():
        if not folder.name.startswith("warm-"):
            (kernels / folder.name).symlink_to(folder)
