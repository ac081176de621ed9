"""People: their accounts, devices, logins and blocked people, and everything else that is stored about them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    union_all,
    update,
)

from tabletowers.store import circles, deals, measures, results, schema, snapshots
from tabletowers.store.parts import parts
from tabletowers.store.table_log import read_log
from tabletowers.table import entries as e

_people, _tokens, _codes, _blocks, _members = (
    schema.people,
    schema.tokens,
    schema.codes,
    schema.blocks,
    schema.members,
)
_endings, _passkeys, _openids, _vacations = schema.endings, schema.passkeys, schema.openids, schema.vacations
_tickets = schema.tickets

#: How long an unused device stays logged in, in milliseconds.
VALID = 90 * 24 * 3600 * 1000
#: The most people with the same mail address who are sent a message.
_FEW = 5
#: Columns whose changes must reach all servers at once.
_STANDING = frozenset(("banned", "muted_until", "ban_reason", "mute_reason"))


class Person(msgspec.Struct):
    """A person who plays on the server, with or without a login."""

    id: str
    name: str
    language: str
    program: bool
    created: int
    login: str | None = None
    password: str | None = None
    mail: str | None = None
    mail_confirmed: bool = False
    webhook: str | None = None
    webhook_kind: Literal["plain", "discord", "slack"] = "plain"
    notices: bool = True
    push: Any = None
    banned: bool = False
    muted_until: int | None = None
    ban_reason: str | None = None
    mute_reason: str | None = None
    #: The kinds of notices that the person has switched off.
    unwanted: list[str] | None = None
    #: When a notice was last sent that was not about the person's turn.
    noticed: int | None = None
    #: The ids of the people whom this person has blocked.
    blocks: list[str] = []
    #: The number of passkeys, and whether the person can log in through another site.
    passkeys: int = 0
    elsewhere: bool = False
    #: The end of the last vacation.
    away_until: int | None = None

    @property
    def kept(self) -> bool:
        """Whether the person can log in on a new device, with a password, a passkey or an OpenID Connect provider."""
        return self.password is not None or self.passkeys > 0 or self.elsewhere


def several(connection: Connection, ids: Sequence[str]) -> list[Person]:
    """Return the people with these ids. Ids that don't exist are left out."""
    return [person for part in parts(ids) for person in _several(connection, part)]


def _several(connection: Connection, ids: Sequence[str]) -> list[Person]:
    rows = connection.execute(select(_people).where(_people.c.id.in_(ids))).mappings()
    people = {row["id"]: Person(**row, blocks=[]) for row in rows}
    for owner, other in connection.execute(select(_blocks).where(_blocks.c.person.in_(ids))):
        people[owner].blocks.append(other)
    _add_the_rest(connection, people, ids)
    return list(people.values())


def _add_the_rest(connection: Connection, people: dict[str, Person], ids: Sequence[str]) -> None:
    """Add people's passkeys, OpenID Connect logins and vacations to their data.

    One query fetches all three, because few people have any of them.
    """
    parts = [
        select(table.c.person, literal(kind).label("kind"), value.label("value")).where(table.c.person.in_(ids))
        for table, kind, value in (
            (_passkeys, "passkey", _passkeys.c.created),
            (_openids, "openid", _openids.c.created),
            (_vacations, "vacation", _vacations.c.ends),
        )
    ]
    for owner, kind, value in connection.execute(union_all(*parts)):
        if (person := people.get(owner)) is None:
            continue
        if kind == "passkey":
            person.passkeys += 1
        elif kind == "openid":
            person.elsewhere = True
        else:
            person.away_until = max(value, person.away_until or 0)


def add(connection: Connection, person: Person) -> None:
    """Store a new person."""
    row = {name: getattr(person, name) for name in _people.columns.keys()}  # noqa: SIM118
    connection.execute(insert(_people).values(**row))


def change(connection: Connection, person: str, /, **values: Any) -> bool:
    """Change columns of a person's row. Returns False if the person doesn't exist.

    Changing the email address invalidates all of the person's links for setting a new password. The circles of a person
    who is banned go to other members.
    """
    if not _STANDING.isdisjoint(values):
        _end(connection, person)
    if "mail" in values:
        _void_links(connection, person)
    changed = connection.execute(update(_people).where(_people.c.id == person).values(**values)).rowcount > 0
    if values.get("banned"):
        circles.pass_on(connection, person)
    return changed


def claim_notice(connection: Connection, person: str, now: int, pause: int) -> bool:
    """Record that a person gets a notice now, unless they have had one in the last `pause` milliseconds.

    Returns whether the notice may be sent. Of several servers, only one may send it.
    """
    due = or_(_people.c.noticed.is_(None), _people.c.noticed <= now - pause)
    row = update(_people).where(_people.c.id == person, due).values(noticed=now)
    return connection.execute(row).rowcount > 0


