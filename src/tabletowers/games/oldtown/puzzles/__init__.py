"""Old Town for one player (OT-21): solves, explains, grades, generates and prints puzzles.

Programs import it as `tabletowers.puzzles`. Nothing is loaded here, so that commands that have nothing to do with
puzzles start quickly.
"""
