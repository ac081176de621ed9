"""Runs test jobs with any backend and returns checksums of the results, which must be the same for all backends.

A job (`proof_jobs`) is a JSON value, so that Python in a browser can run it, too. A backend is given as a function that
takes a kernel's name and returns the kernel as a function, whose arguments are numbers, buffers, and a `Table` for each
two-dimensional array.
"""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tabletowers.backends.ctypes_runtime import Rows, Table, numbers
from tabletowers.bots.evaluator import FOR_EVER
from tabletowers.kernel.layout import TO_MOVE_AT
from tabletowers.kernel.plain_dice import Dice
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS

#: A function that looks up a kernel by its name.
Caller = Callable[[str], Callable[..., Any]]
Job = dict[str, Any]
#: A job with its expected checksum.
Proven = tuple[Job, int]

_OVER = 255
#: One decision in this many is inspected from all seats.
_EVERY = 5
#: A stride through the legal moves, so that the choices don't follow their order.
_STRIDE = 7919
#: The number of measured rounds, after one warm-up round.
_MEASURED = 3


def prove(caller: Caller, records: Mapping[str, Any], job: Job) -> int:
    """Run a job and return the checksum of all its results."""
    done = {"game": _play, "search": _search, "calls": _call}[job["kind"]]
    total = 0
    for part in done(caller, records, job):
        total = zlib.crc32(part, total)
    return total


def speed(caller: Caller, records: Mapping[str, Any], job: Job) -> float:
    """Return the speed of a search in iterations per second.

    This is the best of several rounds, to reduce the effect of other load on the machine.
    """
    spent: list[float] = []

    def timed(name: str) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            started = time.perf_counter()
            answer = caller(name)(*given)
            spent.append(time.perf_counter() - started)
            return answer

        return call

    for _ in range(1 + _MEASURED):
        prove(timed, records, job)
    return float(job["iterations"] / min(spent))


def _play(caller: Caller, records: Mapping[str, Any], job: Job) -> Iterator[bytes]:
    players, most_legal = job["players"], job["most_legal"]
    data = bytearray.fromhex(job["blank"])
    caller("lay_out")(data, array("q", job["order"]))
    start = memoryview(data)[:8]
    caller("start_dice")(start, int(job["dice"]))
    start.release()
    legal, log = numbers("i4", most_legal), numbers("i4", MOST_ROWS * COLUMNS)
    actions, given = job["actions"], job["given"]
    ply = 0
    while data[TO_MOVE_AT] != _OVER and (not actions or ply < len(actions)):
        if str(ply) in given:
            data[:] = bytes.fromhex(given[str(ply)])
        seat = data[TO_MOVE_AT]
        count = caller("legal_for")(data, seat, legal)
        yield legal[:count].tobytes()
        action = actions[ply] if actions else legal[(ply * _STRIDE + job["salt"]) % count]
        if ply % _EVERY == 0:
            yield _number(caller("objection_to")(data, seat, action))
            yield _number(caller("objection_to")(data, seat, max(0, legal[0] - 1)))
            for observer in range(-1, players):
                yield from _look(caller, job, data, observer, ply, legal[:count])
        log[0] = 0
        caller("carry_out")(data, action, Table(log, COLUMNS))
        yield log[: (log[0] + 1) * COLUMNS].tobytes()
        yield bytes(data)
        ply += 1
    for name in ("scores_of", "winners_of"):
        out = numbers("i8", players)
        caller(name)(data, out)
        yield out.tobytes()


def _look(caller: Caller, job: Job, data: bytearray, observer: int, ply: int, legal: array[int]) -> Iterator[bytes]:
    """Yield, as bytes, what an observer gets: blinded state, observation, evaluations and a determinization."""
    seen = bytearray(data)
    caller("blind_for")(seen, observer)
    yield bytes(seen)
    if observer < 0:
        return
    row = bytearray(job["observation"])
    caller("observe_for")(data, observer, row)
    yield bytes(row)
    dice = array("Q", [Dice(ply).word])
    if observer == data[TO_MOVE_AT]:
        yield _number(caller("best_action")(seen, observer, job["most_legal"], FOR_EVER, FOR_EVER, dice))
        out = numbers("i8", len(legal))
        for name in ("worths", "subtleties"):
            caller(name)(seen, observer, legal, out)
            yield out.tobytes()
    caller("imagine_for")(seen, observer, dice)
    yield bytes(seen)
    yield dice.tobytes()


def _search(caller: Caller, records: Mapping[str, Any], job: Job) -> Iterator[bytes]:
    nodes, edges, table, places = job["room"]
    tally = Rows(records["TALLY"], len(job["actions"]))
    manner, space = Rows(records["MANNER"], 1), Rows(records["SPACE"], 1)
    for row, action in enumerate(job["actions"]):
        tally.put(row, "action", action)
    for name, value in job["constants"].items():
        manner.put(0, name, value)
    space.put(0, "dice", int(job["dice"]))
    caller("think")(
        bytearray.fromhex(job["data"]),
        job["seat"],
        bytearray(nodes * records["NODE"]["size"]),
        bytearray(edges * records["EDGE"]["size"]),
        numbers("i4", table),
        numbers("i8", 2),
        numbers("i4", places),
        tally.memory,
        manner.memory,
        job["most_legal"],
        job["iterations"],
        space.memory,
    )
    yield bytes(tally.memory)
    yield bytes(space.memory)


def _call(caller: Caller, records: Mapping[str, Any], job: Job) -> Iterator[bytes]:
    rooms = []
    for described in job["rooms"]:
        content = bytes.fromhex(described["hex"])
        rooms.append(bytearray(content + bytes(described["bytes"] - len(content))))
    for _ in range(job["rounds"]):
        for name, *arguments in job["calls"]:
            given: list[Any] = []
            for value in arguments:
                if isinstance(value, int):
                    given.append(value)
                else:
                    memory, columns = rooms[value["room"]], value["columns"]
                    given.append(Table(memory, columns) if columns else memory)
            answer = caller(name)(*given)
            yield _number(0 if answer is None else answer)
        yield from map(bytes, rooms)


def _number(value: Any) -> bytes:
    return int(value).to_bytes(8, "little", signed=True)
