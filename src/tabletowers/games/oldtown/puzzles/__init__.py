"""Solitaire puzzles of Old Town (OT-21): solving, explaining, grading, generating and printing them.

Other programs use this package as `tabletowers.puzzles`. Importing it loads no other module, so that commands unrelated
to puzzles start quickly.
"""
