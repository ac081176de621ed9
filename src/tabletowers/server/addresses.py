"""The addresses of this server: those set by its operator, and those that no other site can claim.

Another site can point its own host name at this machine (DNS rebinding). If the server trusted the host name in each
request, it would treat that site's pages as its own. This attack is not possible with `localhost` or a numeric address.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from tabletowers.server.settings import Settings

_PORTS = {"http": 80, "https": 443}


def origin_of(address: str) -> str:
    """Return the origin of a web address (scheme, host, port), as browsers send it.

    Raises ValueError if `address` is invalid.
    """
    parts = urlsplit(address)
    if parts.scheme not in _PORTS or parts.hostname is None:
        raise ValueError(f"{address!r} is not an address such as https://tables.example.org")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if parts.port in (None, _PORTS[parts.scheme]) else f":{parts.port}")


class Addresses:
    """The host names and origins that belong to this server."""

    def __init__(self, settings: Settings) -> None:
        named = settings.origins if settings.public == settings.listening else (settings.public, *settings.origins)
        self._secure = settings.secure
        self._public = None if settings.public == settings.listening else settings.public.rstrip("/")
        self._origins = {origin_of(address) for address in named}
        self._hosts = {urlsplit(origin).hostname for origin in self._origins}
        #: Whether people may use any numeric address of this machine, as on a home network.
        self._by_digits = settings.public == settings.listening and not _is_loopback(settings.host)

    def include(self, headers: Any) -> bool:
        """Return whether the `Host` header of a request names this server."""
        host = _host(headers)
        if host is None:
            return False
        return host in self._hosts or _is_loopback(host) or (self._by_digits and _is_digits(host))

    def are_origin_of(self, headers: Any, scheme: str) -> bool:
        """Return whether a request comes from this server's own pages, or has no `Origin` header (programs send none).

        The `Host` header has to be checked separately (`include`).
        """
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        if _host(headers) in self._hosts:
            return False
        ours = "https" if self._secure or scheme in ("https", "wss") else "http"
        return bool(origin == f"{ours}://{headers.get('host')}")

    def base_of(self, headers: Any, scheme: str) -> str:
        """Return the base address of this server for links, without a trailing slash.

        It is the address that the operator has set or, if there is none, the one to which the request was sent.
        """
        if self._public is not None:
            return self._public
        return f"{'https' if self._secure else scheme}://{headers.get('host')}"


def _host(headers: Any) -> str | None:
    """Return the host in a request's `Host` header, without the port.

    Returns None unless there is exactly one such header.
    """
    named = headers.getlist("host")
    try:
        return urlsplit(f"//{named[0]}").hostname if len(named) == 1 else None
    except ValueError:
        return None


def _is_digits(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_digits(host) and ip_address(host).is_loopback)
