"""An online table as pure logic: seats, invitations, time limits, undo, standing orders. No I/O and no system clock."""

from tabletowers.table.errors import Refused, StorageError
from tabletowers.table.pace import Pace
from tabletowers.table.table import Table

__all__ = ["Pace", "Refused", "StorageError", "Table"]
