"""Drawings of puzzles for print: the public part of `tabletowers.games.oldtown.puzzles.drawing`."""

from tabletowers.games.oldtown.puzzles.drawing import OnMap, book, map_svg, pdf, png, svg

__all__ = ["OnMap", "book", "map_svg", "pdf", "png", "svg"]
