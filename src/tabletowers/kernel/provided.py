"""The names of the kernels that a game's `kernels` package provides; `required` documents them. Needs no NumPy."""

from __future__ import annotations

#: The kernels that every game provides.
REQUIRED = (
    *("DTYPE", "apply", "blind", "derive", "flaw", "imagine", "lay", "legal", "objection", "observe", "scores"),
    *("winners", "worth"),
)
#: The kernels that a game may leave out (`defaults` replaces them).
OPTIONAL = ("consider", "hasty", "subtlety")
#: The kernels that derived kernels call (`kernel.description`). A game may have them.
HOOKS = ("begin", "contradiction")
