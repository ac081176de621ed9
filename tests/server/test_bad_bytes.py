"""No request whatever makes the server fail: every call of the API with bytes that nobody would send."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from tabletowers.host.routes import PREFIX, Route
from tabletowers.server.http.handlers import api
from tabletowers.server.http.routes import Call
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.server.services import Postgres

ME, OPEN = {"kind": "me"}, {"kind": "open"}

#: Texts that have made some server or database fail.
TEXTS = [
    *(
        "",
        "\0",
        "a\0b",
        "x" * 300,
        "x" * 20_000,
        "\ud800",
        "\udfff\ud800",
        "\u3164",
        "\u202e",
        "é" * 100,
        "%00",
        "../../etc",
    ),
    *("' OR 1=1 --", "{}", "NaN", "-0", "9" * 400, "\r\nSet-Cookie: a=b", "\x7f", "\U0001f600", "null", "clocktowers"),
]
VALUES: list[Any] = [
    *TEXTS,
    *(None, True, -1, 0, 1, 7, 2**31, 2**63, -(2**63) - 1, 10**400, 1e308, -0.5),
    *([], {}, [[]], {"": None}, [None] * 1000, {"a\0": "\0"}, ["\0"]),
]
#: Bodies that are no JSON, or hardly.
BODIES = [
    *(b"", b"\0", b"\xff\xfe{}", b"{", b"[" * 5000, b'{"a":' * 3000, b"nul", b'"\xc3"', b"{}" * 3, b"1e999", b"NaN"),
    *(b'{"name":"\\u0000"}', b'{"name":"\\ud800"}', b'{"name":"a","name":"b"}', b"\xef\xbb\xbf{}", b"\x80" * 100),
]
PATHS = ["%00", "a%00b", "%ff%fe", "%ed%a0%80", "x" * 300, "x" * 8000, "%2e%2e%2f", "-1", "9" * 400, "%0d%0a", "é", "."]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: it is left full of what other tests would stumble over."""
    opened = ServerProcess(tmp_path_factory.mktemp("house"), "--no-limits", "--quick-bots").start()
    yield opened
    opened.stop()


class Line:
    """A connection on which anything can be sent."""

    def __init__(self, house: ServerProcess) -> None:
        self.house = house

    def status(self, request: bytes) -> int:
        """The status of the answer; 0 if there is none because the server hung up."""
        with socket.create_connection(("127.0.0.1", self.house.port), PATIENCE) as opened:
            opened.settimeout(PATIENCE)
            opened.sendall(request)
            answer = b""
            while b"\r\n" not in answer and (more := opened.recv(4096)):
                answer += more
        return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.") else 0


def request(method: str, path: str, body: bytes | None, token: str, kind: str = "application/json") -> bytes:
    head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", f"Authorization: Bearer {token}"]
    if body is not None:
        head += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    return "\r\n".join(head).encode("utf-8") + b"\r\n\r\n" + (body or b"")


def body_of(route: Route[Call], dice: random.Random) -> bytes | None:
    """A body for a call: of the right shape with wrong values, or nothing like it."""
    if route.body is None:
        return None if dice.random() < 0.8 else dice.choice(BODIES)
    if dice.random() < 0.3:
        return dice.choice(BODIES)
    fields: tuple[str, ...] = route.body.__struct_fields__  # type: ignore[attr-defined]
    return json.dumps({name: dice.choice(VALUES) for name in fields if dice.random() < 0.9}).encode()


def path_of(route: Route[Call], table: str, dice: random.Random) -> str:
    """The path of a call, with a table that exists or a part that can't be."""
    path = PREFIX + route.path
    while "{" in path:
        start, end = path.index("{"), path.index("}")
        known = table if path[start + 1 : end] == "table" and dice.random() < 0.6 else dice.choice(PATHS)
        path = path[:start] + known + path[end + 1 :]
    if route.query and dice.random() < 0.7:
        asked = {name: dice.choice(TEXTS[:10] + TEXTS[12:]) for name in route.query}
        path += "?" + "&".join(f"{name}={quote(text, errors='surrogatepass')}" for name, text in asked.items())
    return path


