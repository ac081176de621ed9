"""Opens, migrates and copies a database: SQLite in a file, or PostgreSQL at an address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tabletowers.store.schema import REVISION


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
    except (SQLAlchemyError, NewerDatabase) as error:
        raise ValueError(f"the database {url.render_as_string()} can't be opened: {complaint(error)}") from error


class NewerDatabase(Exception):
    """Raised if a later release has migrated the database to a schema that this release does not know."""

    def __init__(self) -> None:
        super().__init__(
            "a newer version of Tabletowers has used it; "
            "install that version or a later one, or restore a backup made before the update"
        )


def complaint(error: Exception) -> str | None:
    """Return a one-line summary of a database error, or None if the error is not from a database."""
    if not isinstance(error, SQLAlchemyError | NewerDatabase):
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


def upgrade(engine: Engine) -> None:
    """Migrate the database to the newest schema if necessary. Raises NewerDatabase if its schema is newer than that."""
    with engine.connect() as connection:
        if _revision(connection) == REVISION:
            return  # as at almost every start: Alembic, which takes long to import, is not needed
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Several servers may start at once; then one migrates and the others wait.
            connection.execute(text("SELECT pg_advisory_xact_lock(7465727)"))
        if _revision(connection) not in {None, *known}:
            raise NewerDatabase
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """Return the last migration that was applied to the database, or None if the database is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def backup(engine: Engine, target: Path) -> None:
    """Copy a SQLite database to a file. The copy is consistent even while the database is in use.

    Raises ValueError if the database is not SQLite, or if the file already exists.
    """
    if engine.dialect.name != "sqlite":
        raise ValueError("this copies SQLite; for PostgreSQL use pg_dump, which works while the server runs")
    if target.exists():
        raise ValueError(f"{target} exists already")
    with engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(
            text("VACUUM INTO :target"), {"target": str(target)}
        )
