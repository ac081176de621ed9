"""Puzzles on paper: what a program may use of `tabletowers.games.oldtown.puzzles.drawing`."""

from tabletowers.games.oldtown.puzzles.drawing import OnMap, book, map_svg, pdf, png, svg

__all__ = ["OnMap", "book", "map_svg", "pdf", "png", "svg"]
