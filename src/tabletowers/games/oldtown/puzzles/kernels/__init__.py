"""The compiled kernels for puzzles, the only modules in this package that use NumPy.

All other modules reach them through `tabletowers.games.oldtown.puzzles.solver`.
"""
