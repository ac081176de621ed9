"""Questions to bots and coaches, which are answered in workers so that they don't block anything else."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

from tabletowers.bots import BOTS, STRENGTHS, own_bots, own_budget
from tabletowers.contract import Sight, State
from tabletowers.table import Refused

#: The built-in bots offered for a seat. Others have a budget of their own, or are the operator's (`levels_and`).
LEVELS: tuple[str, ...] = tuple(name for name in BOTS if ":" not in name)
#: The bots that answer within a moment, and the length of a moment in seconds. Every bot gets at least that much time.
QUICK, MOMENT = frozenset(("random", "greedy", "level1", "level2", *list(STRENGTHS)[:-2])), 0.05
#: The questions to a coach about a decision: judge the move that was made, explain how a move compares with the best or
#: with another one, give all rungs of a hint, or judge with nothing hidden (then the question has the whole state).
#: "luck" is about a whole game: `move` is its record as JSON, and the rest of the question counts for nothing.
Lesson = Literal["review", "explain", "compare", "hint", "open", "luck"]


def levels_and(*names: str | None) -> list[str]:
    """Return the names of all bots that are offered, and those among `names` that include a thinking budget.

    Raises Refused if one of these bots can't play here. No bot thinks longer than the settings allow, whatever budget
    its name includes.
    """
    levels = [*LEVELS, *own_bots()]
    for name in names:
        try:
            if name is None or own_budget(name) is None:
                continue
        except ValueError as error:
            raise Refused("bad_options", str(error)) from error
        if name.startswith("openspiel") and find_spec("pyspiel") is None:
            from tabletowers.lab.optional_packages import missing

            raise Refused("bad_options", str(missing("open_spiel")))
        levels.append(name)
    return levels


class Question(NamedTuple):
    """A decision to think about: the game, its rules version, its options, and what the seat sees (as bytes).

    If the question has a seed, a bot's answer depends only on the question and the bot's level, not on time or the
    machine.
    """

    game: str
    rules: int
    options: dict[str, Any]
    data: bytes
    seat: int
    seed: int | None = None


def longest(level: str, budget: float) -> float:
    """Return the longest time, in seconds, that a bot of this level thinks when its limit is `budget` seconds."""
    if level in QUICK:
        return min(budget, MOMENT)
    own = own_budget(level)
    return budget if own is None or own.seconds is None else min(budget, own.seconds)


def think(question: Question, level: str, budget: float) -> str:
    """Return the move that a bot chooses within `budget` seconds. This function runs in a worker."""
    from tabletowers.bots import bot

    _begin(question)
    if question.seed is not None:
        return bot(level, question.seed, patient=True).choose(sight_of(question))
    return bot(level, secrets.randbits(50)).choose(sight_of(question), budget)


def teach(question: Question, lesson: Lesson, move: str | None, other: str | None = None) -> dict[str, Any] | None:
    """Return a coach's answer about a decision, or None if the coach is not compiled yet. Runs in a worker.

    `lesson` is the kind of answer, and `move` and `other` are the moves to be judged. The same question always gets the
    same answer.
    """
    from tabletowers.coach import explain, hint
    from tabletowers.coach.evaluation import judge_openly
    from tabletowers.coach.explanation import contrast
    from tabletowers.coach.game_review import reviewed
    from tabletowers.coach.hints import LOOK, WHY
    from tabletowers.coach.lines import ready

    _begin(question)
    if lesson == "luck":
        assert move is not None
        return _luck(move)
    sight = _whole(question).sight(question.seat) if lesson == "open" else sight_of(question)
    if not ready(sight):
        return None
    if lesson == "open":
        return {"considered": [asdict(judged) for judged in judge_openly(_whole(question)).moves]}
    if lesson == "hint":
        advice = hint(sight)
        return {"rungs": [advice.to_json(rung) for rung in range(LOOK, WHY + 1)]}
    if lesson == "explain":
        return explain(sight, move).to_json()
    assert move is not None
    if lesson == "compare":
        assert other is not None
        return contrast(sight, move, other).to_json()
    return reviewed(sight, move).to_json()


def _luck(line: str) -> dict[str, Any] | None:
    """Return the account of a finished game, or None if its kernels are not compiled yet."""
    from tabletowers.games import game as find_game
    from tabletowers.luck import account
    from tabletowers.luck.judges import ready
    from tabletowers.record import Record

    record = Record.from_json(json.loads(line))
    return account(record).to_json() if ready(find_game(record.game, record.rules)) else None


def _begin(question: Question) -> None:
    """Let a game's rules run in plain Python until they are compiled, so that no question waits for the compiler."""
    from tabletowers.bots.warm_up import begin
    from tabletowers.games import game as find_game

    begin(find_game(question.game, question.rules))


def sight_of(question: Question) -> Sight:
    """Return what the seat that a question is about can see."""
    from tabletowers.games import game as find_game

    game = find_game(question.game, question.rules)
    return game.sight_from_bytes(question.data, question.seat, **question.options)


def _whole(question: Question) -> State:
    from tabletowers.games import game as find_game

    return find_game(question.game, question.rules).from_bytes(question.data, **question.options)
