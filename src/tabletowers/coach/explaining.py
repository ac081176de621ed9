"""Why a move is better than another: `explain`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.bots.base import actions_of
from tabletowers.coach.differences import SURELY, Point, points_between
from tabletowers.coach.judging import Judgement, confirmed, judge, judged_in
from tabletowers.coach.lines import Lines, fitting_net, unfold
from tabletowers.coach.words import explanation_texts
from tabletowers.contract import Sight
from tabletowers.text import catalogue

#: In how many worlds two moves are compared with a net, and by players in a hurry; how often the net is asked in each.
WORLDS, HASTY_WORLDS, FAR = 80, 400, 26
#: A move that gives away this much of the result is a slip.
SLIP = 0.1
#: Whoever asks for no move in particular is told why the best is better than one that is worse by this much, if any is.
_WORSE = 0.05


@dataclass(frozen=True, slots=True)
class Explanation:
    """Two moves of a decision compared: the better one, the other one, and what speaks for each.

    `chance` and `other_chance` are the shares of the win that they lead to, `error` the standard error of their
    difference, and `clear` says whether that is beyond doubt. The points come from `worlds` worlds in which both were
    played on. `line` is what everybody did in one of these worlds after the better move, and `world` is that world's
    seed (`Sight.imagine`).
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
        """By how much the one is better than the other, as a part of the win."""
        return self.chance - self.other_chance

    @property
    def marks(self) -> tuple[str, ...]:
        """The places of the board that are spoken of."""
        return tuple(dict.fromkeys(mark for point in self.points for mark in point.marks))

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """The comparison in words: which move and how good it is, then what speaks for it."""
        return explanation_texts(self, self.game, catalogue(language), names)

    def to_json(self) -> dict[str, Any]:
        """The explanation as a JSON object: messages with values, for whoever puts them into words."""
        return {
            "seat": self.seat,
            "move": self.move,
            "other": self.other,
            "chance": round(self.chance, 4),
            "other_chance": round(self.other_chance, 4),
            "error": round(self.error, 4),
            "clear": self.clear,
            "worlds": self.worlds,
            "points": [point.to_json() for point in self.points],
            "marks": list(self.marks),
            "line": list(self.line),
            "world": str(self.world),
            "considered": [{"move": judged.move, "chance": round(judged.chance, 4)} for judged in self.judgement.moves],
        }


def explain(
    sight: Sight, move: str | None = None, *, seed: int = 0, worlds: int | None = None, judged: Judgement | None = None
) -> Explanation:
    """Why the best move of the seat whose sight this is is better than another one, which may be named.

    If the named move is the best, it is compared with the next best. Everything is judged from the sight alone, and the
    same every time. IllegalMove if the move can't be made, ValueError if the seat has nothing to choose.
    """
    if len(actions_of(sight)) == 1:
        raise ValueError("there is only one legal move, so there is nothing to explain")
    found = judged or judge(sight, move, seed=seed)
    if move is None or move == found.best.move:
        move = _contrast(found)
        found = confirmed(sight, found, move, seed=seed)
    other = move if move != found.best.move else found.moves[1].move
    lines = compared(sight, found.best.move, other, seed=seed, worlds=worlds)
    return explained(found, lines)


def compared(sight: Sight, move: str, other: str, *, seed: int = 0, worlds: int | None = None) -> Lines:
    """The lines of two moves in as many worlds as an explanation looks at."""
    numbers = sight.moves.numbers
    count = worlds or (HASTY_WORLDS if fitting_net(sight) is None else WORLDS)
    return unfold(sight, [numbers[move], numbers[other]], count, FAR, seed + 2)


def contrast(sight: Sight, move: str, other: str) -> Explanation:
    """Why one of two moves is better than the other, whichever it is; the better one comes first."""
    assert sight.seat is not None
    lines = compared(sight, move, other)
    if sum(lines.results(0)) < sum(lines.results(1)):
        lines = compared(sight, other, move)
    return explained(Judgement(sight.seat, tuple(judged_in(lines, 0))), lines)


def explained(judgement: Judgement, lines: Lines) -> Explanation:
    """What the lines of the best move and another one say about them."""
    texts = lines.sight.moves.texts
    best, other = (judgement.of(texts[action]) for action in lines.actions)
    ones, others = lines.results(0), lines.results(1)
    # What a longer look does not confirm is not beyond doubt.
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


def _contrast(found: Judgement) -> str:
    """The move that the best one is compared with: the next best that is clearly worse, else the next best."""
    if len(found.moves) == 1:
        raise ValueError("all legal moves come to the same, so there is nothing to explain")
    for judged in found.moves[1:]:
        if found.best.chance - judged.chance > max(_WORSE, SURELY * judged.error):
            return judged.move
    return found.moves[1].move


def _typical(lines: Lines) -> int:
    """The world in which the two moves differ most nearly as they do on average, and the better one does as usual."""
    ones, others = lines.results(0), lines.results(1)
    mean, other = sum(ones) / len(ones), sum(others) / len(others)
    return min(
        range(lines.worlds),
        key=lambda world: (abs(ones[world] - mean) + abs(ones[world] - others[world] - (mean - other)), world),
    )
