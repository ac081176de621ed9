"""Matches between bots: which is stronger, by how much, and with what confidence."""

from tabletowers.arena.match import Match, Outcome, Pairing, play_game
from tabletowers.arena.match_summary import Standing, Summary, summarise, wilson

__all__ = ["Match", "Outcome", "Pairing", "Standing", "Summary", "play_game", "summarise", "wilson"]
