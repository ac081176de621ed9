"""`tabletowers admin`: for those who run a server. Works beside it, on its database."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Engine


def add_parser(commands: Any) -> None:
    """The grammar of `admin`."""
    parser = commands.add_parser("admin", help="list, close and delete tables; ban and mute; reports; backup")
    parser.add_argument(
        "--database", metavar="WHERE", help="a SQLite file or postgresql://… (default: your data folder)"
    )
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    tables = tasks.add_parser("tables", help="list tables")
    tables.add_argument("--status", choices=("waiting", "running", "over"))
    tasks.add_parser("rules", help="which rules' versions are in use")
    for name, text in (("close", "end a table"), ("delete", "delete a table and its log")):
        tasks.add_parser(name, help=text).add_argument("table")
    tasks.add_parser("people", help="find people by name").add_argument("name")
    for name, text in (("ban", "keep somebody out"), ("unban", "let somebody in again"), ("unmute", "let chat again")):
        tasks.add_parser(name, help=text).add_argument("person")
    mute = tasks.add_parser("mute", help="take somebody's chat away")
    mute.add_argument("person")
    mute.add_argument("--days", type=float, default=7.0)
    reports = tasks.add_parser("reports", help="list reports that wait")
    reports.add_argument("--handled", type=int, metavar="ID", help="mark a report as handled")
    tasks.add_parser("backup", help="a consistent copy of a SQLite database in use").add_argument("file", type=Path)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Do one task."""
    from tabletowers.store import backup, open_database

    engine = open_database(chosen.database)
    match chosen.task:
        case "tables":
            _tables(engine, chosen.status)
        case "rules":
            _rules(engine)
        case "close":
            _close(engine, chosen.table)
        case "delete":
            _delete(engine, chosen.table)
        case "people":
            _people(engine, chosen.name)
        case "ban" | "unban":
            _set(engine, chosen.person, banned=chosen.task == "ban")
        case "mute":
            _set(engine, chosen.person, muted_until=int((time.time() + chosen.days * 86400) * 1000))
        case "unmute":
            _set(engine, chosen.person, muted_until=None)
        case "reports":
            _reports(engine, chosen.handled)
        case "backup":
            backup(engine, chosen.file)
    return 0


def _time(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))


def _tables(engine: Engine, status: str | None) -> None:
    from sqlalchemy import func, select

    from tabletowers.store.schema import log, tables

    said = select(log.c.table, func.count().label("said")).group_by(log.c.table).subquery()
    query = select(tables, said.c.said).join(said, said.c.table == tables.c.id).order_by(tables.c.created)
    if status is not None:
        query = query.where(tables.c.status == status)
    with engine.connect() as connection:
        for row in connection.execute(query):
            print(f"{row.id}  {row.game:<12} rules {row.rules}  {row.status:<8} {row.visibility:<8}"
                  f" {_time(row.created)}  {row.said} commands")  # fmt: skip


def _rules(engine: Engine) -> None:
    from sqlalchemy import func, select

    from tabletowers.games import GAMES, versions
    from tabletowers.store.schema import tables

    query = select(tables.c.game, tables.c.rules, tables.c.status, func.count())
    with engine.connect() as connection:
        for game, rules, status, count in connection.execute(
            query.group_by(tables.c.game, tables.c.rules, tables.c.status).order_by(tables.c.game, tables.c.rules)
        ):
            missing = "" if game in GAMES and rules in versions(game) else " (not in this release)"
            print(f"{game} rules {rules}: {count} {status}{missing}")


def _close(engine: Engine, name: str) -> None:
    """Say at the table that it is over, like any other entry; a running server takes it from the log."""
    from sqlalchemy import insert

    from tabletowers.server.index import changes
    from tabletowers.store import schema
    from tabletowers.store.store import read_log
    from tabletowers.table import Table
    from tabletowers.table import entries as e

    with engine.begin() as connection:
        rows = read_log(connection, name)
        if not rows:
            raise ValueError(f"there is no table {name}")
        table = Table.load(entry for _, data in rows for entry in e.decode(data))
        if table.status == "over":
            return
        over = e.Over(at=max(int(time.time() * 1000), table.changed), outcome="cancelled")
        table.say(over)
        values = {"table": name, "number": rows[-1][0] + 1, "entries": e.encode([over])}
        connection.execute(insert(schema.log).values(**values))
        for change in changes(table, [over]):
            change(connection)


def _delete(engine: Engine, name: str) -> None:
    from sqlalchemy import delete

    from tabletowers.store.schema import log, members, rated, snapshots, tables

    with engine.begin() as connection:
        if connection.execute(delete(tables).where(tables.c.id == name)).rowcount == 0:
            raise ValueError(f"there is no table {name}")
        for part in (log, members, rated, snapshots):
            connection.execute(delete(part).where(part.c.table == name))


def _people(engine: Engine, name: str) -> None:
    from sqlalchemy import select

    from tabletowers.store.schema import people

    with engine.connect() as connection:
        for row in connection.execute(select(people).where(people.c.name.icontains(name, autoescape=True)).limit(100)):
            state = " banned" * row.banned + (f" muted until {_time(row.muted_until)}" if row.muted_until else "")
            print(f"{row.id}  {row.name}  since {_time(row.created)}{state}")


def _set(engine: Engine, person: str, **values: Any) -> None:
    from sqlalchemy import update

    from tabletowers.store.schema import people

    with engine.begin() as connection:
        if connection.execute(update(people).where(people.c.id == person).values(**values)).rowcount == 0:
            raise ValueError(f"there is nobody of the id {person}")


def _reports(engine: Engine, handled: int | None) -> None:
    from sqlalchemy import select, update

    from tabletowers.store.schema import reports

    with engine.begin() as connection:
        if handled is not None:
            if connection.execute(update(reports).where(reports.c.id == handled).values(handled=True)).rowcount == 0:
                raise ValueError(f"there is no report {handled}")
            return
        for row in connection.execute(select(reports).where(~reports.c.handled).order_by(reports.c.at)):
            about = f"about {row.person or '-'} at {row.table or '-'}"
            print(f"{row.id}  {_time(row.at)}  by {row.reporter}  {about}: {row.text}")
