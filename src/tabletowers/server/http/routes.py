"""The API as a list of typed calls, from which it is served and described."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from tabletowers.server.people.agents import described
from tabletowers.server.tables import access
from tabletowers.server.workers.shares import Whose

if TYPE_CHECKING:
    from starlette.requests import Request

    from tabletowers.server.services import Services
    from tabletowers.server.tables.live_table import LiveTable
    from tabletowers.store import Person

PREFIX = "/api/v1"

SeatQuery = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


@dataclass(slots=True)
class Call:
    """One request: who asks, the checked body, the parts of the path and the query."""

    services: Services
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
    def place(self) -> str:
        """Where the request comes from (`limits.place_of`)."""
        place: str = self.request.state.place
        return place

    @property
    def device(self) -> str | None:
        """What the device says it is that the request comes from."""
        return described(self.request.headers.get("user-agent", ""))

    @property
    def whose(self) -> Whose:
        """On whose account workers do something for this call."""
        return Whose(self.place, self.place if self.who is None else self.who.id)

    def take_long(self) -> None:
        """Count this call among those that take the server long; Refused if there were too many of them."""
        if self.who is not None:
            self.services.rates.costly.take(self.who.id)
        self.services.rates.costly.take(self.place)

    async def table(self, invite: str | None = None) -> LiveTable:
        """The table in the path, if whoever asks may look at it; else Refused."""
        invite = invite or self.query.get("invite")
        return await access.visible_table(self.services.registry, self.path["table"], self.who, invite)

    async def state(self, live: LiveTable, seat: int | None) -> dict[str, Any]:
        """A table as whoever asks may see it, from that seat of theirs or from their first."""
        return await access.state(self.services.registry, live, self.who, seat)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One call of the API."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    handler: Handler
    body: type | None
    answer: Any
    media: str
    status: int
    person: bool
    query: dict[str, Any]
    summary: str


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
        media: str = "application/json",
        body: type | None = None,
        status: int = 200,
        person: bool = True,
        query: dict[str, Any] | None = None,
    ) -> Callable[[Handler], Handler]:
        """Register a call. `answer` None: nothing comes back (204). `person`: only for somebody known."""

        def register(handler: Handler) -> Handler:
            summary = (handler.__doc__ or "").strip()
            code = status if answer is not None else 204
            self.routes.append(Route(method, path, handler, body, answer, media, code, person, query or {}, summary))
            return handler

        return register


#: The calls of this server; the modules of `handlers` add theirs.
api = Api()
