"""The error for optional packages that are not installed."""

from __future__ import annotations

from tabletowers.platforms import install


def missing(package: str, extra: str = "lab") -> ModuleNotFoundError:
    """The error for a package that is not installed; it says how to install it."""
    return ModuleNotFoundError(f"{package} is not installed; it comes with {install(extra)}")
