"""Fuzzing with millions of damaged states: each must either be refused or be playable to the end."""

from tabletowers.fuzz.damaged_states import Tally, fuzz

__all__ = ["Tally", "fuzz"]
