"""Nets that learned a game: what they are shown, their weights as files, and how they judge moves and positions."""
