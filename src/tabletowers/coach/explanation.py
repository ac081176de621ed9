"""Explains why one move is better than another (`explain`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from tabletowers.bots.base import actions_of
from tabletowers.coach import payload_types
from tabletowers.coach.coach_text import explanation_texts
from tabletowers.coach.differences import SURELY, Point, points_between
from tabletowers.coach.evaluation import Judgement, confirmed, judge, judged_in
from tabletowers.coach.lines import Lines, fitting_net, unfold
from tabletowers.coach.payload_types import Considered
from tabletowers.contract import Sight
from tabletowers.text import catalogue

#: The number of worlds in which two moves are compared with a net, the number with the fast player, and the number of
#: decisions of all seats in each with a net.
WORLDS, HASTY_WORLDS, FAR = 80, 400, 26
#: A move that gives away at least this share of the win is a slip.
SLIP = 0.1
#: If no move is given, the best is compared with one that is at least this much worse, if there is one.
_WORSE = 0.05


@dataclass(frozen=True, slots=True)
class Explanation:
    """A comparison of two moves of a decision: the better one, the other one, and the reasons for each.

    `chance` and `other_chance` are the two moves' chances of winning, `error` is the standard error of their
    difference, and `clear` says whether the difference is significant. `points` are the reasons, from lines of play
    after both moves in the same `worlds` worlds (possible full states). `line` contains the moves of all seats in one
    of these worlds after the better move, and `world` is the seed of that world (see `Sight.imagine`).
    """

    game: str
    seat: int
    move: str
    other: str
    chance: float
    other_chance: float
    error: float
    clear: bool
    worlds: int
    points: tuple[Point, ...]
    line: tuple[str, ...]
    world: int
    judgement: Judgement

    @property
    def difference(self) -> float:
        """The difference between the two moves' chances of winning."""
        return self.chance - self.other_chance

    @property
    def marks(self) -> tuple[str, ...]:
        """The places on the board to which the reasons refer."""
        return tuple(dict.fromkeys(mark for point in self.points for mark in point.marks))

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """Return the comparison in sentences: which move is better, by how much, and the reasons."""
        return explanation_texts(self, self.game, catalogue(language), names)

    def payload(self) -> payload_types.Explanation:
        """Return the explanation as the API represents it: messages with values, not sentences."""
        return payload_types.Explanation(
            seat=self.seat,
            move=self.move,
            other=self.other,
            chance=round(self.chance, 4),
            other_chance=round(self.other_chance, 4),
            error=round(self.error, 4),
            clear=self.clear,
            worlds=self.worlds,
            points=[point.payload() for point in self.points],
            marks=list(self.marks),
            line=list(self.line),
            world=str(self.world),
            considered=[Considered(judged.move, round(judged.chance, 4)) for judged in self.judgement.moves],
        )

    def to_json(self) -> dict[str, Any]:
        """Return the explanation as a JSON object with the content of `payload`."""
        value: dict[str, Any] = to_builtins(self.payload())
        return value


def explain(
    sight: Sight, move: str | None = None, *, seed: int = 0, worlds: int | None = None, judged: Judgement | None = None
) -> Explanation:
    """Explain why the seat's best move is better than `move`.

    If `move` is the best move or is not given, the best move is compared with the next best one that is clearly worse,
    or else with the second best. The explanation uses only what the seat knows, and is the same every time. Raises
    IllegalMove if `move` is illegal, and ValueError if the seat has no choice.
    """
    if len(actions_of(sight)) == 1:
        raise ValueError("there is only one legal move, so there is nothing to explain")
    judgement = judged or judge(sight, move, seed=seed)
    if move is None or move == judgement.best.move:
        move = _contrast(judgement)
        judgement = confirmed(sight, judgement, move, seed=seed)
    other = move if move != judgement.best.move else judgement.moves[1].move
    lines = compared(sight, judgement.best.move, other, seed=seed, worlds=worlds)
    return explained(judgement, lines)


def compared(sight: Sight, move: str, other: str, *, seed: int = 0, worlds: int | None = None) -> Lines:
    """Play on from two moves in the same worlds (possible full states), and return the lines of play.

    By default, there are as many worlds as an explanation needs.
    """
    numbers = sight.moves.numbers
    count = worlds or (HASTY_WORLDS if fitting_net(sight) is None else WORLDS)
    return unfold(sight, [numbers[move], numbers[other]], count, FAR, seed + 2)


def contrast(sight: Sight, move: str, other: str) -> Explanation:
    """Explain which of two moves is better, and why. In the result, the better move comes first."""
    assert sight.seat is not None
    lines = compared(sight, move, other)
    if sum(lines.results(0)) < sum(lines.results(1)):
        lines = compared(sight, other, move)
    return explained(Judgement(sight.seat, tuple(judged_in(lines, 0))), lines)


def explained(judgement: Judgement, lines: Lines) -> Explanation:
    """Build an explanation from an evaluation and from the lines of play of the best move and another one."""
    texts = lines.sight.moves.texts
    best, other = (judgement.of(texts[action]) for action in lines.actions)
    ones, others = lines.results(0), lines.results(1)
    # A difference counts as clear only if the longer comparison confirms it.
    clear = best.chance - other.chance > SURELY * other.error and sum(ones) > sum(others)
    world = _typical(lines)
    return Explanation(
        lines.sight.game.name,
        judgement.seat,
        best.move,
        other.move,
        best.chance,
        other.chance,
        other.error,
        clear,
        lines.worlds,
        tuple(points_between(lines, 0, 1)) if clear else (),
        tuple(lines.moves_of(0, world)),
        lines.seeds[world],
        judgement,
    )


def _contrast(judgement: Judgement) -> str:
    """Return the move to compare with the best one: the next best that is clearly worse, or else the second best."""
    if len(judgement.moves) == 1:
        raise ValueError("all legal moves are equivalent, so there is nothing to explain")
    for judged in judgement.moves[1:]:
        if judgement.best.chance - judged.chance > max(_WORSE, SURELY * judged.error):
            return judged.move
    return judgement.moves[1].move


def _typical(lines: Lines) -> int:
    """Return the index of the most typical world (possible full state).

    In that world, the result and the difference between the two moves are closest to average.
    """
    ones, others = lines.results(0), lines.results(1)
    mean, other = sum(ones) / len(ones), sum(others) / len(others)
    return min(
        range(lines.worlds),
        key=lambda world: (abs(ones[world] - mean) + abs(ones[world] - others[world] - (mean - other)), world),
    )
