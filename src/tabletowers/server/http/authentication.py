"""Authenticates requests by a bearer token or a cookie."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.responses import Response

from tabletowers.server.people.accounts import Accounts
from tabletowers.server.settings import Settings
from tabletowers.store import Person
from tabletowers.store.people import VALID

COOKIE = "tabletowers"
#: The cookie that identifies a device on which a person has logged in, and its lifetime in seconds.
DEVICE_COOKIE, _DEVICE_AGE = "tabletowers-device", 365 * 24 * 3600
#: The prefix of both cookies if they are for https only. Browsers accept cookies with this prefix only over https, for
#: all paths, and only from this host.
_SECURE = "__Host-"
#: The longest token that is looked up.
_LONGEST = 200


class Identity(NamedTuple):
    """The sender of a request, and their token.

    `by_cookie` says whether the token came in a cookie, and `refresh` whether that cookie should be renewed.
    """

    person: Person | None
    token: str
    by_cookie: bool = False
    refresh: bool = False


async def identify(accounts: Accounts, headers: Any, cookies: dict[str, str], settings: Settings) -> Identity:
    """Return the sender of a request, identified by a bearer token or a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    by_cookie = scheme.lower() != "bearer"
    old = False
    if by_cookie:
        token = cookies.get(_name(COOKIE, settings), "")
        if not token:
            # Browsers may still have a cookie without the prefix, from before cookies were for https only.
            token = cookies.get(COOKIE, "")
            old = bool(token)
    token = token.strip()
    if not token or len(token) > _LONGEST:
        return Identity(None, "")
    person, renewed = await accounts.by_token(token)
    return Identity(person, token, by_cookie, by_cookie and person is not None and (renewed or old))


def device_cookie(cookies: dict[str, str], settings: Settings) -> str:
    """Return the value of the cookie that identifies a device, or an empty string if there is no such cookie."""
    return cookies.get(_name(DEVICE_COOKIE, settings), "")[:_LONGEST]


def _name(cookie: str, settings: Settings) -> str:
    return _SECURE + cookie if settings.secure else cookie


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Set the cookie with a browser's token. An empty token deletes the cookie."""
    _set(response, COOKIE, token, VALID // 1000, settings)
    if settings.secure:
        response.delete_cookie(COOKIE)


def set_device_cookie(response: Response, cookie: str, settings: Settings) -> None:
    """Set the cookie that identifies a browser's device. An empty value deletes the cookie."""
    _set(response, DEVICE_COOKIE, cookie, _DEVICE_AGE, settings)


def _set(response: Response, cookie: str, value: str, age: int, settings: Settings) -> None:
    response.set_cookie(
        _name(cookie, settings),
        value,
        max_age=age if value else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
