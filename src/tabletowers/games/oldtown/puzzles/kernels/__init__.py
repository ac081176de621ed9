"""The puzzles' compiled parts: the only place in this package that uses NumPy.

The rest of the package reaches them through `tabletowers.games.oldtown.puzzles.solver`.
"""