def attack(house: ServerProcess, rounds: int, seed: int) -> None:
    """Every call of the API so many times; afterwards the server still does what it should."""
    line, dice = Line(house), random.Random(seed)
    guest = Guest(house)
    table = guest.new_table(ME, OPEN, visibility="lobby")["id"]
    guest.call("PUT", "/me/password", {"login": f"login {seed}", "password": "long enough"})
    failed = []
    for route in api.routes:
        token = Guest(house).token if (route.method, route.path) in (("DELETE", "/me"), ("POST", "/logout")) else ""
        for _ in range(rounds):
            path, body = path_of(route, table, dice), body_of(route, dice)
            kind = "application/json" if dice.random() < 0.9 else "text/plain"
            status = line.status(request(route.method, path, body, token or guest.token, kind))
            if status >= 500:
                failed.append((status, route.method, path[:200], (body or b"")[:200]))
    assert failed == []
    assert Guest(house).call("GET", "/me")["name"] == "Guest"


def test_no_call_fails_whatever_is_sent(house: ServerProcess) -> None:
    attack(house, 6, 1)


def test_no_call_fails_whatever_is_sent_with_postgresql(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        Postgres(tmp_path_factory.mktemp("postgres")) as postgres,
        ServerProcess(tmp_path_factory.mktemp("bytes"), "--no-limits", database=postgres.migrated_database()) as grown,
    ):
        attack(grown, 4, 2)


@pytest.mark.parametrize("path", [*PATHS, *(f"assets/{path}" for path in PATHS), *(f"t/{path}" for path in PATHS)])
def test_no_address_of_the_page_makes_the_server_fail(house: ServerProcess, path: str) -> None:
    assert Line(house).status(request("GET", f"/{path}", None, "")) in (200, 400, 404, 414)


def test_what_is_no_request_is_turned_away(house: ServerProcess) -> None:
    line = Line(house)
    for nonsense in (
        b"\0\0\0\0\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"GET /api/v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \xff\xfe\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/me HTTP/1.1\r\nHost: a\r\nCookie: token=\xff; =; ;;\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ):
        assert line.status(nonsense) < 500, nonsense


def test_whoever_hangs_up_in_the_middle_of_a_request_leaves_no_trace(house: ServerProcess) -> None:
    guest = request("POST", "/api/v1/guests", b'{"name": "Guest"}', "")
    for sent in (b"GET / HT", guest[:40], guest[:-9]):
        with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as opened:
            opened.sendall(sent)
    assert Guest(house).call("GET", "/me")["name"] == "Guest"
    assert "Traceback" not in house.log.read_text()


def test_names_that_nobody_could_see_are_refused(house: ServerProcess) -> None:
    guest = Guest(house)
    for name in ("\u3164", "\u2800\u2800", "\u115f \u1160", "\u0301\u0301", "\u200b", " "):
        assert guest.refused("POST", "/guests", {"name": name}) == "bad_request"
        assert guest.refused("PATCH", "/me", {"name": name}) == "bad_request"
        seats = [ME, {"kind": "local", "name": name}]
        assert guest.refused("POST", "/tables", {"game": "clocktowers", "seats": seats}) == "bad_request"
    stacked = "Z" + "\u0301" * 30 + "oe"
    assert guest.call("PATCH", "/me", {"name": stacked})["name"] == "\u0179\u0301\u0301\u0301oe"


def test_the_name_of_somebody_at_one_s_device_is_cleaned_too(house: ServerProcess) -> None:
    made = Guest(house).new_table(ME, {"kind": "local", "name": "  Do\u200bra \u202e "})
    assert made["seats"][1]["name"] == "Dora"
