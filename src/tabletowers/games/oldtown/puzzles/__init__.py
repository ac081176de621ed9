"""Solitaire puzzles of Old Town (OT-21): solving, explaining, grading, generating and printing them.

Programs import them as `tabletowers.puzzles`. This module loads nothing, so that commands unrelated to puzzles start
quickly.
"""
