"""A server that most tests share, each with guests and tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.device import Device
from tests.server.server_process import Guest, ServerProcess


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    opened = ServerProcess(tmp_path_factory.mktemp("house"), "--no-limits", "--quick-bots").start()
    yield opened
    opened.stop()


@pytest.fixture(scope="session")
def device() -> Iterator[Device]:
    opened = Device()
    yield opened
    opened.stop()


@pytest.fixture(params=["server", "device"])
def player(request: pytest.FixtureRequest) -> Guest:
    """Somebody who plays alone, at a server and on a device without one: what they do is the same at both."""
    if request.param == "server":
        return Guest(request.getfixturevalue("house"), "Anna")
    guest = Guest(request.getfixturevalue("device"), token="none")
    guest.id = "you"
    return guest


@pytest.fixture
def anna(house: ServerProcess) -> Guest:
    return Guest(house, "Anna")


@pytest.fixture
def bea(house: ServerProcess) -> Guest:
    return Guest(house, "Bea")
