"""The named tuple of a value function's arrays."""

from __future__ import annotations

from typing import Any, NamedTuple


class ValueArrays(NamedTuple):
    """A value function: two layers of hidden units, the same for every seat.

    `first` has the first row of weights of each input, `most` its largest code, and `rows` a row for each code of each
    input from 1. The first half of a row is for the seat itself, the second half for each of the others; `scale` is
    what 1 stands for in each column. `bias` belongs to the units of the first layer; `second` and `second_bias` to
    those of the second, and `head` says how much each unit of both counts.
    """

    first: Any
    most: Any
    rows: Any
    scale: Any
    bias: Any
    second: Any
    second_bias: Any
    head: Any


#: The types of these arrays, in their order.
KINDS = ("i8", "i8", "i1", "f8", "f8", "f8", "f8", "f8")
