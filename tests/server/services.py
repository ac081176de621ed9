"""A PostgreSQL and a Redis of one's own, on loopback, in a folder that is thrown away; skipped where missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import services
from benchmarks.services import Missing


class Postgres(services.Postgres):
    """A database server."""

    def __init__(self, folder: Path) -> None:
        try:
            super().__init__(folder)
        except Missing as missing:
            pytest.skip(str(missing))


class Redis(services.Redis):
    """A Redis, or a Valkey."""

    def __init__(self, folder: Path) -> None:
        try:
            super().__init__(folder)
        except Missing as missing:
            pytest.skip(str(missing))
