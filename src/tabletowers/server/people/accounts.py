"""The accounts of a server's people: looking up, changing, blocking and deleting them.

People who are active are cached in memory.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

from msgspec import structs

from tabletowers.host.ids import new_id
from tabletowers.host.texts import clean_name
from tabletowers.host.wall_clock import Clock
from tabletowers.server.responses.people import Me
from tabletowers.store import Conflict, Person, Store
from tabletowers.store import people as stored
from tabletowers.table import Refused
from tabletowers.text import LANGUAGES

#: The number of people kept in memory.
_REMEMBERED = 50_000
#: How often the login of a device in use is renewed, in milliseconds.
_RENEWED = 24 * 3600 * 1000
#: The most people that one person can block.
_MOST_BLOCKS = 500


def profile(person: Person) -> Me:
    """Return a person's account as the API returns it to that person."""
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        program=person.program,
        login=person.login,
        kept=person.kept,
        passkeys=person.passkeys,
        mail=person.mail,
        mail_confirmed=person.mail_confirmed,
        webhook=person.webhook,
        webhook_kind=person.webhook_kind,
        notices=person.notices,
        unwanted=person.unwanted or [],
        push=person.push is not None,
        blocks=person.blocks,
        muted_until=person.muted_until,
        mute_reason=person.mute_reason,
        away_until=person.away_until,
    )


def new_token() -> str:
    """Return a new secret token for a device."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Return the hash under which a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        message = f"unknown language {language[:20]!r}; choose from {', '.join(LANGUAGES)}"
        raise Refused("bad_request", message, path="language")
    return language


class Accounts:
    """Looks up and changes the accounts of a server's people."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._people: dict[str, Person] = {}
        #: Counts what happens to people and sessions that are not in the cache. What is being read meanwhile may have
        #: been read before it, and is not cached.
        self._changes = 0
        #: The session of each token, by the token's hash.
        self._tokens: dict[str, stored.Session] = {}

    # Finding

    async def by_token(self, token: str) -> tuple[Person | None, bool]:
        """Return the person whose device has this secret token, and whether the session has just been extended.

        A session is extended at most once a day.
        """
        key, now = hashed(token), self._clock()
        session = self._tokens.get(key)
        if session is None:
            before = self._changes
            session = await self._store.read(stored.session, key)
            if session is None:
                return None, False
            if len(self._tokens) > _REMEMBERED:
                self._tokens.clear()
            if self._changes == before:
                self._tokens[key] = session
        if session.expires <= now:
            return None, False
        renewed = session.expires < now + stored.VALID - _RENEWED
        if renewed:
            if key in self._tokens:
                self._tokens[key] = session._replace(expires=now + stored.VALID)
            await self._store.write(stored.renew_token, key, now)
        return await self.get(session.person), renewed

    async def get(self, person: str) -> Person | None:
        """Return the person with this id, or None."""
        known = self._people.get(person)
        return known if known is not None else (await self.several([person])).get(person)

    async def several(self, ids: list[str]) -> dict[str, Person]:
        """Return the people with these ids, keyed by id. Ids that don't exist are left out."""
        found: dict[str, Person] = {}
        if missing := [person for person in ids if person not in self._people]:
            if len(self._people) > _REMEMBERED:
                self._people.clear()
                missing = list(ids)
            before = self._changes
            for person in await self._store.read(stored.several, missing):
                # A person who is read twice at once stays one object, so that a change to it is seen by all.
                cached = self._people.setdefault if self._changes == before else self._people.get
                found[person.id] = cached(person.id, person)
        found |= {person: self._people[person] for person in ids if person in self._people}
        return {person: found[person] for person in ids if person in found}

    def _set(self, person: Person, **values: Any) -> None:
        """Change fields that have been changed in the database, also in the cache if it has another object."""
        known = self._people.get(person.id)
        if known is None:
            self._changes += 1
        for one in (person, known or person):
            for key, value in values.items():
                setattr(one, key, value)

    def forget(self, person: str) -> None:
        """Drop a person from the cache, because another process has changed or deleted the person."""
        self._people.pop(person, None)
        self._changes += 1
        for key in [key for key, owner in self._tokens.items() if owner.person == person]:
            del self._tokens[key]

    def forget_token(self, token: str) -> None:
        """Drop the session of the token with this hash from the cache."""
        self._tokens.pop(token, None)
        self._changes += 1

    # Changing

    async def add_guest(self, name: str, language: str, program: bool, device: str | None = None) -> tuple[Person, str]:
        """Create a person without a login. Returns the person, and a secret token for their device.

        `device` describes the device to its owner.
        """
        now, token = self._clock(), new_token()
        person = Person(new_id("p"), clean_name(name), _known_language(language), program, now)

        def change(connection: Any) -> None:
            stored.add(connection, person)
            stored.add_token(connection, person.id, hashed(token), now, device)

        await self._store.write(change)
        return person, token

    async def change(self, person: Person, beside: Callable[[Any], None] | None = None, /, **values: Any) -> None:
        """Change fields of a person's account. Raises Refused if a new value is not allowed.

        If `beside` is given, it is called with the connection in the same transaction.
        """
        if "name" in values:
            values["name"] = clean_name(values["name"])
        if "language" in values:
            values["language"] = _known_language(values["language"])
        if not values:
            return

        def change(connection: Any) -> None:
            stored.change(connection, person.id, **values)
            if beside is not None:
                beside(connection)

        try:
            await self._store.write(change)
        except Conflict as error:
            raise Refused("name_taken", "this login is taken") from error
        self._set(person, **values)

    async def block(self, person: Person, other: str) -> None:
        """Record that a person blocks another person."""
        if other in person.blocks:
            return
        if len(person.blocks) >= _MOST_BLOCKS or await self.get(other) is None:
            raise Refused("no_such_person", "there is no person with this id")
        await self._store.write(stored.block, person.id, other)
        self._set(person, blocks=[*person.blocks, other])

    async def unblock(self, person: Person, other: str) -> None:
        """Record that a person no longer blocks another person."""
        if other in person.blocks:
            await self._store.write(stored.unblock, person.id, other)
            self._set(person, blocks=[blocked for blocked in person.blocks if blocked != other])

    # Leaving

    async def export(self, person: Person) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        rest = await self._store.read(stored.everything_about, person.id)
        return {"person": structs.asdict(profile(person)) | {"created": person.created}, **rest}

    async def delete(self, person: Person) -> list[str]:
        """Delete everything about a person except their moves. Returns the ids of the tables that were changed."""
        tables = await self._store.write(stored.remove, person.id)
        self.forget(person.id)
        return tables
