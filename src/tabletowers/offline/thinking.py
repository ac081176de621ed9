"""What takes long, as jobs with a name: bots' moves, a coach's lessons, puzzles. A page does them in workers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tabletowers.server.workers.bots import Lesson, Question, teach, think

#: Does a job: its name and its arguments as JSON in, its result as JSON out; ValueError if it can't be done.
Worker = Callable[[str, str], Awaitable[str]]


def work(job: str, arguments: str) -> str:
    """Do a job here and now."""
    given = msgspec.json.decode(arguments)
    return msgspec.json.encode(_JOBS[job](*given)).decode()


async def at_once(job: str, arguments: str) -> str:
    """A worker that makes everybody wait."""
    return work(job, arguments)


def _question(given: list[Any]) -> Question:
    game, rules, options, data, seat = given
    return Question(game, rules, options, bytes.fromhex(data), seat)


def _think(question: list[Any], level: str, budget: float) -> str:
    return think(_question(question), level, budget)


def _teach(question: list[Any], lesson: Lesson, move: str | None, other: str | None) -> dict[str, Any] | None:
    return teach(_question(question), lesson, move, other)


def _puzzle(name: str) -> dict[str, Any]:
    from tabletowers.puzzles.asking import named

    return named(name)


def _position(whole: dict[str, Any], at: Any, language: str, rung: int | None) -> dict[str, Any]:
    from tabletowers.puzzles.asking import judged

    return judged(whole, at, language, rung)


_JOBS: dict[str, Callable[..., Any]] = {
    "think": _think,
    "teach": _teach,
    "puzzle": _puzzle,
    "position": _position,
}


async def done_by(worker: Worker, job: str, *arguments: Any) -> Any:
    """The result of a job."""
    return msgspec.json.decode(await worker(job, msgspec.json.encode(arguments).decode()))


class Minds:
    """The bots of offline tables (`server.workers.bots.BotWorkers`)."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

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
        return 1

    async def close(self) -> None:
        """There is nothing to stop: whoever gave the worker stops it."""


def _sent(question: Question) -> list[Any]:
    return [question.game, question.rules, question.options, question.data.hex(), question.seat]
