"""Messages to addresses that guests have given: not into the server's own network, not redirected, not for long."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection
from urllib.parse import urlsplit

#: Seconds for each step: connecting, sending, receiving the answer.
SECONDS = 10.0
#: How many bytes of an answer are read: `HTTP/1.1 201`.
_STATUS = 12

#: Networks of version 6 in which version 4 is embedded: compatible (RFC 4291), NAT64 (RFC 6052, RFC 8215), 6to4
#: (RFC 3056), Teredo (RFC 4380).
_STANDING_FOR_ANOTHER = [
    ipaddress.IPv6Network(network) for network in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]


class NotAccepted(Exception):
    """The other side answered, but did not accept the message."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


def is_address(address: str) -> bool:
    """Whether a text is an address that a message can be sent to at all."""
    if not address.isascii() or not address.isprintable() or " " in address:
        return False
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0


def post(address: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> None:
    """Send a message; NotAccepted, OSError or ValueError if that fails. `private`: also into the server's own network.

    The address is looked up once, and the one that was checked is the one connected to. Redirects are not followed.
    """
    parts = urlsplit(address)
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    with _connected(host, port, private) as opened:
        line = ssl.create_default_context().wrap_socket(opened, server_hostname=host) if secure else opened
        with line:
            connection = HTTPConnection(host, port)
            connection.sock = line
            path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
            connection.request("POST", path, body, {"User-Agent": "tabletowers", "Connection": "close", **headers})
            answer = line.recv(_STATUS)
    status = int(answer[9:]) if answer.startswith(b"HTTP/1.") and answer[9:].isdigit() else 0
    if not 200 <= status < 300:
        raise NotAccepted(status)


def _connected(host: str, port: int, private: bool) -> socket.socket:
    for family, kind, proto, _, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if private or is_public(str(where[0])):
            opened = socket.socket(family, kind, proto)
            opened.settimeout(SECONDS)
            try:
                opened.connect(where)
            except OSError:
                opened.close()
                raise
            return opened
    raise ValueError("not a public address")


def is_public(address: str) -> bool:
    """Whether an address is one on the internet, not one of this machine or its neighbours."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        # Addresses that stand for one of version 4 lead wherever that one leads; nobody needs them here.
        if found.is_site_local or any(found in network for network in _STANDING_FOR_ANOTHER):
            return False
    return found.is_global and not found.is_multicast
