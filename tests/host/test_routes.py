"""The router that a server and a page share: a call by its method and its path."""

from __future__ import annotations

import pytest

from tabletowers.host.routes import Api, Call, WrongMethod
from tabletowers.table import Refused

api: Api[Call] = Api()


@api.add("GET", "/things")
async def things(call: Call) -> None:
    """All things."""


@api.add("GET", "/things/{thing}")
async def thing(call: Call) -> None:
    """One of them."""


@api.add("PUT", "/things/{thing}")
async def change(call: Call) -> None:
    """Change it."""


@api.add("POST", "/things/all/parts")
async def parts(call: Call) -> None:
    """The parts of all things."""


@api.add("GET", "/things/{thing}/parts")
async def parts_of(call: Call) -> None:
    """The parts of one."""


@pytest.mark.parametrize(
    ("method", "path", "handler", "named"),
    [
        ("GET", "/things", things, {}),
        ("GET", "/things/red", thing, {"thing": "red"}),
        ("HEAD", "/things/red", thing, {"thing": "red"}),
        ("PUT", "/things/red", change, {"thing": "red"}),
        ("GET", "/things/red/parts", parts_of, {"thing": "red"}),
        ("POST", "/things/all/parts", parts, {}),
        ("GET", "/things/all/parts", parts_of, {"thing": "all"}),
    ],
)
def test_a_call_is_found_by_its_method_and_its_path(
    method: str, path: str, handler: object, named: dict[str, str]
) -> None:
    route, parameters = api.find(method, path)
    assert (route.handler, parameters) == (handler, named)


@pytest.mark.parametrize(
    "path", ["", "/", "things", "/thing", "/things/", "/things//parts", "/things/red/parts/", "//"]
)
def test_a_path_that_nothing_has_is_refused(path: str) -> None:
    with pytest.raises(Refused) as refused:
        api.find("GET", path)
    assert refused.value.code == "no_such_path"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/things/red", "GET, PUT"),
        ("DELETE", "/things/all/parts", "GET, POST"),
        ("HEAD", "/things/red/whole", None),
    ],
)
def test_another_method_is_told_which_there_are(method: str, path: str, allowed: str | None) -> None:
    with pytest.raises(Refused) as refused:
        api.find(method, path)
    assert (refused.value.allowed if isinstance(refused.value, WrongMethod) else None) == allowed
