"""Trained nets: their inputs, their weights as files, and their judgement of moves and positions."""
