"""Opens a database: SQLite in a file, or PostgreSQL at an address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tabletowers.store.backups import NoBackup
from tabletowers.store.upgrades import NewerDatabase, upgrade


def default_path() -> Path:
    """Return the default path of the database, in the user's data folder."""
    import platformdirs

    return Path(platformdirs.user_data_dir("tabletowers")) / "tables.sqlite3"


def open_database(where: str | None = None, *, migrate: bool = True) -> Engine:
    """Open the database at an address (`postgresql://…`), in a file, or at the default path if `where` is None.

    Raises ValueError if the database can't be opened.
    """
    if where is None:
        default_path().parent.mkdir(parents=True, exist_ok=True)
        where = str(default_path())
    if "://" not in where:
        where = f"sqlite:///{Path(where).absolute()}"
    try:
        url = make_url(where)
    except ArgumentError as error:
        raise ValueError(f"expected the address of a database, not {where!r}") from error
    try:
        return _opened(url, migrate)
    except (SQLAlchemyError, NewerDatabase, NoBackup) as error:
        raise ValueError(f"the database {url.render_as_string()} can't be opened: {complaint(error)}") from error


def complaint(error: Exception) -> str | None:
    """Return a one-line summary of a database error, or None if the error is not from a database."""
    if not isinstance(error, SQLAlchemyError | NewerDatabase | NoBackup):
        return None
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def _opened(url: URL, migrate: bool) -> Engine:
    if url.get_backend_name() == "postgresql":
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=8, max_overflow=8
        )
    elif url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})
        event.listen(engine, "connect", _flush_every_commit)
        with engine.connect() as connection:
            connection.execute(text("PRAGMA journal_mode=WAL"))
    else:
        raise ValueError(f"unknown kind of database {url.get_backend_name()!r}; choose from sqlite, postgresql")
    if migrate:
        try:
            upgrade(engine)
        except BaseException:
            engine.dispose()
            raise
    return engine


def _flush_every_commit(connection: Any, _record: Any) -> None:
    """Make SQLite flush every commit to disk. (Write-ahead logging is set in the database file itself.)"""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
