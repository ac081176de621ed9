"""The ASGI application: the API, the websocket, the browser's files, and what watches over them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from prometheus_client import generate_latest
from sqlalchemy import Connection as Database
from sqlalchemy import select
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route as Path_

from tabletowers.server.bots import LocalThinkers, Thinkers
from tabletowers.server.bus import Bus, NoBus, RedisBus
from tabletowers.server.handlers import api
from tabletowers.server.hub import Hub
from tabletowers.server.limits import Buckets
from tabletowers.server.metrics import Metrics
from tabletowers.server.notices import Notices
from tabletowers.server.pages import description_page
from tabletowers.server.people import People, Person
from tabletowers.server.routes import PREFIX, STATUS, Call, Route, told
from tabletowers.server.service import Service
from tabletowers.server.settings import Clock, Settings
from tabletowers.server.socket import BANNED, Connection
from tabletowers.server.web import web_file, web_page
from tabletowers.store import StorageError, Store, open_database, schema
from tabletowers.table import Refused, Table

log = logging.getLogger("tabletowers.server")

COOKIE = "tabletowers"
_YEAR = 365 * 24 * 3600
#: Seconds between rounds of keeping house.
ROUNDS = 10.0

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]


def error_answer(code: str, message: str, details: dict[str, Any] | None = None) -> Response:
    """An error as the API tells it."""
    error = told(code, message, details or {})
    wait = error["details"].get("retry_after")
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Response(msgspec.json.encode({"error": error}), STATUS.get(code, 409), headers, "application/json")


class Server:
    """One server process: everything that has to be opened and closed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock()
        self.metrics = Metrics()
        self.connections: set[Connection] = set()
        self._of_person: defaultdict[str, set[Connection]] = defaultdict(set)
        self.addresses: Counter[str] = Counter()
        self.ready = False
        self._requests = Buckets(settings.limits.requests)
        self._lobby_changed = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Open the database, start workers and what runs by itself."""
        engine = await asyncio.to_thread(open_database, self.settings.database)
        self.store = Store(engine)
        self.store.on_commit = self._committed
        self.people = People(self.store, self.clock)
        self.notices = Notices(self.store, self.people, self.settings)
        self.bus: Bus = NoBus()
        self.thinkers: Thinkers
        if self.settings.redis is not None:
            from tabletowers.server.jobs import QueueThinkers

            self.bus = RedisBus(self.settings.redis)
            self.thinkers = QueueThinkers(self.settings.redis)
        else:
            self.thinkers = LocalThinkers(self.settings.bot_workers)
        self.hub = Hub(self.store, self.people, self.thinkers, self.bus, self.clock, self.settings, self.metrics)
        self.hub.on_turn = self._your_turn
        self.hub.on_lobby = self._lobby_changed.set
        self.service = Service(self.hub, self.people, self.store, self.clock, self.settings)
        await self.bus.start(self.hub.hear)
        self._start(self._keep_house())
        self._start(self._tell_lobby())
        self.ready = True

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Say goodbye, finish what was begun, let go of everything."""
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.notices.close()
        await self.hub.close()
        await self.thinkers.close()
        self.service.riddles.close()
        await self.bus.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        """Take nobody in any more, and tell everybody to come back in a moment."""
        self.ready = False
        for connection in list(self.connections):
            connection.say_goodbye()

    def _committed(self, count: int, seconds: float) -> None:
        self.metrics.group.observe(count)
        self.metrics.commit.observe(seconds)

    async def _keep_house(self) -> None:
        """Wake tables that play by themselves, let go of idle ones, notice what other processes changed."""
        while True:
            try:
                await self.hub.wake()
                await self.hub.sweep()
                self.metrics.tables.set(len(self.hub.tables))
                await self._look_for_bans()
                await self.hub.look_around()
            except StorageError as error:
                log.error("the database does not answer: %s", error)
            except Exception:
                log.exception("keeping house failed")
            await asyncio.sleep(ROUNDS)

    async def _look_for_bans(self) -> None:
        here = list(self._of_person)
        if not here:
            return
        people = schema.people

        def query(connection: Database) -> list[Any]:
            wanted = select(people.c.id, people.c.banned, people.c.muted_until)
            return list(connection.execute(wanted.where(people.c.id.in_(here))))

        for row in await self.store.read(query):
            for connection in list(self._of_person.get(row.id, ())):
                assert connection.person is not None
                connection.person.banned, connection.person.muted_until = row.banned, row.muted_until
                if row.banned:
                    connection.close(BANNED)

    async def _tell_lobby(self) -> None:
        """The lobby, to those who look at it, at most once a second."""
        while True:
            await self._lobby_changed.wait()
            await asyncio.sleep(1)
            self._lobby_changed.clear()
            for connection in [connection for connection in self.connections if connection.watches_lobby]:
                with contextlib.suppress(StorageError):
                    lines = await self.service.lobby(connection.person)
                    connection.push(msgspec.json.encode({"type": "lobby", "tables": lines}))

    def _your_turn(self, table: Table, persons: list[str], slow: bool) -> None:
        """Tell people elsewhere that it is their turn; by push and mail only if they are nowhere here."""
        news = {"type": "notice", "notice": "your_turn", "table": table.id, "game": table.game.name}
        message = msgspec.json.encode(news)
        for person in persons:
            for connection in self._of_person.get(person, ()):
                connection.push(message)
        away = [person for person in persons if slow or person not in self._of_person]
        if away:
            self._start(self._notify(away, table.game.name, table.id))

    async def _notify(self, persons: list[str], game: str, table: str) -> None:
        with contextlib.suppress(StorageError):
            for person in (await self.people.several(persons)).values():
                if person.notices:
                    await self.notices.your_turn(person, game, table)

    # Requests

    async def who(self, headers: Any, cookies: dict[str, str]) -> tuple[Person | None, str]:
        """Who asks, by bearer token or cookie."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            token = cookies.get(COOKIE, "")
        if not token or len(token) > 200:
            return None, ""
        return await self.people.by_token(token.strip()), token.strip()

    def same_origin(self, headers: Any) -> bool:
        """Whether a browser's request comes from our own pages (programs send no origin)."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        return bool(origin.partition("://")[2] == headers.get("host"))

    async def answer(self, route: Route, request: Request) -> Response:
        """One call of the API."""
        try:
            return await self._answer(route, request)
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            return error_answer(refused.code, refused.message, refused.details)
        except StorageError as error:
            log.error("storage: %s", error)
            return error_answer("storage", "the database does not answer; nothing happened")

    async def _answer(self, route: Route, request: Request) -> Response:
        if not self.ready:
            raise Refused("not_ready", "the server is starting or stopping")
        if route.method != "GET" and not self.same_origin(request.headers):
            raise Refused("wrong_origin", "this comes from another site")
        self._requests.take(request.client.host if request.client is not None else "?")
        who, token = await self.who(request.headers, request.cookies)
        if route.person and who is None:
            raise Refused("unknown_person", "no person has this token")
        if who is not None and who.banned:
            raise Refused("banned", "you are banned from this server")
        request.state.token, request.state.new_token = token, None
        query = _query(route, request)
        body = None if route.body is None else await self._body(route.body, request)
        answer = await route.handler(Call(self.service, request, who, body, dict(request.path_params), query))
        if isinstance(answer, Response):
            return answer
        response = (
            Response(status_code=204)
            if route.answer is None
            else Response(msgspec.json.encode(answer), route.status, media_type="application/json")
        )
        response.headers["Cache-Control"] = "no-store"
        if (new := request.state.new_token) is not None:
            response.set_cookie(
                COOKIE, new, max_age=_YEAR if new else 0, httponly=True, samesite="lax", secure=self.settings.secure
            )
        return response

    async def _body(self, kind: type, request: Request) -> Any:
        sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.settings.limits.body:
                raise Refused("too_large", f"at most {self.settings.limits.body} bytes")
        if data and sent != "application/json":
            raise Refused("not_json", "send application/json")
        try:
            return msgspec.json.decode(bytes(data) or b"{}", type=kind)
        except msgspec.ValidationError as error:
            text, _, place = str(error).partition(" - at `$")
            raise Refused("bad_request", text, path=place.rstrip("`").lstrip(".")) from error
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Refused("bad_request", "this is not JSON") from error

    # The websocket

    async def socket(self, scope: Any, receive: Any, send: Any) -> None:
        """A websocket from its request to its end."""
        request = Request({**scope, "type": "http", "method": "GET"})
        address = request.client.host if request.client is not None else "?"
        if not self.same_origin(request.headers):
            return await _reject(receive, send, 403)
        if not self.ready or self.addresses[address] >= self.settings.limits.connections_per_address:
            return await _reject(receive, send, 503 if not self.ready else 429)
        try:
            person, _ = await self.who(request.headers, request.cookies)
        except StorageError as error:
            log.error("storage: %s", error)
            return await _reject(receive, send, 503)
        if person is not None and person.banned:
            return await _reject(receive, send, 403)
        await receive()
        await send({"type": "websocket.accept"})
        connection = Connection(self.service, person, receive, send, scope["state"]["wire"])
        self._add(connection, address)
        try:
            await connection.serve()
        finally:
            self._remove(connection, address)

    def _add(self, connection: Connection, address: str) -> None:
        self.connections.add(connection)
        if connection.person is not None:
            self._of_person[connection.person.id].add(connection)
        self.addresses[address] += 1
        self.metrics.connections.inc()

    def _remove(self, connection: Connection, address: str) -> None:
        self.connections.discard(connection)
        if connection.person is not None:
            own = self._of_person[connection.person.id]
            own.discard(connection)
            if not own:
                del self._of_person[connection.person.id]
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]
        self.metrics.connections.dec()


