"""Every handler returns the type that its call declares, so that mypy checks what the API's description shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import NoneType
from typing import Any, get_type_hints

import msgspec
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


def patterns(kind: object, seen: set[object]) -> Iterator[str]:
    """The patterns of all texts in a type."""
    if isinstance(kind, msgspec.inspect.StrType) and kind.pattern is not None:
        yield kind.pattern
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
    inner = [getattr(kind, name) for name in getattr(kind, "__struct_fields__", ())]
    while inner:
        part = inner.pop()
        if isinstance(part, tuple):
            inner += part
        elif isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
            yield from patterns(part, seen)


def test_no_text_that_is_asked_for_may_end_with_a_line_break() -> None:
    """Python's `$` also matches before one, and then a text is longer than its column."""
    bodies = [route.body for route in ROUTES.values() if route.body is not None]
    queries = [kind for route in ROUTES.values() for kind in route.query.values()]
    found = set[str]()
    for kind in msgspec.inspect.multi_type_info([*bodies, *queries]):
        found |= set(patterns(kind, set()))
    assert len(found) > 5
    assert [pattern for pattern in found if re.search(r"\$(?!\(\?!\\n\))", pattern)] == []
