"""Work for every make of the kernels: whoever does it right gets the same checksum.

A job is a JSON value, so that `proof.mjs` can do the same in Node.js and in a browser. A caller takes a kernel's name
and gives a function of its arguments: numbers, memory, and a `Table` where an array has two axes.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tabletowers.bots.base import actions_of
from tabletowers.bots.minds import FOR_EVER, Manner, room
from tabletowers.contract import Game, Sight
from tabletowers.contract.game import MOST_SEED
from tabletowers.games import game as find_game
from tabletowers.kernel.layout import TO_MOVE_AT
from tabletowers.kernel.library import Library, Rows, Table, numbers
from tabletowers.kernel.module import checked
from tabletowers.kernel.plain_dice import Dice
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS

#: Gives a kernel by its name.
Caller = Callable[[str], Callable[..., Any]]
Job = dict[str, Any]

_OVER = 255
#: One decision of so many is looked at from all sides.
_EVERY = 5
#: So that the choices don't follow the order of the moves.
_STRIDE = 7919


def game_job(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Job:
    """Play a random game, and look at its states in every way."""
    state = game.new(players, seed, **options)
    order = game.order_of(game.deal(players, seed, **options), players, state.options)
    plan = game.observation.PLAN
    return {
        "kind": "game",
        "blank": bytes(game.blank(players, state.options)).hex(),
        "order": [int(card) for card in order],
        "dice": str(seed ^ MOST_SEED),
        "salt": seed % 1000,
        "players": players,
        "most_legal": game.most_legal,
        "observation": plan.size(players) * int(plan.dtype[1]),
    }


def search_job(sight: Sight, iterations: int, seed: int) -> Job:
    """Search so long for a decision."""
    return {
        "kind": "search",
        "data": bytes(sight.data).hex(),
        "seat": sight.seat,
        "actions": actions_of(sight),
        "constants": Manner().constants(sight),
        "dice": str(Dice(seed).word),
        "room": list(room(sight, iterations + 1)),
        "most_legal": sight.game.most_legal,
        "iterations": iterations,
    }


def call_job(name: str, arguments: tuple[Any, ...]) -> Job:
    """Call a kernel; what it wrote counts, and its result."""
    return {"kind": "call", "name": name, "arguments": [_argument(value) for value in arguments]}


def _argument(value: Any) -> Any:
    if isinstance(value, int):
        return int(value)
    memory, columns = value if isinstance(value, Table) else (value, 0)
    content = bytes(memory)
    # Most of the room for results is empty.
    return {"bytes": len(content), "columns": columns, "hex": content.rstrip(b"\0").hex()}


def prove(caller: Caller, records: Mapping[str, Any], job: Job) -> int:
    """Do a job; the checksum of all that came out of it."""
    done = {"game": _play, "search": _search, "call": _call}[job["kind"]]
    total = 0
    for part in done(caller, records, job):
        total = zlib.crc32(part, total)
    return total


def _play(caller: Caller, records: Mapping[str, Any], job: Job) -> Iterator[bytes]:
    players, most_legal = job["players"], job["most_legal"]
    data = bytearray.fromhex(job["blank"])
    caller("lay_out")(data, array("q", job["order"]))
    start = memoryview(data)[:8]
    caller("start_dice")(start, int(job["dice"]))
    start.release()
    legal, log = numbers("i4", most_legal), numbers("i4", MOST_ROWS * COLUMNS)
    ply = 0
    while data[TO_MOVE_AT] != _OVER:
        seat = data[TO_MOVE_AT]
        count = caller("legal_for")(data, seat, legal)
        yield legal[:count].tobytes()
        action = legal[(ply * _STRIDE + job["salt"]) % count]
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
    """A state as an observer knows it, and how it may be."""
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
        caller("subtleties")(seen, observer, legal, out)
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
    given: list[Any] = []
    for value in job["arguments"]:
        if isinstance(value, int):
            given.append(value)
            continue
        memory = bytearray(value["bytes"])
        content = bytes.fromhex(value["hex"])
        memory[: len(content)] = content
        given.append(Table(memory, value["columns"]) if value["columns"] else memory)
    answer = caller(job["name"])(*given)
    yield _number(0 if answer is None else answer)
    for value in given:
        if not isinstance(value, int):
            yield bytes(value.numbers if isinstance(value, Table) else value)


def _number(value: Any) -> bytes:
    return int(value).to_bytes(8, "little", signed=True)


def main(described: str) -> None:
    """Do the jobs on standard input, one a line, with a compiled library; a checksum a line. Needs no NumPy."""
    said = json.loads(Path(described).read_text("utf-8"))
    rules = find_game(said["game"])
    library = Library(rules, checked(Path(described), rules))
    for line in sys.stdin:
        print(prove(library.function, library.records, json.loads(line)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
