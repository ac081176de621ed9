"""Fuzzing with millions of damaged states: whatever the bytes are, they must be refused or be playable to the end."""

from tabletowers.fuzz.damaged_states import Tally, fuzz

__all__ = ["Tally", "fuzz"]
