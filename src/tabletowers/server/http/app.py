"""The ASGI application: the API, its documentation, the browser client's files, and the endpoints for monitoring."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache, partial
from typing import Any

import msgspec
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route as Path

from tabletowers.host.routes import PREFIX
from tabletowers.previews.head import with_preview
from tabletowers.server.http.dispatch import error_response, respond
from tabletowers.server.http.embeds import EMBED, embed
from tabletowers.server.http.guard import Guard
from tabletowers.server.http.handlers import api
from tabletowers.server.http.openapi import describe
from tabletowers.server.http.pages import description_page
from tabletowers.server.http.previews import PREVIEW, linked, picture_of
from tabletowers.server.http.web_client import (
    ENGINE,
    MANIFEST,
    engine_file,
    language_of,
    web_file,
    web_manifest,
    web_page,
)
from tabletowers.server.server import Server
from tabletowers.server.settings import Settings
from tabletowers.text import Catalogue, catalogue

_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]


def create_app(settings: Settings) -> Guard:
    """Create the ASGI application of a server with these settings."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    # Any method is let through here, because the API's own router knows which methods a path has.
    calls = Path(PREFIX + "/{path:path}", partial(respond, server), methods=[])
    routes = [calls, *_description(), *_monitoring(server), *_previews(server), Path("/{path:path}", _client(server))]
    return Guard(Starlette(routes=routes, lifespan=lifespan), server)


def _description() -> list[Path]:
    """Return the routes for the API's OpenAPI description and documentation, and for unknown paths under /api."""

    async def openapi(request: Request) -> Response:
        for_machines, _ = await asyncio.to_thread(_described)
        return Response(for_machines, media_type="application/json")

    async def docs(request: Request) -> Response:
        _, for_people = await asyncio.to_thread(_described)
        return HTMLResponse(for_people)

    async def unknown(request: Request) -> Response:
        return error_response("no_such_path", "there is nothing here")

    return [
        Path("/api/openapi.json", openapi),
        Path("/api/docs", docs),
        Path("/api/{path:path}", unknown, methods=_METHODS),
    ]


@cache
def _described() -> tuple[bytes, bytes]:
    """Return the API's description, both as OpenAPI JSON and as an HTML page.

    It is generated on first use, because that takes a while.
    """
    description = describe(api)
    return msgspec.json.encode(description), description_page(description).encode()


def _monitoring(server: Server) -> list[Path]:
    """Return the routes for monitoring: health, readiness and metrics."""

    async def health(request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(request: Request) -> Response:
        fine = await server.check()
        return PlainTextResponse("ready\n" if fine else "not ready\n", 200 if fine else 503)

    async def metrics(request: Request) -> Response:
        near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not (server.settings.metrics_open or (near and server.settings.metrics_listen is None)):
            return error_response(
                "not_here", "metrics are available only on the server's own machine or a private port"
            )
        return PlainTextResponse(generate_latest(server.metrics.registry))

    return [Path("/health", health), Path("/ready", ready), Path("/metrics", metrics)]


def _client(server: Server) -> Any:
    """Return the handler for all other paths: it serves a file of the client, or else the client's HTML page."""

    engine = server.settings.engine

    async def client(request: Request) -> Response:
        path = request.path_params.get("path", "")
        if engine is not None and path.startswith(ENGINE):
            return engine_file(engine, path.removeprefix(ENGINE))
        if path == MANIFEST and (found := web_manifest(await _catalogue(request))) is not None:
            return found
        if (file := web_file(path, request.headers.get("accept-encoding", ""))) is not None:
            return file
        live = server.services.registry.tables.get(path.removeprefix("t/"))
        say = await _catalogue(request)
        page = web_page(live.table.game.name if live else None, say.language, engine=engine is not None)
        shown = await linked(server, request, path, say)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(with_preview(page, *shown), headers=headers)

    return client


def _previews(server: Server) -> list[Path]:
    """Return the routes for the pictures of link previews, and for the pages that other sites may embed."""

    async def picture(request: Request) -> Response:
        return await picture_of(server, request, request.path_params["language"], request.path_params["path"])

    async def embedded(request: Request) -> Response:
        return await embed(server.services, request, request.path_params["path"], await _catalogue(request))

    return [Path(PREVIEW + "{language}/{path:path}", picture), Path(EMBED + "{path:path}", embedded)]


async def _catalogue(request: Request) -> Catalogue:
    """Return the message catalogue in the language of a request.

    It is loaded in a thread, because loading takes a while the first time.
    """
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return await asyncio.to_thread(catalogue, language)
