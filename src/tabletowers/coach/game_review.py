"""Reviews whole games: evaluates every decision of a seat from what it could know then, and explains its mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import to_builtins

from tabletowers.coach.coach_text import explanation_texts, move_text, percent, theme_text
from tabletowers.coach.evaluation import Judgement, judge
from tabletowers.coach.explanation import SLIP, Explanation, explain
from tabletowers.coach.payload_types import Judged
from tabletowers.contract import Sight
from tabletowers.record import Record, states
from tabletowers.text import catalogue

#: The number of standard errors by which a loss must exceed zero.
_SURELY = 2.5
#: The most turning points in a summary.
_MOST_TURNS = 6


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that a seat made, compared with the best one.

    `mark` is `slip` if the move clearly reduced the chance of winning by more than a tenth (0.1), and `find` if the
    move was the best and every other candidate would have been a slip.
    """

    ply: int
    seat: int
    move: str
    chance: float
    lead: float
    best: str
    best_chance: float
    best_lead: float
    mark: Literal["slip", "find"] | None
    explanation: Explanation | None

    @property
    def loss(self) -> float:
        """How much the move reduced the chance of winning, compared with the best move."""
        return self.best_chance - self.chance

    def payload(self) -> Judged:
        """Return the decision as the API represents it."""
        return Judged(
            ply=self.ply,
            move=self.move,
            wins=round(self.chance, 4),
            margin=round(self.lead, 2),
            best=self.best,
            best_wins=round(self.best_chance, 4),
            best_margin=round(self.best_lead, 2),
            mark=self.mark,
            explanation=None if self.explanation is None else self.explanation.payload(),
        )

    def to_json(self) -> dict[str, Any]:
        """Return the decision as a JSON object with the content of `payload`."""
        value: dict[str, Any] = to_builtins(self.payload())
        return value


@dataclass(frozen=True, slots=True)
class Work:
    """A theme to practise, the number of slips (costly mistakes) related to it, and their total loss."""

    theme: str
    slips: int
    lost: float


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one seat's play in a game."""

    record: Record
    seat: int
    decisions: tuple[Decision, ...]

    @property
    def slips(self) -> list[Decision]:
        """The decisions that clearly reduced the chance of winning by more than a tenth (0.1)."""
        return [decision for decision in self.decisions if decision.mark == "slip"]

    @property
    def turning_points(self) -> list[Decision]:
        """The most important slips (costly mistakes) and finds (best moves with no good alternative).

        They are listed in the order of the game.
        """
        marked = [decision for decision in self.decisions if decision.mark is not None]
        marked.sort(key=lambda decision: (-decision.loss, decision.ply))
        return sorted(marked[:_MOST_TURNS], key=lambda decision: decision.ply)

    @property
    def work(self) -> list[Work]:
        """The themes to practise: those of the slips (costly mistakes), the most costly theme first."""
        losses_by_theme: dict[str, list[float]] = {}
        for slip in self.slips:
            points = () if slip.explanation is None else slip.explanation.points
            for point in points[:1]:
                losses_by_theme.setdefault(point.theme, []).append(slip.loss)
        themes = [Work(theme, len(losses), sum(losses)) for theme, losses in losses_by_theme.items()]
        return sorted(themes, key=lambda work: (-work.lost, work.theme))

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """Return the review in sentences: the slips (costly mistakes) with their reasons, then what to practise."""
        say, game = catalogue(language), self.record.game
        sentences = [say("coach-reviewed", decisions=len(self.decisions), slips=len(self.slips))]
        sights = dict(decisions(self.record, self.seat))
        for slip in self.slips:
            sight = sights[slip.ply]
            both = [move_text(sight.game, move, sight, say) for move in (slip.move, slip.best)]
            sentences.append(
                say(
                    "coach-slip",
                    ply=slip.ply,
                    move=both[0],
                    best=both[1],
                    chance=percent(slip.best_chance),
                    instead=percent(slip.chance),
                )
            )
            if slip.explanation is not None:
                sentences += [f"  {text}" for text in explanation_texts(slip.explanation, game, say, names)[1:]]
        for work in self.work:
            sentences.append(
                say("coach-work", theme=theme_text(game, work.theme, say), slips=work.slips, lost=percent(work.lost))
            )
        return sentences


def decisions(record: Record, seat: int, start: int = 0) -> Iterator[tuple[int, Sight]]:
    """Yield the ply and the sight (what the seat saw) of each decision in which the seat had a choice."""
    for number, state in enumerate(states(record)):
        if number < start or number == len(record.plies) or record.plies[number].seat != seat:
            continue
        if len(state.legal_actions()) > 1:
            yield number, state.sight(seat)


def reviewed(sight: Sight, move: str, ply: int = 0, *, seed: int = 0) -> Decision:
    """Review one decision: compare the move with the best one, and explain it if it was a slip (a costly mistake)."""
    judged = judge(sight, move, seed=seed)
    evaluation, best = judged.of(move), judged.best
    explanation: Explanation | None = None
    mark: Literal["slip", "find"] | None = None
    if evaluation is not best and judged.loss(move) > max(SLIP, _SURELY * evaluation.error):
        explanation = explain(sight, move, seed=seed, judged=judged)
        # A move counts as a slip only if the longer comparison confirms it.
        if explanation.clear:
            mark = "slip"
        else:
            explanation = None
    elif evaluation is best and _is_find(judged):
        mark = "find"
    assert sight.seat is not None
    return Decision(
        ply,
        sight.seat,
        move,
        evaluation.chance,
        evaluation.lead,
        best.move,
        best.chance,
        best.lead,
        mark,
        explanation,
    )


def _is_find(judged: Judgement) -> bool:
    """Return whether every other candidate is so much worse that it would be a slip (a costly mistake)."""
    others = judged.moves[1:]
    return len(others) > 1 and all(judged.best.chance - one.chance > max(SLIP, _SURELY * one.error) for one in others)


def review(record: Record, seat: int, *, seed: int = 0) -> Review:
    """Review all decisions of a seat in a game.

    Raises Disagreement if the record can't be replayed, and ValueError if it has no such seat.
    """
    if type(seat) is not int or not 0 <= seat < record.players:
        raise ValueError(f"the seats are 0 to {record.players - 1}, not {seat!r}")
    decided = [reviewed(sight, record.plies[ply].move, ply, seed=seed) for ply, sight in decisions(record, seat)]
    return Review(record, seat, tuple(decided))
