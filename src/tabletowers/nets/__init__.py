"""Trained neural nets: their inputs, their weights as files, and their evaluation of moves and positions."""
