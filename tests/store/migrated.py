"""SQLite databases with the newest schema: copies of one that was migrated once, which takes longer than most tests."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Engine

from tabletowers.store import open_database


@cache
def _folder() -> TemporaryDirectory[str]:
    """A folder with the one that is copied; it is removed when the tests have ended."""
    folder = TemporaryDirectory(prefix="migrated-", ignore_cleanup_errors=True)
    open_database(str(Path(folder.name) / "tables.sqlite3")).dispose()
    return folder


def migrated(file: Path) -> Path:
    """Create the database unless the file is there already, and return its path."""
    if not file.exists():
        shutil.copyfile(Path(_folder().name) / "tables.sqlite3", file)
    return file


def open_migrated(file: Path) -> Engine:
    """Open the database in a file, created as above."""
    return open_database(str(migrated(file)))
