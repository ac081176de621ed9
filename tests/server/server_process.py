"""A real server in a process of its own, and guests who talk to it. Every answer is checked against its type."""

from __future__ import annotations

import json
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from benchmarks import services
from benchmarks.services import end, free_port
from tabletowers.host.responses.errors import ErrorBody
from tabletowers.host.routes import PREFIX
from tabletowers.server.http.handlers import api
from tests.libraries import surroundings
from tests.server import plain_http
from tests.store.migrated import migrated

#: Seconds after which something that should happen is taken for never.
PATIENCE = services.PATIENCE


class ServerProcess:
    """A server that can be stopped, killed and started again; a context manager, which starts and stops it."""

    def __init__(
        self, folder: Path, *more: str, database: str | None = None, environment: dict[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.environment = surroundings(**environment or {})
        self.database = database or str(folder / "tables.sqlite3")
        self.arguments = more
        #: What starts the program; a test may put something in front of it.
        self.program = [sys.executable, "-m", "tabletowers"]
        #: Whether there is a match each week, which keeps bots busy in the background.
        self.weekly = False
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"log-{self.port}.txt"
        self.guests: list[Guest] = []

    def start(self, until_it: str = "ready") -> ServerProcess:
        """Start, and wait until it is `ready` or answers at all (`health`).

        A new SQLite file has the newest schema from the beginning.
        """
        if "://" not in self.database:
            migrated(Path(self.database))
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.database]
        command += [] if self.weekly else ["--no-weekly-match"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], stderr=log, stdout=log, env=self.environment)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if plain_http.get(f"{self.url}/{until_it}").status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        end(self.process, signal.SIGKILL)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the machine had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Stop gracefully; the exit code."""
        assert self.process is not None
        for guest in self.guests:
            guest.http.close()
        return end(self.process)

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def transport(self, address: str) -> httpx.BaseTransport:
        """What carries calls to it from an address of this machine."""
        return plain_http.transport(address)

    @contextmanager
    def opened(self, guest: Guest) -> Iterator[ClientConnection]:
        """A websocket of a guest."""
        headers = {"Authorization": f"Bearer {guest.token}"}
        address = self.url.replace("http", "ws") + PREFIX + "/ws"
        with connect(
            address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            source_address=(guest.address, 0),
        ) as opened:
            yield opened

    def workers(self) -> list[int]:
        """The processes that the server has started."""
        assert self.process is not None
        return [
            int(folder.name)
            for folder in Path("/proc").iterdir()
            if folder.name.isdigit() and f"PPid:\t{self.process.pid}\n" in _status(folder)
        ]


def _status(folder: Path) -> str:
    try:
        return (folder / "status").read_text()
    except OSError:
        return ""


class Opened(Protocol):
    """A connection for live messages."""

    def send(self, message: str, /) -> None:
        """Send a message."""

    def recv(self, timeout: float) -> str | bytes:
        """The next message; TimeoutError if none comes."""


class AnyHouse(Protocol):
    """Where people play: at a server, or on a device without one (`device.Device`)."""

    guests: list[Guest]

    @property
    def url(self) -> str:
        """Where it is."""

    def transport(self, address: str) -> httpx.BaseTransport:
        """What carries calls to it."""

    def opened(self, guest: Guest) -> AbstractContextManager[Opened]:
        """A connection for live messages."""


class Guest:
    """Somebody who plays through the API."""

    def __init__(
        self, house: AnyHouse, name: str = "Guest", token: str | None = None, address: str = "127.0.0.1"
    ) -> None:
        """`address` is one of this machine's own (127.0.0.0/8), for tests of limits."""
        self.house = house
        self.address = address
        self.http = plain_http.client(base_url=house.url + PREFIX, timeout=PATIENCE, transport=house.transport(address))
        house.guests.append(self)
        self.id = ""
        if token is None:
            told = self.call("POST", "/guests", {"name": name}, status=201)
            token, self.id = told["token"], told["person"]["id"]
        self.token = token
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {token}"

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer to a request, checked against the type of that call."""
        response = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        check_shape(method, path, response)
        return response

    def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """The answer, which must have that status."""
        response = self.send(method, path, body)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code with which this is refused."""
        response = self.send(method, path, body)
        assert 400 <= response.status_code < 500, response.text
        code: str = response.json()["error"]["code"]
        return code

    @contextmanager
    def socket(self) -> Iterator[Talk]:
        """A websocket."""
        with self.house.opened(self) as opened:
            yield Talk(opened)

    def new_table(self, *seats: dict[str, Any], game: str = "clocktowers", **more: Any) -> Any:
        """A new table, seats in the order given."""
        return self.call("POST", "/tables", {"game": game, "seats": list(seats), "shuffle": False, **more}, status=201)


