"""Damaged states by the million: whatever the bytes, they are refused or can be played to their end."""

from tabletowers.fuzz.damage import Tally, fuzz

__all__ = ["Tally", "fuzz"]
