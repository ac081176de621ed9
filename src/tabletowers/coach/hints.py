"""Hints for a decision in four steps ("rungs"): where to look, what to consider, the move, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from tabletowers.bots.base import actions_of
from tabletowers.coach.coach_text import explanation_texts, move_text, point_text
from tabletowers.coach.differences import Point
from tabletowers.coach.explanation import Explanation, explain
from tabletowers.coach.payload_types import Advice
from tabletowers.contract import Sight
from tabletowers.text import catalogue

#: The rungs of a hint; each reveals more than the one before.
LOOK, CONSIDER, MOVE, WHY = range(1, 5)


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for a decision, revealed in four steps ("rungs").

    `found` is the explanation of the best move, or None if there is only one legal move.
    """

    sight: Sight
    move: str
    found: Explanation | None

    @property
    def point(self) -> Point | None:
        """The strongest reason for the move, or None if there is none."""
        if self.found is None:
            return None
        return next((point for point in self.found.points if point.favours), None)

    @property
    def moves(self) -> list[str]:
        """The two moves to compare, in an order that doesn't reveal which one is better."""
        return [] if self.found is None else sorted((self.found.move, self.found.other))

    def texts(self, rung: int = WHY, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """Return the hint in sentences, from the first step ("rung") up to and including `rung`."""
        say, game = catalogue(language), self.sight.game
        if self.found is None:
            return [say("coach-only", move=move_text(game, self.move, self.sight, say))]
        point = self.point
        sentences = [say("coach-look-anywhere") if point is None else say(f"{game.name}-look-{point.theme}")]
        if rung >= CONSIDER:
            both = [move_text(game, move, self.sight, say) for move in self.moves]
            sentences.append(say("coach-compare", one=both[0], other=both[1]))
            if point is not None:
                what = point_text(point, game.name, say, names, self.sight.seat)
                sentences.append(say("coach-consider", what=what))
        if rung >= MOVE:
            sentences.append(say("coach-move", move=move_text(game, self.move, self.sight, say)))
        if rung >= WHY:
            sentences += explanation_texts(self.found, game.name, say, names)
        return sentences

    def payload(self, rung: int = WHY) -> Advice:
        """Return the hint up to a step ("rung"), as the API represents it. Later steps are left out."""
        point = self.point
        advice = Advice(
            rung=rung,
            theme=None if point is None else point.theme,
            marks=[] if point is None else list(point.marks),
            moves=[],
            point=None,
            move=None,
            explanation=None,
        )
        if rung >= CONSIDER:
            advice.moves = self.moves
            advice.point = None if point is None else point.payload()
        if rung >= MOVE or self.found is None:
            advice.move = self.move
        if rung >= WHY and self.found is not None:
            advice.explanation = self.found.payload()
        return advice

    def to_json(self, rung: int = WHY) -> dict[str, Any]:
        """Return the hint as a JSON object with the content of `payload`."""
        value: dict[str, Any] = to_builtins(self.payload(rung))
        return value


def hint(sight: Sight, *, seed: int = 0, worlds: int | None = None) -> Hint:
    """Create the coach's hint for a seat from what the seat knows. Raises ValueError if it has nothing to decide."""
    actions = actions_of(sight)
    if len(actions) == 1:
        return Hint(sight, sight.moves.texts[actions[0]], None)
    explanation = explain(sight, seed=seed, worlds=worlds)
    return Hint(sight, explanation.move, explanation)
