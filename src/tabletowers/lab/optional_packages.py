"""The error for optional packages that are not installed."""

from __future__ import annotations

from tabletowers.platforms import install


def missing(package: str, extra: str = "lab") -> ModuleNotFoundError:
    """Create the error for a package that is not installed, which says how to install it."""
    return ModuleNotFoundError(f"{package} is not installed; it comes with {install(extra)}")
