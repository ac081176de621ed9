"""Logins through an OpenID Connect provider (authorization code flow with PKCE), if the operator has set one up."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import secrets
import ssl
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import quote_plus, urlencode

from tabletowers.host.texts import MOST_IN_NAME, clean_name
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.one_time_tickets import Tickets
from tabletowers.server.settings import OpenIdSettings, Settings
from tabletowers.store import Conflict, Person, Store, credentials, people
from tabletowers.table import Refused

if TYPE_CHECKING:
    import httpx

#: The signature algorithms that are accepted: those that are checked with the other site's public keys.
_SIGNATURES = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
#: Seconds that the other site may take to respond, for which its description is cached, and by which its clock may be
#: off.
_PATIENCE, _REMEMBERED, _LEEWAY = 10.0, 3600.0, 60
#: The path to which the other site redirects people.
BACK = "/api/v1/openid/back"


class OpenId:
    """Logins through the OpenID Connect provider that the operator has set up."""

    def __init__(self, settings: Settings, accounts: Accounts, tickets: Tickets, store: Store, clock: Clock) -> None:
        self._settings = settings
        self._accounts = accounts
        self._tickets = tickets
        self._store = store
        self._clock = clock
        self._described: tuple[float, dict[str, Any]] | None = None
        # Loaded once, because that takes long and calls are made on the event loop. A client is for one login all the
        # same: it keeps the cookies that the other site sets.
        self._certificates: ssl.SSLContext | None = None
        if settings.openid is not None:
            import httpx

            self._certificates = httpx.create_ssl_context()

    @property
    def _site(self) -> OpenIdSettings:
        if self._settings.openid is None:
            raise Refused("not_possible", "this server has no login at another site")
        return self._settings.openid

    async def begin(self, person: Person | None, language: str, keep: bool) -> tuple[str, str]:
        """Begin a login. Returns the address to send the browser to, and the `state` that identifies this login.

        `language` is used if an account is created. With `keep`, the login is added to the person's account even if the
        person can already log in another way. In that case, the person must have proved their identity.
        """
        site, state = self._site, secrets.token_urlsafe(24)
        nonce, verifier = secrets.token_urlsafe(24), secrets.token_urlsafe(48)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        parameters = {
            "response_type": "code",
            "client_id": site.client,
            "redirect_uri": self._settings.public + BACK,
            "scope": site.scope,
            "state": state,
            "nonce": nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        address = (await self._description())["authorization_endpoint"]
        address += ("&" if "?" in address else "?") + urlencode(parameters)
        whose = None if person is None else person.id
        await self._tickets.give("openid", state, whose, nonce=nonce, verifier=verifier, language=language, keep=keep)
        return address, state

    async def finish(self, code: str, state: str, device: str | None) -> tuple[Person, str]:
        """Finish a login when the provider sends the browser back with a code.

        Returns the person, and a device token. A person who has logged in through the provider before gets the same
        account again. Otherwise the login is added to an existing account (the one that requested it with `keep`, or
        the person's guest account) or to a new account.
        """
        site, ticket = self._site, await self._tickets.take("openid", state)
        if ticket is None:
            raise Refused("wrong_code", "this login took too long, or was used already; try again")
        claims = await self._claims(code, ticket.data["verifier"], ticket.data["nonce"])
        subject = str(claims["sub"])[:255]
        known = await self._store.read(credentials.person_elsewhere, site.issuer, subject)
        person = None if known is None else await self._accounts.get(known)
        if person is None:
            if ticket.person is not None:
                # Another server may have stored in the meantime that their identity is kept.
                self._accounts.forget(ticket.person)
                person = await self._accounts.get(ticket.person)
            if person is None or (person.kept and not ticket.data.get("keep")):
                person, _ = await self._accounts.add_guest(_name(claims), ticket.data["language"], False)
            try:
                await self._store.write(credentials.add_elsewhere, site.issuer, subject, person.id, self._clock())
            except Conflict as error:
                raise Refused("wrong_code", "the same login was finished twice at once; try again") from error
            self._accounts.forget(person.id)
            person = await self._accounts.get(person.id) or person
        token = new_token()
        await self._store.write(people.add_token, person.id, hashed(token), self._clock(), device, proven=True)
        return person, token

    def _client(self) -> httpx.AsyncClient:
        import httpx

        return httpx.AsyncClient(timeout=_PATIENCE, verify=self._certificates or True)

    async def _claims(self, code: str, verifier: str, nonce: str) -> dict[str, Any]:
        """Fetch a person's ID token from the provider, and return its claims. Raises Refused if any check fails."""
        import httpx
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        site, description = self._site, await self._description()
        sent = {
            "grant_type": "authorization_code",
            "code": code,
            "code_verifier": verifier,
            "redirect_uri": self._settings.public + BACK,
        }
        # A client authenticates with its secret (RFC 6749, 2.3.1), or uses PKCE alone.
        proof: Any = httpx.USE_CLIENT_DEFAULT
        if site.secret is None:
            sent["client_id"] = site.client
        else:
            proof = httpx.BasicAuth(quote_plus(site.client), quote_plus(site.secret))
        try:
            async with self._client() as client:
                answer = await client.post(description["token_endpoint"], data=sent, auth=proof)
                response = answer.raise_for_status().json()
                answer = await client.get(description["jwks_uri"])
                keys = KeySet.import_key_set(answer.raise_for_status().json())
            token = jwt.decode(response["id_token"], keys, algorithms=_SIGNATURES)
            jwt.JWTClaimsRegistry(
                now=int(time.time()),
                leeway=_LEEWAY,
                iss={"essential": True, "value": site.issuer},
                aud={"essential": True, "value": site.client},
                exp={"essential": True},
                sub={"essential": True},
                nonce={"essential": True, "value": nonce},
            ).validate(token.claims)
        except (httpx.HTTPError, JoseError, ValueError, KeyError, TypeError) as error:
            raise Refused("not_logged_in", "the other site did not confirm who you are") from error
        claims: dict[str, Any] = token.claims
        if claims.get("azp", site.client) != site.client:
            raise Refused("not_logged_in", "the other site issued this token to another client")
        return claims

    async def _description(self) -> dict[str, Any]:
        """Return the provider's metadata (OpenID Connect Discovery)."""
        import httpx

        if self._described is not None and time.monotonic() - self._described[0] < _REMEMBERED:
            return self._described[1]
        issuer = self._site.issuer
        try:
            async with self._client() as client:
                answer = await client.get(issuer.rstrip("/") + "/.well-known/openid-configuration")
                metadata: dict[str, Any] = answer.raise_for_status().json()
            if metadata["issuer"] != issuer:
                raise ValueError(f"issuer mismatch: expected {issuer!r}, got {metadata['issuer']!r}")
            self._described = (
                time.monotonic(),
                {name: str(metadata[name]) for name in ("authorization_endpoint", "token_endpoint", "jwks_uri")},
            )
        except (httpx.HTTPError, ValueError, KeyError, TypeError) as error:
            raise Refused("not_ready", "the other site is unavailable") from error
        return self._described[1]


def _name(claims: dict[str, Any]) -> str:
    """Return the name for a new person's account, taken from the provider's claims."""
    for name in (claims.get("name"), claims.get("preferred_username"), claims.get("nickname")):
        if isinstance(name, str):
            with contextlib.suppress(Refused):
                return clean_name(name[:MOST_IN_NAME])
    return "Guest"
