"""Outgoing messages to web addresses that guests have entered.

By default they are not sent to addresses in the server's own network, and redirects are not followed.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping
from http.client import HTTPConnection
from urllib.parse import urlsplit

#: Seconds for a whole message: connecting, sending, and receiving the response.
SECONDS = 10.0
#: The number of bytes of a response that are read, which is the length of `HTTP/1.1 201`.
_STATUS = 12

#: IPv6 networks with embedded IPv4 addresses: compatible (RFC 4291), NAT64 (RFC 6052, RFC 8215), 6to4 (RFC 3056),
#: Teredo (RFC 4380).
_STANDING_FOR_ANOTHER = [
    ipaddress.IPv6Network(network)
    for network in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]
#: Networks with a special purpose that Python counts as public.
_SPECIAL = [ipaddress.ip_network(network) for network in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20", "5f00::/16")]


class NotAccepted(Exception):
    """Raised if the recipient responded but did not accept the message."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


def is_address(address: str) -> bool:
    """Return whether a string is a web address to which a message can be sent."""
    if not address.isascii() or not address.isprintable() or " " in address:
        return False
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0


def post(address: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> None:
    """Send a message to a web address. Raises NotAccepted, OSError or ValueError if that fails.

    The host name is resolved only once, so that the IP address that was checked is the one that is used. Redirects are
    not followed. With `private`, addresses in the server's own network are allowed too.
    """
    parts = urlsplit(address)
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    until = time.monotonic() + SECONDS
    with _connected(host, port, private) as opened:
        _limit(opened, until)
        line = ssl.create_default_context().wrap_socket(opened, server_hostname=host) if secure else opened
        with line:
            _limit(line, until)
            connection = HTTPConnection(host, port)
            connection.sock = line
            path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
            connection.request("POST", path, body, {"User-Agent": "tabletowers", "Connection": "close", **headers})
            _limit(line, until)
            answer = line.recv(_STATUS)
    status = int(answer[9:]) if answer.startswith(b"HTTP/1.") and answer[9:].isdigit() else 0
    if not 200 <= status < 300:
        raise NotAccepted(status)


def _limit(line: socket.socket, until: float) -> None:
    """Give the next step the time that is left. Raises TimeoutError if none is."""
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError("timed out")
    line.settimeout(left)


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
    """Return whether an IP address is on the public internet, rather than on this machine or its local network."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        # An address with an embedded IPv4 address leads wherever that one leads, and is never needed here.
        if parsed.is_site_local or any(parsed in network for network in _STANDING_FOR_ANOTHER):
            return False
    if any(parsed in network for network in _SPECIAL):
        return False
    return parsed.is_global and not parsed.is_multicast
