"""Who sends a request, and from which site."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.responses import Response

from tabletowers.server.people.accounts import Accounts
from tabletowers.server.settings import Settings
from tabletowers.store import Person
from tabletowers.store.people import VALID

COOKIE = "tabletowers"
#: The same where cookies are for https only: browsers take it only over https, for all paths, from this host alone.
SECURE_COOKIE = f"__Host-{COOKIE}"
#: The longest token that is looked at.
_LONGEST = 200


class Identity(NamedTuple):
    """Who sends a request, the token that says so, and whether the browser should be given its cookie anew."""

    person: Person | None
    token: str
    refresh: bool = False


async def identify(accounts: Accounts, headers: Any, cookies: dict[str, str], settings: Settings) -> Identity:
    """Who sends a request, by bearer token or cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    by_cookie = scheme.lower() != "bearer"
    old = False
    if by_cookie:
        token = cookies.get(cookie_name(settings), "")
        if not token:
            # As browsers hold it from before cookies were for https only.
            token = cookies.get(COOKIE, "")
            old = bool(token)
    token = token.strip()
    if not token or len(token) > _LONGEST:
        return Identity(None, "")
    person, renewed = await accounts.by_token(token)
    return Identity(person, token, by_cookie and person is not None and (renewed or old))


def cookie_name(settings: Settings) -> str:
    """The name of the cookie that holds the token."""
    return SECURE_COOKIE if settings.secure else COOKIE


def same_origin(settings: Settings, scheme: str, headers: Any) -> bool:
    """Whether a browser's request comes from our own pages (programs send no origin)."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public != f"http://{settings.host}:{settings.port}" and origin == settings.public.rstrip("/"):
        return True
    ours = "https" if settings.secure or scheme in ("https", "wss") else "http"
    return bool(origin == f"{ours}://{headers.get('host')}")


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Give a browser its token, or take it away with an empty one."""
    age = VALID // 1000 if token else 0
    response.set_cookie(
        cookie_name(settings), token, max_age=age, httponly=True, samesite="lax", secure=settings.secure
    )
    if settings.secure:
        response.delete_cookie(COOKIE)
