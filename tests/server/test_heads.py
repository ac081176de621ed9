"""Heads of requests: bounded in bytes and lines, whether they end or not; so are requests that are sent ahead."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tabletowers.server.http.http_protocol import LARGEST_HEAD, MOST_HEADERS, MOST_WAITING
from tests.server.server_process import PATIENCE, ServerProcess

HEALTH = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
SOCKET = (
    b"GET /api/v1/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


class Line:
    """A connection on which anything can be sent."""

    def __init__(self, house: ServerProcess) -> None:
        self.opened = socket.create_connection(("127.0.0.1", house.port), PATIENCE)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()

    def send(self, data: bytes) -> None:
        """Send as much of it as the server takes."""
        with suppress(OSError):
            self.opened.sendall(data)

    def answer(self) -> tuple[int, bytes]:
        """The status and the body of the next answer; (0, b"") if the server hung up."""
        data = b""
        with suppress(ConnectionResetError):
            while b"\r\n\r\n" not in data and (more := self.opened.recv(1)):
                data += more
        if not data:
            return 0, b""
        head = data.decode().lower()
        body = b""
        for _ in range(int(head.split("content-length: ")[1].split("\r\n")[0])):
            body += self.opened.recv(1)
        return int(head.split()[1]), body


def padded(start: bytes, size: int) -> bytes:
    """A head of exactly so many bytes, which has one long line."""
    return start + b"X-Long: " + b"a" * (size - len(start) - 12) + b"\r\n\r\n"


def test_a_head_of_64_kilobytes_is_read_and_one_more_byte_is_too_many(house: ServerProcess) -> None:
    assert LARGEST_HEAD == 65_536
    for size, status in ((LARGEST_HEAD, 200), (LARGEST_HEAD + 1, 431)):
        assert len(padded(HEALTH, size)) == size
        with Line(house) as line:
            line.send(padded(HEALTH, size))
            assert line.answer()[0] == status


def test_a_head_has_at_most_128_lines(house: ServerProcess) -> None:
    assert MOST_HEADERS == 128
    for more, status in ((127, 200), (128, 431)):
        with Line(house) as line:
            line.send(HEALTH + b"".join(b"X-%d: a\r\n" % number for number in range(more)) + b"\r\n")
            assert line.answer()[0] == status


@pytest.mark.parametrize(
    "head",
    [
        HEALTH + b"X: " + b"a" * LARGEST_HEAD,
        HEALTH + b"X: a\r\n" * 20_000,
        SOCKET + b"X: " + b"a" * LARGEST_HEAD,
        SOCKET + b"X: a\r\n" * 20_000,
        b"GET /" + b"a" * LARGEST_HEAD,
    ],
    ids=["long line", "many lines", "long line of a websocket", "many lines of a websocket", "long path"],
)
def test_a_head_that_never_ends_is_answered_with_431_and_the_end(house: ServerProcess, head: bytes) -> None:
    with Line(house) as line:
        line.send(head)
        status, body = line.answer()
        assert (status, line.answer()) == (431, (0, b""))
        assert json.loads(body)["error"]["code"] == "head_too_large"


def test_later_heads_of_a_connection_are_bounded_as_well(house: ServerProcess) -> None:
    with Line(house) as line:
        line.send(HEALTH + b"\r\n")
        assert line.answer() == (200, b"alive\n")
        line.send(HEALTH + b"X: " + b"a" * LARGEST_HEAD)
        assert line.answer()[0] == 431


def test_what_follows_a_body_in_chunks_is_bounded(house: ServerProcess) -> None:
    body = b'{"name": "Anna"}'
    start = b"POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    start += b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n" % (len(body), body)
    with Line(house) as line:
        line.send(start + b"X-After: a\r\n\r\n")
        assert line.answer()[0] == 201
    for endless in (b"X: " + b"a" * 2 * LARGEST_HEAD, b"X: a\r\n" * 200):
        with Line(house) as line:
            line.send(start + endless)
            assert line.answer() == (0, b"")


def test_whoever_sends_hundreds_of_requests_ahead_is_hung_up_on(house: ServerProcess) -> None:
    with Line(house) as line:
        line.send((HEALTH + b"\r\n") * 20)
        assert [line.answer()[0] for _ in range(20)] == [200] * 20
        line.send(b"GET /health HTTP/1.1\r\n\r\n" * 20 * MOST_WAITING)
        answered = 0
        while line.answer()[0]:
            answered += 1
        assert answered <= MOST_WAITING


def resident(house: ServerProcess) -> float:
    """The server's memory in megabytes."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def test_ten_heads_without_an_end_need_less_than_ten_megabytes(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as house, ExitStack() as stack:
        most = before = resident(house)
        lines = [stack.enter_context(Line(house)) for _ in range(10)]
        for number, line in enumerate(lines):
            line.opened.settimeout(0.05)
            line.send(HEALTH + (b"" if number % 2 else b"X: "))
        for _ in range(10):
            for number, line in enumerate(lines):
                line.send(b"Xx: aa\r\n" * 8192 if number % 2 else b"a" * 65_536)
                most = max(most, resident(house))
    assert most - before < 10
