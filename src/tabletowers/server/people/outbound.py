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


class NotAccepted(Exception):
    """The other side answered, but did not accept the message."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


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
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast
