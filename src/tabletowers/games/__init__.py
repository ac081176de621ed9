"""The games that come with the project, one folder each. Like plug-ins, they are registered as entry points.

GAMES lists the names of all playable games; `game` returns the game with a given name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.contract.registry import OtherRules, game, versions

    GAMES: tuple[str, ...]

__all__ = ["GAMES", "OtherRules", "game", "versions"]


def __getattr__(name: str) -> Any:
    """Look up names on first use, so that importing this package doesn't load every game."""
    from tabletowers.contract import registry

    if name == "GAMES":
        return tuple(registry.installed())
    if name in __all__:
        return getattr(registry, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
