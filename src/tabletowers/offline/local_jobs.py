"""Named jobs for time-consuming work: bots' moves, coaches' answers, and the work of games' extras.

In a web page, web workers run them.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tabletowers.bots import bot
from tabletowers.bots.evaluator import Tally
from tabletowers.bots.parallel import Foreseen, ForesightPart, SearchPart, divided
from tabletowers.contract.extras import Extra
from tabletowers.contract.registry import extras
from tabletowers.host.fair_queue import Whose
from tabletowers.host.thinkers import Lesson, Question, sight_of, teach, think

#: A function that does a job: it takes the job's name and arguments as JSON and returns the result as JSON. It raises
#: ValueError if the job fails.
Worker = Callable[[str, str], Awaitable[str]]


def work(job: str, arguments: str) -> str:
    """Run a job in this process, and return its result as JSON."""
    values = msgspec.json.decode(arguments)
    return msgspec.json.encode(_JOBS[job](*values)).decode()


async def at_once(job: str, arguments: str) -> str:
    """Run a job in this process, blocking everything else, and return its result as JSON."""
    return work(job, arguments)


async def think_together(arguments: str, worker: Worker, parts: int) -> str:
    """Return the move that a bot chooses, as JSON. The work is divided into parts for other workers.

    Parts that fail in the other workers are done in this one.
    """
    encoded, level, budget = msgspec.json.decode(arguments)
    question = _question(encoded)
    sight = sight_of(question)

    async def done(part: SearchPart | ForesightPart) -> Any:
        job = "search" if isinstance(part, SearchPart) else "foresee"
        try:
            result = await done_by(worker, job, encoded, part)
        except ValueError:
            return part.think(sight)
        return [Tally(*row) for row in result] if job == "search" else Foreseen(*result)

    seeded = question.seed is not None
    seed = question.seed if question.seed is not None else secrets.randbits(50)
    deciding = divided(bot(level, seed, patient=seeded), sight, None if seeded else budget, parts)
    results: list[Any] | None = None
    while True:
        try:
            wanted = next(deciding) if results is None else deciding.send(results)
        except StopIteration as decided:
            return msgspec.json.encode(decided.value).decode()
        results = await asyncio.gather(*map(done, wanted))


def _question(encoded: list[Any]) -> Question:
    game, rules, options, data, seat, seed = encoded
    return Question(game, rules, options, bytes.fromhex(data), seat, seed)


def _think(question: list[Any], level: str, budget: float) -> str:
    return think(_question(question), level, budget)


def _search(question: list[Any], part: Any) -> Any:
    return msgspec.convert(part, SearchPart).think(sight_of(_question(question)))


def _foresee(question: list[Any], part: Any) -> Any:
    return msgspec.convert(part, ForesightPart).think(sight_of(_question(question)))


def _teach(question: list[Any], lesson: Lesson, move: str | None, other: str | None) -> dict[str, Any] | None:
    return teach(_question(question), lesson, move, other)


def _extra(package: str, job: str, *arguments: Any) -> Any:
    calls = next(extra for extra in extras() if extra.package == package).load("calls")
    assert calls is not None
    return calls.JOBS[job](*arguments)


_JOBS: dict[str, Callable[..., Any]] = {
    "think": _think,
    "search": _search,
    "foresee": _foresee,
    "teach": _teach,
    "extra": _extra,
}


async def done_by(worker: Worker, job: str, *arguments: Any) -> Any:
    """Have a worker run a job, and return the result."""
    return msgspec.json.decode(await worker(job, msgspec.json.encode(arguments).decode()))


class Thinkers:
    """The workers that compute bots' moves and coaches' answers for offline tables (`host.ports.Thinkers`)."""

    def __init__(self, worker: Worker, slots: int = 1) -> None:
        self._worker = worker
        self._slots = slots

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """Return the legal move that a bot chooses."""
        move: str = await done_by(self._worker, "think", _sent(question), level, budget)
        return move

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """Return a coach's answer about a decision."""
        answer: dict[str, Any] | None = await done_by(self._worker, "teach", _sent(question), lesson, move, other)
        return answer

    def slots(self) -> int:
        """Return how many jobs can run at the same time."""
        return self._slots


class ExtraMinds:
    """Runs jobs for the games' extras, in the same workers as the bots (`host.ports.ExtraThinkers`)."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def is_compiled(self, extra: Extra) -> bool:
        """Return True: in a page, the compute kernels of an extra have been compiled ahead of time."""
        return True

    async def work(self, extra: Extra, whose: Whose, job: str, *arguments: Any) -> Any:
        """Have a worker run one of an extra's jobs, and return its result."""
        return await done_by(self._worker, "extra", extra.package, job, *arguments)


def _sent(question: Question) -> list[Any]:
    return [question.game, question.rules, question.options, question.data.hex(), question.seat, question.seed]
