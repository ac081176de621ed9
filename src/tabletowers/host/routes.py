"""The API as a list of typed calls, from which both the server's routes and the API's description are derived."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Concatenate, Generic, Literal, NamedTuple, TypeVar, overload

from msgspec import Meta

from tabletowers.host.fair_queue import Whose
from tabletowers.host.ports import Person
from tabletowers.host.services import Services
from tabletowers.host.tables import access
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.table import Refused
from tabletowers.table.payload_types import TableState

PREFIX = "/api/v1"

SeatQuery = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class Document(NamedTuple):
    """A response that is not JSON, or that may be cached."""

    body: bytes
    media: str


@dataclass(slots=True)
class Call:
    """One API call: the caller and their address, and the path and query parameters."""

    services: Services
    who: Person | None
    place: str
    path: dict[str, str]
    query: dict[str, Any]

    @property
    def person(self) -> Person:
        """The caller, for calls that only known people may make."""
        assert self.who is not None
        return self.who

    @property
    def whose(self) -> Whose:
        """The account to which the workers' time for this call is charged."""
        return Whose(self.place, self.place if self.who is None else self.who.id)

    def take_long(self) -> None:
        """Count this call as one that is costly for the host.

        Raises Refused if the caller has made too many such calls.
        """
        if self.who is not None:
            self.services.rates.costly.take(self.who.id)
        self.services.rates.costly.take(self.place)

    def take_advice(self) -> None:
        """Count this call as one that needs a worker. Raises Refused if the caller has made too many such calls."""
        self.services.rates.advice.take(self.place if self.who is None else self.who.id)

    async def table(self, invite: str | None = None) -> LiveTable:
        """Return the table named in the path. Raises Refused if the caller may not see it."""
        invite = invite or self.query.get("invite")
        return await access.visible_table(self.services.registry, self.path["table"], self.who, invite)

    async def finished_table(self) -> LiveTable:
        """Return the table named in the path if its game is over and no longer secret. Raises Refused otherwise.

        Every call that shows more than the caller's own view begins with this check.
        """
        live = await self.table()
        if live.table.status != "over" or live.table.state is None:
            raise Refused("not_over", "a record shows everything, so it is available only when the game is over")
        await access.check_open(self.services.registry.deals, live.table)
        return live

    async def state(self, live: LiveTable, seat: int | None) -> TableState:
        """Return a table's state as seen from the caller's `seat` or, by default, from their first seat."""
        return await access.state(self.services.registry, live, self.who, seat)


A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C", bound=Call, contravariant=True)
#: A function that answers a call.
Handler = Callable[Concatenate[C, ...], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route(Generic[C]):
    """One call of the API, with its handler and the types of its body and response."""

    method: Method
    path: str
    handler: Handler[C]
    body: type | None
    answer: Any
    media: str
    status: int
    person: bool
    query: dict[str, Any]
    summary: str


class WrongMethod(Refused):
    """Raised for a path that exists but does not support the method."""

    def __init__(self, allowed: str) -> None:
        super().__init__("wrong_method", f"use {allowed}")
        self.allowed = allowed


class Api(Generic[C]):
    """All API calls of a host, by method and path."""

    def __init__(self, routes: Iterable[Route[C]] = ()) -> None:
        self.routes: list[Route[C]] = []
        #: The routes: by the path's number of segments and first segment, then by all segments, then by method.
        self._paths: defaultdict[tuple[int, str], dict[tuple[str, ...], dict[str, Route[C]]]] = defaultdict(dict)
        for route in routes:
            self._take(route)

    @overload
    def add(
        self,
        method: Method,
        path: str,
        *,
        body: type[B],
        answer: type[A],
        status: int = 200,
        person: bool = True,
        query: dict[str, Any] | None = None,
    ) -> Callable[[Callable[[C, B], Awaitable[A]]], Callable[[C, B], Awaitable[A]]]: ...

    @overload
    def add(
        self,
        method: Method,
        path: str,
        *,
        answer: type[A],
        media: str = "application/json",
        person: bool = True,
        query: dict[str, Any] | None = None,
    ) -> Callable[[Callable[[C], Awaitable[A | Document]]], Callable[[C], Awaitable[A | Document]]]: ...

    @overload
    def add(
        self, method: Method, path: str, *, body: type[B], person: bool = True
    ) -> Callable[[Callable[[C, B], Awaitable[None]]], Callable[[C, B], Awaitable[None]]]: ...

    @overload
    def add(
        self, method: Method, path: str, *, person: bool = True, query: dict[str, Any] | None = None
    ) -> Callable[[Callable[[C], Awaitable[None]]], Callable[[C], Awaitable[None]]]: ...

    def add(
        self,
        method: Method,
        path: str,
        *,
        answer: Any = None,
        media: str = "application/json",
        body: Any = None,
        status: int = 200,
        person: bool = True,
        query: dict[str, Any] | None = None,
    ) -> Any:
        """Return a decorator that registers the handler of an API call.

        The handler takes the call and, if there is a `body` type, the body. Without an `answer` type, the response has
        no content (204). If `person` is set, the caller must be a known person.
        """

        def register(handler: Handler[C]) -> Handler[C]:
            summary = (handler.__doc__ or "").strip()
            code = status if answer is not None else 204
            self._take(Route(method, path, handler, body, answer, media, code, person, query or {}, summary))
            return handler

        return register

    def _take(self, route: Route[C]) -> None:
        self.routes.append(route)
        parts = tuple(route.path.split("/"))
        self._paths[len(parts), parts[1]].setdefault(parts, {})[route.method] = route

    def find(self, method: str, path: str) -> tuple[Route[C], dict[str, str]]:
        """Return the route for a method and a decoded path, and the path parameters.

        Raises Refused if the path is unknown, and WrongMethod if the path doesn't support the method.
        """
        segments = path.split("/")
        allowed: list[str] = []
        for parts, calls in self._paths.get((len(segments), segments[1] if len(segments) > 1 else ""), {}).items():
            named = {}
            for part, text in zip(parts, segments, strict=True):
                if part[:1] == "{" and text:
                    named[part[1:-1]] = text
                elif part != text:
                    break
            else:
                if (route := calls.get("GET" if method == "HEAD" else method)) is not None:
                    return route, named
                allowed += calls
        if allowed:
            raise WrongMethod(", ".join(sorted(allowed)))
        raise Refused("no_such_path", "there is nothing here")


#: The calls that every host answers. The modules of `handlers` add theirs to it.
api: Api[Call] = Api()
