"""Every handler returns the type that its call declares, so that mypy checks what the API's description shows."""

from __future__ import annotations

from types import NoneType
from typing import Any, get_type_hints

import pytest

from tabletowers.host.routes import Document, Route
from tabletowers.offline import routes
from tabletowers.server.http.handlers import api

_LISTS: tuple[list[Route[Any]], ...] = (api.routes, routes.api.routes)
ROUTES = {f"{route.method} {route.path}": route for routes in _LISTS for route in routes}


@pytest.mark.parametrize("name", ROUTES)
def test_a_handler_returns_what_its_call_declares(name: str) -> None:
    route = ROUTES[name]
    returned = get_type_hints(route.handler)["return"]
    # A document holds the answer as it is sent.
    assert returned in (route.answer or NoneType, Document)