def search(connection: Connection, name: str) -> list[Person]:
    """Return up to a hundred people whose names contain `name`. Their lists of blocked people are left empty."""
    query = select(_people).where(_people.c.name.icontains(name, autoescape=True)).limit(100)
    return [Person(**row) for row in connection.execute(query).mappings()]


# Devices and logins. Only hashes of secrets are stored.


class Session(NamedTuple):
    """A login on a device: its owner, when it expires if unused, and when the owner last proved their identity."""

    person: str
    expires: int
    proven: int | None


def session(connection: Connection, token: str) -> Session | None:
    """Return the session of the device whose token has this hash, or None. The session may have expired."""
    row = connection.execute(select(_tokens).where(_tokens.c.hash == token)).first()
    if row is None:
        return None
    return Session(row.person, row.created + VALID if row.expires is None else row.expires, row.proven)


def add_token(
    connection: Connection, person: str, token: str, now: int, device: str | None = None, *, proven: bool = False
) -> None:
    """Store a new device: its token's hash, its description, and whether its owner has just proved their identity."""
    row = {"hash": token, "person": person, "created": now, "expires": now + VALID, "device": device}
    connection.execute(insert(_tokens).values(**row, proven=now if proven else None))


def prove_token(connection: Connection, token: str, now: int) -> None:
    """Record that the owner of a device has just proved their identity on it."""
    connection.execute(update(_tokens).where(_tokens.c.hash == token).values(proven=now))


class Device(NamedTuple):
    """A person's device: the hash of its token, its description, and when it was last used (to the day)."""

    token: str
    device: str | None
    created: int
    used: int


def devices_of(connection: Connection, person: str, now: int) -> list[Device]:
    """Return a person's devices, the most recently used first."""
    rows = connection.execute(select(_tokens).where(_tokens.c.person == person)).all()
    devices = [Device(row.hash, row.device, row.created, max(row.created, (row.expires or 0) - VALID)) for row in rows]
    return sorted((each for each in devices if each.used + VALID > now), key=lambda each: (-each.used, each.token))


def renew_token(connection: Connection, token: str, now: int) -> None:
    """Extend the session of the device whose token has this hash."""
    connection.execute(update(_tokens).where(_tokens.c.hash == token).values(expires=now + VALID))


def remove_token(connection: Connection, person: str, token: str) -> None:
    """Delete the device whose token has this hash, which ends its session."""
    connection.execute(delete(_tokens).where(_tokens.c.hash == token))
    _end(connection, person, token)


def remove_tokens(connection: Connection, person: str, but: str | None = None) -> None:
    """Delete all of a person's devices except `but`, and all login codes and password links."""
    connection.execute(delete(_tokens).where(_tokens.c.person == person, _tokens.c.hash != (but or "")))
    connection.execute(delete(_codes).where(_codes.c.person == person))
    _void_links(connection, person)
    _end(connection, person)


def _void_links(connection: Connection, person: str) -> None:
    connection.execute(delete(_tickets).where(_tickets.c.person == person, _tickets.c.kind == "password"))


class Ending(NamedTuple):
    """A record that a person's session has ended.

    If it has no token, any of the person's sessions may have ended.
    """

    number: int
    person: str
    token: str | None


def _end(connection: Connection, person: str, token: str | None = None) -> None:
    now = time.time_ns() // 1_000_000
    connection.execute(insert(_endings).values(person=person, token=token, at=now))


def last_ending(connection: Connection) -> int:
    """Return the number of the latest record of an ended session, or 0 if there are none."""
    return connection.execute(select(func.max(_endings.c.number))).scalar() or 0


def endings_after(connection: Connection, number: int) -> list[Ending]:
    """Return the records of ended sessions with numbers greater than `number`, in order."""
    query = select(_endings.c.number, _endings.c.person, _endings.c.token).where(_endings.c.number > number)
    return [Ending(*row) for row in connection.execute(query.order_by(_endings.c.number))]


def forget_endings(connection: Connection, before: int) -> None:
    """Delete the records of sessions that ended before the time `before`, except the latest record."""
    last = last_ending(connection)
    connection.execute(delete(_endings).where(_endings.c.at < before, _endings.c.number < last))


