"""Who sends a request, and from which site."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from tabletowers.server.people.accounts import Accounts
from tabletowers.server.settings import Settings
from tabletowers.store import Person

COOKIE = "tabletowers"
_YEAR = 365 * 24 * 3600
#: The longest token that is looked at.
_LONGEST = 200


async def identify(accounts: Accounts, headers: Any, cookies: dict[str, str]) -> tuple[Person | None, str]:
    """Who sends a request, by bearer token or cookie; and the token."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = cookies.get(COOKIE, "")
    if not token or len(token) > _LONGEST:
        return None, ""
    return await accounts.by_token(token.strip()), token.strip()


def same_origin(settings: Settings, headers: Any) -> bool:
    """Whether a browser's request comes from our own pages (programs send no origin)."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return bool(origin.partition("://")[2] == headers.get("host"))


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Give a browser its token, or take it away with an empty one."""
    response.set_cookie(
        COOKIE, token, max_age=_YEAR if token else 0, httponly=True, samesite="lax", secure=settings.secure
    )
