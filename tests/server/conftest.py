"""A server that most tests share, each with guests and tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import Guest, House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"), "--no-limits", "--quick-bots").start()
    yield opened
    opened.stop()


@pytest.fixture
def anna(house: House) -> Guest:
    return Guest(house, "Anna")


@pytest.fixture
def bea(house: House) -> Guest:
    return Guest(house, "Bea")
