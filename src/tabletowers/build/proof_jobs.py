"""The test jobs on which backends are compared (`checksums`): games, batches, searches and single calls."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from tabletowers.backends.ctypes_runtime import Table, numbers
from tabletowers.bots.base import actions_of
from tabletowers.bots.evaluator import Manner, room
from tabletowers.build.checksums import Job
from tabletowers.contract import Game, Sight, State
from tabletowers.contract.game import MOST_SEED
from tabletowers.contract.options import complete
from tabletowers.kernel.plain_dice import Dice
from tabletowers.kernel.rows import COLUMNS
from tabletowers.lab.batch_step import CALLER, DEAL, GREEDY, RANDOM
from tabletowers.record import Record

#: The steps of a batch: more than a seat's decisions in a game, so that games end and new ones are dealt.
_ROUNDS = 40


def game_job(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Job:
    """Create a job that plays a random game and calls the kernels of the rules on its states."""
    state = game.new(players, seed, **options)
    order = game.order_of(game.deal(players, seed, **options), players, state.options)
    return {**_from_the_start(state, order), "dice": str(seed ^ MOST_SEED), "salt": seed % 1000}


def record_job(record: Record) -> Job:
    """Create a job that replays a recorded game and calls the kernels of the rules on its states."""
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
    """Return the entries common to all jobs that play a game.

    `actions` lists the moves to play; if it is empty, the moves are random. If a recorded game reshuffled cards after
    some number of moves, `given` maps that number to the state with the recorded order of the cards.
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
    """Create a job that plays a random game to its end, entirely in compiled code."""
    moves, log = numbers("i4", state.game.most_legal), Table(numbers("i4", COLUMNS), COLUMNS)
    return call_job("play_out", (bytearray(state.data), moves, array("Q", [Dice(seed).word]), log))


def batch_job(game: Game, games: int, players: int, seed: int, options: Mapping[str, Any], others: int) -> Job:
    """Create a job that steps many games at once (`lab.batch_step`).

    `others` says who plays the seats other than the learner's: RANDOM, GREEDY or CALLER.
    """
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
        Table(bytearray(4 * games * players), players),
        Table(numbers("i8", games * players), players),
        bytearray(games),
        dice,
        next_actions,
        listed,
        counts,
        numbers("i1", games),
        observations,
        masks,
        learners,
        Table(bytearray(observations.numbers), observations.columns),
    )
    how = RANDOM if others == CALLER else GREEDY
    return calls_job(
        ("step", *stepped, others, 0, games),
        ("weigh", states, listed, counts, worths, 0, games),
        ("choose", states, listed, counts, dice, how, next_actions, 0, games),
        rounds=_ROUNDS,
    )


def search_job(sight: Sight, iterations: int, seed: int) -> Job:
    """Create a job that searches one decision with `iterations` iterations."""
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
    """Create a job that calls a kernel. The checksum covers the kernel's result and the memory it wrote."""
    return calls_job((name, *arguments))


def calls_job(*calls: tuple[Any, ...], rounds: int = 1) -> Job:
    """Create a job that calls several kernels in turn, `rounds` times. A call is a name followed by the arguments.

    A buffer that is passed to several calls keeps what earlier calls wrote into it.
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
    """Encode a buffer in hexadecimal without its trailing zeros, because buffers for results are mostly empty."""
    return {"bytes": len(memory), "hex": memory.rstrip(b"\0").hex()}
