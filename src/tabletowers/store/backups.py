"""Copies of the database: on demand, and before it is migrated."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

#: The environment variable that names the folder for copies that are made before a migration. By default, a SQLite
#: database is copied beside itself, and PostgreSQL is not copied.
FOLDER = "TABLETOWERS_BACKUPS"


class NoBackup(Exception):
    """Raised if the database can't be copied before it is migrated."""

    def __init__(self, target: Path, why: str) -> None:
        super().__init__(f"it has to be migrated, and can't be copied to {target} before ({why}); nothing has changed")


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


def backup_before(engine: Engine, revision: str) -> Path | None:
    """Copy a database before it is migrated to a revision, and return the path of the copy.

    Returns None if PostgreSQL is not to be copied, because no folder is named or pg_dump is not installed. Raises
    NoBackup if copying fails.
    """
    folder, name = os.environ.get(FOLDER), f"before-{revision}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}"
    if engine.dialect.name == "sqlite":
        file = Path(str(engine.url.database))
        target = (Path(folder) if folder else file.parent) / f"{file.name}.{name}"
        try:
            backup(engine, target)
        except (SQLAlchemyError, OSError, ValueError) as error:
            target.unlink(missing_ok=True)
            raise NoBackup(target, str(getattr(error, "orig", error))) from error
        return target
    program = shutil.which("pg_dump")
    if not folder or program is None:
        return None
    target = Path(folder) / f"{engine.url.database}.{name}.dump"
    url = engine.url.set(drivername="postgresql")
    command = [program, "--format=custom", f"--file={target}", f"--dbname={url._replace(password=None)}"]
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password is not None else {})
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        target.unlink(missing_ok=True)
        raise NoBackup(target, done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "pg_dump failed")
    return target
