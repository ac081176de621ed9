"""Sentences about puzzles: the public part of `tabletowers.games.oldtown.puzzles.words`."""

from tabletowers.games.oldtown.puzzles.words import clue_text, link_text, step_text

__all__ = ["clue_text", "link_text", "step_text"]
