"""Old Town, by Stephan Riedel (2004): a ghost town found again, clue by clue."""
