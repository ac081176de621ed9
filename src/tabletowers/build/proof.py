"""Work for every make of the kernels: whoever does it right gets the same checksum.

A job is a JSON value, so that `proof.mjs` can do the same in Node.js and in a browser. A caller takes a kernel's name
and gives a function of its arguments: numbers, memory, and a `Table` where an array has two axes.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from tabletowers.bots.base import actions_of
from tabletowers.bots.minds import FOR_EVER, Manner, room
from tabletowers.contract import Game, Sight, State
from tabletowers.contract.game import MOST_SEED
from tabletowers.contract.options import complete
from tabletowers.kernel.layout import TO_MOVE_AT
from tabletowers.kernel.library import Rows, Table, numbers
from tabletowers.kernel.plain_dice import Dice
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS
from tabletowers.lab.stepping import CALLER, DEAL, GREEDY, RANDOM
from tabletowers.record import Record

#: Gives a kernel by its name.
Caller = Callable[[str], Callable[..., Any]]
Job = dict[str, Any]

_OVER = 255
#: One decision of so many is looked at from all sides.
_EVERY = 5
#: Steps of a batch: more than a game has decisions of one seat, so that games end and are dealt anew.
_ROUNDS = 40
#: So that the choices don't follow the order of the moves.
_STRIDE = 7919


def game_job(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Job:
    """Play a random game, and look at its states in every way."""
    state = game.new(players, seed, **options)
    order = game.order_of(game.deal(players, seed, **options), players, state.options)
    return {**_from_the_start(state, order), "dice": str(seed ^ MOST_SEED), "salt": seed % 1000}


def record_job(record: Record) -> Job:
    """Play the game of a record again, and look at its states in every way."""
    state = record.start()
    job = _from_the_start(state, state.game.order_of(record.setup, record.players, state.options))
    for number, ply in enumerate(record.plies):
        action = state.moves.numbers[ply.move]
        job["actions"].append(action)
        if ply.reshuffled is not None:
            state.game.supply_shuffle(state, action, partial(_instead, ply.reshuffled))
            job["given"][str(number)] = bytes(state.data).hex()
        state.act(action)
    return job


def _instead(order: list[Any], _: list[Any]) -> list[Any]:
    return order


def _from_the_start(state: State, order: Sequence[int]) -> Job:
    """What every job that plays a game knows.

    Unless it is random, there are `actions` to be played, and states that are `given` by the number of moves before
    them, where somebody else shuffles.
    """
    plan = state.game.observation.PLAN
    return {
        "kind": "game",
        "blank": bytes(state.game.blank(state.players, state.options)).hex(),
        "order": [int(card) for card in order],
        "dice": "0",
        "salt": 0,
        "players": state.players,
        "most_legal": state.game.most_legal,
        "observation": plan.size(state.players) * int(plan.dtype[1]),
        "actions": [],
        "given": {},
    }


def play_out_job(state: State, seed: int) -> Job:
    """Play a game to its end at random, all in compiled code."""
    moves, log = numbers("i4", state.game.most_legal), Table(numbers("i4", COLUMNS), COLUMNS)
    return call_job("play_out", (bytearray(state.data), moves, array("Q", [Dice(seed).word]), log))


def batch_job(game: Game, games: int, players: int, seed: int, options: Mapping[str, Any], others: int) -> Job:
    """Step many games at once (`lab.stepping`); `others` says who plays the seats that are not the learner's."""
    chosen, plan = complete(game.options, options), game.observation.PLAN
    groups = game.groups(players, chosen)
    observations = Table(bytearray(games * plan.size(players) * int(plan.dtype[1])), plan.size(players))
    masks = Table(bytearray(games * (actions := len(game.moves(chosen).texts))), actions)
    listed = Table(numbers("i4", games * game.most_legal), game.most_legal)
    worths = Table(numbers("i8", games * game.most_legal), game.most_legal)
    states, counts, next_actions = bytearray(games * game.layout.size), numbers("i4", games), array("q", [DEAL] * games)
    dice = Table(array("Q", [Dice(seed + row).word for row in range(games)]), 1)
    learners = array("b", [-1 if others == CALLER else row % players for row in range(games)])
    stepped = (
        states,
        array("q", range(seed, seed + games)),
        bytearray(game.blank(players, chosen)),
        array("q", [card for group in groups for card in group]),
        array("q", accumulate(map(len, groups))),
        numbers("i1", games),
        observations,
        masks,
        listed,
        counts,
        Table(bytearray(4 * games * players), players),
        Table(numbers("i8", games * players), players),
        bytearray(games),
        learners,
        Table(bytearray(observations.numbers), observations.columns),
        dice,
        next_actions,
    )
    how = RANDOM if others == CALLER else GREEDY
    return calls_job(
        ("step", *stepped, others, 0, games),
        ("weigh", states, listed, counts, worths, 0, games),
        ("choose", states, listed, counts, dice, how, next_actions, 0, games),
        rounds=_ROUNDS,
    )


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
    return calls_job((name, *arguments))


def calls_job(*calls: tuple[Any, ...], rounds: int = 1) -> Job:
    """Call kernels one after the other, several times: each by its name with its arguments.

    The same memory in several of them is one room, which keeps what was written into it.
    """
    rooms: list[Any] = []
    listed = []
    for name, *arguments in calls:
        passed: list[Any] = [name]
        for value in arguments:
            if isinstance(value, int):
                passed.append(int(value))
                continue
            memory, columns = value if isinstance(value, Table) else (value, 0)
            place = next((place for place, known in enumerate(rooms) if known is memory), len(rooms))
            if place == len(rooms):
                rooms.append(memory)
            passed.append({"room": place, "columns": columns})
        listed.append(passed)
    return {"kind": "calls", "rooms": [_content(bytes(memory)) for memory in rooms], "calls": listed, "rounds": rounds}


def _content(memory: bytes) -> dict[str, Any]:
    """Most of the room for results is empty."""
    return {"bytes": len(memory), "hex": memory.rstrip(b"\0").hex()}


def prove(caller: Caller, records: Mapping[str, Any], job: Job) -> int:
    """Do a job; the checksum of all that came out of it."""
    done = {"game": _play, "search": _search, "calls": _call}[job["kind"]]
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
