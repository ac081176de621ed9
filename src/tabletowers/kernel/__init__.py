"""The tools to write rules with: compiled functions that work on one record, and dice that are part of it.

Import from the modules. The modules that read states (`layout`, `rows`) are plain Python; compiled ones need NumPy.
`tabletowers.backends` runs the rules.
"""
