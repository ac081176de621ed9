"""Passkeys (WebAuthn), which are valid only for this server's host name."""

from __future__ import annotations

import base64
import json
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tabletowers.host.texts import clean_name
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.one_time_tickets import Tickets
from tabletowers.store import Conflict, Person, Store, credentials, people
from tabletowers.store.credentials import Passkey
from tabletowers.store.tickets import Ticket
from tabletowers.table import Refused

#: The most passkeys that a person may have, and the length of a challenge in bytes.
_MOST, _CHALLENGE = 20, 32
_TITLE = "Tabletowers"


class Site(NamedTuple):
    """The website that a browser is visiting. A passkey is valid only for its site's host name."""

    origin: str
    host: str

    @classmethod
    def at(cls, origin: str | None) -> Site:
        """Return the site with this origin, which must already have been checked to belong to this server."""
        host = None if origin is None else urlsplit(origin).hostname
        if origin is None or host is None:
            raise Refused("bad_request", "passkeys need a browser that sends its Origin")
        return cls(origin, host)


class Passkeys:
    """Creates, checks and removes people's passkeys."""

    def __init__(self, accounts: Accounts, tickets: Tickets, store: Store, clock: Clock) -> None:
        self._accounts = accounts
        self._tickets = tickets
        self._store = store
        self._clock = clock

    async def of(self, person: Person) -> list[Passkey]:
        """Return a person's passkeys."""
        return await self._store.read(credentials.passkeys_of, person.id)

    async def invite(self, person: Person, site: Site) -> dict[str, Any]:
        """Return the options for creating a passkey for a person (`PublicKeyCredentialCreationOptionsJSON`)."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.of(person)
        if len(known) >= _MOST:
            raise Refused("not_possible", f"you have {_MOST} passkeys already; remove one first")
        challenge = secrets.token_bytes(_CHALLENGE)
        await self._tickets.give("passkey", _plain(challenge), person.id)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=_TITLE,
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(each.id)) for each in known],
        )
        result: dict[str, Any] = json.loads(options_to_json(options))
        return result

    async def add(self, person: Person, site: Site, name: str, credential: dict[str, Any]) -> Passkey:
        """Store a passkey that a browser has created.

        Raises Refused unless the passkey answers a current challenge for this site and this person.
        """
        from webauthn import verify_registration_response

        name = clean_name(name)
        challenge, ticket = await self._answered("passkey", credential)
        if ticket.person != person.id:
            raise _not_from_here()
        try:
            proven = verify_registration_response(
                credential=credential,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except _faults() as error:
            raise _not_from_here() from error
        kept = Passkey(
            _plain(proven.credential_id),
            person.id,
            proven.credential_public_key,
            proven.sign_count,
            site.host,
            name,
            self._clock(),
            verified=True,
        )
        try:
            await self._store.write(credentials.add_passkey, kept)
        except Conflict as error:
            raise Refused("name_taken", "this passkey is registered already") from error
        person.passkeys += 1
        return kept

    async def ask(self, site: Site) -> dict[str, Any]:
        """Return the options with which a browser asks for a passkey (`PublicKeyCredentialRequestOptionsJSON`)."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        challenge = secrets.token_bytes(_CHALLENGE)
        await self._tickets.give("login", _plain(challenge))
        options = generate_authentication_options(
            rp_id=site.host, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
        result: dict[str, Any] = json.loads(options_to_json(options))
        return result

    async def log_in(self, site: Site, credential: dict[str, Any], device: str | None) -> tuple[Person, str]:
        """Log in with a passkey. Returns the person, and a secret token for this device."""
        from webauthn import verify_authentication_response

        challenge, _ = await self._answered("login", credential)
        name = credential.get("id")
        known = await self._store.read(credentials.passkey, name) if isinstance(name, str) else None
        person = None if known is None else await self._accounts.get(known.person)
        if known is None or person is None or known.host != site.host:
            raise _not_from_here()
        try:
            proven = verify_authentication_response(
                credential=credential,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=known.key,
                credential_current_sign_count=known.count,
                # Passkeys of earlier releases may be on devices that have no PIN.
                require_user_verification=bool(known.verified),
            )
        except _faults() as error:
            raise _not_from_here() from error
        token, now = new_token(), self._clock()

        def change(connection: Any) -> None:
            credentials.note_use(connection, known.id, proven.new_sign_count, now)
            people.add_token(connection, person.id, hashed(token), now, device, proven=True)

        await self._store.write(change)
        return person, token

    async def remove(self, person: Person, name: str) -> None:
        """Remove one of a person's passkeys."""
        if not await self._store.write(credentials.remove_passkey, person.id, name):
            raise Refused("not_possible", "you have no such passkey")
        person.passkeys -= 1

    async def _answered(self, kind: Any, credential: dict[str, Any]) -> tuple[str, Ticket]:
        """Return the challenge that a browser has answered, and the ticket stored for it.

        The ticket is used up. Raises Refused if it was already used or has expired.
        """
        try:
            client_data = json.loads(_bytes(credential["response"]["clientDataJSON"]))
            challenge = client_data["challenge"].rstrip("=")
        except RecursionError as error:
            raise Refused("bad_request", "the credential is nested too deeply", path="credential") from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise _not_from_here() from error
        if client_data.get("crossOrigin") is True:
            # A page of another site has asked for the passkey in a frame.
            raise _not_from_here()
        ticket = await self._tickets.take(kind, challenge)
        if ticket is None:
            raise Refused("wrong_code", "this took too long, or was used already; try again")
        return challenge, ticket


def _not_from_here() -> Refused:
    return Refused("wrong_passkey", "this passkey is not valid for this site")


def _faults() -> tuple[type[Exception], ...]:
    """Return the exceptions that the WebAuthn library raises for invalid data from a browser."""
    from webauthn.helpers.exceptions import WebAuthnException

    return WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError


def _plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Return the bytes of a base64url string from a browser. Raises ValueError if it is not valid base64url."""
    plain = text.rstrip("=").encode("ascii")
    return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)
