"""The OpenAPI 3.1 description of the API, generated from its list of calls."""

from __future__ import annotations

from typing import Any

import msgspec

import tabletowers
from tabletowers.host.responses.errors import ErrorBody
from tabletowers.host.routes import PREFIX, Api, Route
from tabletowers.server.http.routes import Call


def describe(api: Api[Call]) -> dict[str, Any]:
    """Return the OpenAPI description of an API, as JSON data."""
    types = [part for route in api.routes for part in (route.body, route.answer) if part is not None]
    (*_,), components = msgspec.json.schema_components([*types, ErrorBody], ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for route in api.routes:
        paths.setdefault(PREFIX + route.path, {})[route.method.lower()] = _operation(route)
    titles = [tabletowers.game(name).title for name in tabletowers.GAMES]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tabletowers",
            "version": tabletowers.__version__,
            "description": f"Tables of {', '.join(titles[:-1])} and {titles[-1]}. "
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


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return schema


def _operation(route: Route[Call]) -> dict[str, Any]:
    names = [part[1:-1].partition(":")[0] for part in route.path.split("/") if part.startswith("{")]
    error = {"content": {"application/json": {"schema": _schema(ErrorBody)}}}
    operation: dict[str, Any] = {
        "summary": route.summary.splitlines()[0] if route.summary else "",
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
            else {"description": "Done", "content": {route.media: {"schema": _schema(route.answer)}}},
            "4XX": {"description": "Refused; nothing has changed", **error},
            "503": {"description": "Unavailable; nothing has changed", **error},
        },
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(route.body)}}}
    if route.person:
        operation["security"] = [{"token": []}, {"cookie": []}]
    return operation
