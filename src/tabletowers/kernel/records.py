"""A state as a NumPy record, for the kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.layout import Layout

#: The bytes of a state.
Data = NDArray[np.uint8]


def record_type(layout: Layout) -> np.dtype[Any]:
    """Return the NumPy type of a record with this layout."""
    fields = np.dtype([(name, kind, shape) for name, kind, shape in layout.fields], align=True)
    assert fields.fields is not None
    assert {name: field[1] for name, field in fields.fields.items()} == layout.at
    assert fields.itemsize == layout.size
    return np.dtype((np.record, fields))
