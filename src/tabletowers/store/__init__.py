"""What is kept: SQLAlchemy on SQLite or PostgreSQL, migrations by Alembic. The log of entries is the truth."""

from tabletowers.store.database import backup, default_path, open_database
from tabletowers.store.store import Conflict, StorageError, Store

__all__ = ["Conflict", "StorageError", "Store", "backup", "default_path", "open_database"]
