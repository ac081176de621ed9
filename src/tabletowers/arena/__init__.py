"""Matches between bots: who is stronger, by how much, and how sure that is."""

from tabletowers.arena.match import Match, Outcome, Pairing, play_game
from tabletowers.arena.summary import Standing, Summary, summarise, wilson

__all__ = ["Match", "Outcome", "Pairing", "Standing", "Summary", "play_game", "summarise", "wilson"]
