"""The error for optional packages that are not installed."""

from __future__ import annotations


def missing(package: str, extra: str = "lab") -> ModuleNotFoundError:
    """Create the error for a package that is not installed, with the command that installs it."""
    return ModuleNotFoundError(f"{package} is not installed; it comes with pip install 'tabletowers[{extra}]'")
