"""The API as a list of typed calls: they are served from it, and described from it (OpenAPI 3.1)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

import tabletowers
from tabletowers.server.outgoing import ErrorShown

if TYPE_CHECKING:
    from starlette.requests import Request

    from tabletowers.server.live import Live
    from tabletowers.server.people import Person
    from tabletowers.server.service import Service

PREFIX = "/api/v1"

SeatQuery = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]

#: Which HTTP status an error code has; all others are 409.
STATUS = {
    "bad_request": 400,
    "bad_options": 400,
    "unknown_person": 401,
    "wrong_password": 401,
    "wrong_code": 401,
    "not_your_seat": 403,
    "not_host": 403,
    "not_invited": 403,
    "blocked": 403,
    "banned": 403,
    "muted": 403,
    "wrong_origin": 403,
    "hints_not_allowed": 403,
    "no_spectators": 403,
    "not_here": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_puzzle": 404,
    "no_such_path": 404,
    "no_such_person": 404,
    "wrong_method": 405,
    "too_large": 413,
    "not_json": 415,
    "illegal_move": 422,
    "too_many": 429,
    "internal": 500,
    "not_ready": 503,
    "storage": 503,
}


#: Seconds after which something that can't be had now is worth another try.
_AGAIN = 1


def told(code: str, message: str, details: dict[str, Any]) -> dict[str, Any]:
    """An error as the API tells it, by HTTP and by websocket."""
    if STATUS.get(code) == 503:
        details = {"retry_after": _AGAIN, **details}
    return {"code": code, "message": message, "details": details}


@dataclass(slots=True)
class Call:
    """One request: who asks, the checked body, the parts of the path and the query."""

    service: Service
    request: Request
    who: Person | None
    body: Any
    path: dict[str, str]
    query: dict[str, Any]

    @property
    def person(self) -> Person:
        """Whoever asks; only for calls that need a person."""
        assert self.who is not None
        return self.who

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client is not None else "?"

    async def table(self, invite: str | None = None) -> Live:
        """The table of the path, if whoever asks may look at it; else Refused."""
        return await self.service.table_for(self.path["table"], self.who, invite or self.query.get("invite"))


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One call of the API."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    handler: Handler
    body: type | None
    answer: Any
    status: int
    person: bool
    query: dict[str, Any]
    says: str


@dataclass(slots=True)
class Api:
    """All calls."""

    routes: list[Route] = field(default_factory=list)

    def add(
        self,
        method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"],
        path: str,
        *,
        answer: Any = None,
        body: type | None = None,
        status: int = 200,
        person: bool = True,
        query: dict[str, Any] | None = None,
    ) -> Callable[[Handler], Handler]:
        """Register a call. `answer` None: nothing comes back (204). `person`: only for somebody known."""

        def register(handler: Handler) -> Handler:
            says = (handler.__doc__ or "").strip()
            code = status if answer is not None else 204
            self.routes.append(Route(method, path, handler, body, answer, code, person, query or {}, says))
            return handler

        return register

    def describe(self) -> dict[str, Any]:
        """The OpenAPI description."""
        types = [part for route in self.routes for part in (route.body, route.answer) if part is not None]
        (*_,), components = msgspec.json.schema_components(
            [*types, ErrorShown], ref_template="#/components/schemas/{name}"
        )
        paths: dict[str, Any] = {}
        for route in self.routes:
            paths.setdefault(PREFIX + route.path, {})[route.method.lower()] = _operation(route)
        return {
            "openapi": "3.1.0",
            "info": {
                "title": "Tabletowers",
                "version": tabletowers.__version__,
                "description": "Tables of Clocktowers, Old Town and Der Turmbau zu Babel. "
                "The websocket at /api/v1/ws and the meaning of everything are described in docs/api.md.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "token": {"type": "http", "scheme": "bearer"},
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "tabletowers"},
                },
            },
        }


#: The calls of this server; the modules of `handlers` add theirs.
api = Api()


def _schema(kind: Any) -> dict[str, Any]:
    (shown,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return shown


def _operation(route: Route) -> dict[str, Any]:
    names = [part[1:-1].partition(":")[0] for part in route.path.split("/") if part.startswith("{")]
    error = {"content": {"application/json": {"schema": _schema(ErrorShown)}}}
    told: dict[str, Any] = {
        "summary": route.says.splitlines()[0] if route.says else "",
        "operationId": route.handler.__name__,
        "tags": [route.path.split("/")[1]],
        "parameters": [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
        + [
            {"name": name, "in": "query", "required": False, "schema": _schema(kind)}
            for name, kind in route.query.items()
        ],
        "responses": {
            str(route.status): {"description": "Done"}
            if route.answer is None
            else {"description": "Done", "content": {"application/json": {"schema": _schema(route.answer)}}},
            "4XX": {"description": "Refused; nothing has changed", **error},
            "503": {"description": "Not now; nothing has changed", **error},
        },
    }
    if route.body is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(route.body)}}}
    if route.person:
        told["security"] = [{"token": []}, {"cookie": []}]
    return told
