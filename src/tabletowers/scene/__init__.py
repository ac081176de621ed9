"""The table of a game, described so that the page and pictures can draw it (`scene.py` in a game's package)."""

from tabletowers.scene.vocabulary import (
    Buttons,
    Column,
    Face,
    Grid,
    Hand,
    Map,
    Move,
    Note,
    Piece,
    Pile,
    Row,
    Say,
    Scene,
    Track,
    Zone,
    back,
)

__all__ = [
    "Buttons",
    "Column",
    "Face",
    "Grid",
    "Hand",
    "Map",
    "Move",
    "Note",
    "Piece",
    "Pile",
    "Row",
    "Say",
    "Scene",
    "Track",
    "Zone",
    "back",
]
