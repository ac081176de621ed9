"""Tools for writing game rules: compiled functions that work on a state record, and a random number generator.

The generator is stored in the state record. Import from the individual modules. The modules that read states (`layout`,
`rows`) are plain Python; those with kernels need NumPy. The package `tabletowers.backends` runs the rules.
"""
