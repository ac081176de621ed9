"""The names of the kernels that a game's `kernels` package provides; `required` says what each means. Plain Python."""

from __future__ import annotations

#: What every game provides.
REQUIRED = (
    *("DTYPE", "apply", "blind", "derive", "flaw", "imagine", "lay", "legal", "objection", "observe", "scores"),
    *("winners", "worth"),
)
#: What a game may leave out (`defaults` has what it gets then).
OPTIONAL = ("consider", "hasty", "subtlety")
