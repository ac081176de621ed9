"""Migrates the database of an earlier release, after copying it, and refuses one of a later release."""

from __future__ import annotations

import logging
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from tabletowers.store.backups import FOLDER, backup_before
from tabletowers.store.schema import REVISION

log = logging.getLogger("tabletowers.store")

#: How long a process waits for another one that migrates the same SQLite database, in milliseconds.
_PATIENCE = 3_600_000


class NewerDatabase(Exception):
    """Raised if a later release has migrated the database to a schema that this release does not know."""

    def __init__(self) -> None:
        super().__init__(
            "a newer version of Tabletowers has used it; "
            "install that version or a later one, or restore a backup made before the update"
        )


def upgrade(engine: Engine) -> None:
    """Migrate the database to the newest schema if necessary, after copying it, and log what is done.

    Raises NewerDatabase if its schema is newer than that, and NoBackup if it can't be copied.
    """
    with engine.connect() as connection:
        if _revision(connection) == REVISION:
            return  # as at almost every start: Alembic, which takes long to import, is not needed
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    #: All steps, the first one first.
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
    names = [script.revision for script in scripts]
    with engine.begin() as connection:
        # Several servers may start at once; then one migrates and the others wait.
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7465727)"))
        else:
            usual = connection.execute(text("PRAGMA busy_timeout")).scalar()
            connection.execute(text(f"PRAGMA busy_timeout = {_PATIENCE}"))
            connection.execute(text("BEGIN IMMEDIATE"))
            connection.execute(text(f"PRAGMA busy_timeout = {usual}"))
        revision = _revision(connection)
        if revision not in (None, *names):
            raise NewerDatabase
        config.attributes["connection"] = connection
        if revision in (None, REVISION):
            command.upgrade(config, "head")
            return
        began = time.perf_counter()
        steps = scripts[names.index(str(revision)) + 1 :]
        log.warning("the database is of an earlier release (%s); %d steps lead to this one", revision, len(steps))
        copy = backup_before(engine, REVISION)
        if copy is None:
            log.warning("PostgreSQL is copied before a migration only where pg_dump is and %s names a folder", FOLDER)
        else:
            log.warning("copied the database to %s in %.1f s", copy, time.perf_counter() - began)
        for number, step in enumerate(steps, 1):
            step_began = time.perf_counter()
            command.upgrade(config, step.revision)
            took = time.perf_counter() - step_began
            what = step.doc.removeprefix("Migration: ")
            log.warning("step %d of %d (%s) took %.1f s: %s", number, len(steps), step.revision, took, what)
    log.warning("the database is migrated; all of it took %.1f s", time.perf_counter() - began)


def _revision(connection: Connection) -> str | None:
    """Return the last migration that was applied to the database, or None if the database is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision
