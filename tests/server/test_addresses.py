"""Whose server it is: hosts and origins are those that the operator named, and no others."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tabletowers.server.addresses import Addresses, origin_of
from tabletowers.server.settings import Settings
from tests.server import plain_http
from tests.server.authenticator import Authenticator, plain
from tests.server.server_process import PATIENCE, Guest, ServerProcess

PUBLIC = "https://tables.example.org"
LAN: dict[str, Any] = {"host": "0.0.0.0"}
NAMED: dict[str, Any] = {"host": "0.0.0.0", "public": PUBLIC, "origins": ("http://cellar.local:8000",)}


@pytest.mark.parametrize(
    ("settings", "host", "known"),
    [
        ({}, "127.0.0.1:8000", True),
        ({}, "localhost:9999", True),
        ({}, "LOCALHOST", True),
        ({}, "[::1]:8000", True),
        ({}, "192.168.1.5:8000", False),
        ({}, "evil.example:8000", False),
        ({}, "127.0.0.1.evil.example", False),
        ({}, "localhost.evil.example", False),
        ({}, "", False),
        ({}, "[::1", False),
        (LAN, "192.168.1.5:8000", True),
        (LAN, "[fe80::1]:8000", True),
        (LAN, "127.0.0.1:8000", True),
        (LAN, "evil.example:8000", False),
        (LAN | {"origins": ("http://cellar.local:8000",)}, "cellar.local:8000", True),
        (LAN | {"origins": ("http://cellar.local:8000",)}, "192.168.1.5:8000", True),
        (NAMED, "tables.example.org", True),
        (NAMED, "Tables.Example.org:443", True),
        (NAMED, "cellar.local:8000", True),
        (NAMED, "localhost:8000", True),
        (NAMED, "192.168.1.5:8000", False),
        (NAMED, "other.example.org", False),
    ],
)
def test_hosts_are_those_that_the_operator_named(settings: dict[str, Any], host: str, known: bool) -> None:
    assert Addresses(Settings(**settings)).include(Headers({"host": host})) is known


def test_a_request_names_one_host() -> None:
    addresses = Addresses(Settings())
    assert not addresses.include(Headers({}))
    assert not addresses.include(Headers(raw=[(b"host", b"localhost"), (b"host", b"localhost")]))


@pytest.mark.parametrize(
    ("settings", "host", "origin", "own"),
    [
        ({}, "127.0.0.1:8000", None, True),
        ({}, "127.0.0.1:8000", "http://127.0.0.1:8000", True),
        ({}, "localhost:9999", "http://localhost:9999", True),
        ({}, "localhost:8000", "http://localhost:9999", False),
        ({}, "localhost:8000", "https://localhost:8000", False),
        ({}, "localhost:8000", "null", False),
        (LAN, "192.168.1.5:8000", "http://192.168.1.5:8000", True),
        (LAN, "192.168.1.5:8000", "http://evil.example:8000", False),
        (NAMED, "tables.example.org", PUBLIC, True),
        (NAMED, "127.0.0.1:8000", PUBLIC, True),
        (NAMED, "cellar.local:8000", "http://cellar.local:8000", True),
        (NAMED, "tables.example.org", "http://tables.example.org", False),
        (NAMED, "tables.example.org:81", "http://tables.example.org:81", False),
        (NAMED | {"secure": True}, "localhost:8000", "http://localhost:8000", False),
    ],
)
def test_origins_are_those_that_the_operator_named(
    settings: dict[str, Any], host: str, origin: str | None, own: bool
) -> None:
    headers = Headers({"host": host} | ({} if origin is None else {"origin": origin}))
    assert Addresses(Settings(**settings)).are_origin_of(headers, "http") is own


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert origin_of("HTTPS://Tables.example.org:443/") == PUBLIC
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"
    for wrong in ("tables.example.org", "ftp://tables.example.org", "https://"):
        with pytest.raises(ValueError, match="is not an address such as"):
            Addresses(Settings(public=wrong))


def test_a_server_answers_only_under_its_own_name(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path, "--no-limits", "--public", PUBLIC) as house,
        plain_http.client(base_url=house.url, timeout=PATIENCE) as http,
    ):
        for path in ("/", "/api/v1/me", "/api/v1/guests", "/api/openapi.json", "/metrics", "/assets/x.js"):
            refused = http.get(path, headers={"Host": "evil.example"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (421, "unknown_host")
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        refused = http.post("/api/v1/guests", json={"name": "Eve"}, headers=evil)
        assert (refused.status_code, refused.json()["error"]["code"]) == (421, "unknown_host")
        # Whoever watches over it may know it by another name.
        for path in ("/health", "/ready"):
            assert http.get(path, headers={"Host": "10.0.0.7:8000"}).status_code == 200
        own = {"Host": "tables.example.org", "Origin": PUBLIC}
        assert http.post("/api/v1/guests", json={"name": "Anna"}, headers=own).status_code == 201
        with pytest.raises(InvalidStatus) as rejected:
            _open_websocket(house, "evil.example", "http://evil.example")
        assert rejected.value.response.status_code == 421
        _open_websocket(house, "tables.example.org", PUBLIC)


def _open_websocket(house: ServerProcess, host: str, origin: str) -> None:
    """Open a websocket under a name."""
    line = socket.create_connection(("127.0.0.1", house.port), PATIENCE)
    with connect(f"ws://{host}/api/v1/ws", sock=line, origin=Origin(origin), open_timeout=PATIENCE) as opened:
        opened.recv(PATIENCE)


def test_a_passkey_is_good_only_at_the_address_where_it_was_made(tmp_path: Path) -> None:
    other = "https://club.example.org"
    with ServerProcess(tmp_path, "--no-limits", "--public", PUBLIC, "--origin", other) as house:
        anna, passkey = Guest(house, "Anna"), Authenticator()
        anna.http.headers["Origin"] = PUBLIC
        made = passkey.make(anna.call("POST", "/me/passkeys/options"), PUBLIC)
        anna.call("POST", "/me/passkeys", {"name": "Key", "credential": made}, status=201)
        anna.http.headers["Origin"] = other
        options = anna.call("POST", "/login/passkey/options")
        assert options["rpId"] == "club.example.org"
        # No browser would sign this: the passkey is one for another host.
        shown = passkey.show(options, other)
        assert anna.refused("POST", "/login/passkey", {"credential": shown}) == "wrong_passkey"
        anna.http.headers["Origin"] = PUBLIC
        options = anna.call("POST", "/login/passkey/options")
        assert options["rpId"] == "tables.example.org"
        shown = passkey.show(options, PUBLIC)
        assert anna.call("POST", "/login/passkey", {"credential": shown})["person"]["id"] == anna.id
        for depth in (5_000, 20_000):
            deep = {"id": "x", "response": {"clientDataJSON": plain(b"[" * depth)}}
            for path, body in (("/login/passkey", {}), ("/me/passkeys", {"name": "Key"})):
                answer = anna.send("POST", path, body | {"credential": deep})
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
