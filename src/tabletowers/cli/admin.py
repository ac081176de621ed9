"""The subcommand `admin`: tasks for operators of a server. It accesses the database while the server is running."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabletowers.cli import arguments


def add_parser(commands: Any) -> None:
    """Add the arguments of `admin`."""
    parser = commands.add_parser("admin", help="tables, people, reports and ratings; backup; what operators did")
    arguments.add_database(parser)
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    tables = tasks.add_parser("tables", help="list tables")
    tables.add_argument("--status", choices=("waiting", "running", "over"))
    tasks.add_parser("check", help="find what is damaged; exit code 1 if anything is")
    tasks.add_parser("rules", help="show which versions of the rules are in use")
    for name, text in (("close", "end a table"), ("delete", "delete a table and its log")):
        _explained(tasks.add_parser(name, help=text)).add_argument("table")
    match = _explained(tasks.add_parser("delete-match", help="delete a match with all results; its tables remain"))
    match.add_argument("match")
    match.add_argument("--records", type=Path, metavar="FILE", help="first save the records of its finished games")
    tasks.add_parser("people", help="find people by name").add_argument("name")
    for name, text in (
        ("ban", "keep a person out"),
        ("unban", "let a person in again"),
        ("unmute", "let a person chat again"),
    ):
        _explained(tasks.add_parser(name, help=text)).add_argument("person")
    password = tasks.add_parser("password", help="make a link to set a person's new password within an hour")
    password.add_argument("person")
    password.add_argument("--public", metavar="ADDRESS", default="", help="where people reach the server: https://…")
    operator = tasks.add_parser("operator", help="let a person use the operators' page")
    operator.add_argument("person")
    operator.add_argument("--no-longer", action="store_true", help="revoke it")
    mute = _explained(tasks.add_parser("mute", help="keep a person from chatting"))
    mute.add_argument("person")
    mute.add_argument("--days", type=float, default=7.0)
    reports = tasks.add_parser("reports", help="list unhandled reports")
    reports.add_argument("--handled", type=int, metavar="ID", help="mark a report as handled")
    ratings = tasks.add_parser("ratings", help="compute the ratings among people anew from the stored games")
    ratings.add_argument("--dry-run", action="store_true", help="only show what would change")
    arguments.add_rating_limits(ratings)
    tasks.add_parser("measures", help="list what operators have done: when, who and why")
    tasks.add_parser("backup", help="copy a SQLite database while it is in use").add_argument("file", type=Path)
    parser.set_defaults(run=run)


def _explained(task: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Add the option for the reason of a measure, and return the task's parser."""
    task.add_argument("--reason", metavar="TEXT", default="", help="why; the people concerned read it")
    return task


def run(chosen: argparse.Namespace) -> int:
    """Run the chosen task."""
    from tabletowers.store import backup, open_database

    engine = open_database(arguments.database(chosen.database))
    try:
        if chosen.task == "backup":
            backup(engine, chosen.file)
            return 0
        with engine.begin() as connection:
            return TASKS[chosen.task](connection, chosen) or 0
    finally:
        engine.dispose()


def _now() -> int:
    return int(time.time() * 1000)


def _time(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))


