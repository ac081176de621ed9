"""The API calls of offline tables: those that every host answers, and a few that only an offline host answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from tabletowers.coach.payload_types import Advice
from tabletowers.host import dispatch, handlers, routes
from tabletowers.host.dispatch import Answer, refusal
from tabletowers.host.tables import table_analysis
from tabletowers.offline.local_host import LocalHost
from tabletowers.offline.saves import read_save, written_save
from tabletowers.table import Refused


@dataclass(slots=True)
class Call(routes.Call):
    """An API call to an offline host."""

    house: LocalHost


api: routes.Api[Call] = routes.Api(handlers.api.routes)


@dataclass(slots=True)
class PageRequest:
    """An API call made within the same program (implements `host.dispatch.Request`)."""

    house: LocalHost
    path: dict[str, str]
    query: Mapping[str, str]
    sent: bytes

    async def enter(self) -> Call:
        """Return the call, with the device's owner as the caller."""
        return Call(self.house.services, self.house.owner, "here", self.path, {}, self.house)

    async def body(self) -> bytes:
        """Return the body of the request."""
        return self.sent


async def answer(house: LocalHost, method: str, address: str, body: str = "") -> Answer:
    """Return the response to an API call, as a server would. Calls that only a server can answer are refused."""
    split = urlsplit(address)
    try:
        route, path = api.find(method, unquote(split.path))
    except Refused:
        return refusal("online_only", "only a server can do this")
    request = PageRequest(house, path, dict(parse_qsl(split.query)), body.encode())
    return await dispatch.answer(house.services.metrics, route, request)


# Calls that only a device has


class Stuck(msgspec.Struct):
    """A request for a hint about a table on another host.

    It contains a seat's view of the game, and how precise the hint should be, from 1 to 4.
    """

    position: str
    rung: Annotated[int, msgspec.Meta(ge=1, le=4)]


@api.add("POST", "/analysis/advice", body=Stuck, answer=Advice)
async def advise(call: Call, body: Stuck) -> Advice:
    """Get a coach's hint for a seat at a table on another host."""
    autoplay = call.services.registry.autoplay
    return await table_analysis.advised(autoplay, call.whose, body.position, body.rung)


@api.add("GET", "/tables/{table}/save", answer=dict[str, Any])
async def save(call: Call) -> dict[str, Any]:
    """Get the content of a file in which a table is saved."""
    return await written_save(call.house, call.path["table"])


@api.add("POST", "/saves", body=dict[str, Any], answer=dict[str, str])
async def take_save(call: Call, body: dict[str, Any]) -> dict[str, str]:
    """Restore a table from a file with a saved game or a record."""
    return {"table": await read_save(call.house, body)}
