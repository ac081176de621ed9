"""Tests of what writes new games, and of the games that it writes."""
