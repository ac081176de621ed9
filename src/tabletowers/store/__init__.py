"""The database: SQLAlchemy on SQLite or PostgreSQL, with Alembic migrations. Each table's log is authoritative.

`Store` runs queries and changes. These are functions that take a connection, in modules named after their subject
(`people`, `ratings`, `table_index`, …). All SQL is in this package.
"""

from tabletowers.store.backups import backup
from tabletowers.store.circles import Circle
from tabletowers.store.database import default_path, open_database
from tabletowers.store.people import Person
from tabletowers.store.store import Store
from tabletowers.store.table_index import Change
from tabletowers.table import StorageError
from tabletowers.table.errors import Conflict, Unreadable

__all__ = [
    "Change",
    "Circle",
    "Conflict",
    "Person",
    "StorageError",
    "Store",
    "Unreadable",
    "backup",
    "default_path",
    "open_database",
]
