"""What every rule is made of: compiled functions over one record, and dice that are part of it.

Import from the modules: `layout` is plain Python; everything else needs NumPy.
"""
