"""The logic of an online table: seats, invitations, clocks, undo, and standing orders (automatic answers).

This package does no I/O and reads no system clock.
"""

from tabletowers.table.errors import Refused, StorageError
from tabletowers.table.pace import Pace
from tabletowers.table.table import Table

__all__ = ["Pace", "Refused", "StorageError", "Table"]
