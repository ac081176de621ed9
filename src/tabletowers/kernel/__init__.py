"""What every rule is made of: compiled functions over one record, and dice that are part of it.

Import from the modules. What reads states and finds their kernels (`layout`, `rows`, `choosing`, `library` and others)
is plain Python; what is compiled needs NumPy.
"""
