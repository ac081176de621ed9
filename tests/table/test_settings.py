"""The settings of a table are declared once: what stores or shows them takes them over."""

from __future__ import annotations

import ast
from inspect import get_annotations
from pathlib import Path

import pytest
from msgspec import Struct

from tabletowers import table
from tabletowers.table import snapshot
from tabletowers.table.entries import Changed, Created
from tabletowers.table.payload_types import GamePart, TableInfo
from tabletowers.table.settings import Settings

TABLE = Path(table.__file__).parent


@pytest.mark.parametrize("kind", [Created, Changed, TableInfo, GamePart, snapshot._Rest])
def test_a_setting_is_not_declared_again(kind: type[Struct]) -> None:
    assert set(get_annotations(kind)) & {*Settings.__struct_fields__, "chat_open", "hints_wanted"} <= {"hints"}


def test_who_begins_is_known_to_the_settings_and_to_the_requests_alone() -> None:
    knowing = set()
    for path in TABLE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [getattr(node, name, None) for name in ("id", "attr", "arg")]
            # A task's `begins` is a time.
            if "begins" in names and path.stem != "automatic_moves":
                knowing.add(path.relative_to(TABLE).as_posix())
    assert knowing == {"settings.py", "requests.py"}