def idle_guests(connection: Connection, now: int, unused: int, limit: int) -> list[str]:
    """Return the ids of up to `limit` guests who can be deleted.

    These are guests whose devices have all expired, and guests who have never sat at a table, are in no circle and have
    not been seen for `unused` milliseconds. Guests with an unfinished game, and people who can log in on a new device,
    are left out.
    """
    valid_until = func.max(func.coalesce(_tokens.c.expires, _tokens.c.created + VALID))
    devices = select(_tokens.c.person, valid_until.label("until")).group_by(_tokens.c.person).subquery()
    in_circle = schema.circle_members.c.person == _people.c.id
    seated = or_(
        select(_members.c.person).where(_members.c.person == _people.c.id).exists(),
        select(schema.circle_members.c.person).where(in_circle).exists(),
    )
    unfinished = (
        select(_members.c.person)
        .join(schema.tables, schema.tables.c.id == _members.c.table)
        .where(_members.c.person == _people.c.id, schema.tables.c.status != "over")
        .exists()
    )
    passkey = select(_passkeys.c.id).where(_passkeys.c.person == _people.c.id).exists()
    elsewhere = select(_openids.c.subject).where(_openids.c.person == _people.c.id).exists()
    until = func.coalesce(devices.c.until, _people.c.created)
    query = (
        select(_people.c.id)
        .join(devices, devices.c.person == _people.c.id, isouter=True)
        .where(
            _people.c.login.is_(None),
            ~passkey,
            ~elsewhere,
            ~_people.c.banned,
            _people.c.created < now - unused,
            ~unfinished,
        )
        .where(or_(until < now, and_(until < now + VALID - unused, ~seated)))
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def add_code(connection: Connection, person: str, code: str, expires: int, now: int) -> None:
    """Store the hash of a code with which another device can log in, and delete expired codes."""
    connection.execute(delete(_codes).where(_codes.c.expires < now))
    connection.execute(insert(_codes).values(hash=code, person=person, expires=expires))


def redeem_code(connection: Connection, code: str, token: str, now: int, device: str | None = None) -> str | None:
    """Redeem a login code: add a device for the person who created it.

    Returns the person's id, or None if the code is invalid.
    """
    row = connection.execute(select(_codes).where(_codes.c.hash == code)).first()
    if row is None:
        return None
    connection.execute(delete(_codes).where(_codes.c.hash == code))
    if row.expires < now:
        return None
    add_token(connection, row.person, token, now, device)
    return str(row.person)


def credentials(connection: Connection, login: str) -> tuple[str, str | None] | None:
    """Return the id and the password hash of the person with this login name, or None if there is no such person."""
    row = connection.execute(select(_people.c.id, _people.c.password).where(_people.c.login == login)).first()
    return None if row is None else (row.id, row.password)


def with_confirmed_mail(connection: Connection, who: str) -> list[str]:
    """Return the ids of people whose login name or email address is `who` (in lower case).

    Only people with a confirmed email address are returned, and only the first few of them.
    """
    named = or_(_people.c.login == who, func.lower(_people.c.mail) == who)
    query = select(_people.c.id).where(named, _people.c.mail.is_not(None), _people.c.mail_confirmed)
    return list(connection.execute(query.order_by(_people.c.created, _people.c.id).limit(_FEW)).scalars())


# Blocks


def block(connection: Connection, person: str, other: str) -> None:
    """Record that a person blocks another person."""
    connection.execute(insert(_blocks).values(person=person, other=other))


def unblock(connection: Connection, person: str, other: str) -> None:
    """Record that a person no longer blocks another person."""
    connection.execute(delete(_blocks).where(_blocks.c.person == person, _blocks.c.other == other))


# Everything about a person


def everything_about(connection: Connection, person: str) -> dict[str, Any]:
    """Return everything stored about a person besides their account, such as ratings, reports and results."""
    ratings, reports = schema.ratings, schema.reports
    own_ratings = select(ratings).where(ratings.c.subject == f"person:{person}")
    own_reports = select(reports).where(reports.c.reporter == person)
    own_notes = select(schema.notes).where(schema.notes.c.person == person)
    # What the cards gave tells something of them, so it is left out until the deal is open for everybody.
    opened = select(schema.deals.c.id).where(schema.deals.c.opened.is_not(None))
    luck = case((schema.attempts.c.deal.in_(opened), schema.attempts.c.luck)).label("luck")
    columns = [column for column in schema.attempts.c if column.name != "luck"]
    own_attempts = select(*columns, luck).where(schema.attempts.c.person == person)
    own_matches = select(schema.matches).where(schema.matches.c.host == person)
    own_exercises = select(schema.exercises).where(schema.exercises.c.person == person)
    closed = schema.losses.c.table.in_(deals.closed_tables())
    own_losses = select(schema.losses).where(schema.losses.c.person == person, ~closed)
    own_solved = select(schema.solved).where(schema.solved.c.person == person)
    return {
        "tables": [
            {"id": table, "log": _own_entries(connection, table, person)} for table in _tables(connection, person)
        ],
        "ratings": [dict(row) for row in connection.execute(_of(schema.standings, person)).mappings()],
        "earlier_ratings": [dict(row) for row in connection.execute(own_ratings).mappings()],
        "reports": [dict(row) for row in connection.execute(own_reports).mappings()],
        "notes": [dict(row) for row in connection.execute(own_notes).mappings()],
        "attempts": [dict(row) for row in connection.execute(own_attempts).mappings()],
        "matches": [dict(row) for row in connection.execute(own_matches).mappings()],
        "exercises": [dict(row) for row in connection.execute(own_exercises).mappings()],
        "losses": [dict(row) for row in connection.execute(own_losses).mappings()],
        "solved": [dict(row) for row in connection.execute(own_solved).mappings()],
        "preferences": [dict(row) for row in connection.execute(_of(schema.preferences, person)).mappings()],
        "solutions": [dict(row) for row in connection.execute(_of(schema.solutions, person)).mappings()],
        "devices": [
            {"device": row.device, "created": row.created, "expires": row.expires, "proven": row.proven}
            for row in connection.execute(_of(_tokens, person))
        ],
        "passkeys": [
            {name: row[name] for name in ("id", "host", "name", "created", "used")}
            for row in connection.execute(_of(_passkeys, person)).mappings()
        ],
        "openids": [dict(row) for row in connection.execute(_of(_openids, person)).mappings()],
        "vacations": [dict(row) for row in connection.execute(_of(_vacations, person)).mappings()],
        "measures": measures.about(connection, person),
        **circles.everything_about(connection, person),
    }


def _of(part: Table, person: str) -> Select[Any]:
    return select(part).where(part.c.person == person)


def remove(connection: Connection, person: str) -> list[str]:
    """Delete a person's account, secrets, ratings and chat messages. Their moves remain, without a name.

    Returns the ids of the tables that were changed.
    """
    tables = _tables(connection, person)
    for table in tables:
        _empty_chat(connection, table, person)
    for part, column in (
        (_people, _people.c.id),
        (_tokens, _tokens.c.person),
        (_codes, _codes.c.person),
        (_passkeys, _passkeys.c.person),
        (_openids, _openids.c.person),
        (_vacations, _vacations.c.person),
        (_tickets, _tickets.c.person),
        (_blocks, _blocks.c.person),
        (_blocks, _blocks.c.other),
        (_members, _members.c.person),
        (schema.reports, schema.reports.c.reporter),
        (schema.notes, schema.notes.c.person),
        (schema.attempts, schema.attempts.c.person),
        (schema.operators, schema.operators.c.person),
        (schema.exercises, schema.exercises.c.person),
        (schema.losses, schema.losses.c.person),
        (schema.solved, schema.solved.c.person),
        (schema.preferences, schema.preferences.c.person),
        (schema.solutions, schema.solutions.c.person),
        (schema.sync_versions, schema.sync_versions.c.person),
        (schema.standings, schema.standings.c.person),
    ):
        connection.execute(delete(part).where(column == person))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.subject == f"person:{person}"))
    # What operators have done is kept, but no longer names the person.
    own = update(schema.measures).where(schema.measures.c.person == person)
    connection.execute(own.values(person=None))
    results.forget(connection, person)
    circles.forget(connection, person, time.time_ns() // 1_000_000)
    _end(connection, person)
    return tables


def _tables(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(_members.c.table).where(_members.c.person == person)).scalars())


def _own_entries(connection: Connection, table: str, person: str) -> list[Any]:
    """Return the log entries at a table that a person made."""
    entries = [entry for _, data in read_log(connection, table) for entry in _readable(data)]
    return [msgspec.to_builtins(entry) for entry in entries if getattr(entry, "person", None) == person]


def _empty_chat(connection: Connection, table: str, person: str) -> None:
    """Remove the text of a person's chat messages in a table's log."""
    log = schema.log
    for number, data in read_log(connection, table):
        entries = _readable(data)
        own = [entry for entry in entries if isinstance(entry, e.Chatted) and entry.person == person]
        if own:
            for entry in own:
                entry.text, entry.phrase = "", None
            snapshots.remove(connection, table)
            row = update(log).where(log.c.table == table, log.c.number == number)
            connection.execute(row.values(entries=e.encode(entries)))


def _readable(data: bytes) -> list[e.AnyEntry]:
    """Decode the entries of a log row.

    Returns an empty list if the row is damaged; `tabletowers admin check` reports such rows.
    """
    try:
        return e.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []
