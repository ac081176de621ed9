"""One call of the API, from the request to the response."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tabletowers.server.errors import STATUS, error_body
from tabletowers.server.http.authentication import identify, same_origin, set_cookie
from tabletowers.server.http.routes import Call, Route
from tabletowers.server.texts import NO_NUL, NUL, refuse_nul
from tabletowers.store import StorageError
from tabletowers.table import Refused

if TYPE_CHECKING:
    from tabletowers.server.server import Server

#: Seconds in which the body of a request has to arrive.
_PATIENCE = 20

log = logging.getLogger("tabletowers.server")


def error_response(code: str, message: str, details: dict[str, Any] | None = None) -> Response:
    """A response that says what is wrong."""
    error = error_body(code, message, details or {})
    wait = error["details"].get("retry_after")
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Response(msgspec.json.encode({"error": error}), STATUS.get(code, 409), headers, "application/json")


async def respond(server: Server, route: Route, request: Request) -> Response:
    """The response to a call, whether it is refused or not."""
    try:
        return await _respond(server, route, request)
    except Refused as refused:
        server.metrics.refused.labels(refused.code).inc()
        return error_response(refused.code, refused.message, refused.details)
    except StorageError as error:
        log.error("storage: %s", error)
        return error_response("storage", "the database does not answer; nothing happened")


async def _respond(server: Server, route: Route, request: Request) -> Response:
    if not server.ready:
        raise Refused("not_ready", "the server is starting or stopping")
    if route.method != "GET" and not same_origin(server.settings, request.url.scheme, request.headers):
        raise Refused("wrong_origin", "this request comes from another site")
    services = server.services
    who, token, refresh = await identify(services.accounts, request.headers, request.cookies, server.settings)
    if who is not None:
        services.rates.requests_of.take(who.id)
        services.whereabouts.note(who.id, request.state.place)
    if route.person and who is None:
        raise Refused("unknown_person", "no person has this token")
    if who is not None and who.banned:
        raise Refused("banned", "you are banned from this server")
    request.state.token, request.state.new_token = token, token if refresh else None
    query = _query(route, request)
    if any(NUL in text for text in (*request.path_params.values(), *query.values()) if isinstance(text, str)):
        raise Refused("bad_request", NO_NUL)
    body = None if route.body is None else await _body(route.body, request, server.settings.limits.body)
    answer = await route.handler(Call(services, request, who, body, dict(request.path_params), query))
    if isinstance(answer, Response):
        return answer
    response = (
        Response(status_code=204)
        if route.answer is None
        else Response(msgspec.json.encode(answer), route.status, media_type="application/json")
    )
    response.headers["Cache-Control"] = "no-store"
    if (new := request.state.new_token) is not None:
        set_cookie(response, new, server.settings)
    return response


async def _body(kind: type, request: Request, most: int) -> Any:
    """The body of a request, checked against its type."""
    sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    data = bytearray()
    try:
        async with asyncio.timeout(_PATIENCE):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refused("too_large", f"a body may have at most {most} bytes")
    except TimeoutError as error:
        raise Refused("too_slow", f"a body has to arrive within {_PATIENCE} seconds") from error
    except ClientDisconnect as error:
        raise Refused("bad_request", "the body has not arrived") from error
    if data and sent != "application/json":
        raise Refused("not_json", "send application/json")
    try:
        refuse_nul(data)
        return msgspec.json.decode(bytes(data) or b"{}", type=kind)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at `$")
        raise Refused("bad_request", text, path=place.rstrip("`").lstrip(".")) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad_request", "this is not JSON") from error


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