async def _reject(receive: Any, send: Any, status: int) -> None:
    await receive()
    headers = [(b"retry-after", b"1")] if status in (429, 503) else []
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


def _query(route: Route, request: Request) -> dict[str, Any]:
    """The parts of the query, checked; unknown ones are ignored."""
    found = {}
    for name, kind in route.query.items():
        if (text := request.query_params.get(name)) is not None:
            try:
                found[name] = msgspec.convert(text, kind, strict=False)
            except msgspec.ValidationError as error:
                raise Refused("bad_request", str(error), path=name) from error
    return found


class Guard:
    """Around everything: security headers, a line in the log, and no stack trace for anybody."""

    def __init__(self, app: Any, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request."""
        if scope["type"] == "websocket":
            # Past the router: its layers would cost every message a little.
            if scope["path"] == PREFIX + "/ws":
                await self.server.socket(scope, receive, send)
            else:
                await _reject(receive, send, 404)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        except Exception:
            log.exception("a request failed")
            if status == 0:
                await error_answer("internal", "something went wrong; it has been logged")(scope, receive, guarded)
        route = scope.get("route")
        took = round((time.perf_counter() - began) * 1000, 1)
        self.server.metrics.requests.labels(str(status)).inc()
        told = {"method": scope["method"], "path": getattr(route, "path", "-"), "status": status, "ms": took}
        log.info("request", extra=told)


def create_app(settings: Settings) -> Any:
    """The application of a server with these settings."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    def served(route: Route) -> Any:
        async def endpoint(request: Request) -> Response:
            return await server.answer(route, request)

        return endpoint

    async def openapi(request: Request) -> Response:
        return JSONResponse(described)

    async def docs(request: Request) -> Response:
        return HTMLResponse(description_page(described))

    async def health(request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(request: Request) -> Response:
        fine = server.ready and await server.store.check() and await server.bus.check()
        return PlainTextResponse("ready\n" if fine else "not ready\n", 200 if fine else 503)

    async def metrics(request: Request) -> Response:
        near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not (settings.metrics_open or near):
            return error_answer("not_here", "only from the machine itself")
        return PlainTextResponse(generate_latest(server.metrics.registry))

    async def unknown(request: Request) -> Response:
        return error_answer("no_such_path", "there is nothing here")

    async def web(request: Request) -> Response:
        path = request.path_params.get("path", "")
        table = server.hub.tables.get(path.removeprefix("t/"))
        wishes = request.headers.get("accept-language", "")
        return web_file(path) or web_page(table.table.game.name if table else None, wishes)

    described = api.describe()
    by_path: dict[str, list[Route]] = {}
    for route in api.routes:
        by_path.setdefault(route.path, []).append(route)
    routes: list[Any] = []
    for path, calls in by_path.items():
        routes += [Path_(PREFIX + path, served(route), methods=[route.method]) for route in calls]
        routes.append(Path_(PREFIX + path, _wrong_method(sorted(route.method for route in calls))))
    app = Starlette(
        routes=[
            *routes,
            Path_("/api/openapi.json", openapi),
            Path_("/api/docs", docs),
            Path_("/api/{path:path}", unknown, methods=_METHODS),
            Path_("/health", health),
            Path_("/ready", ready),
            Path_("/metrics", metrics),
            Path_("/{path:path}", web),
        ],
        lifespan=lifespan,
    )
    app.state.guests = Buckets(settings.limits.guests)
    app.state.tries = Buckets(settings.limits.tries)
    app.state.server = server
    return Guard(app, server)


_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]


class _WrongMethod:
    """A path that is there, asked in a way that it does not understand."""

    def __init__(self, allowed: list[str]) -> None:
        self._allowed = ", ".join(allowed)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Say so."""
        response = error_answer("wrong_method", f"use {self._allowed}")
        response.headers["Allow"] = self._allowed
        await response(scope, receive, send)


def _wrong_method(allowed: list[str]) -> Any:
    return _WrongMethod(allowed)
