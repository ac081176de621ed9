"""Tables that an earlier release stored: their logs are read, written in the same form, and give the same table."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tabletowers.table import Table, payloads, snapshot
from tabletowers.table import entries as e

STORED = Path(__file__).parent / "stored"
TABLES = ("waiting", "removed", "clocktowers", "oldtown", "babel")


def stored(name: str) -> Any:
    return json.loads((STORED / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize("name", TABLES)
def test_a_stored_log_gives_the_table_that_it_gave_before(name: str) -> None:
    kept = stored(name)
    table = Table.load(e.decode(json.dumps(kept["log"]).encode()))
    seen = payloads.state(table, "p0", 0, str)
    assert json.loads(msgspec.json.encode(seen)) == kept["seen"] | {"ratings": None, "arranged": False}


@pytest.mark.parametrize("name", TABLES)
def test_entries_are_written_as_an_earlier_release_reads_them(name: str) -> None:
    log = stored(name)["log"]
    assert json.loads(e.encode(e.decode(json.dumps(log).encode()))) == log


def test_every_kind_of_entry_is_among_the_stored_ones() -> None:
    kinds = {entry["kind"] for name in TABLES for entry in stored(name)["log"]}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(e.AnyEntry)}


def test_a_snapshot_of_an_earlier_layout_is_left_for_the_log() -> None:
    assert snapshot.restore(base64.b64decode(stored("waiting")["snapshot"])) is None
