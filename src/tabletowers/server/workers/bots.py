"""Bots in processes of their own: their thinking never blocks the server, and a worker's death only costs time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from dataclasses import asdict
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from tabletowers.bots import BOTS, STRENGTHS, own_budget
from tabletowers.contract import Sight, State
from tabletowers.server.workers.processes import TRIES, new_pool, stop
from tabletowers.table import Refused

log = logging.getLogger("tabletowers.bots")
T = TypeVar("T")

#: The bots that are offered for a seat. Others have a budget of their own (`levels_and`).
LEVELS: tuple[str, ...] = tuple(name for name in BOTS if ":" not in name)
#: Those that answer in a moment, and how long that is at most, in seconds: also the least time a bot is given.
QUICK, MOMENT = frozenset(("random", "greedy", "level1", "level2", *list(STRENGTHS)[:-2])), 0.05
#: What a coach can be asked about a decision: to judge the move that was made, to compare a move with the best or with
#: another one, for all rungs of a hint, or to judge with everything open (then the question holds the whole state).
Lesson = Literal["review", "explain", "compare", "hint", "open"]


def levels_and(*names: str | None) -> list[str]:
    """The levels, and those of these names that are bots with a budget of their own; Refused if one can't play here.

    Whatever their own budget, they never think longer than the server lets bots think.
    """
    levels = list(LEVELS)
    for name in names:
        try:
            if name is None or own_budget(name) is None:
                continue
        except ValueError as error:
            raise Refused("bad_options", str(error)) from error
        if name.startswith("openspiel") and find_spec("pyspiel") is None:
            from tabletowers.lab.extras import missing

            raise Refused("bad_options", str(missing("open_spiel")))
        levels.append(name)
    return levels


class Question(NamedTuple):
    """A decision: the game, its rules' version and options, and what the seat sees (the bytes of its sight).

    With a seed, the answer depends on nothing else but the level: neither on time nor on the machine.
    """

    game: str
    rules: int
    options: dict[str, Any]
    data: bytes
    seat: int
    seed: int | None = None


class BotWorkers(Protocol):
    """Something that can be asked for a bot's move."""

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """A legal move."""

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """What a coach says about a decision (`teach`); None while that is being compiled."""

    def slots(self) -> int:
        """How many questions can be thought about at the same time."""

    async def close(self) -> None:
        """Stop the workers."""


def longest(level: str, budget: float) -> float:
    """The longest that a bot of a level thinks with this budget, in seconds."""
    if level in QUICK:
        return min(budget, MOMENT)
    own = own_budget(level)
    return budget if own is None or own.seconds is None else min(budget, own.seconds)


def think(question: Question, level: str, budget: float) -> str:
    """In a worker: the bot's move."""
    from tabletowers.bots import bot

    _begin(question)
    if question.seed is not None:
        return bot(level, question.seed, patient=True).choose(sight_of(question))
    return bot(level, secrets.randbits(50)).choose(sight_of(question), budget)


def teach(question: Question, lesson: Lesson, move: str | None, other: str | None = None) -> dict[str, Any] | None:
    """In a worker: what a coach says about a decision, and about moves in it; the same every time."""
    from tabletowers.coach import explain, hint
    from tabletowers.coach.explaining import contrast
    from tabletowers.coach.hints import LOOK, WHY
    from tabletowers.coach.judging import judge_openly
    from tabletowers.coach.lines import ready
    from tabletowers.coach.reviewing import reviewed

    _begin(question)
    sight = _whole(question).sight(question.seat) if lesson == "open" else sight_of(question)
    if not ready(sight):
        return None
    if lesson == "open":
        return {"considered": [asdict(judged) for judged in judge_openly(_whole(question)).moves]}
    if lesson == "hint":
        found = hint(sight)
        return {"rungs": [found.to_json(rung) for rung in range(LOOK, WHY + 1)]}
    if lesson == "explain":
        return explain(sight, move).to_json()
    assert move is not None
    if lesson == "compare":
        assert other is not None
        return contrast(sight, move, other).to_json()
    return reviewed(sight, move).to_json()


def _begin(question: Question) -> None:
    """Let nobody wait for a compiler; where a game is not compiled yet, its rules run in plain Python."""
    from tabletowers.bots.compiling import begin
    from tabletowers.games import game as find_game

    begin(find_game(question.game, question.rules))


def _begin_at_once() -> None:
    """In a worker, while the server has everything compiled: load what is needed before the first question."""
    from tabletowers.bots.compiling import begin, leave_to_others
    from tabletowers.games import GAMES
    from tabletowers.games import game as find_game

    leave_to_others()
    for name in GAMES:
        begin(find_game(name))


def sight_of(question: Question) -> Sight:
    """What the seat that is asked sees."""
    from tabletowers.games import game as find_game

    game = find_game(question.game, question.rules)
    return game.sight_from_bytes(question.data, question.seat, **question.options)


def _whole(question: Question) -> State:
    from tabletowers.games import game as find_game

    return find_game(question.game, question.rules).from_bytes(question.data, **question.options)


class LocalBotWorkers:
    """Worker processes on this machine, started when they are first asked or, while games are compiled, `at_once`."""

    def __init__(self, workers: int, *, at_once: bool = False) -> None:
        self._workers = max(1, workers)
        self._prepare = _begin_at_once if at_once else None
        self._pool = new_pool(self._workers, self._prepare)
        if at_once:
            self._pool.submit(int)

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """A legal move."""
        return await self._ask(think, question, level, budget)

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """What a coach says about a decision."""
        return await self._ask(teach, question, lesson, move, other)

    def slots(self) -> int:
        """How many questions can be thought about at the same time."""
        return self._workers

    async def _ask(self, function: Callable[..., T], *arguments: Any) -> T:
        """Ask a worker, and a new one if it dies."""
        for attempt in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(function, *arguments))
            except BrokenExecutor:
                log.warning("a bot's worker died; asking again", extra={"attempt": attempt})
                if self._pool is pool:
                    self._pool = new_pool(self._workers, self._prepare)
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' workers keep dying")

    async def close(self) -> None:
        """Stop the workers; whatever they are thinking about is dropped."""
        stop(self._pool)
