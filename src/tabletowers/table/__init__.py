"""An online table as pure logic: seats, invitations, clocks, undo, standing orders.

It does no I/O and reads no clock.
"""

from tabletowers.table.errors import Refused, StorageError
from tabletowers.table.pace import Pace
from tabletowers.table.table import Table

__all__ = ["Pace", "Refused", "StorageError", "Table"]
