"""What is kept: SQLAlchemy on SQLite or PostgreSQL, migrations by Alembic. The log of entries is the truth."""

from tabletowers.store.database import backup, default_path, open_database
from tabletowers.store.store import Conflict, Loaded, StorageError, Store

__all__ = ["Conflict", "Loaded", "StorageError", "Store", "backup", "default_path", "open_database"]
