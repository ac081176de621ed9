"""Fuzzing with millions of corrupted states: each must either be rejected or be playable to the end."""

from tabletowers.fuzz.damaged_states import Tally, fuzz

__all__ = ["Tally", "fuzz"]
