"""The logic of an online table: seats, invitations, clocks, undo, standing orders.

This package does no I/O and reads no clock.
"""

from tabletowers.table.errors import Refused, StorageError
from tabletowers.table.pace import Pace
from tabletowers.table.table import Table

__all__ = ["Pace", "Refused", "StorageError", "Table"]
