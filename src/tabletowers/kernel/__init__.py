"""Tools for writing game rules: compiled functions on a state record, and a random generator stored in it.

Import from the modules. The modules that read states (`layout`, `rows`) are plain Python; those with kernels need
NumPy. `tabletowers.backends` runs the rules.
"""
