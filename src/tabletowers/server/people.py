"""People: guests with a name and a secret, moved by a code, kept by a password, forgotten on request."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabletowers.server.settings import Clock
from tabletowers.store import Store, schema
from tabletowers.store.store import read_log
from tabletowers.table import Refused
from tabletowers.table import entries as e
from tabletowers.text import LANGUAGES

#: How long a code for another device holds, in milliseconds.
CODE_HOLDS = 10 * 60 * 1000
#: People kept in memory.
_REMEMBERED = 50_000
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


class Person(msgspec.Struct):
    """Somebody who plays, as the server knows them."""

    id: str
    name: str
    language: str
    program: bool
    login: str | None
    password: str | None
    mail: str | None
    webhook: str | None
    notices: bool
    push: Any
    created: int
    banned: bool
    muted_until: int | None
    blocks: list[str] = []

    def me(self) -> dict[str, Any]:
        """What a person is told about themselves."""
        return {
            "id": self.id,
            "name": self.name,
            "language": self.language,
            "program": self.program,
            "login": self.login,
            "mail": self.mail,
            "webhook": self.webhook,
            "notices": self.notices,
            "push": self.push is not None,
            "blocks": self.blocks,
            "muted_until": self.muted_until,
        }


def new_id(prefix: str) -> str:
    """A name for something new, not to be guessed."""
    return prefix + "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))


def hashed(secret: str) -> str:
    """How a secret is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown; Refused if nothing is left of it or it is too long."""
    name = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not 1 <= len(name) <= 40:
        raise Refused("bad_request", "a name has 1 to 40 characters", path="name")
    return name


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("bad_request", f"there is {', '.join(LANGUAGES)}", path="language")
    return language


class People:
    """The people of a server, with those who are about kept in memory."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._people: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}

    # Finding

    async def by_token(self, token: str) -> Person | None:
        """Who has this secret."""
        key = hashed(token)
        person = self._tokens.get(key)
        if person is None:
            tokens = schema.tokens
            person = await self._store.read(
                lambda connection: connection.execute(select(tokens.c.person).where(tokens.c.hash == key)).scalar()
            )
            if person is None:
                return None
            if len(self._tokens) > _REMEMBERED:
                self._tokens.clear()
            self._tokens[key] = person
        return await self.get(person)

    async def get(self, person: str) -> Person | None:
        """Somebody by id."""
        known = self._people.get(person)
        return known if known is not None else (await self.several([person])).get(person)

    async def several(self, ids: list[str]) -> dict[str, Person]:
        """All of these who exist."""
        missing = [person for person in ids if person not in self._people]
        if missing:
            if len(self._people) > _REMEMBERED:
                self._people.clear()
                missing = list(ids)

            def query(connection: Connection) -> list[Person]:
                people, blocks = schema.people, schema.blocks
                rows = connection.execute(select(people).where(people.c.id.in_(missing))).mappings()
                found = {row["id"]: Person(**row, blocks=[]) for row in rows}
                for owner, other in connection.execute(select(blocks).where(blocks.c.person.in_(missing))):
                    found[owner].blocks.append(other)
                return list(found.values())

            for found in await self._store.read(query):
                self._people[found.id] = found
        return {person: self._people[person] for person in ids if person in self._people}

    def forget(self, person: str) -> None:
        """Somebody was changed by another process."""
        self._people.pop(person, None)
        for key in [key for key, owner in self._tokens.items() if owner == person]:
            del self._tokens[key]

    # Coming

    async def new_guest(self, name: str, language: str, program: bool) -> tuple[Person, str]:
        """A new person and their secret."""
        token = secrets.token_urlsafe(32)
        person = Person(
            new_id("p"),
            clean_name(name),
            _language(language),
            program,
            None,
            None,
            None,
            None,
            True,
            None,
            self._clock(),
            False,
            None,
        )
        row = {key: getattr(person, key) for key in schema.people.columns.keys()}  # noqa: SIM118

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(**row))
            self._add_token(connection, person.id, token)

        await self._store.write(change)
        return person, token

    def _add_token(self, connection: Connection, person: str, token: str) -> None:
        connection.execute(insert(schema.tokens).values(hash=hashed(token), person=person, created=self._clock()))

    async def new_code(self, person: Person) -> tuple[str, int]:
        """A code that makes another device this person's, once."""
        code = "-".join("".join(secrets.choice(_SIGNS) for _ in range(5)) for _ in range(2))
        expires = self._clock() + CODE_HOLDS

        def change(connection: Connection) -> None:
            codes = schema.codes
            connection.execute(delete(codes).where(codes.c.expires < self._clock()))
            connection.execute(insert(codes).values(hash=hashed(code), person=person.id, expires=expires))

        await self._store.write(change)
        return code, expires

    async def use_code(self, code: str) -> tuple[Person, str]:
        """The person of a code, and a secret for this device."""
        token = secrets.token_urlsafe(32)
        key = hashed(code.strip().upper())

        def change(connection: Connection) -> str | None:
            codes = schema.codes
            row = connection.execute(select(codes).where(codes.c.hash == key)).first()
            if row is None:
                return None
            connection.execute(delete(codes).where(codes.c.hash == key))
            if row.expires < self._clock():
                return None
            self._add_token(connection, row.person, token)
            return str(row.person)

        found = await self._store.write(change)
        person = None if found is None else await self.get(found)
        if person is None:
            raise Refused("wrong_code", "no such code, or it has been used or is too old")
        return person, token

    async def set_password(self, person: Person, login: str, password: str) -> None:
        """Keep an identity by a login and a password."""
        login = login.strip().lower()
        if not 3 <= len(login) <= 60 or not login.isprintable():
            raise Refused("bad_request", "a login has 3 to 60 characters", path="login")
        if not 8 <= len(password) <= 200:
            raise Refused("bad_request", "a password has 8 to 200 characters", path="password")
        from argon2 import PasswordHasher

        kept = await asyncio.to_thread(PasswordHasher().hash, password)
        await self._update(person, login=login, password=kept)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """The person of a login, and a secret for this device."""
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerifyMismatchError

        people = schema.people
        row = await self._store.read(
            lambda connection: connection.execute(
                select(people.c.id, people.c.password).where(people.c.login == login.strip().lower())
            ).first()
        )
        # Somebody unknown takes as long as a wrong password.
        kept = row.password if row is not None and row.password is not None else _NOBODY
        try:
            await asyncio.to_thread(PasswordHasher().verify, kept, password)
        except (VerifyMismatchError, InvalidHashError):
            row = None
        person = None if row is None else await self.get(row.id)
        if person is None:
            raise Refused("wrong_password", "no such login with this password")
        token = secrets.token_urlsafe(32)
        await self._store.write(lambda connection: self._add_token(connection, person.id, token))
        return person, token

    async def log_out(self, token: str) -> None:
        """Forget a device."""
        key = hashed(token)
        self._tokens.pop(key, None)
        await self._store.write(
            lambda connection: connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == key)) and None
        )

    # Changing

    async def _update(self, person: Person, **values: Any) -> None:
        def change(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(**values))

        try:
            await self._store.write(change)
        except IntegrityError as error:
            raise Refused("name_taken", "this login is taken") from error
        for key, value in values.items():
            setattr(person, key, value)

    async def change(self, person: Person, **values: Any) -> None:
        """Change what is given."""
        if "name" in values:
            values["name"] = clean_name(values["name"])
        if "language" in values:
            values["language"] = _language(values["language"])
        if values:
            await self._update(person, **values)

    async def block(self, person: Person, other: str, blocked: bool) -> None:
        """Block somebody, or no longer."""
        blocks = schema.blocks
        if blocked == (other in person.blocks):
            return
        if blocked and (len(person.blocks) >= 500 or await self.get(other) is None):
            raise Refused("no_such_person", "there is nobody of this id")

        def change(connection: Connection) -> None:
            if blocked:
                connection.execute(insert(blocks).values(person=person.id, other=other))
            else:
                connection.execute(delete(blocks).where(blocks.c.person == person.id, blocks.c.other == other))

        await self._store.write(change)
        if blocked:
            person.blocks.append(other)
        else:
            person.blocks.remove(other)

    # Going

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything stored about somebody."""

        def query(connection: Connection) -> dict[str, Any]:
            members, ratings, reports = schema.members, schema.ratings, schema.reports
            tables = list(connection.execute(select(members.c.table).where(members.c.person == person.id)).scalars())
            return {
                "person": person.me() | {"created": person.created},
                "tables": [{"id": table, "log": _own_words(connection, table, person.id)} for table in tables],
                "ratings": [
                    dict(row)
                    for row in connection.execute(
                        select(ratings).where(ratings.c.subject == f"person:{person.id}")
                    ).mappings()
                ],
                "reports": [
                    dict(row)
                    for row in connection.execute(select(reports).where(reports.c.reporter == person.id)).mappings()
                ],
            }

        return await self._store.read(query)

    async def delete(self, person: Person) -> list[str]:
        """Delete somebody: identity, secrets, ratings, and every line of chat. Moves of games stay, without a name.

        Returns the tables that were changed.
        """

        def change(connection: Connection) -> list[str]:
            members = schema.members
            tables = list(connection.execute(select(members.c.table).where(members.c.person == person.id)).scalars())
            for table in tables:
                _unsay(connection, table, person.id)
            for part, column in (
                (schema.people, schema.people.c.id),
                (schema.tokens, schema.tokens.c.person),
                (schema.codes, schema.codes.c.person),
                (schema.blocks, schema.blocks.c.person),
                (schema.blocks, schema.blocks.c.other),
                (schema.members, schema.members.c.person),
                (schema.reports, schema.reports.c.reporter),
            ):
                connection.execute(delete(part).where(column == person.id))
            connection.execute(delete(schema.ratings).where(schema.ratings.c.subject == f"person:{person.id}"))
            return tables

        tables = await self._store.write(change)
        self.forget(person.id)
        return tables


#: The hash of no password.
_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$4cWhqrQp2ZkQ4m9N0a2Q0b3p1V7k4wJ7dH3F2mQ8Yw8"


def _own_words(connection: Connection, table: str, person: str) -> list[Any]:
    """What somebody did and said at a table."""
    said = [entry for _, data in read_log(connection, table) for entry in e.decode(data)]
    return [msgspec.to_builtins(entry) for entry in said if getattr(entry, "person", None) == person]


def _unsay(connection: Connection, table: str, person: str) -> None:
    """Empty somebody's lines of chat in a table's log."""
    log = schema.log
    for number, data in read_log(connection, table):
        said = e.decode(data)
        mine = [entry for entry in said if isinstance(entry, e.Said) and entry.person == person]
        if mine:
            for entry in mine:
                entry.text = ""
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == table))
            connection.execute(
                update(log).where(log.c.table == table, log.c.number == number).values(entries=e.encode(said))
            )
