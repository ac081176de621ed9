"""The parts of `bench upgrade` that judge what people met while servers were replaced."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from benchmarks.kill import Acknowledged
from benchmarks.upgrade import Course, Shapes, Traveller, _check_out, _Visit, reported
from benchmarks.websocket_client import WebSocketClient
from tabletowers.cli import main


def test_a_key_that_every_message_of_the_earlier_release_had_is_missed() -> None:
    shapes = Shapes()
    shapes.note("earlier", {"type": "state", "seq": 1, "state": {"position": 1, "legal": []}})
    shapes.note("earlier", {"type": "state", "seq": 2, "state": {"position": 2}})
    shapes.note("earlier", {"type": "done", "id": "1"})
    shapes.note("later", {"type": "state", "state": {"position": 3, "more": 1}})
    assert shapes.missing("earlier", "later") == ["state: seq"]


def test_times_are_taken_in_order_and_once() -> None:
    course = Course()
    course.times = [0.3, 0.1]
    assert (course.take(), course.take()) == ([0.1, 0.3], [])


def test_an_acknowledged_move_is_kept_with_its_place_and_its_time() -> None:
    """By these the stored logs are compared with what the players know."""

    class Guest(Traveller):
        course = Course()

    async def hear() -> Acknowledged:
        visit = _Visit(Guest([], "", 0), "t1")
        wire = WebSocketClient("/", "127.0.0.1", {}, visit.hear)
        visit.release, visit._open = "later", (b"", "0-1", 0.0)
        visit.hear(wire, b'{"type":"done","id":"0-1","position":7}')
        error = {"code": "not_invited", "message": "no", "details": {}}
        visit.hear(wire, msgspec.json.encode({"type": "error", "id": "subscribe", "error": error}))
        (move,) = visit.player.acknowledged["t1"].values()
        return move

    began = time.time()
    move = asyncio.run(hear())
    assert move.position == 7
    assert began <= move.at <= time.time()
    assert list(Guest.course.reloads) == ["beginning, server of the later release: subscribing: not_invited (no)"]


def test_what_went_wrong_is_reported_with_its_number_its_phase_and_its_server() -> None:
    course = Course()
    course.phase = "replacement"
    for code in ("a", "b", "b"):
        course.note("later", code)
    assert reported(course.reloads.elements()).splitlines() == [
        "3 things went wrong:",
        "2 × replacement, server of the later release: b",
        "1 × replacement, server of the later release: a",
    ]
    assert reported([]) == ""


def test_a_revision_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nowhere can't be checked out"):
        _check_out("nowhere", tmp_path)


def test_a_revision_is_only_for_replacing_servers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "kill", "--from", "HEAD"]) == 2
    assert "--from is for bench upgrade" in capsys.readouterr().err
