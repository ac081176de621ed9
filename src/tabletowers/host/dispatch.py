"""Transport-independent handling of one API call, from the request to the response."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from tabletowers.host.errors import error_body, status_of
from tabletowers.host.ports import Counters
from tabletowers.host.routes import Call, Document, Route
from tabletowers.host.texts import NO_NUL, NUL, refuse_nul
from tabletowers.table import Refused, StorageError

log = logging.getLogger("tabletowers.dispatch")

C = TypeVar("C", bound=Call)
C_co = TypeVar("C_co", bound=Call, covariant=True)

JSON = "application/json"


class Answer(NamedTuple):
    """The response to an API call: HTTP status, body and media type."""

    status: int
    body: bytes = b""
    media: str | None = JSON
    #: Seconds after which a retry makes sense.
    retry_after: int | None = None
    #: Whether the body is a document that may be cached for a while.
    lasting: bool = False


class Request(Protocol[C_co]):
    """An API call as it was received, independent of the transport."""

    @property
    def query(self) -> Mapping[str, str]:
        """The query parameters."""

    async def enter(self) -> C_co:
        """Return the call, with its caller identified. Raises Refused if the call is not allowed."""

    async def body(self) -> bytes:
        """Return the bytes of the body. Raises Refused if the body is too large or not sent as JSON."""


async def answer(counters: Counters, route: Route[C], request: Request[C]) -> Answer:
    """Return the response to an API call: its result, or an error."""
    try:
        call = await request.enter()
        call.query = _query(route, request.query)
        if any(NUL in text for text in (*call.path.values(), *call.query.values()) if isinstance(text, str)):
            raise Refused("bad_request", NO_NUL)
        if route.body is None:
            result = await route.handler(call)
        else:
            result = await route.handler(call, _decoded(route.body, await request.body()))
    except Refused as refused:
        counters.refused.labels(refused.code).inc()
        return refusal(refused.code, refused.message, refused.details)
    except StorageError as error:
        log.error("storage: %s", error)
        return refusal("storage", "the storage is unavailable; nothing has changed")
    if isinstance(result, Document):
        return Answer(route.status, result.body, result.media, lasting=True)
    return Answer(204, media=None) if route.answer is None else Answer(route.status, msgspec.json.encode(result))


def refusal(code: str, message: str, details: dict[str, Any] | None = None) -> Answer:
    """Return an error response."""
    body = error_body(code, message, details or {})
    return Answer(status_of(code), msgspec.json.encode(body), JSON, body.error.details.get("retry_after"))


def _decoded(kind: type, data: bytes) -> Any:
    """Return a request's body, decoded as an object of this type. Raises Refused if it does not fit the type."""
    try:
        refuse_nul(data)
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at `$")
        raise Refused("bad_request", text, path=place.rstrip("`").lstrip(".")) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad_request", "the body is not JSON") from error


def _query(route: Route[C], parameters: Mapping[str, str]) -> dict[str, Any]:
    """Return a call's query parameters, checked and converted to their types. Unknown ones are ignored.

    Raises Refused if a value is invalid.
    """
    values = {}
    for name, kind in route.query.items():
        if (text := parameters.get(name)) is not None:
            try:
                values[name] = msgspec.convert(text, kind, strict=False)
            except msgspec.ValidationError as error:
                raise Refused("bad_request", str(error), path=name) from error
    return values
