"""What is kept: SQLAlchemy on SQLite or PostgreSQL, migrations by Alembic. The log of entries is the truth.

`Store` runs queries and changes; the modules named after what they are about (`tables`, `people`, `ratings`, …) hold
them as functions of a connection. SQL is written nowhere else.
"""

from tabletowers.store.database import backup, default_path, open_database
from tabletowers.store.people import Person
from tabletowers.store.store import Conflict, Loaded, Store, Unreadable
from tabletowers.store.tables import Change
from tabletowers.table import StorageError

__all__ = [
    "Change",
    "Conflict",
    "Loaded",
    "Person",
    "StorageError",
    "Store",
    "Unreadable",
    "backup",
    "default_path",
    "open_database",
]