def kept(house: ServerProcess, name: str) -> Guest:
    """Somebody whose identity is kept by a password."""
    guest = Guest(house, name)
    guest.call("PUT", "/me/password", {"login": f"{name}{guest.id}", "password": "correct horse"})
    return guest


def check_shape(method: str, path: str, response: httpx.Response) -> None:
    """That an answer has the type that the description promises."""
    if response.status_code >= 400:
        msgspec.convert(response.json(), ErrorBody)
        return
    bare = path.partition("?")[0]
    for route in api.routes:
        if route.method == method and re.fullmatch(re.sub(r"{\w+}", "[^/]+", route.path), bare):
            assert response.status_code in (route.status, 304)
            if route.answer is not None and response.headers["content-type"] == "application/json":
                msgspec.convert(response.json(), route.answer)
            return


class Talk:
    """A websocket, with the states of its tables kept as a client does."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.states: dict[str, dict[str, Any]] = {}
        self.entries: dict[str, list[dict[str, Any]]] = {}
        self.count = 0

    def hear(self, timeout: float = PATIENCE) -> Any:
        """The next message."""
        message = json.loads(self.opened.recv(timeout))
        if message["type"] in ("state", "update"):
            name = message["table"]
            self.states[name] = self.states.get(name, {}) | message["state"]
            self.entries.setdefault(name, []).extend(message["entries"])
        return message

    def until(self, *kinds: str) -> Any:
        """The next message of one of these types."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def say(self, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        self.count += 1
        self.opened.send(json.dumps({"id": self.count, **message}))
        while True:
            answer = self.hear()
            if answer["type"] in ("done", "error") and answer["id"] == self.count:
                return answer

    def subscribe(self, table: str, **more: Any) -> dict[str, Any]:
        """Look at a table; its state."""
        answer = self.say(type="subscribe", table=table, **more)
        assert answer["type"] == "done", answer
        return self.states[table]

    def move(self, table: str, seat: int, move: str, position: int, key: str | None = None) -> Any:
        """Send a move."""
        return self.say(
            type="move", table=table, seat=seat, move=move, position=position, key=key or secrets.token_hex(8)
        )


def play_out(talks: list[Talk], table: str, most: int = 2000) -> None:
    """Everybody plays the first legal move until the game is over."""
    for _ in range(most):
        acted = False
        for seat, talk in enumerate(talks):
            state = talk.states[table]
            if state["status"] == "over":
                return
            if state["legal"]:
                talk.move(table, seat, state["legal"][0], state["position"])
                acted = True
        if not acted:
            for talk in talks:
                with suppress(TimeoutError):
                    talk.hear(0.05)
    raise AssertionError("the game has no end")


def play_alone(talk: Talk, table: str, most: int = 2000) -> list[Any]:
    """Play the first legal move on one's own seat until the game is over; every view on which one decided."""
    views: list[Any] = []
    talk.subscribe(table)
    for _ in range(most):
        state = talk.states[table]
        if state["status"] == "over":
            return views
        if state["legal"]:
            views.append(state["view"])
            talk.move(table, state["you"]["seat"], state["legal"][0], state["position"])
        else:
            talk.hear()
    raise AssertionError("the game has no end")
