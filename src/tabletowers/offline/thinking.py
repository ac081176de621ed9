"""What takes long, as jobs with a name: bots' moves, a coach's lessons, puzzles. A page does them in workers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tabletowers.bots import bot
from tabletowers.bots.dividing import Foreseen, ForesightPart, SearchPart, divided
from tabletowers.bots.minds import Tally
from tabletowers.server.workers.bots import Lesson, Question, sight_of, teach, think

#: Does a job: its name and its arguments as JSON in, its result as JSON out; ValueError if it can't be done.
Worker = Callable[[str, str], Awaitable[str]]


def work(job: str, arguments: str) -> str:
    """Do a job here and now."""
    given = msgspec.json.decode(arguments)
    return msgspec.json.encode(_JOBS[job](*given)).decode()


async def at_once(job: str, arguments: str) -> str:
    """A worker that makes everybody wait."""
    return work(job, arguments)


async def think_together(arguments: str, worker: Worker, parts: int) -> str:
    """Do the job of a bot's move, divided into so many parts that a worker does; what it can't do is done here."""
    given, level, budget = msgspec.json.decode(arguments)
    question = _question(given)
    sight = sight_of(question)

    async def done(part: SearchPart | ForesightPart) -> Any:
        job = "search" if isinstance(part, SearchPart) else "foresee"
        try:
            found = await done_by(worker, job, given, part)
        except ValueError:
            return part.think(sight)
        return [Tally(*row) for row in found] if job == "search" else Foreseen(*found)

    seeded = question.seed is not None
    seed = question.seed if question.seed is not None else secrets.randbits(50)
    deciding = divided(bot(level, seed, patient=seeded), sight, None if seeded else budget, parts)
    found: list[Any] | None = None
    while True:
        try:
            wanted = next(deciding) if found is None else deciding.send(found)
        except StopIteration as decided:
            return msgspec.json.encode(decided.value).decode()
        found = await asyncio.gather(*map(done, wanted))


def _question(given: list[Any]) -> Question:
    game, rules, options, data, seat, seed = given
    return Question(game, rules, options, bytes.fromhex(data), seat, seed)


def _think(question: list[Any], level: str, budget: float) -> str:
    return think(_question(question), level, budget)


def _search(question: list[Any], part: Any) -> Any:
    return msgspec.convert(part, SearchPart).think(sight_of(_question(question)))


def _foresee(question: list[Any], part: Any) -> Any:
    return msgspec.convert(part, ForesightPart).think(sight_of(_question(question)))


def _teach(question: list[Any], lesson: Lesson, move: str | None, other: str | None) -> dict[str, Any] | None:
    return teach(_question(question), lesson, move, other)


def _puzzle(name: str) -> dict[str, Any]:
    from tabletowers.puzzles.asking import named

    return named(name)


def _examine(draft: dict[str, Any]) -> dict[str, Any]:
    from tabletowers.puzzles.asking import examined

    return examined(draft)


def _position(whole: dict[str, Any], at: Any, language: str, rung: int | None) -> dict[str, Any]:
    from tabletowers.puzzles.asking import judged

    return judged(whole, at, language, rung)


_JOBS: dict[str, Callable[..., Any]] = {
    "think": _think,
    "search": _search,
    "foresee": _foresee,
    "teach": _teach,
    "puzzle": _puzzle,
    "examine": _examine,
    "position": _position,
}


async def done_by(worker: Worker, job: str, *arguments: Any) -> Any:
    """The result of a job."""
    return msgspec.json.decode(await worker(job, msgspec.json.encode(arguments).decode()))


class Minds:
    """The bots of offline tables (`server.workers.bots.BotWorkers`)."""

    def __init__(self, worker: Worker, slots: int = 1) -> None:
        self._worker = worker
        self._slots = slots

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """A legal move."""
        move: str = await done_by(self._worker, "think", _sent(question), level, budget)
        return move

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """What a coach says about a decision."""
        said: dict[str, Any] | None = await done_by(self._worker, "teach", _sent(question), lesson, move, other)
        return said

    def slots(self) -> int:
        """How many questions are thought about at the same time."""
        return self._slots

    async def close(self) -> None:
        """There is nothing to stop: whoever gave the worker stops it."""


def _sent(question: Question) -> list[Any]:
    return [question.game, question.rules, question.options, question.data.hex(), question.seat, question.seed]
