"""Compares the features of two moves' lines of play, to find the reasons for the better move.

The moves are compared in the same worlds (possible full states).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Literal

from tabletowers.coach import payload_types
from tabletowers.coach.evaluation import error_of
from tabletowers.coach.lines import Lines
from tabletowers.contract.features import Feature, Notes, Noticed, by_code

if TYPE_CHECKING:
    from tabletowers.contract import Game

#: The number of standard errors by which a difference must exceed zero to count as significant.
SURELY = 2.0
#: The most points given for the better move, and against it.
_MOST_FOR, _MOST_AGAINST = 3, 1
#: The most points with the same code (such as one colour at two seats), and with the same theme.
_MOST_OF_A_CODE, _MOST_OF_A_THEME = 1, 2
#: The correlation above which two differences count as the same.
_SAME = 0.9


@dataclass(frozen=True, slots=True)
class Point:
    """A reason for one of two moves, with its figures. It is a message code with values, not a sentence.

    If `told` is "worlds", `much` and `instead` are the numbers of worlds (possible full states), out of `of`, in which
    the feature occurs after the move and after the other move. If `told` is "mean", they are the feature's mean values
    after the two moves.
    """

    code: str
    subject: Mapping[str, int | str]
    theme: str
    told: Literal["worlds", "mean"]
    much: float
    instead: float
    of: int
    #: Whether it is a reason for the move (else for the other one).
    favours: bool
    #: The places on the board that the point refers to.
    marks: tuple[str, ...]

    def payload(self) -> payload_types.Point:
        """Return the reason as the API represents it."""
        return payload_types.Point(
            code=self.code,
            subject=dict(self.subject),
            theme=self.theme,
            told=self.told,
            much=self.much,
            instead=self.instead,
            of=self.of,
            favours=self.favours,
            marks=list(self.marks),
        )


@dataclass(frozen=True, slots=True)
class _Difference:
    """The values of one feature in all worlds (possible full states), after each of two compared moves."""

    noticed: Noticed
    feature: Feature
    ones: Sequence[float]
    others: Sequence[float]

    @property
    def paired(self) -> list[float]:
        return [one - other for one, other in zip(self.ones, self.others, strict=True)]

    @property
    def mean(self) -> float:
        return sum(self.paired) / len(self.ones)

    @property
    def certain(self) -> bool:
        """Whether the difference is significant and large enough to mention."""
        return abs(self.mean) >= self.feature.least and abs(self.mean) > SURELY * error_of(self.paired)

    def explained(self, ones: Sequence[float], others: Sequence[float]) -> float:
        """Return how much of the difference in results this feature explains (mean difference × slope)."""
        return self.mean * _slope([*self.ones, *self.others], [*ones, *others])


@cache
def features_of(game: Game) -> ModuleType | None:
    """Return the module in which a game declares its features, or None if the game has no such module."""
    name = game.beside("features")
    return None if name is None else import_module(name)


def points_between(lines: Lines, move: int, other: int) -> list[Point]:
    """Return the reasons for a move compared with another move of the same `Lines`, the most important first.

    Reasons that explain more of the difference in results come earlier. Reasons for the other move, if any, come last.
    """
    declared = features_of(lines.sight.game)
    if declared is None:
        return []
    ones, others = lines.results(move), lines.results(other)
    certain = [difference for difference in _differences(lines, move, other, declared) if difference.certain]
    weighed = []
    for difference in certain:
        part = difference.explained(ones, others)
        # A feature that should be good but correlates with losing is not a reason.
        if part * difference.mean * difference.feature.sense > 0:
            weighed.append((part, difference))
    weighed.sort(key=lambda pair: (-abs(pair[0]), pair[1].noticed))
    chosen = list(_choice([difference for part, difference in weighed if part > 0], _MOST_FOR))
    against = _choice([difference for part, difference in weighed if part < 0], _MOST_AGAINST)
    return [_point(difference, declared) for difference in (*chosen, *against)]


def _differences(lines: Lines, move: int, other: int, declared: ModuleType) -> Iterator[_Difference]:
    """Yield the difference in every feature that occurs in any line of play after the two compared moves."""
    features = by_code(declared.FEATURES)
    noted: list[tuple[Notes, Notes]] = [
        (declared.notice(lines.line(move, world)), declared.notice(lines.line(other, world)))
        for world in range(lines.worlds)
    ]
    for noticed in sorted({key for pair in noted for notes in pair for key in notes}, key=repr):
        yield _Difference(
            noticed,
            features[noticed.code],
            [one.get(noticed, 0.0) for one, _ in noted],
            [two.get(noticed, 0.0) for _, two in noted],
        )


def _choice(ranked: Sequence[_Difference], most: int) -> Iterator[_Difference]:
    """Yield at most `most` of the ranked differences, leaving out those that repeat an earlier one."""
    kept: list[_Difference] = []
    for difference in ranked:
        if len(kept) == most:
            return
        alike = [one for one in kept if one.noticed.code == difference.noticed.code]
        related = [one for one in kept if one.feature.theme == difference.feature.theme]
        if len(alike) >= _MOST_OF_A_CODE or len(related) >= _MOST_OF_A_THEME:
            continue
        if any(abs(_correlation(one.paired, difference.paired)) > _SAME for one in kept):
            continue
        kept.append(difference)
        yield difference


def _point(difference: _Difference, declared: ModuleType) -> Point:
    feature, subject = difference.feature, dict(difference.noticed.subject)
    count = len(difference.ones)
    if feature.told == "worlds":
        much, instead = (
            float(sum(1 for amount in side if amount > 0)) for side in (difference.ones, difference.others)
        )
    else:
        much, instead = (round(sum(side) / count, 1) for side in (difference.ones, difference.others))
    return Point(
        feature.code,
        subject,
        feature.theme,
        feature.told,
        much,
        instead,
        count,
        difference.mean * feature.sense > 0,
        tuple(declared.marks(feature.code, subject)) if hasattr(declared, "marks") else (),
    )


def _slope(causes: Sequence[float], results: Sequence[float]) -> float:
    """Return the slope of a linear regression: the change in the result per unit of the cause."""
    spread = _covariance(causes, causes)
    return _covariance(causes, results) / spread if spread else 0.0


def _correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    spread = (_covariance(ones, ones) * _covariance(others, others)) ** 0.5
    return _covariance(ones, others) / spread if spread else 0.0


def _covariance(ones: Sequence[float], others: Sequence[float]) -> float:
    count = len(ones)
    mean, other_mean = sum(ones) / count, sum(others) / count
    return sum((one - mean) * (other - other_mean) for one, other in zip(ones, others, strict=True)) / count
