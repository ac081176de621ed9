"""The record's type, for kernels."""

from __future__ import annotations

from marketday.record import LAYOUT
from tabletowers.kernel.records import record_type

DTYPE = record_type(LAYOUT)
