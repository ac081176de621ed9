"""The error for optional packages that are not installed."""

from __future__ import annotations

from tabletowers.platforms import install


def missing(package: str, extra: str = "lab") -> ModuleNotFoundError:
    """Return the error for a package that is not installed. Its message says how to install the package."""
    return ModuleNotFoundError(f"{package} is not installed; it comes with {install(extra)}")
