"""Handles one API call over HTTP, from the request to the response."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tabletowers.host.dispatch import Answer, answer, refusal
from tabletowers.host.routes import PREFIX, Route, WrongMethod
from tabletowers.server.http.authentication import identify, set_cookie, set_device_cookie
from tabletowers.server.http.handlers import api
from tabletowers.server.http.routes import Call
from tabletowers.server.server import Server
from tabletowers.server.settings import Settings
from tabletowers.table import Refused

#: Seconds within which the body of a request has to arrive.
_PATIENCE = 20


def error_response(code: str, message: str, details: dict[str, Any] | None = None) -> Response:
    """Return an error response."""
    return _response(refusal(code, message, details))


def _response(answered: Answer) -> Response:
    headers = None if answered.retry_after is None else {"Retry-After": str(answered.retry_after)}
    return Response(answered.body, answered.status, headers, answered.media)


async def respond(server: Server, request: Request) -> Response:
    """Return the response to an API call: its result or an error."""
    try:
        route, path = api.find(request.method, "/" + request.path_params["path"])
    except WrongMethod as wrong:
        response = error_response(wrong.code, wrong.message)
        response.headers["Allow"] = wrong.allowed
        return response
    except Refused as refused:
        return error_response(refused.code, refused.message)
    request.scope["pattern"] = PREFIX + route.path
    sent = HttpRequest(server, route, request, path)
    answered = await answer(server.metrics, route, sent)
    if answered.status >= 400:
        return _response(answered)
    if answered.lasting:
        return _lasting(answered, request)
    assert sent.call is not None
    response = sent.call.response or _response(answered)
    response.headers["Cache-Control"] = "no-store"
    _set_cookies(response, request.state, server.settings)
    return response


def _lasting(answered: Answer, request: Request) -> Response:
    """Return a cacheable response with an ETag, or an empty 304 if the browser already has this version."""
    tag = f'"{hashlib.sha256(answered.body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(answered.body, media_type=answered.media, headers=headers)


def _set_cookies(response: Response, state: Any, settings: Settings) -> None:
    """Set the cookies that a call has changed."""
    if state.new_token is not None:
        set_cookie(response, state.new_token, settings)
    if state.new_device is not None:
        set_device_cookie(response, state.new_device, settings)


class HttpRequest:
    """An API call over HTTP, which implements `host.dispatch.Request`."""

    def __init__(self, server: Server, route: Route[Call], request: Request, path: dict[str, str]) -> None:
        self._server = server
        self._route = route
        self._request = request
        self._path = path
        self.call: Call | None = None

    @property
    def query(self) -> Mapping[str, str]:
        """The query parameters of the request."""
        return self._request.query_params

    async def enter(self) -> Call:
        """Return the call, with its caller identified. Raises Refused if the call is not allowed."""
        server, route, request = self._server, self._route, self._request
        if not server.ready:
            raise Refused("not_ready", "the server is starting or stopping")
        if route.method != "GET" and not server.addresses.are_origin_of(request.headers, request.scope["scheme"]):
            raise Refused("wrong_origin", "this request comes from another site")
        services, state = server.services, request.state
        who, token, by_cookie, refresh = await identify(
            services.accounts, request.headers, request.cookies, server.settings
        )
        if who is not None:
            services.rates.requests_of.take(who.id)
            services.whereabouts.note(who.id, state.place)
        if route.person and who is None:
            raise Refused("unknown_person", "this token is not valid")
        if who is not None and who.banned:
            raise Refused("banned", "you are banned from this server", reason=who.ban_reason)
        state.token, state.by_cookie = token, by_cookie
        state.new_token, state.new_device = token if refresh else None, None
        self.call = Call(services, who, state.place, self._path, {}, request)
        return self.call

    async def body(self) -> bytes:
        """Return the body. Raises Refused if it is too large, arrives too slowly, or is not sent as JSON."""
        request, most = self._request, self._server.settings.limits.body
        sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        data = bytearray()
        try:
            async with asyncio.timeout(_PATIENCE):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > most:
                        raise Refused("too_large", f"a body has at most {most} bytes")
        except TimeoutError as error:
            raise Refused("too_slow", f"a body has to arrive within {_PATIENCE} seconds") from error
        except ClientDisconnect as error:
            raise Refused("bad_request", "the body did not arrive") from error
        if data and sent != "application/json":
            raise Refused("not_json", "send application/json")
        return bytes(data)
