"""The outermost layer of the application: security headers, a log line per request, no stack traces in responses."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.datastructures import Headers

from tabletowers.host.routes import PREFIX
from tabletowers.server.http import endpoint
from tabletowers.server.http.dispatch import error_response
from tabletowers.server.http.embeds import EMBED, POLICY
from tabletowers.server.http.web_client import WORKERS
from tabletowers.server.limits import place_of
from tabletowers.server.server import Server
from tabletowers.table import Refused

log = logging.getLogger("tabletowers.server")

_POLICY, _FRAMES = b"content-security-policy", b"x-frame-options"
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (_FRAMES, b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (
        _POLICY,
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]


#: If pages can play without the server, only their workers may run WebAssembly and the modules they have unpacked.
_WORKER_POLICY = b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:; object-src 'none'; base-uri 'none'"
#: If cookies are for https only, browsers are asked to use only https for a year.
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
#: Paths answered under any host name, because monitoring often uses another name for a server than its visitors do.
_UNDER_ANY_NAME = ("/health", "/ready")
_UNKNOWN_HOST = error_response(
    "unknown_host", "this server has no such name; its operator can add it with --public or --origin"
)


class Guard:
    """The outermost layer of the application, through which every request and websocket passes."""

    def __init__(self, app: Any, server: Server) -> None:
        self.app = app
        self.server = server
        self._headers = [*HEADERS, HTTPS_ONLY] if server.settings.secure else HEADERS
        rest = [header for header in self._headers if header[0] not in (_POLICY, _FRAMES)]
        #: Framing is allowed for the pages that are meant for it, and for nothing else.
        self._embed_headers = [*rest, (_POLICY, POLICY)]
        self._worker_headers = self._headers
        if server.settings.engine is not None:
            rest = [header for header in self._headers if header[0] != _POLICY]
            self._worker_headers = [*rest, (_POLICY, _WORKER_POLICY)]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or websocket."""
        if scope["type"] == "websocket":
            # This bypasses the router, whose layers would slow down every message a little.
            if scope["path"] == PREFIX + "/ws":
                await endpoint.serve(self.server, scope, receive, send)
            else:
                await endpoint.reject(receive, send, 404)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        place = place_of(scope["client"][0]) if scope.get("client") else "?"
        scope["state"]["place"] = place
        rates = self.server.rates
        headers = self._headers_for(scope["path"])
        kind = rates.requests if scope["path"].startswith((PREFIX, EMBED)) else rates.files

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        try:
            try:
                kind.take(place)
            except Refused as refused:
                await rates.slow_down(place)
                await error_response(refused.code, refused.message, refused.details)(scope, receive, guarded)
            else:
                await rates.rounds.turn(place)
                await (self.app if self._is_ours(scope) else _UNKNOWN_HOST)(scope, receive, guarded)
        except Exception:
            log.exception("a request failed")
            if status == 0:
                await error_response("internal", "internal error; it has been logged")(scope, receive, guarded)
        path = scope.get("pattern") or getattr(scope.get("route"), "path", "-")
        took = time.perf_counter() - began
        self.server.metrics.requested(scope["method"], path, status, took)
        fields = {"method": scope["method"], "path": path, "status": status, "ms": round(took * 1000, 1)}
        log.info("request", extra=fields)

    def _headers_for(self, path: str) -> list[tuple[bytes, bytes]]:
        """Return the security headers for the response to a request for `path`."""
        if path.startswith(EMBED):
            return self._embed_headers
        return self._worker_headers if path.startswith(WORKERS) else self._headers

    def _is_ours(self, scope: Any) -> bool:
        """Return whether a request is addressed to this server."""
        path, server = scope["path"], self.server
        if path in _UNDER_ANY_NAME or (path == "/metrics" and server.settings.metrics_open):
            return True
        return server.addresses.include(Headers(scope=scope))