def _tables(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import table_index as tables

    for line in tables.every_table(connection, chosen.status):
        print(f"{line.id}  {line.game:<12} rules {line.rules}  {line.status:<8} {line.visibility:<8}"
              f" {_time(line.created)}  {line.commands} commands")  # fmt: skip


def _check(connection: Any, chosen: argparse.Namespace) -> int:
    from tabletowers.store.integrity import found_in

    damaged = 0
    for sentence in found_in(connection):
        damaged += 1
        print(sentence)
    print(f"{damaged} things are damaged" if damaged else "nothing is damaged")
    return 1 if damaged else 0


def _rules(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers import GAMES
    from tabletowers.games import versions
    from tabletowers.store import table_index as tables

    for game, rules, status, count in tables.rules_in_use(connection):
        missing = "" if game in GAMES and rules in versions(game) else " (not in this release)"
        print(f"{game} rules {rules}: {count} {status}{missing}")


def _close(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import table_index as tables

    tables.close(connection, chosen.table, _now(), chosen.reason)
    _record(connection, "close", table=chosen.table, reason=chosen.reason)


def _delete(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import table_index as tables

    tables.remove(connection, chosen.table)
    _record(connection, "delete", table=chosen.table, reason=chosen.reason)


def _delete_match(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import matches
    from tabletowers.store.match_records import match_records

    match = matches.find(connection, chosen.match)
    if match is None:
        raise ValueError(f"there is no match {chosen.match}")
    if chosen.records is not None:
        # If a game can't be read or saved, nothing is deleted.
        lines = [record.to_line() for record in match_records(connection, match)]
        with chosen.records.open("x", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
        print(f"{len(lines)} records saved in {chosen.records}")
    matches.remove(connection, match)
    _record(connection, "delete", table=match.id, reason=chosen.reason)


def _people(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import people

    for person in people.search(connection, chosen.name):
        muted = f" muted until {_time(person.muted_until)}" if person.muted_until else ""
        print(f"{person.id}  {person.name}  since {_time(person.created)}{' banned' * person.banned}{muted}")


def _ban(connection: Any, chosen: argparse.Namespace) -> None:
    banned = chosen.task == "ban"
    _change(connection, chosen, banned=banned, ban_reason=chosen.reason if banned else None)


def _mute(connection: Any, chosen: argparse.Namespace) -> None:
    muted = chosen.task == "mute"
    until = _now() + int(chosen.days * 86_400_000) if muted else None
    _change(connection, chosen, muted_until=until, mute_reason=chosen.reason if muted else None)


def _change(connection: Any, chosen: argparse.Namespace, **values: Any) -> None:
    from tabletowers.store import people

    if not people.change(connection, chosen.person, **values):
        raise ValueError(f"unknown person {chosen.person!r}")
    _record(connection, chosen.task, person=chosen.person, reason=chosen.reason)


def _record(connection: Any, kind: Any, **values: Any) -> None:
    """Record that someone has done something on the server's machine."""
    from tabletowers.store import measures

    measures.record(connection, _now(), None, kind, **values)


def _measures(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import measures

    for line in measures.latest(connection, None, 1000):
        about = line.person or line.table or "-"
        print(f"{_time(line.at)}  {line.operator or 'on this machine':<15}  {line.kind:<8} {about}  {line.reason}")


def _password(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.server.people.accounts import hashed
    from tabletowers.server.people.one_time_tickets import VALID
    from tabletowers.server.people.recovery import new_link
    from tabletowers.store import people, tickets

    if not people.several(connection, [chosen.person]):
        raise ValueError(f"unknown person {chosen.person!r}")
    secret, path = new_link()
    now = _now()
    tickets.add(connection, "password", hashed(secret), chosen.person, {}, now + VALID["password"], now)
    _record(connection, "link", person=chosen.person)
    print(chosen.public.rstrip("/") + path)


def _operator(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import operators

    (operators.remove if chosen.no_longer else operators.add)(connection, chosen.person)
    _record(connection, "dismiss" if chosen.no_longer else "appoint", person=chosen.person)


def _reports(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import reports

    if chosen.handled is not None:
        report = reports.mark_handled(connection, chosen.handled)
        _record(connection, "handled", person=report.person, table=report.table)
        return
    for report in reports.unhandled(connection):
        about = f"about {report.person or '-'} at {report.table or '-'}"
        print(f"{report.id}  {_time(report.at)}  by {report.reporter}  {about}: {report.text}")


def _ratings(connection: Any, chosen: argparse.Namespace) -> None:
    from tabletowers.store import rating_recomputation as recomputation

    found = recomputation.recompute(connection, arguments.rating_limits(chosen.rating_limit))
    for line in recomputation.differences(connection, found):
        before, after = (rating and f"{rating.display} ({rating.games} games)" for rating in (line.before, line.after))
        print(f"{line.game:<12} {line.person}  {before or '-'} -> {after or '-'}")
    print(f"{len(found.changes)} games counted, {len(found.ladder)} on the ladder, {len(found.unreadable)} unreadable")
    if chosen.dry_run:
        print("nothing was changed")
    else:
        recomputation.replace(connection, found)


#: The function of each task. It gets a connection to the database, and returns an exit code, or None for 0.
TASKS: dict[str, Callable[[Any, argparse.Namespace], int | None]] = {
    "tables": _tables,
    "check": _check,
    "rules": _rules,
    "close": _close,
    "delete": _delete,
    "delete-match": _delete_match,
    "people": _people,
    "ban": _ban,
    "unban": _ban,
    "mute": _mute,
    "unmute": _mute,
    "password": _password,
    "operator": _operator,
    "reports": _reports,
    "measures": _measures,
    "ratings": _ratings,
}
